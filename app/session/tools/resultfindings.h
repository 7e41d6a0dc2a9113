// SPDX-License-Identifier: GPL-3.0-or-later
// What there is to say of what a tool gave back: by the lens, for a model reads it as it reads a description, and by
// the tool's own output schema.
#pragma once

#include "catalog/review/toolfindings.h"
#include "catalog/schema/argumentscheck.h"
#include "service/tools/toolresult.h"

namespace rc {

/// `where` of each is "content[0].text" or "structuredContent.items[2].note". What a text tells of harm is no finding
/// here: a search may give back an article on theft. At most 512 KiB of text are read.
[[nodiscard]] QList<ToolFinding> resultFindings(const ToolResult &result, const CatalogKind &kind, const QString &tool);

/// The structured content against `outputSchema`, as sent; empty where the tool declares none. Errors need not fit.
[[nodiscard]] ArgumentsReport structureReport(const ToolResult &result, const QByteArray &outputSchema);

} // namespace rc
