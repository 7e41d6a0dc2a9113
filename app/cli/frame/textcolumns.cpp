// SPDX-License-Identifier: GPL-3.0-or-later
// Counts columns by code point. If a terminal counts differently, lines are shorter or truncated, but never wrapped.
#include "cli/frame/textcolumns.h"

#include <algorithm>
#include <array>

namespace rc {

namespace {

struct Range
{
    char32_t first;
    char32_t last;
};

/// Unicode's East Asian Width W and F, with small gaps included.
constexpr std::array wideRanges{
    Range{0x1100, 0x115f},   Range{0x2e80, 0x303e},   Range{0x3041, 0xa4cf},   Range{0xa960, 0xa97f},
    Range{0xac00, 0xd7a3},   Range{0xf900, 0xfaff},   Range{0xfe30, 0xfe6f},   Range{0xff01, 0xff60},
    Range{0xffe0, 0xffe6},   Range{0x1f300, 0x1f64f}, Range{0x1f680, 0x1f6ff}, Range{0x1f900, 0x1f9ff},
    Range{0x20000, 0x3fffd},
};

qsizetype widthOf(char32_t character)
{
    switch (QChar::category(character)) {
    case QChar::Mark_NonSpacing:
    case QChar::Mark_Enclosing:
    case QChar::Other_Format:
        return 0;
    default:
        break;
    }
    const bool wide = std::any_of(wideRanges.begin(), wideRanges.end(), [character](const Range &range) {
        return character >= range.first && character <= range.last;
    });
    return wide ? 2 : 1;
}

struct Fitting
{
    qsizetype length = 0;
    qsizetype columns = 0;
};

/// The longest prefix within `columns`; an accent stays with its letter.
Fitting beginning(QStringView text, qsizetype columns)
{
    Fitting fitting;
    for (qsizetype i = 0; i < text.size();) {
        const bool pair = text.at(i).isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate();
        const char32_t character = pair ? QChar::surrogateToUcs4(text.at(i), text.at(i + 1)) : text.at(i).unicode();
        const qsizetype wanted = widthOf(character);
        if (fitting.columns + wanted > columns)
            break;
        i += pair ? 2 : 1;
        fitting = {i, fitting.columns + wanted};
    }
    return fitting;
}

QString withoutLastBlanks(QString text)
{
    while (text.endsWith(u' '))
        text.chop(1);
    return text;
}

} // namespace

qsizetype columnsOf(const QString &text)
{
    return beginning(text, 2 * text.size()).columns;
}

QString elidedTo(const QString &text, qsizetype columns)
{
    if (beginning(text, columns).length == text.size())
        return text;
    return columns < 1 ? QString() : text.first(beginning(text, columns - 1).length) + u'…';
}

QStringList wrappedTo(const QString &text, qsizetype columns)
{
    QStringList lines;
    QString rest = text;
    const qsizetype widest = std::max<qsizetype>(columns, 2); // room for at least one character of any width
    while (true) {
        const qsizetype fits = beginning(rest, widest).length;
        if (fits == rest.size())
            break;
        // A space just beyond the limit can end the line, too.
        const qsizetype blank = rest.lastIndexOf(u' ', fits);
        const qsizetype length = blank > 0 ? blank : fits;
        lines.append(withoutLastBlanks(rest.first(length)));
        rest = rest.sliced(length);
        while (rest.startsWith(u' '))
            rest.remove(0, 1);
    }
    lines.append(rest);
    return lines;
}

} // namespace rc
