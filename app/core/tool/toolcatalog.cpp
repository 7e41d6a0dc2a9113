// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tool/toolcatalog.h"

namespace rc {

using namespace Qt::StringLiterals;

QUrl catalogAddress(const QUrl &toolServer, const CatalogKind &kind)
{
    QUrl address = toolServer;
    QString path = toolServer.path(QUrl::FullyEncoded);
    while (path.endsWith(u'/'))
        path.chop(1);
    address.setPath(path + kind.path(), QUrl::TolerantMode);
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
