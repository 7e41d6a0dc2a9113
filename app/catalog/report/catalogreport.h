// SPDX-License-Identifier: GPL-3.0-or-later
// Findings and changes of catalogs, the input of every report.
#pragma once

#include "catalog/difference/tooldifference.h"
#include "catalog/review/toolfindings.h"

#include <QUrl>

namespace rc {

struct CatalogFindings
{
    CatalogKind kind;
    QUrl url;
    QList<ToolFinding> active;
    QList<ToolFinding> accepted; ///< not counted
};

struct CatalogChanges
{
    CatalogKind kind;
    QUrl url;
    QString since;             ///< the file, or the time of the earlier list; empty without a comparison
    QList<ToolChange> changes; ///< changes of the list itself
    QList<ToolDifference> tools;

    [[nodiscard]] bool isSame() const { return changes.isEmpty() && tools.isEmpty(); }
};

/// The number of findings per catalog and severity, then a table of the most severe. Outside text stays text.
[[nodiscard]] QString findingsSummary(const QList<CatalogFindings> &catalogs);
[[nodiscard]] QString changesSummary(const QList<CatalogChanges> &catalogs);

/// One run with a result per finding; accepted ones have a suppression. `file`: the repository file to show results at,
/// since tools are not in a file; if empty, results show the catalog's address.
[[nodiscard]] QByteArray findingsSarif(const QList<CatalogFindings> &catalogs, const QString &file = {});

/// Same with a result for each change.
[[nodiscard]] QByteArray changesSarif(const QList<CatalogChanges> &catalogs, const QString &file = {});

} // namespace rc
