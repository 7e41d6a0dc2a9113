// SPDX-License-Identifier: GPL-3.0-or-later
// Entries to use again: with a name, and with places that each use fills in.
#pragma once

#include "core/entry/logentry.h"

#include <QStringList>

namespace rc {

struct EntryTemplate
{
    QString name;
    Level level = Level::Info;
    QString message;         ///< may hold placeholders
    QList<ExtraField> extra; ///< their values may, too; a number's is one placeholder or a number

    bool operator==(const EntryTemplate &) const = default;
};

/// What each use fills in.
struct PlaceholderValues
{
    QDateTime time;     ///< {time}: as in the entry's ts
    QString host;       ///< {host}: this machine's name
    QString marker;     ///< {marker}
    qint64 counter = 1; ///< {counter}
};

/// {time} {host} {marker} {counter}: lower case, without spaces. There are no others, and no way to escape them.
[[nodiscard]] const QStringList &placeholders();
/// Those that the message or a value of the entry holds, in the order of placeholders().
[[nodiscard]] QStringList placeholdersIn(const LogEntry &entry);

/// `text` with each placeholder replaced, once: what is filled in is not read again. Other braces stay.
[[nodiscard]] QString expanded(const QString &text, const PlaceholderValues &values);
/// Message and values of `entry` expanded; keys, level, time and marker stay as they are.
[[nodiscard]] LogEntry expanded(LogEntry entry, const PlaceholderValues &values);

/// What a template puts into the composer: not expanded, without time and marker.
[[nodiscard]] LogEntry entryOf(const EntryTemplate &made);

/// A few that come with the program, their words translated: deploy finished, disk nearly full, pager drill.
[[nodiscard]] QList<EntryTemplate> builtInTemplates();
/// The last of them: what a drill sends.
[[nodiscard]] EntryTemplate pagerDrill();

} // namespace rc
