// SPDX-License-Identifier: GPL-3.0-or-later
// The patterns of a schema, which is outside text: read as ECMA-262 has them, and run within bounds of time and memory.
#pragma once

#include <QHash>
#include <QRegularExpression>
#include <QString>

#include <optional>

namespace rc {

/// The same expression for QRegularExpression, whose dialect is another. Nothing for what ECMA-262 does not have (with
/// its flag "u"): what only another dialect has would mean something else there.
[[nodiscard]] std::optional<QString> patternForQt(QStringView pattern);

class SchemaPatterns
{
public:
    enum class Found {
        Yes,
        No,
        Unreadable, ///< no regular expression, or one that cannot be told here
        TooCostly   ///< given up after a while, in this text or in those before
    };

    /// Whether `pattern` is somewhere in `text`.
    [[nodiscard]] Found find(const QString &pattern, const QString &text);

private:
    [[nodiscard]] const QRegularExpression &ready(const QString &pattern, const QString &text);

    QHash<QString, QRegularExpression> m_ready;
    qint64 m_spent = 0; ///< nanoseconds
};

} // namespace rc
