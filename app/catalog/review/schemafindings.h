// SPDX-License-Identifier: GPL-3.0-or-later
// Findings on a tool's schemas: invalid keywords, and forms that some clients reject, with the names of those clients.
#pragma once

#include "catalog/json/jsontree.h"
#include "catalog/review/toolfindings.h"

namespace rc {

/// Of the tool at `place`, whose definition is `definition`.
void addSchemaFindings(const ToolCatalog &catalog, qsizetype place, const JsonNode &definition,
                       QList<ToolFinding> &findings);

constexpr int deepestStrictSchema = 10;                // OpenAI, structured outputs
constexpr qsizetype longestFunctionDescription = 1024; // Azure OpenAI, function calling
constexpr qsizetype longestParameterName = 64;         // Anthropic

} // namespace rc
