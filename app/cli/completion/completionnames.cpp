// SPDX-License-Identifier: GPL-3.0-or-later
// Looks names up in local files.
#include "cli/completion/completionnames.h"

#include "cli/frame/options.h"
#include "cli/tools/toolstarget.h"
#include "core/textsof.h"
#include "core/url/resourceurl.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "service/tools/catalogdocument.h"
#include "store/catalogs/catalogsnapshots.h"

#include <QFileInfo>
#include <QProcessEnvironment>

#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// Ten thousand tools are about 10 MiB. A longer list is read too slowly for somebody who waits at a key.
constexpr qint64 longestNamedList = 16 * 1024 * 1024;

bool canBeTyped(const QString &name)
{
    return !name.isEmpty() && !name.contains(u'\n') && !name.contains(u'\t') && !hasHiddenText(name);
}

Result<QStringList> namesOfProfiles(const Arguments & /*arguments*/)
{
    return textsOf(ProfileStore(profilesFile()).peek(), &Profile::name);
}

/// Of the endpoints that the same options would have `tools` ask.
Result<QStringList> namesOfTools(const Arguments &arguments)
{
    RC_TRY(options, optionsSeen(arguments, QProcessEnvironment::systemEnvironment(), ProfileStore(profilesFile())));
    RC_TRY(kinds, catalogsOf(arguments, options->profile));
    QStringList names;
    const auto server = parseToolServerUrl(options->profile.toolServer);
    if (!server)
        return names;
    const CatalogSnapshots snapshots(snapshotsFolder());
    for (const CatalogKind &kind : *kinds) {
        const Snapshot last = snapshots.last(catalogAddress(*server, kind));
        if (!last.isValid() || QFileInfo(last.path).size() > longestNamedList)
            continue;
        const auto document = snapshots.read(last);
        const auto tools = document ? toolsOfDocument(*document, kind) : Result<QList<Tool>>(QList<Tool>());
        if (!tools) // damaged; the next list takes its place
            continue;
        for (const Tool &tool : *tools)
            names.append(tool.name);
    }
    return names;
}

constexpr std::array<std::pair<QLatin1StringView, Result<QStringList> (*)(const Arguments &)>, 2> nameKinds{{
    {"profiles"_L1, namesOfProfiles},
    {"tools"_L1, namesOfTools},
}};

} // namespace

QStringList nameKindWords()
{
    return textsOf(nameKinds, [](const auto &row) { return row.first; });
}

QList<OptionRow> nameOptions()
{
    QList<OptionRow> rows{{u"--catalog"_s, oneOf(u"WHICH"_s, catalogWords()), {}}};
    for (const OptionRow &row : whoOptions()) {
        if (row.name == "--profile"_L1 || row.name == "--mcp-url"_L1 || row.name == "--env-prefix"_L1 ||
            row.name == "--demo"_L1)
            rows.append(row);
    }
    for (OptionRow &row : rows)
        row.hidden = true;
    return rows;
}

Result<QStringList> completionNames(const Arguments &arguments)
{
    const QString kind = arguments.value(u"--names"_s);
    for (const auto &[word, namesOf] : nameKinds) {
        if (word != kind)
            continue;
        return namesOf(arguments).map([](QStringList names) {
            names.removeIf([](const QString &name) { return !canBeTyped(name); });
            names.removeDuplicates();
            return names;
        });
    }
    return failure(
        badInput(Cli::tr("--names must be %1, not “%2”.").arg(listText(nameKindWords()), displayText(kind))));
}

} // namespace rc
