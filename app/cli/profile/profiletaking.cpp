// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/profile/profiletaking.h"

#include "cli/frame/inputfile.h"
#include "cli/frame/options.h"
#include "cli/frame/terminal.h"
#include "core/json/strictjson.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "store/profiles/profilestore.h"
#include "store/profiles/profiletransfer.h"

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QString takenText(const TakenProfile &one)
{
    const QString name = displayText(one.name);
    switch (one.taken) {
    case Taken::Added:
        return Cli::tr("Added %1.").arg(name);
    case Taken::Same:
        return Cli::tr("%1 already exists and is identical.").arg(name);
    case Taken::Skipped:
        return Cli::tr("Skipped %1.").arg(name);
    case Taken::Renamed:
        return Cli::tr("Added %1 as %2.").arg(name, displayText(one.as));
    case Taken::Replaced:
        return Cli::tr("Replaced %1.").arg(name);
    }
    return {};
}

} // namespace

int importProfiles(const Arguments &arguments, const ProfileStore &store, Terminal &terminal)
{
    const QString word = arguments.has(u"--clash"_s) ? arguments.value(u"--clash"_s) : u"refuse"_s;
    const auto clash = clashFromWord(word);
    if (!clash)
        return terminal.failure(
            badInput(Cli::tr("--clash must be refuse, skip, rename or replace, not “%1”.").arg(displayText(word))));
    const auto taken =
        inputFile(arguments.words.at(1), profilesDocumentCap)
            .and_then(profilesFromDocument)
            .and_then([&](const ProfilesRead &read) {
                if (!read.leftOut.isEmpty())
                    terminal.error(Cli::tr("Ignored, not part of a profile: %1.").arg(listText(read.leftOut)));
                if (!read.placeholders.isEmpty())
                    terminal.error(Cli::tr("Placeholders, not applied: %1.").arg(listText(read.placeholders)));
                return takeProfiles(store, read.profiles, *clash);
            });
    if (!taken) {
        const int code = terminal.failure(taken.error());
        if (*clash == Clash::Refuse && taken.error().kind == ErrorKind::BadInput)
            terminal.error(Cli::tr("To resolve name conflicts, use --clash skip, rename or replace."));
        return code;
    }
    QList<QByteArray> rows;
    for (const TakenProfile &one : *taken) {
        rows.append(jsonObject({{"name", jsonString(one.name)},
                                {"as", jsonString(one.as)},
                                {"outcome", jsonString(QString(takenWord(one.taken)))}}));
        if (!arguments.has(u"--json"_s))
            terminal.line(takenText(one));
    }
    if (arguments.has(u"--json"_s))
        terminal.document(jsonObject({{"profiles", jsonArray(rows)}}));
    else if (taken->isEmpty())
        terminal.line(Cli::tr("The file contains no profiles."));
    return 0;
}

int exportProfiles(const Arguments &arguments, const QList<Profile> &profiles, Terminal &terminal)
{
    QList<Profile> wanted;
    for (const QString &name : arguments.words.mid(1)) {
        const auto profile = savedProfile(profiles, name);
        if (!profile || name.isEmpty())
            return terminal.failure(profile ? badInput(Cli::tr("A profile needs a name.")) : profile.error());
        if (!wanted.contains(*profile))
            wanted.append(*profile);
    }
    const QByteArray document = profilesDocument(arguments.words.size() > 1 ? wanted : profiles);
    if (arguments.has(u"--json"_s))
        terminal.document(document);
    else
        terminal.document(jsonIndented(document));
    return 0;
}

} // namespace rc
