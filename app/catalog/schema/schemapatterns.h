// SPDX-License-Identifier: GPL-3.0-or-later
// The patterns and formats of strings in a schema. Patterns, which are outside text, run with ECMA-262 semantics and
// within limits of time and memory.
#pragma once

#include <QHash>
#include <QRegularExpression>
#include <QString>

#include <optional>

namespace rc {

/// Translates an expression for QRegularExpression. nullopt for anything outside ECMA-262 (with its flag "u"), since
/// other dialects would give it another meaning.
[[nodiscard]] std::optional<QString> patternForQt(QStringView pattern);

class SchemaPatterns
{
public:
    /// nullopt if that is unknown: the pattern is invalid or not translatable, or took too long here or in earlier
    /// texts.
    [[nodiscard]] std::optional<bool> matches(const QString &pattern, const QString &text);

private:
    [[nodiscard]] const QRegularExpression &compiled(const QString &pattern, const QString &text);

    QHash<QString, QRegularExpression> m_compiled;
    qint64 m_spent = 0; ///< nanoseconds
};

/// Whether `text` has this `format`, which is an annotation, not a requirement; nullopt for an unsupported one.
[[nodiscard]] std::optional<bool> hasFormat(const QString &text, const QString &format);

} // namespace rc
