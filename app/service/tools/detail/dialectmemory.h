// SPDX-License-Identifier: GPL-3.0-or-later
// Remembers the dialect of each endpoint.
#pragma once

#include "core/tool/catalogkind.h"
#include "core/tool/toolcatalog.h"

#include <QHash>

#include <functional>

namespace rc {

/// The last working dialect of an endpoint, tried first next time. One object per process; its data can be stored
/// between runs.
class DialectMemory
{
public:
    /// Stores the dialect of an endpoint; nullopt removes it.
    using Store = std::function<void(const QString &endpoint, const std::optional<KnownDialect> &known)>;

    /// Loads dialects of earlier runs and stores new ones. Both functions are called on demand.
    void setStorage(std::function<QList<KnownDialect>()> read, Store store);

    /// nullopt if unknown.
    [[nodiscard]] std::optional<KnownDialect> known(const QUrl &url) const;
    /// The dialect to try first: the modern one by default, as the specification requires.
    [[nodiscard]] Dialect dialectOf(const QUrl &url) const;
    /// The working address: the endpoint, or its variant with one trailing slash more or less.
    [[nodiscard]] QUrl addressOf(const QUrl &endpoint) const;
    void remember(const QUrl &url, Dialect dialect, const QByteArray &version = {}, const EndpointQuirks &quirks = {});
    /// The remembered dialect no longer works.
    void forget(const QUrl &url);

private:
    void read() const;

    mutable QHash<QString, KnownDialect> m_byEndpoint;
    mutable std::function<QList<KnownDialect>()> m_read;
    Store m_store;
};

} // namespace rc
