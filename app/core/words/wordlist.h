// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace rc {

/// Whether the list, separated by bars, has the word.
[[nodiscard]] inline bool isOneOf(QStringView word, QStringView words)
{
    qsizetype same = 0; // letters that agree so far; -1: another word
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

} // namespace rc
