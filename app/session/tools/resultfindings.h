// SPDX-License-Identifier: GPL-3.0-or-later
// What the lens says of what a tool gave back, which a model reads as it reads a description.
#pragma once

#include "catalog/review/toolfindings.h"
#include "service/tools/toolresult.h"

namespace rc {

/// `where` of each is "content[0].text" or "structuredContent.items[2].note". What a text tells of harm is no finding
/// here: a search may give back an article on theft. At most 512 KiB of text are read.
[[nodiscard]] QList<ToolFinding> resultFindings(const ToolResult &result, const CatalogKind &kind, const QString &tool);

} // namespace rc
