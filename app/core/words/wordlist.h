// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

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

} // namespace rc
