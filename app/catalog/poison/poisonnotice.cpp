// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/poison/intentwords.h"
#include "catalog/poison/poisonmarks.h"
#include "core/words/wordlist.h"

#include <algorithm>

namespace rc {

namespace {

constexpr qsizetype lengthBefore = 60;
constexpr qsizetype noticeLength = 520;

constexpr QStringView nouns =
    u"message|information|info|note|notice|update|instruction|instructions|letter|announcement";

bool isWordLetter(QChar c)
{
    return c.isLetterOrNumber() || c == u'\'';
}

/// A text that may be a notice in the name of the user, with an order.
class Notice : SentenceWords
{
public:
    explicit Notice(QStringView text)
        : SentenceWords(text, intentWords(text))
    {
    }

    [[nodiscard]] bool isFake(bool isForUser) const
    {
        const bool speaks = is(u"forUser");
        const int signs = int(is(u"important")) + int(speaks) + int(is(u"toModel")) + int(is(u"first"));
        constexpr int minSigns = 3;
        return signs >= minSigns && (speaks || !isForUser) && is(u"ordered");
    }
};

} // namespace

QStringView findNotice(QStringView flat, bool isForUser)
{
    constexpr int maxTries = 6;
    qsizetype nextStart = 0;
    int tries = 0;
    for (qsizetype at = 0; at < flat.size() && tries < maxTries; ++at) {
        if (!isWordLetter(flat.at(at)))
            continue;
        qsizetype end = at;
        while (end < flat.size() && isWordLetter(flat.at(end)))
            ++end;
        const QStringView word = flat.mid(at, end - at);
        const bool starts = at >= nextStart && (isOneOf(word, nouns) || word == u"important" || word == u"urgent");
        if (starts) {
            const qsizetype from = std::max<qsizetype>(0, at - lengthBefore);
            const QStringView window = flat.mid(from, noticeLength);
            nextStart = at + noticeLength / 2;
            const bool isPlausible = window.contains(u"you") && (!isForUser || window.contains(u"user") ||
                                                                 window.contains(u" i ") || window.contains(u"from") ||
                                                                 window.contains(u"owner") || window.contains(u"dear"));
            if (!isPlausible) {
                at = end;
                continue;
            }
            ++tries;
            if (Notice(window).isFake(isForUser))
                return window;
        }
        at = end;
    }
    return {};
}

} // namespace rc
