// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/poison/sentencewords.h"

#include "catalog/poison/intentwords.h"
#include "catalog/poison/lenswords.h"
#include "core/words/wordlist.h"

#include <QHash>
#include <QStringTokenizer>

#include <algorithm>
#include <array>

namespace rc {

namespace {

/// Rules by name, with the word lists that they use. A star in a list matches the rest of a word.
class RuleBook
{
public:
    RuleBook()
    {
        for (WordRule &rule : compiledRules()) {
            for (Condition &condition : rule.conditions) {
                if (condition.look == Look::Rule)
                    condition.index = numberOf(condition.words);
                else if (condition.look <= Look::Find && !condition.words.isEmpty())
                    condition.index = listOf(condition.words);
            }
            m_rules.at(std::size_t(numberOf(rule.name))).push_back(std::move(rule));
        }
    }

    [[nodiscard]] std::span<const WordRule> rules(QStringView name) const { return rules(m_names.value(name)); }
    [[nodiscard]] std::span<const WordRule> rules(int number) const { return m_rules.at(std::size_t(number)); }

    [[nodiscard]] WordLists listsWith(QStringView word) const
    {
        WordLists lists = m_words.value(word);
        for (const Pattern &pattern : m_patterns) {
            const bool fits = pattern.isStart && pattern.isEnd ? word.contains(pattern.text)
                              : pattern.isStart                ? word.endsWith(pattern.text)
                                                               : word.startsWith(pattern.text);
            if (fits)
                lists.set(pattern.list);
        }
        return lists;
    }

private:
    struct Pattern
    {
        QStringView text;
        bool isStart; ///< a star at the start
        bool isEnd;
        std::size_t list;
    };

    int numberOf(QStringView name)
    {
        if (!m_names.contains(name)) {
            m_names.insert(name, int(m_rules.size()));
            m_rules.emplace_back();
        }
        return m_names.value(name);
    }

    int listOf(QStringView words)
    {
        const auto known = m_known.constFind(words);
        if (known != m_known.cend())
            return *known;
        const int list = int(m_known.size());
        m_known.insert(words, list);
        for (const QStringView entry : words.tokenize(u'|')) {
            const bool isStart = entry.startsWith(u'*');
            const bool isEnd = entry.endsWith(u'*');
            if (isStart || isEnd)
                m_patterns.push_back({entry.mid(isStart ? 1 : 0).chopped(isEnd && entry.size() > 1 ? 1 : 0), isStart,
                                      isEnd, std::size_t(list)});
            else
                m_words[entry].set(std::size_t(list));
        }
        return list;
    }

    std::vector<std::vector<WordRule>> m_rules{1}; ///< index 0: an unknown name
    QHash<QStringView, int> m_names;
    QHash<QStringView, int> m_known;
    QHash<QStringView, WordLists> m_words;
    std::vector<Pattern> m_patterns;
};

const RuleBook &ruleBook()
{
    static const RuleBook book;
    return book;
}

} // namespace

std::span<const WordRule> wordRules(QStringView name)
{
    return ruleBook().rules(name);
}

SentenceWords::SentenceWords(QStringView text, std::vector<IntentWord> words)
    : m_text(text)
    , m_words(std::move(words))
{
    if (std::ranges::any_of(text, [](QChar c) { return c.unicode() >= 0x370 && c.isLetter(); }))
        m_facts = fact::Script;
    collectClasses();
}

void SentenceWords::markLists()
{
    for (std::size_t i = 0; i < m_words.size(); ++i)
        m_words[i].lists = ruleBook().listsWith(word(i));
    collectClasses();
}

void SentenceWords::collectClasses()
{
    m_all = 0;
    m_lists.reset();
    for (const IntentWord &entry : m_words) {
        m_all |= entry.is;
        m_lists |= entry.lists;
    }
}

void SentenceWords::correct(QStringView rules)
{
    for (const WordRule &rule : wordRules(rules)) {
        bool isChanged = false;
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            if (!holds(rule, i))
                continue;
            m_words[i].is = (m_words[i].is & ~rule.drops) | rule.gives;
            isChanged = true;
        }
        if (isChanged)
            collectClasses();
    }
}

bool SentenceWords::holdsAny(std::span<const WordRule> rules, std::size_t at, std::size_t before) const
{
    return std::ranges::any_of(rules, [&](const WordRule &rule) { return holds(rule.conditions, at, before); });
}

bool SentenceWords::holds(std::span<const Condition> conditions, std::size_t at, std::size_t before) const
{
    for (std::size_t k = 0; k < conditions.size(); ++k) {
        const Condition &condition = conditions[k];
        if (condition.look == Look::Find) {
            const auto [from, end] = windowOf(condition, at, before);
            for (std::size_t i = mayHave(condition) ? from : end; i < end; ++i) {
                if (fits(condition, i) && holds(conditions.subspan(k + 1), i, at))
                    return true;
            }
            return false;
        }
        const bool is = isMet(condition, at, before) != condition.isNot;
        if (!is && !condition.isOr)
            return false;
        while (is && conditions[k].isOr)
            ++k;
    }
    return true;
}

