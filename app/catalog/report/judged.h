// SPDX-License-Identifier: GPL-3.0-or-later
// Findings and changes of catalogs, the input of every report.
#pragma once

#include "catalog/difference/tooldifference.h"
#include "catalog/review/toolfindings.h"

#include <QUrl>

namespace rc {

struct JudgedCatalog
{
    CatalogKind kind;
    QUrl url;
    QList<ToolFinding> own;
    QList<ToolFinding> accepted; ///< not counted any more
};

struct ComparedCatalog
{
    CatalogKind kind;
    QUrl url;
    QString since;             ///< the file, or the time of the earlier list; empty without a comparison
    QList<ToolChange> changes; ///< changes of the list itself
    QList<ToolDifference> tools;

    [[nodiscard]] bool isSame() const { return changes.isEmpty() && tools.isEmpty(); }
};

/// How many findings each catalog has by severity, then a table of the heaviest. Outside text stays text.
[[nodiscard]] QString findingsSummary(const QList<JudgedCatalog> &catalogs);
[[nodiscard]] QString changesSummary(const QList<ComparedCatalog> &catalogs);

/// One run with a result for each finding; an accepted one is there with a suppression. `file`: the file of the
/// repository that results are shown at, since a tool is in none; without one they are shown at the catalog's address.
[[nodiscard]] QByteArray findingsSarif(const QList<JudgedCatalog> &catalogs, const QString &file = {});

/// The same with a result for each change.
[[nodiscard]] QByteArray changesSarif(const QList<ComparedCatalog> &catalogs, const QString &file = {});

} // namespace rc
