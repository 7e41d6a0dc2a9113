// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/poison/intentwords.h"
#include "catalog/poison/poisonmarks.h"
#include "core/words/wordlist.h"

#include <algorithm>

namespace rc {

namespace {

constexpr qsizetype lead = 60;
constexpr qsizetype reach = 520;

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
        constexpr int enough = 3;
        return signs >= enough && (speaks || !isForUser) && is(u"ordered");
    }
};

} // namespace

QStringView findNotice(QStringView flat, bool isForUser)
{
    constexpr int manyTries = 6;
    qsizetype read = 0;
    int tries = 0;
    for (qsizetype at = 0; at < flat.size() && tries < manyTries; ++at) {
        if (!isWordLetter(flat.at(at)))
            continue;
        qsizetype end = at;
        while (end < flat.size() && isWordLetter(flat.at(end)))
            ++end;
        const QStringView word = flat.mid(at, end - at);
        const bool starts = at >= read && (isOneOf(word, nouns) || word == u"important" || word == u"urgent");
        if (starts) {
            const qsizetype from = std::max<qsizetype>(0, at - lead);
            const QStringView window = flat.mid(from, reach);
            read = at + reach / 2;
            const bool mayBe = window.contains(u"you") &&
                               (!isForUser || window.contains(u"user") || window.contains(u" i ") ||
                                window.contains(u"from") || window.contains(u"owner") || window.contains(u"dear"));
            if (!mayBe) {
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
