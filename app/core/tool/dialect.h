// SPDX-License-Identifier: GPL-3.0-or-later
// The ways in which a tool server can be spoken to.
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QLatin1StringView>
#include <QString>

#include <array>
#include <optional>

namespace rc {

/// How the server wants to be spoken to, by the revisions of MCP.
enum class Dialect {
    Plain,   ///< each request by itself, as the service's interface writes it down
    Session, ///< 2025-11-25 and before: an initialize, and a session where the server opens one
    Modern   ///< 2026-07-28: each request says of itself what a session would have said
};

/// In the order in which they are tried.
inline constexpr std::array dialectsInOrder{Dialect::Modern, Dialect::Session, Dialect::Plain};

[[nodiscard]] QLatin1StringView wireWord(Dialect dialect); ///< plain, session, modern
[[nodiscard]] std::optional<Dialect> dialectFromWord(QStringView word);

/// Where an endpoint differs from what is asked first.
struct EndpointQuirks
{
    bool otherSlash = false; ///< answers with one slash more or less at the end of its address
    bool numericIds = false; ///< takes requests only whose id is a number

    bool operator==(const EndpointQuirks &) const = default;
};

/// What an endpoint was seen to speak.
struct KnownDialect
{
    QString endpoint; ///< its address, without user, query and fragment
    Dialect dialect = Dialect::Modern;
    QByteArray version; ///< of the protocol; empty where none was said
    QDateTime at;       ///< when it last answered so
    EndpointQuirks quirks = {};

    bool operator==(const KnownDialect &) const = default;
};

} // namespace rc
