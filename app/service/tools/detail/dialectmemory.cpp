// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/tools/detail/dialectmemory.h"

#include "wire/http/slashredirect.h"

#include <utility>

namespace rc {

namespace {

constexpr qint64 freshSeconds = 24 * 3600; // a younger entry is not stored again

/// Two endpoints of one origin may be different servers, for example one behind a proxy.
QString endpointKey(const QUrl &url)
{
    return url.toString(QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::RemoveFragment | QUrl::FullyEncoded);
}

} // namespace

void DialectMemory::setStorage(std::function<QList<KnownDialect>()> read, Store store)
{
    m_read = std::move(read);
    m_store = std::move(store);
}

/// Once, on first use: most windows contact no tool server for a while.
void DialectMemory::read() const
{
    const auto load = std::exchange(m_read, nullptr);
    if (!load)
        return;
    const QList<KnownDialect> rows = load();
    for (const KnownDialect &known : rows) {
        if (!m_byEndpoint.contains(known.endpoint))
            m_byEndpoint.insert(known.endpoint, known);
    }
}

std::optional<KnownDialect> DialectMemory::known(const QUrl &url) const
{
    read();
    const auto found = m_byEndpoint.constFind(endpointKey(url));
    return found == m_byEndpoint.cend() ? std::nullopt : std::optional(*found);
}

Dialect DialectMemory::dialectOf(const QUrl &url) const
{
    const auto found = known(url);
    return found ? found->dialect : dialectsInOrder.front();
}

QUrl DialectMemory::addressOf(const QUrl &endpoint) const
{
    const auto found = known(endpoint);
    return found && found->quirks.otherSlash ? withOtherSlash(endpoint) : endpoint;
}

void DialectMemory::remember(const QUrl &url, Dialect dialect, const QByteArray &version, const EndpointQuirks &quirks)
{
    const std::optional<KnownDialect> previous = known(url);
    const KnownDialect current{endpointKey(url), dialect, version, QDateTime::currentDateTimeUtc(), quirks};
    const bool isSame =
        previous && previous->dialect == dialect && previous->version == version && previous->quirks == quirks;
    if (isSame && previous->at.secsTo(current.at) < freshSeconds && previous->at <= current.at)
        return;
    m_byEndpoint.insert(current.endpoint, current);
    if (m_store)
        m_store(current.endpoint, current);
}

void DialectMemory::forget(const QUrl &url)
{
    read();
    const QString endpoint = endpointKey(url);
    if (m_byEndpoint.remove(endpoint) && m_store)
        m_store(endpoint, std::nullopt);
}

} // namespace rc
