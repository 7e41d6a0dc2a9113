// SPDX-License-Identifier: GPL-3.0-or-later
// Finds words and patterns in a text, without copying a view of it.
#pragma once

#include <QRegularExpression>
#include <QStringView>

#include <algorithm>

namespace rc {

/// Whether the list, separated by bars, has the word.
[[nodiscard]] inline bool isOneOf(QStringView word, QStringView words)
{
    qsizetype same = 0; // number of equal letters; -1: another word
    for (const QChar c : words) {
        if (c == u'|' && same == word.size())
            return true;
        if (c == u'|')
            same = 0;
        else
            same = same >= 0 && same < word.size() && word.at(same) == c ? same + 1 : -1;
    }
    return same == word.size();
}

/// Whether `is` accepts a part of the list, whose parts are separated by bars.
template<typename Text, typename Condition>
[[nodiscard]] bool isAnyPart(Text list, Condition is)
{
    for (qsizetype from = 0, end = 0; from <= list.size(); from = ++end) {
        while (end < list.size() && list[end] != u'|')
            ++end;
        if (is(list.mid(from, end - from)))
            return true;
    }
    return false;
}

/// Whether `name` is a header's field name by RFC 9110; other characters would break the header.
[[nodiscard]] inline bool isHeaderToken(QStringView name)
{
    return !name.isEmpty() && std::ranges::all_of(name, [](QChar c) {
        return c.unicode() < 0x7f && (c.isLetterOrNumber() || QStringView(u"!#$%&'*+-.^_`|~").contains(c));
    });
}

/// Like QRegularExpression::matchView(), new in Qt 6.5; the match must not outlive the text.
[[nodiscard]] inline QRegularExpressionMatch matchView(const QRegularExpression &pattern, QStringView text)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    return pattern.matchView(text);
#else
    return pattern.match(text);
#endif
}

} // namespace rc
