// SPDX-License-Identifier: GPL-3.0-or-later
// A sentence's words, and the rules of words/structures.txt about them.
#pragma once

#include "catalog/poison/poisonlens.h"

#include <QStringView>

#include <array>
#include <bitset>
#include <span>
#include <vector>

namespace rc {

/// The word lists of the rules that contain a word.
using WordLists = std::bitset<320>;

struct IntentWord
{
    quint64 is = 0;
    qsizetype from = 0;
    qsizetype size = 0;
    WordLists lists{};
};

/// The pairs of neighboring characters in a text, which rule out most phrases quickly.
class PairSet
{
public:
    PairSet() = default;
    explicit PairSet(QStringView text)
    {
        for (qsizetype i = 1; i < text.size(); ++i)
            m_bits.set(bitIndex(text.at(i - 1), text.at(i)));
    }

    /// False if the text certainly does not contain `part`.
    [[nodiscard]] bool mayContain(QStringView part) const
    {
        const qsizetype last = part.size() - 1;
        return last < 1 || (has(part, 1) && has(part, last) && has(part, (last + 1) / 2));
    }

private:
    static constexpr std::size_t size = 4096;

    static std::size_t bitIndex(QChar first, QChar second)
    {
        return (std::size_t(first.unicode()) * 67U + second.unicode()) % size;
    }
    [[nodiscard]] bool has(QStringView part, qsizetype second) const
    {
        return m_bits.test(bitIndex(part.at(second - 1), part.at(second)));
    }

    std::bitset<size> m_bits;
};

/// The subject of a rule's condition.
enum class Look {
    Any,     ///< the sentence has words of these classes or of this list
    Words,   ///< a window around the word has some
    Find,    ///< the same, and the next conditions apply to the word found
    Fact,    ///< facts of the sentence
    Rule,    ///< a rule with this name holds
    Foreign, ///< classes of stems in other scripts
    Says,    ///< the text contains one of these
    Writes,  ///< the same, except as the beginning of a longer word
    Next,    ///< one of these characters directly follows the word
    Prior,   ///< … before the word
    Gap,     ///< … between the word and the one before
    Broken,  ///< … between the word and the previous match
    Joined,  ///< only a space, a hyphen or a slash separates the word from the next
    Spaced,  ///< only a space separates the word from the next
    Special  ///< a check in code
};

/// The characters that conditions look for.
namespace sign {
constexpr QStringView Assign = u"=:`", At = u"@", Call = u":,", Clause = u";:)\n\u2014", Colon = u":]",
                      Comma = u",\u3001", Dash = u"-/", Open = u"(", Quote = u"\"", Start = u";(:", Stop = u":.,>;",
                      Tag = u"<[", Tick = u"`";
} // namespace sign

/// Checks that need more than words.
enum class Special {
    Quoted,    ///< the word is in an open quotation, or an index
    Target,    ///< a quoted word that receives something
    Meant,     ///< a parameter nearby is meant for this data
    Quotation, ///< a quotation of several words follows
    Account,   ///< the text has an email address or an account number
    Tool,      ///< the text names a tool, such as read_file
    Path,      ///< the text names a path
    Piped      ///< the output of a command is passed to a program
};

/// Facts of a sentence.
namespace fact {
enum : quint32 {
    Script = 1U << 0,    ///< another script, with another word order
    Named = 1U << 1,     ///< begins with a parameter's name: "path (str): …"
    Parameter = 1U << 2, ///< describes that parameter
    Options = 1U << 3,   ///< a list of values
    Allowed = 1U << 4,   ///< "you can …"
    Asks = 1U << 5,      ///< asks the user before acting
    Describes = 1U << 6, ///< describes a parameter or an example
    LookUp = 1U << 7,    ///< "List …", followed by its topic
    Guards = 1U << 8,    ///< says that the tool protects against something
};
} // namespace fact

struct Condition
{
    Look look = Look::Words;
    bool isNot = false;
    bool isOr = false; ///< an alternative to the next one
    int from = 0;      ///< of the window, in words from the current one; a count; or a Special
    int to = 0;
    quint64 is = 0;    ///< classes or facts
    QStringView words; ///< separated by bars; characters; or the name of rules
    int index = -1;    ///< index of these words or rules after loading
};

/// A line of words/structures.txt: conditions that must all hold, and their effects.
struct WordRule
{
    QStringView name; ///< its purpose, or its name in other rules and in the code
    int id = 0;       ///< of a mark or a structure
    PoisonKind kind = PoisonKind::Harmful;
    PoisonSign sign = PoisonSign::DeclaresHarm;
    FindingSeverity severity = FindingSeverity::Warning;
    int points = 0;
    std::size_t span = 0; ///< words of a mark
    quint64 drops = 0;    ///< classes
    quint64 gives = 0;    ///< classes or facts
    std::vector<Condition> conditions{};
};

constexpr int betweenWords = 10'000; ///< a window of the words between the previous match and the current word
constexpr int matchedWords = 10'001; ///< a window of the structure's words

[[nodiscard]] std::span<const WordRule> wordRules(QStringView name);

/// All of them, as compiled by lenswords.cmake.
[[nodiscard]] std::vector<WordRule> compiledRules();

/// The index `words` before `at`, or the first one.
[[nodiscard]] constexpr std::size_t back(std::size_t at, std::size_t words)
{
    return at > words ? at - words : 0;
}

/// A sentence and its words, with checks shared by all its readers. `text` must outlive this object.
class SentenceWords
{
public:
    SentenceWords() = default;
    SentenceWords(QStringView text, std::vector<IntentWord> words);

protected:
    /// Looks up the lists that contain each word.
    void markLists();
    void collectClasses();
    /// Changes the classes of words by the rules with this name.
    void correct(QStringView rules);
    [[nodiscard]] bool holds(const WordRule &rule, std::size_t at = 0) const { return holds(rule.conditions, at, at); }
    /// Whether a rule with this name holds at the word.
    [[nodiscard]] bool is(QStringView rules, std::size_t at = 0) const { return holdsAny(wordRules(rules), at, at); }
    [[nodiscard]] bool is(quint32 facts) const { return (m_facts & facts) != 0; }
    [[nodiscard]] bool namesPath() const;
    /// A quoted word that receives something: "into `note`".
    [[nodiscard]] bool isTarget(std::size_t at) const;
    /// Whether the parameter is meant for this data.
    [[nodiscard]] bool isFor(std::size_t target, std::size_t thing) const;

