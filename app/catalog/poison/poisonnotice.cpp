// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/poison/poisonnotice.h"

#include "catalog/poison/intentwords.h"

#include <algorithm>
#include <array>

namespace rc {

namespace {

constexpr qsizetype lead = 60;
constexpr qsizetype reach = 520;

constexpr std::array<QStringView, 10> nouns{u"message", u"information", u"info",         u"note",   u"notice",
                                            u"update",  u"instruction", u"instructions", u"letter", u"announcement"};

template<typename Words>
bool isOneOf(const Words &words, QStringView word)
{
    return std::find(words.cbegin(), words.cend(), word) != words.cend();
}

bool isWordLetter(QChar c)
{
    return c.isLetterOrNumber() || c == u'\'';
}

class Notice
{
public:
    explicit Notice(QStringView text)
        : m_text(text)
        , m_words(intentWords(text))
    {
    }

    [[nodiscard]] bool isImportant() const
    {
        constexpr std::array<QStringView, 8> weights{u"important", u"urgent",    u"critical", u"crucial",
                                                     u"special",   u"essential", u"vital",    u"priority"};
        constexpr std::array<QStringView, 4> links{u"from", u"for", u"to", u"of"};
        constexpr std::size_t near = 3;
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            if (!isNoun(i))
                continue;
            const qsizetype from = m_words[i].from;
            const bool isTag = from > 0 && (m_text.at(from - 1) == u'<' || m_text.at(from - 1) == u'[');
            const bool isAddressed = i + 1 < m_words.size() && isOneOf(links, word(i + 1));
            bool isWeighty = false;
            for (std::size_t j = i > near ? i - near : 0; j < m_words.size() && j < i + near; ++j)
                isWeighty = isWeighty || isOneOf(weights, word(j)) || word(j).contains(u"important");
            if (isTag || isWeighty || (isAddressed && speaksForUser()))
                return true;
        }
        return std::any_of(m_words.cbegin(), m_words.cend(), [this](const IntentWord &one) {
            const QStringView text = m_text.mid(one.from, one.size); // "very important_note"
            return text.contains(u"important") && one.size > 9;
        });
    }

    /// "The task that I gave you", "your user", "from the administrator".
    [[nodiscard]] bool speaksForUser() const
    {
        constexpr std::array<QStringView, 3> givers{u"i", u"me", u"we"};
        constexpr std::array<QStringView, 9> gifts{u"gave",   u"asked", u"told",   u"you", u"want",
                                                   u"wanted", u"need",  u"forgot", u"have"};
        constexpr std::array<QStringView, 8> people{u"administrator", u"admin",     u"owner", u"operator",
                                                    u"user",          u"developer", u"boss",  u"team"};
        constexpr std::array<QStringView, 8> wishes{u"wants", u"asks",   u"asked",    u"expects",
                                                    u"has",   u"agreed", u"approved", u"allowed"};
        for (std::size_t i = 0; i + 1 < m_words.size(); ++i) {
            if (isOneOf(givers, word(i)) && isOneOf(gifts, word(i + 1)) && has(intent::You))
                return true;
            if (word(i) == u"from" && (isOneOf(givers, word(i + 1)) || isPerson(i + 1, people)))
                return true;
            if (word(i) == u"your" &&
                (word(i + 1) == u"user" || word(i + 1) == u"administrator" || word(i + 1) == u"owner"))
                return true;
            if (isOneOf(people, word(i)) && isOneOf(wishes, word(i + 1)))
                return true;
            if (word(i) == u"work" && word(i + 1) == u"for" && i > 0 && word(i - 1) == u"you")
                return true;
        }
        return false;
    }

    [[nodiscard]] bool speaksToModel() const
    {
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            const bool isYou = word(i) == u"you" && i > 0 && (word(i - 1) == u"to" || word(i - 1) == u"for");
            const bool isYours = word(i) == u"your" && i + 1 < m_words.size() &&
                                 (word(i + 1) == u"user" || word(i + 1) == u"task" || word(i + 1) == u"answer" ||
                                  word(i + 1) == u"reply");
            if ((m_words[i].is & intent::Model) != 0 || isYou || isYours)
                return true;
        }
        return false;
    }

    /// "Before you go on", "ahead of the task", "as your first step".
    [[nodiscard]] bool comesFirst() const
    {
        constexpr std::array<QStringView, 9> firsts{u"before", u"first", u"prior to",  u"ahead of", u"until",
                                                    u"prior",  u"ahead", u"only then", u"then"};
        constexpr std::array<QStringView, 17> works{
            u"task", u"tasks", u"job",      u"work",   u"question", u"answer",          u"request",    u"rest", u"goal",
            u"go",   u"step",  u"continue", u"resume", u"proceed",  u"everything else", u"everything", u"read"};
        constexpr std::size_t near = 9;
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            if (!isOneOf(firsts, word(i)))
                continue;
            for (std::size_t j = i > near ? i - near : 0; j < m_words.size() && j <= i + near; ++j) {
                if (isOneOf(works, word(j)))
                    return true;
            }
        }
        return false;
    }

    [[nodiscard]] bool orders() const
    {
        using namespace intent;
        constexpr quint64 deeds =
            Send | Read | Put | Change | Run | Destroy | Suspend | Tell | Keep | Favor | Spend | Use;
        constexpr std::array<QStringView, 9> leads{u"please", u"to",     u"first", u"then", u"and",
                                                   u"must",   u"should", u"you",   u"also"};
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            if (i > 1 && word(i) == u"to" && word(i - 1) == u"you") // "asks you to", "you have to"
                return true;
            if ((m_words[i].is & deeds) == 0 || i == 0)
                continue;
            const qsizetype end = m_words[i - 1].from + m_words[i - 1].size;
            const QStringView gap = m_text.mid(end, m_words[i].from - end);
            const bool startsClause = gap.contains(u':') || gap.contains(u'.') || gap.contains(u',') ||
                                      gap.contains(u'>') || gap.contains(u';');
            if (startsClause || isOneOf(leads, word(i - 1)))
                return true;
        }
        return has(intent::Duty) && has(intent::You);
    }

private:
    [[nodiscard]] bool has(quint64 classes) const
    {
        return std::any_of(m_words.cbegin(), m_words.cend(),
                           [classes](const IntentWord &one) { return (one.is & classes) != 0; });
    }
    [[nodiscard]] QStringView word(std::size_t at) const { return m_text.mid(m_words[at].from, m_words[at].size); }
    [[nodiscard]] bool isNoun(std::size_t at) const { return isOneOf(nouns, word(at)); }

    template<typename Words>
    [[nodiscard]] bool isPerson(std::size_t from, const Words &people) const
    {
        constexpr std::size_t near = 3;
        for (std::size_t i = from; i < from + near && i < m_words.size(); ++i) {
            if (isOneOf(people, word(i)))
                return true;
        }
        return false;
    }

    QStringView m_text;
    std::vector<IntentWord> m_words;
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
        const bool starts = at >= read && (isOneOf(nouns, word) || word == u"important" || word == u"urgent");
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
