// SPDX-License-Identifier: GPL-3.0-or-later
// Decodes text hidden in base64, hexadecimal digits or escapes.
#pragma once

#include <QList>
#include <QString>
#include <QStringView>

namespace rc {

struct DecodedText
{
    QString text;
    qsizetype from = 0; ///< position of the encoded text
    qsizetype size = 0;
};

/// The parts of `text` that decode to words. Ignores parts that decode to other bytes or to a single short word.
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
