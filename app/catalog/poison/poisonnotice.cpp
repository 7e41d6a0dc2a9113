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

class Notice : SentenceWords
{
public:
    explicit Notice(QStringView text)
        : SentenceWords(text, intentWords(text))
    {
    }

    [[nodiscard]] bool isImportant() const
    {
        constexpr std::size_t near = 3;
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            if (!names(nouns, i))
                continue;
            const qsizetype from = m_words[i].from;
            const bool isTag = from > 0 && (m_text.at(from - 1) == u'<' || m_text.at(from - 1) == u'[');
            const bool isAddressed = names(u"from|for|to|of", i + 1);
            bool isWeighty =
                names(u"urgent|critical|crucial|special|essential|vital|priority", back(i, near), i + near);
            for (std::size_t j = back(i, near); j < m_words.size() && j < i + near; ++j)
                isWeighty = isWeighty || word(j).contains(u"important");
            if (isTag || isWeighty || (isAddressed && speaksForUser()))
                return true;
        }
        return std::ranges::any_of(m_words, [this](const IntentWord &one) {
            const QStringView text = m_text.mid(one.from, one.size); // "very important_note"
            return text.contains(u"important") && one.size > 9;
        });
    }

    /// "The task that I gave you", "your user", "from the administrator".
    [[nodiscard]] bool speaksForUser() const
    {
        constexpr QStringView givers = u"i|me|we";
        constexpr QStringView people = u"administrator|admin|owner|operator|user|developer|boss|team";
        for (std::size_t i = 0; i + 1 < m_words.size(); ++i) {
            if (isOneOf(word(i), givers) && isOneOf(word(i + 1), u"gave|asked|told|you|want|wanted|need|forgot|have") &&
                has(intent::You))
                return true;
            if (word(i) == u"from" && isOneOf(word(i + 1), givers))
                return true;
            if (word(i) == u"your" && names(u"user|administrator|owner", i + 1))
                return true;
            if (isOneOf(word(i), people) &&
                isOneOf(word(i + 1), u"wants|asks|asked|expects|has|agreed|approved|allowed"))
                return true;
            if (word(i) == u"work" && word(i + 1) == u"for" && i > 0 && word(i - 1) == u"you")
                return true;
        }
        return false;
    }

    [[nodiscard]] bool speaksToModel() const
    {
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            const bool isYou = word(i) == u"you" && i > 0 && names(u"to|for", i - 1);
            const bool isYours = word(i) == u"your" && names(u"user|task|answer|reply", i + 1);
            if (isA(i, intent::Model) || isYou || isYours)
                return true;
        }
        return false;
    }

    /// "Before you go on", "ahead of the task", "as your first step".
    [[nodiscard]] bool comesFirst() const
    {
        constexpr std::size_t near = 9;
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            if (!isOneOf(word(i), u"before|first|prior to|ahead of|until|prior|ahead|only then|then"))
                continue;
            if (names(u"task|tasks|job|work|question|answer|request|rest|goal|go|step|continue|resume|proceed|"
                      u"everything else|everything|read",
                      back(i, near), i + near + 1))
                return true;
        }
        return false;
    }

    [[nodiscard]] bool orders() const
    {
        using namespace intent;
        constexpr quint64 ordered = deeds & ~Cause;
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            if (i > 1 && word(i) == u"to" && word(i - 1) == u"you") // "asks you to", "you have to"
                return true;
            if (!isA(i, ordered) || i == 0)
                continue;
            const bool startsClause =
                std::ranges::any_of(gap(i - 1, i), [](QChar c) { return QStringView(u":.,>;").contains(c); });
            if (startsClause || isOneOf(word(i - 1), u"please|to|first|then|and|must|should|you|also"))
                return true;
        }
        return has(intent::Duty) && has(intent::You);
    }
};

} // namespace

QStringView noticeIn(QStringView flat, bool isForUser)
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
            const Notice notice(window);
            const bool speaks = notice.speaksForUser();
            const int signs = (notice.isImportant() ? 1 : 0) + (speaks ? 1 : 0) + (notice.speaksToModel() ? 1 : 0) +
                              (notice.comesFirst() ? 1 : 0);
            constexpr int enough = 3;
            if (signs >= enough && (speaks || !isForUser) && notice.orders())
                return window;
        }
        at = end;
    }
    return {};
}

} // namespace rc
