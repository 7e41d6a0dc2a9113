// SPDX-License-Identifier: GPL-3.0-or-later
// Text that is hidden in another spelling: base64, hexadecimal digits, escapes.
#pragma once

#include <QList>
#include <QString>
#include <QStringView>

namespace rc {

struct DecodedText
{
    QString text;
    qsizetype from = 0; ///< of what was decoded
    qsizetype size = 0;
};

/// The pieces of `text` that decode to words. Whatever decodes to bytes or to one short word is left alone.
[[nodiscard]] QList<DecodedText> decodedTexts(const QString &text);

/// Whether it has headings, lists, tables, links, images, code or comments.
[[nodiscard]] bool isMarkdown(QStringView folded);

/// Blanks code of a named language, tags and link targets in place, so that every other character keeps its index.
/// What stood in a comment or an element becomes a paragraph of its own.
void blankMarkup(QString &folded);

/// Whether what follows a line break begins an element of a list, or the description of a parameter.
[[nodiscard]] bool startsElement(QStringView line);

/// How many characters name a parameter that the line describes, with bullet and colon; 0: it describes none.
[[nodiscard]] qsizetype parameterHead(QStringView line);

} // namespace rc
