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

QUrl storageUrl(const ToolCatalog &catalog)
{
    QUrl url = catalog.url;
    if (!catalog.owner.isEmpty())
        url.setFragment(QString::fromLatin1(catalog.owner)); // requests never have a fragment
    return url;
}

QString ToolKey::storedName() const
{
    return sameName == 0 ? name : name + u"\n#%1"_s.arg(sameName + 1);
}

ToolKeys::ToolKeys(const CatalogKind &catalog, const QList<Tool> &tools)
{
    m_keys.reserve(tools.size());
    m_indexes.reserve(tools.size());
    for (const Tool &tool : tools) {
        QList<qsizetype> &indexes = m_indexes[tool.name];
        indexes.append(m_keys.size());
        m_keys.append({catalog, tool.name, indexes.size() - 1});
    }
}

qsizetype ToolKeys::indexOf(const ToolKey &key) const
{
    const QList<qsizetype> indexes = m_indexes.value(key.name);
    const bool isThere = key.sameName >= 0 && key.sameName < indexes.size() &&
                         m_keys.at(indexes.at(key.sameName)).catalog == key.catalog;
    return isThere ? indexes.at(key.sameName) : -1;
}

QStringList storedToolNames(const QList<Tool> &tools)
{
    const ToolKeys keys({}, tools);
    QStringList names;
    names.reserve(keys.size());
    for (qsizetype i = 0; i < keys.size(); ++i)
        names.append(keys.at(i).storedName());
    return names;
}

} // namespace rc