bool SentenceWords::mayHave(const Condition &condition) const
{
    return condition.index < 0 ? has(condition.is) : m_lists.test(std::size_t(condition.index));
}

bool SentenceWords::fits(const Condition &condition, std::size_t at) const
{
    return condition.index < 0 ? isA(at, condition.is) : m_words[at].lists.test(std::size_t(condition.index));
}

std::pair<std::size_t, std::size_t> SentenceWords::windowOf(const Condition &condition, std::size_t at,
                                                            std::size_t before) const
{
    if (condition.from == betweenWords)
        return {std::min(at, before) + 1, std::max(at, before)};
    if (condition.from == matchedWords)
        return {m_match.first, std::min(m_match.second, m_words.size())};
    const auto from = condition.from < 0 ? back(at, std::size_t(-condition.from)) : at + std::size_t(condition.from);
    const std::size_t end =
        condition.to < 0 ? at + 1 - std::min(at + 1, std::size_t(-condition.to)) : at + std::size_t(condition.to) + 1;
    return {from, std::min(end, m_words.size())};
}

bool SentenceWords::isMet(const Condition &condition, std::size_t at, std::size_t before) const
{
    const auto isIn = [&condition](QChar c) { return condition.words.contains(c); };
    switch (condition.look) {
    case Look::Any:
        return mayHave(condition);
    case Look::Words: {
        const auto [from, end] = windowOf(condition, at, before);
        for (std::size_t i = mayHave(condition) ? from : end; i < end; ++i) {
            if (fits(condition, i))
                return true;
        }
        return false;
    }
    case Look::Fact:
        return (m_facts & condition.is) != 0;
    case Look::Rule:
        return holdsAny(ruleBook().rules(condition.index), at, before);
    case Look::Foreign:
        return (m_foreign & condition.is) != 0;
    case Look::Says:
        return condition.from > 1 ? countContained(condition.words) >= condition.from : saysAny(condition.words);
    case Look::Writes:
        return saysAny(condition.words, true);
    case Look::Next:
        return endOf(at) < m_text.size() && isIn(m_text.at(endOf(at)));
    case Look::Prior:
        return m_words[at].from > 0 && isIn(m_text.at(m_words[at].from - 1));
    case Look::Gap:
        return at > 0 && std::ranges::any_of(gap(at - 1, at), isIn);
    case Look::Broken:
        return std::ranges::any_of(gap(std::min(at, before), std::max(at, before)), isIn);
    case Look::Joined:
        return at + 1 < m_words.size() && m_words[at + 1].from == endOf(at) + 1 &&
               QStringView(u" -/").contains(m_text.at(endOf(at)));
    case Look::Spaced:
        return at + 1 < m_words.size() && gap(at, at + 1) == u" ";
    case Look::Special:
        return isSpecial(Special(condition.from), at);
    case Look::Find:
        break;
    }
    return false;
}

bool SentenceWords::isSpecial(Special special, std::size_t at) const
{
    switch (special) {
    case Special::Quoted: {
        const QStringView before = m_text.first(m_words[at].from);
        const qsizetype quote = std::max(before.lastIndexOf(u'"'), before.lastIndexOf(u" '"));
        const bool isOpen = quote > 0 && (before.count(u'"') % 2 == 1 || before.at(quote) == u' ') &&
                            !before.first(quote).endsWith(u':'); // a member of a result
        const qsizetype after = endOf(at);
        return isOpen || (after < m_text.size() && m_text.at(after) != u' ' && m_text.at(after) != u'\'');
    }
    case Special::Target:
        return isTarget(at);
    case Special::Meant:
        for (std::size_t t = back(at, 13); t < m_words.size() && t < at + 8; ++t) {
            if (t != at && isTarget(t) && isFor(t, at))
                return true;
        }
        return false;
    case Special::Quotation:
        return opensQuotation(endOf(at));
    case Special::Account:
        return namesAccount();
    case Special::Tool:
        for (qsizetype joint = m_text.indexOf(u'_', 1); joint > 0 && joint + 1 < m_text.size();
             joint = m_text.indexOf(u'_', joint + 1)) {
            if (m_text.at(joint - 1).isLetter() && m_text.at(joint + 1).isLetter())
                return true;
        }
        return false;
    case Special::Path:
        return namesPath();
    case Special::Piped: {
        constexpr std::array<QStringView, 10> pipes{u"| sh",     u"|sh",    u"| bash", u"|bash",  u"| nc ",
                                                    u"| python", u"| sudo", u"| zsh",  u"| curl", u"| base64"};
        return std::ranges::any_of(pipes, [this](QStringView pipe) { return says(pipe); });
    }
    }
    return false;
}

