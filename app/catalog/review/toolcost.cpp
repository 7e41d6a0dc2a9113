// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/review/toolcost.h"

#include "catalog/json/canonicaljson.h"
#include "core/json/jsontape.h"
#include "core/json/jsontext.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

using Count = qint64; // in thousandths of a token

// The fitted weights, in thousandths.
constexpr std::array<Count, 3> wordCosts{1026, 925, 1409}; // up to 4, 8, 12 letters
constexpr Count extraLetterCost = 445;                     // 12
constexpr Count joinedWordCost = 151;                      // additional cost of a word directly after another, as in
                                                           // camelCase
constexpr Count capitalRunCost = 297;                      // per run, and per letter
constexpr Count capitalCost = 238;
constexpr Count digitRunCost = 80; // per run, and per three digits
constexpr Count digitGroupCost = 1005;
constexpr std::array<Count, 3> markCosts{701, 1127, 931}; // runs of 1, 2 and 3
constexpr Count longMarkRunCost = 1182;                   // a run of four; a third of it for each further mark
constexpr Count spacesCost = 300;                         // more than one

struct ScriptRow
{
    char32_t first;
    char32_t last;
    Count runCost;
    Count letterCost;
};

constexpr ScriptRow accentedLatin{0xC0, 0x24F, 693, 372}; // per word
constexpr ScriptRow vietnamese{0x1E00, 0x1EFF, 0, 295};   // likewise
constexpr std::array scripts = std::to_array<ScriptRow>({
    accentedLatin,
    {0x300, 0x36F, 0, 372},    // accents
    {0x370, 0x3FF, 0, 421},    // Greek
    {0x400, 0x52F, 1260, 134}, // Cyrillic
    {0x530, 0x58F, 896, 263},  // Armenian
    {0x590, 0x5FF, 0, 513},    // Hebrew
    {0x600, 0x77F, 0, 403},    // Arabic
    {0x900, 0x97F, 0, 401},    // Devanagari
    {0x980, 0xDFF, 310, 382},  // other scripts of India
    {0xE00, 0xEFF, 1096, 393}, // Thai
    {0x10A0, 0x10FF, 0, 383},  // Georgian
    {0x1100, 0x11FF, 0, 774},  // Korean
    vietnamese,
    {0x1F00, 0x1FFF, 0, 421},     // Greek
    {0x2000, 0x206F, 0, 1279},    // dashes, quotes
    {0x3000, 0x303F, 0, 850},     // punctuation
    {0x3040, 0x30FF, 0, 611},     // Japanese syllables
    {0x3400, 0x9FFF, 422, 830},   // ideographs
    {0xAC00, 0xD7AF, 0, 774},     // Korean
    {0xFF00, 0xFFEF, 0, 850},     // full width
    {0x10000, 0x10FFFF, 0, 2500}, // emoji
});
constexpr ScriptRow otherScript{0, 0, 0, 1072};

bool isUpper(char c)
{
    return c >= 'A' && c <= 'Z';
}

bool isLower(char c)
{
    return c >= 'a' && c <= 'z';
}

bool isAsciiDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isAscii(char c)
{
    return static_cast<unsigned char>(c) < 0x80;
}

bool isMark(char c)
{
    return isAscii(c) && c != ' ' && !isUpper(c) && !isLower(c) && !isAsciiDigit(c);
}

Count wordCount(qsizetype letters)
{
    if (letters > 12)
        return wordCosts[2] + (letters - 12) * extraLetterCost;
    return wordCosts.at(size_t(letters - 1) / 4);
}

Count marksCount(qsizetype marks)
{
    return marks <= 3 ? markCosts.at(size_t(marks - 1)) : longMarkRunCost + (marks - 4) * longMarkRunCost / 3;
}

const ScriptRow &scriptOf(char32_t letter)
{
    const auto row = std::ranges::find_if(
        scripts, [letter](const ScriptRow &script) { return letter >= script.first && letter <= script.last; });
    return row == scripts.cend() ? otherScript : *row;
}

