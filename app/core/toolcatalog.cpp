// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/toolcatalog.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rc {

const std::array<CatalogRow, 2> &catalogTable()
{
    static constexpr std::array<CatalogRow, 2> table{{
        {CatalogKind::General, "general"_L1, "/mcp/"_L1},
        {CatalogKind::CodeHosting, "code-hosting"_L1, "/github/"_L1},
    }};
    return table;
}

QLatin1StringView wireWord(CatalogKind kind)
{
    return kind == CatalogKind::General ? catalogTable().front().word : catalogTable().back().word;
}

QString catalogName(CatalogKind kind)
{
    return kind == CatalogKind::General ? QCoreApplication::translate("rc::CatalogKind", "General tools")
                                        : QCoreApplication::translate("rc::CatalogKind", "Code-hosting tools");
}

std::optional<CatalogKind> catalogFromWord(QStringView word)
{
    for (const CatalogRow &row : catalogTable()) {
        if (word.compare(row.word, Qt::CaseInsensitive) == 0)
            return row.kind;
    }
    return std::nullopt;
}

QUrl catalogAddress(const QUrl &toolServer, CatalogKind kind)
{
    QUrl url = toolServer;
    const CatalogRow &row = kind == CatalogKind::General ? catalogTable().front() : catalogTable().back();
    url.setPath(toolServer.path(QUrl::FullyEncoded) + row.path, QUrl::StrictMode);
    return url;
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
    return {};
}

} // namespace rc
