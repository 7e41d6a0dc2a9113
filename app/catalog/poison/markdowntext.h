// SPDX-License-Identifier: GPL-3.0-or-later
// What of a Markdown page is prose: code, tags and the targets of links say nothing to a reader.
#pragma once

#include <QString>

namespace rc {

/// Whether it has headings, lists, tables, links, images, code or comments.
[[nodiscard]] bool isMarkdown(QStringView folded);

/// Blanks code of a named language, tags and link targets in place, so that every other character keeps its index.
/// What stood in a comment or an element becomes a paragraph of its own.
void blankMarkup(QString &folded);

} // namespace rc
