// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tool/toolcatalog.h"

#include <QRegularExpression>

namespace rc {

using namespace Qt::StringLiterals;

QUrl catalogAddress(const QUrl &toolServer, const CatalogKind &kind)
{
    static const QRegularExpression endpoint(u"(/mcp/?|/github/?|/)\\z"_s);
    const QString typed = toolServer.path(QUrl::FullyEncoded);
    const QString root = QString(typed).remove(endpoint);
    QUrl address = toolServer;
    const bool isAsTyped = kind == CatalogKind::General && typed.endsWith("/mcp"_L1);
    address.setPath(isAsTyped ? typed : root + kind.path(), QUrl::TolerantMode);
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
