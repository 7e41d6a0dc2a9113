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
        {resource.isOfTeam() ? translate("rc::Cli", "Team") : translate("rc::Cli", "Owner"),
         displayText(resource.holder())},
        {translate("rc::Cli", "UUID"), resource.uuid},
        {translate("rc::Cli", "Base address"), displayText(resource.baseUrl)},
        {translate("rc::Cli", "Product path"),
         resource.productPath.isEmpty() ? translate("rc::Cli", "none") : displayText(resource.productPath)},
        {translate("rc::Cli", "Resource URL"), displayText(resource.resourceUrl())},
        {translate("rc::Cli", "Logs address"), displayText(resource.logsUrl())},
    };
    if (!resource.unicodeHost.isEmpty()) {
        rows.append({translate("rc::Cli", "Host"),
                     translate("rc::Cli", "%1 (sent as %2)").arg(displayText(resource.unicodeHost), resource.host)});
    }
    if (!pasted.trimmed.isEmpty())
        rows.append({translate("rc::Cli", "Trimmed"), displayText(listText(pasted.trimmed))});
    return rows;
}

} // namespace rc
