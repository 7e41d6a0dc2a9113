// SPDX-License-Identifier: GPL-3.0-or-later
// Reusable entries with a name and placeholders.
#pragma once

#include "core/entry/logentry.h"

#include <QStringList>

namespace rc {

struct EntryTemplate
{
    QString name;
    Level level = Level::Info;
    QString message;         ///< may hold placeholders
    QList<ExtraField> extra; ///< values may hold placeholders, too; a number is one placeholder or a number literal

    bool operator==(const EntryTemplate &) const = default;
};

struct PlaceholderValues
{
    QDateTime time;     ///< {time}, formatted like the entry's ts
    QString host;       ///< {host}: this machine's name
    QString marker;     ///< {marker}
    qint64 counter = 1; ///< {counter}
};

/// {time} {host} {marker} {counter}: lower case, without spaces. There is no escape syntax.
[[nodiscard]] const QStringList &placeholders();
/// The placeholders in the message and the extra values, in the order of placeholders().
[[nodiscard]] QStringList placeholdersIn(const LogEntry &entry);

/// `text` with each placeholder replaced once: inserted values are not expanded again. Other braces stay.
[[nodiscard]] QString expanded(const QString &text, const PlaceholderValues &values);
/// Expands message and values of `entry`; keys, level, time and marker stay unchanged.
[[nodiscard]] LogEntry expanded(LogEntry entry, const PlaceholderValues &values);

/// The entry for the composer: not expanded, without time and marker.
[[nodiscard]] LogEntry entryOf(const EntryTemplate &source);

/// The built-in templates, translated: deploy finished, disk nearly full, pager drill.
[[nodiscard]] QList<EntryTemplate> builtInTemplates();
/// The template that a drill sends, the last of builtInTemplates().
[[nodiscard]] EntryTemplate pagerDrill();

} // namespace rc
