// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/poison/poisonmarks.h"

#include "catalog/poison/decodedtext.h"
#include "catalog/poison/intentwords.h"
#include "catalog/poison/lenswords.h"
#include "core/words/wordlist.h"

#include <algorithm>
#include <array>
#include <functional>

namespace rc {

namespace intent {

namespace {

constexpr int praiseIds = 10'000; // IDs of praise words come after those of structures

class Marks : SentenceWords
{
public:
    Marks(QStringView folded, bool isWhole)
        : SentenceWords(folded, intentWords(folded))
        , m_isWhole(isWhole)
    {
        skipParameterName();
        correct(u"ignore");
        const bool isScript = is(fact::Script);
        if (m_text.contains(u"options:") && m_text.contains(u'(')) // "options: user(User), chat(Chat)"
            m_facts |= fact::Options;
        if (m_text.contains(u"\": ") || m_text.startsWith(u"example") ||
            (isScript && (m_text.contains(u"false") || m_text.contains(u"true") || m_text.count(u'=') > 1)))
            m_facts |= fact::Describes;
        for (const WordRule &rule : wordRules(u"fact")) {
            if (holds(rule))
                m_facts |= quint32(rule.gives);
        }
    }

    std::vector<PoisonMark> read()
    {
        if (m_words.size() < 2)
            return {};
        for (const Structure &structure : poisonStructures())
            match(structure);
        praise();
        for (const WordRule &rule : wordRules(u"mark")) {
            for (std::size_t i = 0; i < m_words.size(); ++i) {
                if (holds(rule, i))
                    add(rule.id, rule.kind, rule.sign, rule.points, i, i + rule.span);
            }
        }
        requests();
        findHandovers();
        countOnce();
        if (m_isWhole)
            boostShortText();
        return std::move(m_marks);
    }

private:
    /// Skips the parameter name before a colon: "Path (str): …".
    void skipParameterName()
    {
        const qsizetype head = parameterHead(m_text);
        const auto first =
            std::ranges::find_if(m_words, [head](const IntentWord &entry) { return entry.from >= head; });
        const bool isHeading = std::any_of(m_words.begin(), first, [](const IntentWord &entry) {
            return (entry.is & (Duty | Model | You | Self | Pretext | Lasting | Caution)) != 0;
        });
        if (head == 0 || isHeading)
            return;
        m_words.erase(m_words.begin(), first);
        m_facts |= fact::Named;
        collectClasses();
    }

    void match(const Structure &structure)
    {
        for (const quint64 part : structure.parts) {
            if (part != 0 && !has(part))
                return;
        }
        const bool isParameter = structure.voice == Voice::Deed && is(fact::Parameter);
        const bool isNoOrder = structure.voice == Voice::Order && is(fact::Describes | fact::Asks);
        if (isParameter || isNoOrder || has(structure.honest & ~Choice) ||
            ((structure.honest & Choice) != 0 && is(fact::Describes)))
            return;
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            const std::size_t end = endOfMatch(structure, i);
            if (end == 0 || (structure.voice == Voice::Deed && !is(u"headed", i)) || isSpared(structure, i))
                continue;
            constexpr std::size_t around = 6;
            int points = structure.points;
            for (const More &more : structure.more) {
                if (more.is != 0 && isNear(more.is, back(i, around), i + structure.within + around))
                    points += more.points;
            }
            add(structure.id, structure.kind, structure.sign, points, i, end);
            return;
        }
    }

    /// Whether the words at `at` only resemble the structure.
    [[nodiscard]] bool isSpared(const Structure &structure, std::size_t at)
    {
        m_match = {at, at + structure.within + 1};
        if ((structure.sign == PoisonSign::DeclaresHarm || structure.sign == PoisonSign::TakeSecrets) &&
            (is(u"guarded", at) || is(u"forbidden", at)))
            return true;
        if (structure.sign == PoisonSign::TakeConversation && is(u"forbidden", at))
            return true;
        if (structure.parts[0] == Harm && structure.voice == Voice::Deed && isA(at, False))
            return true;
        return std::ranges::any_of(wordRules(u"spare"),
                                   [&](const WordRule &rule) { return rule.id == structure.id && holds(rule, at); });
    }