    [[nodiscard]] bool has(quint64 classes) const { return (m_all & classes) != 0; }
    [[nodiscard]] bool isA(std::size_t at, quint64 classes) const { return (m_words[at].is & classes) != 0; }
    [[nodiscard]] QStringView word(std::size_t at) const { return m_text.mid(m_words[at].from, m_words[at].size); }
    [[nodiscard]] qsizetype endOf(std::size_t at) const { return m_words[at].from + m_words[at].size; }
    /// The text between two words.
    [[nodiscard]] QStringView gap(std::size_t first, std::size_t second) const
    {
        return m_text.mid(endOf(first), m_words[second].from - endOf(first));
    }
    /// Whether a word from the index `from` to before `end` is of these classes.
    [[nodiscard]] bool isNear(quint64 classes, std::size_t from, std::size_t end) const;
    /// Whether a word in this range is one of `words`, separated by bars.
    [[nodiscard]] bool names(QStringView words, std::size_t from, std::size_t end) const;
    [[nodiscard]] bool names(QStringView words, std::size_t at) const { return names(words, at, at + 1); }
    [[nodiscard]] bool says(QStringView part) const { return m_pairs.mayContain(part) && m_text.contains(part); }
    [[nodiscard]] bool saysAny(QStringView parts, bool isWhole = false) const;
    [[nodiscard]] int countContained(QStringView parts) const;

    QStringView m_text;
    std::vector<IntentWord> m_words;
    quint64 m_all = 0;     ///< the classes of all words
    quint64 m_foreign = 0; ///< the classes of stems in other scripts
    quint32 m_facts = 0;
    WordLists m_lists;                           ///< the lists of all words
    PairSet m_pairs;                             ///< empty unless the sentence's text is searched
    std::pair<std::size_t, std::size_t> m_match; ///< first word and end of the structure being checked

private:
    [[nodiscard]] bool holds(std::span<const Condition> conditions, std::size_t at, std::size_t before) const;
    [[nodiscard]] bool holdsAny(std::span<const WordRule> rules, std::size_t at, std::size_t before) const;
    [[nodiscard]] bool mayHave(const Condition &condition) const;
    [[nodiscard]] bool fits(const Condition &condition, std::size_t at) const;
    [[nodiscard]] std::pair<std::size_t, std::size_t> windowOf(const Condition &condition, std::size_t at,
                                                               std::size_t before) const;
    [[nodiscard]] bool isMet(const Condition &condition, std::size_t at, std::size_t before) const;
    [[nodiscard]] bool isSpecial(Special special, std::size_t at) const;
    [[nodiscard]] bool opensQuotation(qsizetype from) const;
    [[nodiscard]] bool namesAccount() const;
};

} // namespace rc
