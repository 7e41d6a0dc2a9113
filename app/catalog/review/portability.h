// SPDX-License-Identifier: GPL-3.0-or-later
// What the makers of models and SDKs do not accept of a schema, each with whom it concerns. A matter of which of them
// one uses, so nobody is told unasked.
#pragma once

#include "catalog/review/toolfindings.h"

namespace rc {

[[nodiscard]] QList<ToolFinding> portabilityFindings(const QList<ToolCatalog> &catalogs);

constexpr int deepestStrictSchema = 10;                // OpenAI, structured outputs
constexpr qsizetype longestFunctionDescription = 1024; // Azure OpenAI, function calling

} // namespace rc
