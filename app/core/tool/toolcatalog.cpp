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

QUrl keepingPlace(const ToolCatalog &catalog)
{
    QUrl place = catalog.url;
    if (!catalog.owner.isEmpty())
        place.setFragment(QString::fromLatin1(catalog.owner)); // no request ever has one
    return place;
}

} // namespace rc
