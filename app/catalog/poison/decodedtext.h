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

/// Blanks code of a named language, tags and link targets in place, so that every other character keeps its index. The
/// text of a comment or an element becomes its own paragraph.
void blankMarkup(QString &folded);

/// Whether this text after a line break begins a list item or the description of a parameter.
[[nodiscard]] bool startsElement(QStringView line);

/// The length of the parameter name that starts the line, with bullet and colon; 0 if there is none.
[[nodiscard]] qsizetype parameterHead(QStringView line);

} // namespace rc
