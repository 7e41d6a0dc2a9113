// SPDX-License-Identifier: GPL-3.0-or-later
// Remembers how an endpoint wants to be spoken to.
#pragma once

#include "core/tool/dialect.h"
#include "core/tool/toolcatalog.h"

#include <QHash>

#include <functional>

namespace rc {

/// Which dialect an endpoint spoke last, so that the next request starts with it. One object for the program's run;
/// what it knows can be kept between runs.
class DialectMemory
{
public:
    /// What an endpoint speaks from now on; without a dialect it is forgotten.
    using Keep = std::function<void(const QString &endpoint, const std::optional<KnownDialect> &known)>;

    /// What an earlier run has seen, and where to keep what this one sees. Both are asked for when they are needed.
    void setKeeper(std::function<QList<KnownDialect>()> read, Keep keep);

    /// Nothing when it was not asked yet.
    [[nodiscard]] std::optional<KnownDialect> known(const QUrl &url) const;
    /// In which a conversation with it begins: the modern one, as the specification has it, when nothing is known.
    [[nodiscard]] Dialect dialectOf(const QUrl &url) const;
    /// Where the endpoint answers: its own address, or the one with one slash more or less at its end.
    [[nodiscard]] QUrl addressOf(const QUrl &endpoint) const;
    void remember(const QUrl &url, Dialect dialect, const QByteArray &version = {}, const EndpointQuirks &quirks = {});
    /// What was remembered turned out to be true no more.
    void forget(const QUrl &url);

private:
    void read() const;

    mutable QHash<QString, KnownDialect> m_byEndpoint;
    mutable std::function<QList<KnownDialect>()> m_read;
    Keep m_keep;
};

} // namespace rc
