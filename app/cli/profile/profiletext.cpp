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
    return profile.keySaved ? Cli::tr("key saved") : Cli::tr("no key saved");
}

QString tokenWords(const Profile &profile)
{
    return profile.tokenSaved ? Cli::tr("token saved") : Cli::tr("no token saved");
}

QString secondsText(int seconds)
{
    return seconds == 0 ? Cli::tr("Default (see Preferences)") : Cli::tr("%1 s").arg(seconds);
}

QString switchText(bool on)
{
    return on ? Cli::tr("on") : Cli::tr("off");
}

struct Row
{
    QString name;
    QString value;
};

QList<Row> rowsOf(const Profile &profile)
{
    return {
        {Cli::tr("Name"), profile.name},
        {Cli::tr("Resource URL"), profile.resource},
        {Cli::tr("Tool server"), profile.toolServer},
        {Cli::tr("Username"), profile.username},
        {Cli::tr("Email"), profile.email},
        {Cli::tr("Key"), keyWords(profile)},
        {Cli::tr("Hosting token"), tokenWords(profile)},
        {Cli::tr("Threshold"), QString(thresholdWord(profile.threshold))},
        {Cli::tr("SDK debug mode"), switchText(profile.debug)},
        {Cli::tr("Variable prefix"), profile.envPrefix},
        {Cli::tr("Key header"), profile.keyHeader},
        {Cli::tr("Key to tool server"), profile.bearer ? u"Authorization: Bearer"_s : QString()},
        {Cli::tr("Username header"), profile.usernameHeader},
        {Cli::tr("Email header"), profile.emailHeader},
        {Cli::tr("Send username with entries"), switchText(profile.identityOnIngest)},
        {Cli::tr("UUID to tool server"), profile.uuidToTools ? profile.uuidHeader : switchText(profile.uuidToTools)},
        {Cli::tr("More catalogs"), furtherCatalogsText(profile.furtherCatalogs)},
        {Cli::tr("Dialect"), profile.dialect ? QString(wireWord(*profile.dialect)) : Cli::tr("Automatic")},
        {Cli::tr("Timeout"), secondsText(profile.deadline)},
        {Cli::tr("Event streams"), secondsText(profile.streamDeadline)},
        {Cli::tr("CA file"), profile.caFile},
        {Cli::tr("Color"), profileColourName(profile.colour)},
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
        terminal.line(Cli::tr("No profiles are saved."));
    qsizetype width = 0;
    for (const Profile &profile : profiles)
        width = std::max(width, displayText(profile.name).size());
    for (const Profile &profile : profiles)
        terminal.line(displayText(profile.name).leftJustified(width + 2) +
                      displayText(profile.resource.isEmpty() ? profile.toolServer : profile.resource) + u"  "_s +
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
