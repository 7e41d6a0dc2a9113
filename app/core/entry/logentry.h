// SPDX-License-Identifier: GPL-3.0-or-later
// One log entry as the user composes it.
#pragma once

#include "core/entry/level.h"
#include "core/result.h"

#include <QDateTime>
#include <QList>
#include <QString>

namespace rc {

/// One member of an entry's `extra`. A number keeps its digits as typed: "1.0" stays 1.0.
struct ExtraField
{
    enum class Type {
        Text,
        Number
    };

    QString key;
    Type type = Type::Text;
    QString value; ///< for Number: a JSON number literal, checked by isJsonNumber()

    bool operator==(const ExtraField &) const = default;
};

/// The member of `extra` that carries the marker.
inline constexpr QLatin1StringView markerKey{"marker"};

struct LogEntry
{
    Level level = Level::Info;
    QString message;
    QDateTime ts;            ///< sent with its UTC offset and milliseconds
    QList<ExtraField> extra; ///< without the marker
    QString marker;          ///< sent as the last member of `extra`, named "marker"; empty: none

    bool operator==(const LogEntry &) const = default;
};

/// Reads `K=TEXT` or `K:=NUMBER` from the command line. BadInput if the separator or the key is missing, the number is
/// not a JSON number, or the key is "marker".
[[nodiscard]] Result<ExtraField> extraFromArgument(const QString &argument);

/// Why these fields cannot be sent as `extra` (a name that is empty, duplicate or reserved, an invalid number), a
/// translated sentence; empty if they can.
[[nodiscard]] QString extraFault(const QList<ExtraField> &extra);

/// How a service is known to alter this field, a translated sentence; usually empty. The field can still be sent: a
/// number beyond the range of double is stored as infinity, and some names hide fields that the service adds (seen in a
/// real deployment).
[[nodiscard]] QString extraWarning(const ExtraField &field);

/// ISO 8601 with milliseconds and numeric UTC offset: 2026-11-21T14:02:11.204+01:00. UTC is written +00:00. Empty for
/// an invalid time.
[[nodiscard]] QString isoWithOffset(const QDateTime &time);

/// A new marker: 48 random bits as three groups of four hex digits. Markers are not remembered: ten thousand of them
/// collide with a chance of about one in five million.
[[nodiscard]] QString newMarker();

} // namespace rc
