// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tool/toolcatalog.h"

#include <QRegularExpression>

namespace rc {

using namespace Qt::StringLiterals;

QUrl toolServerRoot(const QUrl &toolServer)
{
    static const QRegularExpression endpoint(u"(/mcp/?|/github/?|/)\\z"_s);
    QUrl root = toolServer;
    root.setPath(toolServer.path(QUrl::FullyEncoded).remove(endpoint), QUrl::TolerantMode);
    return root;
}

QUrl catalogAddress(const QUrl &toolServer, const CatalogKind &kind)
{
    if (kind == CatalogKind::General && toolServer.path().endsWith("/mcp"_L1))
        return toolServer;
    QUrl address = toolServerRoot(toolServer);
    address.setPath(address.path(QUrl::FullyEncoded) + kind.path(), QUrl::TolerantMode);
    return address;
}

QUrl keepingPlace(const ToolCatalog &catalog)
{
    QUrl place = catalog.url;
    if (!catalog.owner.isEmpty())
        place.setFragment(QString::fromLatin1(catalog.owner)); // requests never have a fragment
    return place;
}

} // namespace rc
