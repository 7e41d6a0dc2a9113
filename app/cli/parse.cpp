// SPDX-License-Identifier: GPL-3.0-or-later
// parse: finds the resource in pasted text.
#include "cli/commands.h"
#include "cli/frame/arguments.h"
#include "cli/frame/options.h"
#include "cli/frame/terminal.h"
#include "core/url/resourceurl.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"

#include <QFile>
#include <QList>

#include <cstdio>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QList<QList<Piece>> resourceRows(const PastedResource &pasted)
{
    const ResourceUrl &resource = pasted.resource;
    QList<QList<Piece>> rows{
        {{resource.isTeamResource() ? Cli::tr("Team") : Cli::tr("Owner"), Tone::Faint}, {resource.holder()}},
        {{Cli::tr("UUID"), Tone::Faint}, {resource.uuid}},
        {{Cli::tr("Base address"), Tone::Faint}, {resource.baseUrl}},
        {{Cli::tr("Product path"), Tone::Faint},
         {resource.productPath.isEmpty() ? Cli::tr("none") : resource.productPath}},
        {{Cli::tr("Resource URL"), Tone::Faint}, {resource.resourceUrl()}},
        {{Cli::tr("Logs address"), Tone::Faint}, {resource.logsUrl()}},
    };
    if (!resource.unicodeHost.isEmpty())
        rows.append({{Cli::tr("Host"), Tone::Faint},
                     {Cli::tr("%1 (sent as %2)").arg(displayText(resource.unicodeHost), resource.host)}});
    if (!pasted.trimmed.isEmpty())
        rows.append({{Cli::tr("Trimmed"), Tone::Faint}, {listText(pasted.trimmed)}});
    return rows;
}

Result<QString> textOf(const Arguments &arguments)
{
    if (arguments.words.size() != 1)
        return missingArgument(u"parse"_s, u"TEXT|-"_s);
    if (arguments.words.first() != "-"_L1)
        return arguments.words.first();
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return failure(ErrorKind::FileFailed, Cli::tr("standard input"), input.errorString());
    const QByteArray bytes = input.read(maxPasteBytes + 1);
    // A text that is too long may have been truncated within a character.
    if (bytes.size() <= maxPasteBytes && !bytes.isValidUtf8())
        return failure(Cli::tr("The text is not valid UTF-8."));
    return QString::fromUtf8(bytes);
}

Result<int> runParse(const Arguments &arguments, Terminal &terminal)
{
    const auto options = generalOptionsOf(arguments);
    const auto text = options ? textOf(arguments) : Result<QString>(failure(options.error()));
    const auto pasted = text ? parseResourceUrl(*text) : Result<PastedResource>(failure(text.error()));
    if (!pasted) {
        terminal.error(pasted.error());
        return usageExitCode;
    }
    if (options->json) {
        terminal.document(resourceJson(*pasted));
        return 0;
    }
    terminal.table(resourceRows(*pasted));
    return 0;
}

} // namespace

Command parseCommand()
{
    return {u"parse"_s,
            {u"parse TEXT [--json]"_s, u"parse -"_s},
            Cli::tr("Show the owner, UUID and addresses of a Resource URL in any pasted text."),
            {},
            {},
            runParse,
            {{{}, {u"TEXT"_s}}}};
}

} // namespace rc
