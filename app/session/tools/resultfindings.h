// SPDX-License-Identifier: GPL-3.0-or-later
// Findings in a tool's result: by the lens, since a model reads it like a description, and by the tool's output schema.
#pragma once

#include "catalog/review/toolfindings.h"
#include "catalog/schema/argumentscheck.h"
#include "service/tools/toolresult.h"

namespace rc {

/// The path of each is "content[0].text" or "structuredContent.items[2].note". Ignores mere mentions of harm: a search
/// may return an article about theft. Reads at most 512 KiB of text.
[[nodiscard]] QList<ToolFinding> resultFindings(const ToolResult &result, const CatalogKind &kind, const QString &tool);

/// Validates the structured content against `outputSchema`, as sent; empty if the tool declares none. Error results
/// need not match.
[[nodiscard]] ArgumentsReport structureReport(const ToolResult &result, const QByteArray &outputSchema);

} // namespace rc
