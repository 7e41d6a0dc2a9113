// SPDX-License-Identifier: GPL-3.0-or-later
// Validates a value against a JSON schema, without fetching or running anything. Always ends: circular references,
// nested branches and long lists cost steps, and when these run out the report says that the rest was not checked.
#pragma once

#include "core/json/jsontape.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace rc {

struct ArgumentFault
{
    QString pointer; ///< a JSON pointer (RFC 6901): empty for the root, "/owner/names/0"
    QString what;    ///< one translated sentence; safe to display

    bool operator==(const ArgumentFault &) const = default;
};

struct ArgumentsReport
{
    QList<ArgumentFault> faults;
    /// Problems beyond the schema's demands: a text without the expected format.
    QList<ArgumentFault> warnings;
    /// Translated sentences about parts that were not checked: slow patterns, references to other documents, unknown
    /// keywords.
    QStringList unchecked;

    /// Everything to report apart from the faults.
    [[nodiscard]] QStringList remarks() const;
};

/// By JSON Schema 2020-12. Arguments must be an object whatever the schema says. `schema` as sent; empty if the tool
/// has none.
[[nodiscard]] ArgumentsReport checkArguments(const QByteArray &schema, const QByteArray &arguments);
/// Any value, such as the structured content of a result.
[[nodiscard]] ArgumentsReport checkValue(const QByteArray &schema, const QByteArray &value);

constexpr int maxCheckSteps = 50'000;
[[nodiscard]] ArgumentsReport checkValue(JsonValue schema, JsonValue value, int steps = maxCheckSteps);

/// The index of the first of `parts` that `value` matches; -1 if there is none. A format is only a hint, but it
/// distinguishes two forms of a string. The references in the parts are those of `root`.
[[nodiscard]] qsizetype matchingPart(JsonValue root, const QList<JsonValue> &parts, JsonValue value);

/// "text", "a whole number", translated, for a schema's `type`; an unknown one unchanged.
[[nodiscard]] QString typeWords(const QString &type);

/// "owner.names[0]" for "/owner/names/0", safe to display; empty for the root.
[[nodiscard]] QString shownPath(const QString &pointer);
/// "owner.names[0]: It is missing." or the sentence alone.
[[nodiscard]] QString faultText(const ArgumentFault &fault);
/// The child `name` of `pointer`, escaped.
[[nodiscard]] QString childPointer(const QString &pointer, const QString &name);

} // namespace rc
