// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of an entry as files of others write them, one at a time.
#pragma once

#include "core/entryimport.h"

namespace rc {

/// The level that a word of any logger means, in any letter case; nothing for an unknown one. Never an alert but for
/// "alert" itself.
[[nodiscard]] std::optional<Level> importedLevel(QStringView word);
/// The level of a syslog severity, 0 to 7. Never an alert.
[[nodiscard]] Level levelOfSeverity(int severity);

/// A time as ISO 8601 has it, also with a space for the T, a comma for the point, an offset without its colon, and
/// without an offset: then it is this machine's. Invalid when it is none.
[[nodiscard]] QDateTime importedTime(QStringView text);
/// Seconds since 1970, or milliseconds when there are too many of them. Invalid when it is none.
[[nodiscard]] QDateTime timeOfEpoch(const QByteArray &number);

/// What an entry is made of before it is one.
struct RawEntry
{
    std::optional<QString> level;
    std::optional<QString> message;
    QDateTime ts;
    QList<ExtraField> extra;
};

/// The entry, or a sentence on why it is none: no message, an unknown level, a field that cannot go out. A field named
/// "marker" with one of our markers is left out.
[[nodiscard]] Result<LogEntry> importedEntry(const RawEntry &raw);

/// BadInput with a sentence.
[[nodiscard]] tl::unexpected<Error> importFault(const QString &why);

/// The one entry of a line of a log that is no continuation.
[[nodiscard]] Result<LogEntry> entryFromLogLine(const QString &line, const QDateTime &now);

/// The entries of a line of JSON; mostly one.
[[nodiscard]] Result<QList<LogEntry>> entriesFromJsonLine(const QByteArray &line);

} // namespace rc
