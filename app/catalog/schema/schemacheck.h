// SPDX-License-Identifier: GPL-3.0-or-later
// Validates one value against one schema of JSON Schema 2020-12, for argumentscheck.cpp and for choosing a union's
// branch. Always terminates: circular references, nested branches and long lists cost steps, and when these run out the
// report says that the rest was not checked.
#pragma once

#include "catalog/schema/argumentscheck.h"
#include "core/json/jsontape.h"

namespace rc {

constexpr int maxCheckSteps = 50'000;

[[nodiscard]] ArgumentsReport checkValue(JsonValue schema, JsonValue value, int steps = maxCheckSteps);

/// The index of the first of `parts` that `value` matches; -1 if there is none. A format is only a hint, but it
/// distinguishes two forms of a string. The references in the parts are those of `root`.
[[nodiscard]] qsizetype matchingPart(JsonValue root, const QList<JsonValue> &parts, JsonValue value);

/// "text", "a whole number", translated, for a schema's `type`; an unknown one unchanged.
[[nodiscard]] QString typeWords(const QString &type);

} // namespace rc