/// Letters that only Vietnamese uses among Latin scripts.
bool isVietnamese(char32_t letter)
{
    return (letter >= vietnamese.first && letter <= vietnamese.last) || letter == U'ă' || letter == U'đ' ||
           letter == U'ơ' || letter == U'ư';
}

class TokenEstimator
{
public:
    explicit TokenEstimator(QByteArrayView text)
        : m_text(text)
    {
    }

    Count count() { return countTo(m_text.size()); }

    /// The cost of uncounted pieces that begin before `end`.
    Count countTo(qsizetype end)
    {
        Count sum = 0;
        while (m_at < end)
            sum += piece();
        return sum;
    }

private:
    template<typename Is>
    qsizetype run(Is is)
    {
        const qsizetype from = m_at;
        while (m_at < m_text.size() && is(m_text[m_at]))
            ++m_at;
        return m_at - from;
    }

    Count piece()
    {
        const char c = m_text[m_at];
        if (isUpper(c) || isLower(c) || (!isAscii(c) && isLatin(letterAt(m_at))))
            return word();
        if (isAsciiDigit(c))
            return digitRunCost + (run(isAsciiDigit) + 2) / 3 * digitGroupCost;
        if (c == ' ')
            return run([](char unit) { return unit == ' '; }) > 1 ? spacesCost : 0;
        if (!isAscii(c))
            return script();
        const qsizetype marks = run(isMark);
        const bool belongsToCapitals =
            marks == 1 && c == '_' && m_at + 1 < m_text.size() && isUpper(m_text[m_at]) && isUpper(m_text[m_at + 1]);
        return belongsToCapitals ? 0 : marksCount(marks);
    }

    /// ASCII letters only, or a word with others.
    Count word()
    {
        const qsizetype from = m_at;
        qsizetype letters = 0;
        bool isPlain = true;
        bool hasVietnamese = false;
        while (m_at < m_text.size()) {
            const char c = m_text[m_at];
            const char32_t letter = letterAt(m_at);
            if (isAscii(c) ? !isUpper(c) && !isLower(c) : !isLatin(letter))
                break;
            isPlain = isPlain && isAscii(c);
            hasVietnamese = hasVietnamese || isVietnamese(letter);
            ++letters;
            m_at += lengthAt(m_at);
        }
        if (isPlain)
            return plainWord(from, m_at);
        const ScriptRow &row = hasVietnamese ? vietnamese : accentedLatin;
        return row.runCost + letters * row.letterCost;
    }

    /// Splits where tokenizers split: GETUrl, listItems.
    Count plainWord(qsizetype from, qsizetype end)
    {
        Count sum = 0;
        m_at = from;
        while (m_at < end) {
            const bool isJoined = m_at > from;
            qsizetype capitals = 0;
            while (m_at < end && isUpper(m_text[m_at])) {
                ++capitals;
                ++m_at;
            }
            if (capitals > 1) {
                sum += capitalRunCost + capitals * capitalCost;
                continue;
            }
            const qsizetype begin = m_at - capitals;
            while (m_at < end && isLower(m_text[m_at]))
                ++m_at;
            sum += wordCount(m_at - begin) + (isJoined && capitals > 0 ? joinedWordCost : 0);
        }
        return sum;
    }

    Count script()
    {
        const ScriptRow &row = scriptOf(letterAt(m_at));
        Count sum = row.runCost;
        while (m_at < m_text.size() && !isAscii(m_text[m_at]) && scriptOf(letterAt(m_at)).first == row.first) {
            sum += row.letterCost;
            m_at += lengthAt(m_at);
        }
        return sum;
    }

    static bool isLatin(char32_t letter)
    {
        return (letter >= accentedLatin.first && letter <= accentedLatin.last) ||
               (letter >= vietnamese.first && letter <= vietnamese.last) || (letter >= 0x300 && letter <= 0x36F);
    }