bool SentenceWords::isTarget(std::size_t at) const
{
    using namespace intent;
    const qsizetype from = m_words[at].from;
    const qsizetype end = endOf(at);
    if (from == 0 || end >= m_text.size())
        return false;
    const QChar open = m_text.at(from - 1);
    const QChar close = m_text.at(end);
    const bool isQuoted =
        (open == close && QStringView(u"`'\"").contains(open)) || (open == u'\u201c' && close == u'\u201d');
    const bool isNamed = end + 1 < m_text.size() && m_text.at(end + 1) == u':';
    return isQuoted &&
           (isNamed ||
            (at > 0 && names(u"as|in|into|to|for|fill|field|argument|using|with|parameter|through|the", at - 1)) ||
            names(u"hold|holds|carries|contains", at + 1, at + 3) || isNear(Argument, at, at + 3));
}

bool SentenceWords::isFor(std::size_t target, std::size_t thing) const
{
    using namespace intent;
    const QStringView name = word(target);
    if (!isA(thing, Secret | Talk | Memory) &&
        isOneOf(name, u"content|contents|text|body|source|code|data|input|file|files|html|markdown|document|prompt"))
        return true;
    constexpr std::size_t before = 3;
    for (const QStringView part : name.tokenize(u'_', Qt::SkipEmptyParts)) {
        for (std::size_t i = back(thing, before); i <= thing + 1 && i < m_words.size(); ++i) {
            constexpr qsizetype stem = 4;
            if (i != target && word(i).contains(part.first(std::min(stem, part.size()))))
                return true;
        }
        if (isOneOf(part, u"message|messages|conversation|history|chat") && !has(User | You | Secret))
            return true;
    }
    return false;
}

bool SentenceWords::opensQuotation(qsizetype from) const
{
    constexpr qsizetype near = 40;
    constexpr qsizetype minLength = 14;
    for (qsizetype at = from; at < m_text.size() && at < from + near; ++at) {
        const QChar quote = m_text.at(at);
        if (!QStringView(u"'\"\u201c").contains(quote) || at == 0 || !m_text.at(at - 1).isSpace())
            continue;
        const qsizetype stop = m_text.indexOf(quote == u'\u201c' ? QChar(u'\u201d') : quote, at + 1);
        if (stop > at + minLength && m_text.mid(at, stop - at).count(u' ') >= 2)
            return true;
    }
    return false;
}

bool SentenceWords::namesPath() const
{
    return m_text.contains(u"~/") || m_text.contains(u" /") || m_text.contains(u" '/");
}

bool SentenceWords::namesAccount() const
{
    if (m_text.contains(u"0x"))
        return true;
    const qsizetype at = m_text.indexOf(u'@'); // an email address
    if (at > 0 && at + 1 < m_text.size() && m_text.at(at - 1).isLetterOrNumber() &&
        m_text.at(at + 1).isLetterOrNumber() && m_text.indexOf(u'.', at) > 0)
        return true;
    int run = 0; // of a phone number, an account number or an IP address
    int digits = 0;
    QChar before;
    for (const QChar c : m_text) {
        const bool isName = run == 0 && (before.isLetter() || before == u'_'); // "u123456789"
        before = c;
        if (isName)
            continue;
        const bool isDigit = c >= u'0' && c <= u'9';
        digits += isDigit ? 1 : 0;
        run = isDigit || (run > 0 && (c == u'.' || c == u'-' || c == u' ')) ? run + 1 : 0;
        if (run == 0)
            digits = 0;
        if (digits >= 9)
            return true;
    }
    return false;
}

bool SentenceWords::isNear(quint64 classes, std::size_t from, std::size_t end) const
{
    for (std::size_t i = from; i < end && i < m_words.size(); ++i) {
        if (isA(i, classes))
            return true;
    }
    return false;
}

bool SentenceWords::names(QStringView words, std::size_t from, std::size_t end) const
{
    for (std::size_t i = from; i < end && i < m_words.size(); ++i) {
        if (isOneOf(word(i), words))
            return true;
    }
    return false;
}

bool SentenceWords::saysAny(QStringView parts, bool isWhole) const
{
    return isAnyPart(parts, [&](QStringView part) {
        for (qsizetype at = m_pairs.mayContain(part) ? m_text.indexOf(part) : -1; at >= 0;
             at = m_text.indexOf(part, at + 1)) {
            const qsizetype end = at + part.size();
            if (!isWhole || !part.back().isLetter() || end >= m_text.size() || !m_text.at(end).isLetter() ||
                m_text.at(end) == u's')
                return true;
        }
        return false;
    });
}

int SentenceWords::countContained(QStringView parts) const
{
    const auto all = parts.tokenize(u'|').toContainer<QList<QStringView>>();
    return int(std::ranges::count_if(all, [this](QStringView part) { return says(part); }));
}

} // namespace rc
