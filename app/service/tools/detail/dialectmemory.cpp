// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/tools/detail/dialectmemory.h"

namespace rc {

namespace {

/// Two endpoints of one origin can be two servers: one behind a proxy, one not.
QString endpointKey(const QUrl &url)
{
    return url.toString(QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::RemoveFragment | QUrl::FullyEncoded);
}

} // namespace

Dialect DialectMemory::dialectOf(const QUrl &url) const
{
    return m_byEndpoint.value(endpointKey(url), Dialect::Plain);
}

void DialectMemory::remember(const QUrl &url, Dialect dialect)
{
    m_byEndpoint.insert(endpointKey(url), dialect);
}

} // namespace rc