    /// The index after the last word of the structure that starts at the word `at`; 0 if none does.
    [[nodiscard]] std::size_t endOfMatch(const Structure &structure, std::size_t at) const
    {
        constexpr std::size_t dense = 4; // other scripts have more words of the tables
        const bool isScript = is(fact::Script);
        const std::size_t end = std::min(m_words.size(), at + structure.within + 1 + (isScript ? dense : 0));
        const bool isInOrder = structure.arrangement == Arrangement::InOrder && !isScript;
        std::array<std::size_t, 3> used{end, end, end};
        std::size_t from = at;
        std::size_t last = at;
        for (std::size_t part = 0; part < structure.parts.size() && structure.parts[part] != 0; ++part) {
            const std::size_t stop = isInOrder && part == 0 ? at + 1 : end;
            for (std::size_t i = from; i < stop && used[part] == end; ++i) {
                if (isA(i, structure.parts[part]) && std::ranges::find(used, i) == used.cend())
                    used[part] = i;
            }
            if (used[part] == end)
                return 0;
            from = isInOrder ? used[part] + 1 : at;
            last = std::max(last, used[part]);
        }
        return std::ranges::find(used, at) != used.cend() ? last + 1 : 0;
    }

    void add(int id, PoisonKind kind, PoisonSign sign, int points, std::size_t from, std::size_t end)
    {
        for (PoisonMark &mark : m_marks) {
            if (mark.id == id) {
                if (points > mark.points)
                    mark = {id, kind, sign, points, from, end, false};
                return;
            }
        }
        m_marks.push_back({id, kind, sign, points, from, end, false});
    }

    /// Marks of one sign that share words may describe the same order, so only the strongest counts as certain.
    void countOnce()
    {
        std::ranges::stable_sort(m_marks, std::greater(), &PoisonMark::points);
        for (auto mark = m_marks.begin(); mark != m_marks.end(); ++mark)
            mark->isRepeated = std::any_of(m_marks.begin(), mark, [&mark](const PoisonMark &stronger) {
                return stronger.sign == mark->sign && !stronger.isRepeated && stronger.from < mark->end &&
                       mark->from < stronger.end;
            });
    }

    /// Each word of praise counts: honest descriptions have at most one.
    void praise()
    {
        constexpr int points = 4;
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            if (isA(i, Praise))
                add(praiseIds + static_cast<int>(qHash(word(i)) % 10'000), PoisonKind::Steered,
                    PoisonSign::PraisesItself, points, i, i);
        }
    }

    /// "Please transfer … for ID 384756", "could you mail my list to …": a request to the reader, about something
    /// specific or on another person's behalf.
    void requests()
    {
        std::size_t verb = m_words.size();
        if (names(u"please|kindly", 0))
            verb = 1;
        else if (names(u"could|can|would", 0) && word(1) == u"you")
            verb = 2;
        while (verb < m_words.size() && (word(verb).endsWith(u"ly") || names(u"please|first", verb)))
            ++verb;
        if (verb >= m_words.size() || is(fact::Describes | fact::Asks) || is(u"courtesy", verb))
            return;
        const auto request = [&](int id, PoisonKind kind, int points) {
            add(id, kind, PoisonSign::SpeaksToModel, points, verb, verb);
        };
        if (isNear(deeds | Damage | Harm | Misdeed, verb, verb + 3))
            request(55, PoisonKind::Steered, 3);
        if (isParticular(verb))
            request(56, PoisonKind::Steered,
                    m_isWhole && !names(u"if|when|whenever|once|unless", 0, m_words.size()) ? 10 : 3);
        // "send me your notes" is a letter to another person
        const bool isLetter = names(u"me|us", verb, verb + 3) && !has(Where);
        if (has(Speaker) && !isLetter && isNear(Send | Spend | Destroy | Change | Suspend, verb, m_words.size()))
            request(79, PoisonKind::Harmful, 10);
    }