    /// The length of the character at `at`, up to the end of the text.
    [[nodiscard]] qsizetype lengthAt(qsizetype at) const
    {
        const auto first = static_cast<unsigned char>(m_text[at]);
        const qsizetype length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
        return std::min(length, m_text.size() - at);
    }

    [[nodiscard]] char32_t letterAt(qsizetype at) const
    {
        const qsizetype length = lengthAt(at);
        const auto first = static_cast<unsigned char>(m_text[at]);
        if (length == 1)
            return first;
        char32_t letter = first & (0xFFU >> (length + 1));
        for (qsizetype i = 1; i < length; ++i)
            letter = letter << 6U | (static_cast<unsigned char>(m_text[at + i]) & 0x3FU);
        return letter;
    }

    QByteArrayView m_text;
    qsizetype m_at = 0;
};

/// Without white space, and with escapes decoded.
QByteArray compacted(const QByteArray &json)
{
    if (json.contains("\\u")) {
        const auto tape = JsonTape::read(json);
        return compactJson(tape ? tape->root() : JsonValue());
    }
    return jsonCompact(json);
}

int roundedTokens(Count thousandths)
{
    return static_cast<int>((thousandths + 500) / 1000);
}

struct Cut
{
    qsizetype from;
    QString where;
    int depth;
};

/// The start of each part of modelText(); empty if it is not JSON.
QList<Cut> cutsOf(const QByteArray &text)
{
    QList<Cut> cuts;
    const auto tape = JsonTape::read(text);
    if (!tape)
        return cuts;
    const char *begin = tape->root().raw().data();
    for (const JsonValue member : tape->root()) {
        // the opening brace belongs to the name
        const qsizetype from = cuts.isEmpty() ? 0 : member.rawKey().data() - begin;
        if (!member.hasKey("parameters")) {
            cuts.append({from, member.key(), 0});
            continue;
        }
        cuts.append({from, u"inputSchema"_s, 0});
        const JsonValue properties = member.member("properties");
        if (!properties.isObject() || properties.begin() == properties.end())
            continue;
        for (const JsonValue property : properties)
            cuts.append({property.rawKey().data() - begin, u"inputSchema.properties."_s + property.key(), 1});
        const QByteArrayView all = properties.raw();
        cuts.append({all.data() + all.size() - 1 - begin, u"inputSchema"_s, 0}); // its brace and the rest
    }
    return cuts;
}

} // namespace

int estimatedTokens(QByteArrayView utf8)
{
    return roundedTokens(TokenEstimator(utf8).count());
}

QByteArray modelText(const Tool &tool)
{
    QList<JsonMember> members{{"name", jsonString(tool.name)}};
    if (!tool.description.isEmpty())
        members.append({"description", jsonString(tool.description)});
    if (!tool.inputSchema.isEmpty())
        members.append({"parameters", compacted(tool.inputSchema)});
    return jsonObject(members);
}

ToolCost toolCost(const Tool &tool)
{
    const QByteArray text = modelText(tool);
    return {text.size(), estimatedTokens(text)};
}

QList<ModelPart> modelParts(const Tool &tool)
{
    const QByteArray text = modelText(tool);
    QList<Cut> cuts = cutsOf(text);
    if (cuts.isEmpty())
        cuts.append({0, {}, 0});
    TokenEstimator estimator(text);
    Count counted = 0;
    QList<ModelPart> parts;
    for (qsizetype i = 0; i < cuts.size(); ++i) {
        const qsizetype end = i + 1 < cuts.size() ? cuts.at(i + 1).from : text.size();
        const int before = roundedTokens(counted);
        counted += estimator.countTo(end);
        parts.append({cuts.at(i).where, text.mid(cuts.at(i).from, end - cuts.at(i).from), cuts.at(i).depth,
                      roundedTokens(counted) - before});
    }
    return parts;
}

} // namespace rc
