// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/profile/profileorder.h"

#include "cli/frame/terminal.h"
#include "config/formats/quoting.h"
#include "core/json/jsonparts.h"
#include "core/textsof.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "store/profiles/profilestore.h"

#include <limits>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QStringList namesOf(const QList<Profile> &profiles)
{
    return textsOf(profiles, &Profile::name);
}

} // namespace

QList<OptionRow> moveOptions()
{
    return {{u"--before"_s, {u"OTHER"_s, ValueKind::Profile}, Cli::tr("move: before this profile")},
            {u"--first"_s, {}, Cli::tr("move: to the start of the list")},
            {u"--last"_s, {}, Cli::tr("move: to the end of the list")}};
}

int duplicateProfile(const Arguments &arguments, const ProfileStore &store, Terminal &terminal)
{
    const QString name = arguments.words.at(1);
    const QString as = arguments.words.at(2);
    if (const QString fault = profileNameFault(as); !fault.isEmpty())
        return terminal.failure(badInput(fault));
    if (const auto list = store.duplicate(name, as); !list)
        return terminal.failure(list.error());
    if (arguments.has(u"--json"_s))
        terminal.document(jsonObject({{"duplicated", jsonString(name)}, {"as", jsonString(as)}}));
    else
        terminal.line(Cli::tr("Added %2, a copy of %1. It has no key yet: resource-console key set "
                              "--profile %3")
                          .arg(displayText(name), displayText(as), shellQuoted(displayText(as))));
    return 0;
}

int moveProfile(const Arguments &arguments, const ProfileStore &store, Terminal &terminal)
{
    const QString name = arguments.words.at(1);
    const QString other = arguments.value(u"--before"_s);
    const bool before = arguments.has(u"--before"_s);
    const bool first = arguments.has(u"--first"_s);
    const bool last = arguments.has(u"--last"_s);
    if (int(before) + int(first) + int(last) != 1)
        return terminal.failure(badInput(Cli::tr("Specify where: --before OTHER, --first or --last.")));
    if (before && other == name)
        return terminal.failure(badInput(Cli::tr("A profile cannot be moved before itself.")));
    const auto list =
        before ? store.moveBefore(name, other) : store.move(name, first ? 0 : std::numeric_limits<qsizetype>::max());
    if (!list)
        return terminal.failure(list.error());
    const QStringList names = namesOf(*list);
    if (arguments.has(u"--json"_s))
        terminal.document(jsonObject({{"moved", jsonString(name)}, {"profiles", jsonStrings(names)}}));
    else
        terminal.line(Cli::tr("Moved %1. The order is now: %2.").arg(displayText(name), displayText(listText(names))));
    return 0;
}

} // namespace rc
