// SPDX-License-Identifier: GPL-3.0-or-later
// Lays a parsed resource out for a reader.
#include "cli/frame/resourcelines.h"

#include "cli/frame/arguments.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"

using namespace Qt::StringLiterals;

namespace rc {

QList<std::pair<QString, QString>> resourceRows(const PastedResource &pasted)
{
    const ResourceUrl &resource = pasted.resource;
    QList<std::pair<QString, QString>> rows{
        {resource.isOfTeam() ? Cli::tr("Team") : Cli::tr("Owner"), displayText(resource.holder())},
        {Cli::tr("UUID"), resource.uuid},
        {Cli::tr("Base address"), displayText(resource.baseUrl)},
        {Cli::tr("Product path"), resource.productPath.isEmpty() ? Cli::tr("none") : displayText(resource.productPath)},
        {Cli::tr("Resource URL"), displayText(resource.resourceUrl())},
        {Cli::tr("Logs address"), displayText(resource.logsUrl())},
    };
    if (!resource.unicodeHost.isEmpty()) {
        rows.append(
            {Cli::tr("Host"), Cli::tr("%1 (sent as %2)").arg(displayText(resource.unicodeHost), resource.host)});
    }
    if (!pasted.trimmed.isEmpty())
        rows.append({Cli::tr("Trimmed"), displayText(listText(pasted.trimmed))});
    return rows;
}

} // namespace rc