    /// A number, an ID or a path.
    [[nodiscard]] bool isParticular(std::size_t from) const
    {
        constexpr qsizetype digits = 5;
        constexpr qsizetype digitsOfId = 3;
        for (std::size_t i = from; i < m_words.size(); ++i) {
            const qsizetype all = std::ranges::count_if(word(i), [](QChar c) { return c >= u'0' && c <= u'9'; });
            if (all >= digits || (all >= digitsOfId && i > 0 && word(i - 1) == u"id"))
                return true;
        }
        return namesPath();
    }

    /// "Fill `note` with the contents of the clipboard": a parameter is asked to carry unrelated data. A name that
    /// shares words with the data, as in "the API key as `api_key`", is meant for it.
    void findHandovers()
    {
        if (is(fact::Asks | fact::Options | fact::Allowed) || m_text.contains(u"\":")) // data rather than a sentence
            return;
        constexpr std::size_t reach = 16;
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            if (!is(u"thing", i))
                continue;
            const std::size_t end = std::min(i + reach, m_words.size());
            std::size_t target = back(i, reach);
            while (target < end && (target == i || !isTarget(target) || isFor(target, i)))
                ++target;
            const bool isDescribed = target < end && (isNear(Argument, back(target, 1), target) ||
                                                      (target < i && m_text.mid(endOf(target) + 1).startsWith(u':')));
            if (isDescribed || (target < end && is(u"orderedAway", i)))
                add(82, PoisonKind::Secrets, PoisonSign::TakeConversation, pointsOfWarning, i, i + 1);
            else if (!is(fact::Describes) && !has(Protect) && !is(u"fetched") && is(u"taken", i))
                add(82, PoisonKind::Secrets, PoisonSign::TakeSecrets, pointsOfWarning, i, i + 1);
        }
    }

    /// A text that consists of a single structure.
    void boostShortText()
    {
        constexpr std::size_t maxWords = 18;
        if (m_marks.empty() || m_words.size() > maxWords || is(fact::Describes | fact::Asks | fact::Guards))
            return;
        const PoisonMark strongest = *std::ranges::max_element(m_marks, {}, &PoisonMark::points);
        constexpr quint64 firsts = (deeds | Harm | Damage | Not | Covert | Illicit) & ~Use;
        using Sign = PoisonSign;
        constexpr PoisonSigns grave =
            bitOf(Sign::DeclaresHarm) | bitOf(Sign::SendAway) | bitOf(Sign::IgnoreRules) | bitOf(Sign::Evades);
        constexpr PoisonSigns clear = bitOf(Sign::TakeConversation) | bitOf(Sign::RunCommand) | bitOf(Sign::Persists) |
                                      bitOf(Sign::IgnoreRules) | bitOf(Sign::SpeaksToModel);
        constexpr int minClearPoints = 7;
        const bool isOrder = isA(0, firsts) || has(You | Model) || is(fact::Script) ||
                             (names(u"a|an", 0) && isNear(ToolNoun, 1, 4)); // "A tool that forges …"
        if ((isOrder && (bitOf(strongest.sign) & grave) != 0) ||
            (strongest.points >= minClearPoints && (bitOf(strongest.sign) & clear) != 0) ||
            (strongest.points > minClearPoints && strongest.sign == Sign::Hide))
            add(50, strongest.kind, strongest.sign, 3, 0, 0);
    }

    bool m_isWhole = true; ///< whether the text has little else
    std::vector<PoisonMark> m_marks;
};

} // namespace

} // namespace intent

std::vector<PoisonMark> poisonMarks(QStringView folded, bool isWhole)
{
    return intent::Marks(folded, isWhole).read();
}

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
