// SPDX-License-Identifier: GPL-3.0-or-later
// The table of catalogs and their endpoints.
#include "core/toolcatalog.h"

#include <QCoreApplication>

namespace rc {

using namespace Qt::StringLiterals;

const std::array<CatalogRow, 2> &catalogTable()
{
    static constexpr std::array<CatalogRow, 2> table{{
        {CatalogKind::General, "general"_L1, "/mcp/"_L1},
        {CatalogKind::CodeHosting, "code-hosting"_L1, "/github/"_L1},
    }};
    return table;
}

namespace {

const CatalogRow &rowOf(CatalogKind kind)
{
    for (const CatalogRow &row : catalogTable()) {
        if (row.kind == kind)
            return row;
    }
    Q_UNREACHABLE();
}

} // namespace

QList<CatalogKind> allCatalogs()
{
    QList<CatalogKind> kinds;
    for (const CatalogRow &row : catalogTable())
        kinds.append(row.kind);
    return kinds;
}

QLatin1StringView wireWord(CatalogKind kind)
{
    return rowOf(kind).word;
}

QString catalogName(CatalogKind kind)
{
    switch (kind) {
    case CatalogKind::General:
        return QCoreApplication::translate("rc::ToolCatalog", "General tools");
    case CatalogKind::CodeHosting:
        return QCoreApplication::translate("rc::ToolCatalog", "Code-hosting tools");
    }
    Q_UNREACHABLE();
}

std::optional<CatalogKind> catalogFromWord(QStringView word)
{
    for (const CatalogRow &row : catalogTable()) {
        if (word.compare(row.word, Qt::CaseInsensitive) == 0)
            return row.kind;
    }
    return {};
}

QUrl catalogAddress(const QUrl &toolServer, CatalogKind kind)
{
    QUrl address = toolServer;
    QString path = toolServer.path(QUrl::FullyEncoded);
    while (path.endsWith(u'/'))
        path.chop(1);
    address.setPath(path + rowOf(kind).path, QUrl::TolerantMode);
    return address;
}

QLatin1StringView wireWord(Dialect dialect)
{
    switch (dialect) {
    case Dialect::Plain:
        return "plain"_L1;
    case Dialect::Session:
        return "session"_L1;
    case Dialect::Modern:
        return "modern"_L1;
    }
    Q_UNREACHABLE();
}

} // namespace rc
