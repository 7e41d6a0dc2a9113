// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/profile/profiletext.h"

#include "cli/frame/arguments.h"
#include "cli/frame/terminal.h"
#include "core/words/displaytext.h"
#include "store/profiles/profiletransfer.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QString keyWords(const Profile &profile)
{
    return profile.keySaved ? translate("rc::Cli", "key saved") : translate("rc::Cli", "no key saved");
}

QString tokenWords(const Profile &profile)
{
    return profile.tokenSaved ? translate("rc::Cli", "token saved") : translate("rc::Cli", "no token saved");
}

QString secondsText(int seconds)
{
    return seconds == 0 ? translate("rc::Cli", "Default (see Preferences)") : translate("rc::Cli", "%1 s").arg(seconds);
}

QString switchText(bool on)
{
    return on ? translate("rc::Cli", "on") : translate("rc::Cli", "off");
}

struct Row
{
    QString name;
    QString value;
};

QList<Row> rowsOf(const Profile &profile)
{
    return {
        {translate("rc::Cli", "Name"), profile.name},
        {translate("rc::Cli", "Resource URL"), profile.resource},
        {translate("rc::Cli", "Tool server"), profile.toolServer},
        {translate("rc::Cli", "Username"), profile.username},
        {translate("rc::Cli", "Email"), profile.email},
        {translate("rc::Cli", "Key"), keyWords(profile)},
        {translate("rc::Cli", "Hosting token"), tokenWords(profile)},
        {translate("rc::Cli", "Threshold"), QString(thresholdWord(profile.threshold))},
        {translate("rc::Cli", "SDK debug mode"), switchText(profile.debug)},
        {translate("rc::Cli", "Variable prefix"), profile.envPrefix},
        {translate("rc::Cli", "Key header"), profile.keyHeader},
        {translate("rc::Cli", "Username header"), profile.usernameHeader},
        {translate("rc::Cli", "Email header"), profile.emailHeader},
        {translate("rc::Cli", "Send username with entries"), switchText(profile.identityOnIngest)},
        {translate("rc::Cli", "UUID to tool server"),
         profile.uuidToTools ? profile.uuidHeader : switchText(profile.uuidToTools)},
        {translate("rc::Cli", "More catalogs"), furtherCatalogsText(profile.furtherCatalogs)},
        {translate("rc::Cli", "Dialect"),
         profile.dialect ? QString(wireWord(*profile.dialect)) : translate("rc::Cli", "Automatic")},
        {translate("rc::Cli", "Timeout"), secondsText(profile.deadline)},
        {translate("rc::Cli", "Event streams"), secondsText(profile.streamDeadline)},
        {translate("rc::Cli", "CA file"), profile.caFile},
        {translate("rc::Cli", "Color"), profileColourName(profile.colour)},
    };
}

} // namespace

QByteArray profileJson(const Profile &profile)
{
    QList<JsonMember> members = profileMembers(profile);
    members.append({"keySaved", jsonTruth(profile.keySaved)});
    members.append({"codeHostingTokenSaved", jsonTruth(profile.tokenSaved)});
    return jsonObject(members);
}

void listProfiles(const QList<Profile> &profiles, bool json, Terminal &terminal)
{
    if (json) {
        QList<QByteArray> rows;
        for (const Profile &profile : profiles)
            rows.append(profileJson(profile));
        terminal.document(jsonObject({{"profiles", jsonArray(rows)}}));
        return;
    }
    if (profiles.isEmpty())
        terminal.line(translate("rc::Cli", "No profiles are saved."));
    qsizetype width = 0;
    for (const Profile &profile : profiles)
        width = std::max(width, displayText(profile.name).size());
    for (const Profile &profile : profiles)
        terminal.line(displayText(profile.name).leftJustified(width + 2) + displayText(profile.resource) + u"  "_s +
                      keyWords(profile));
}

void showProfile(const Profile &profile, bool json, Terminal &terminal)
{
    if (json) {
        terminal.document(profileJson(profile));
        return;
    }
    const QList<Row> rows = rowsOf(profile);
    qsizetype width = 0;
    for (const Row &row : rows)
        width = std::max(width, row.name.size());
    for (const Row &row : rows) {
        if (!row.value.isEmpty())
            terminal.line(row.name.leftJustified(width + 2) + displayText(row.value));
    }
}

} // namespace rc
