// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/review/toolcost.h"

#include "catalog/json/compactjson.h"
#include "core/json/jsonparts.h"
#include "core/json/jsontape.h"

#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

using Count = qint64; // in thousandths of a token

// The weights of the fit, in thousandths.
constexpr std::array<Count, 3> ofWord{1026, 925, 1409}; // up to 4, 8, 12 letters
constexpr Count ofLetterBeyond = 445;                   // 12
constexpr Count ofCapital = 371;                        // in a run of them
constexpr Count ofThreeDigits = 1005;
constexpr std::array<Count, 3> ofMarks{701, 1127, 931}; // 1, 2, 3 in a row
constexpr Count ofLongMarks = 1182;                     // four, and a third of that for each further one
constexpr Count ofSpaces = 300;                         // more than one
constexpr Count ofLatinLetter = 1668;                   // ä, é: the word around it falls apart
constexpr Count ofTwoByteLetter = 248;                  // Greek, Cyrillic, Hebrew, Arabic
constexpr Count ofIdeograph = 650;                      // in sentences; in rows of rare ones half as many again
constexpr Count ofThreeByteLetter = 1072;
constexpr Count ofFourByteLetter = 2500;

bool isUpper(char c)
{
    return c >= 'A' && c <= 'Z';
}

bool isLower(char c)
{
    return c >= 'a' && c <= 'z';
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isAscii(char c)
{
    return static_cast<unsigned char>(c) < 0x80;
}

bool isMark(char c)
{
    return isAscii(c) && c != ' ' && !isUpper(c) && !isLower(c) && !isDigit(c);
}

Count wordCount(qsizetype letters)
{
    if (letters > 12)
        return ofWord[2] + (letters - 12) * ofLetterBeyond;
    return ofWord.at(size_t(letters - 1) / 4);
}

Count marksCount(qsizetype marks)
{
    return marks <= 3 ? ofMarks.at(size_t(marks - 1)) : ofLongMarks + (marks - 4) * ofLongMarks / 3;
}

/// Of the character that begins with this byte.
Count letterCount(unsigned char first, unsigned char second)
{
    if (first < 0xC9 || (first == 0xC9 && second < 0x90)) // below U+0250
        return ofLatinLetter;
    if (first < 0xE0)
        return ofTwoByteLetter;
    if (first >= 0xF0)
        return ofFourByteLetter;
    const bool ideograph = (first >= 0xE3 && first <= 0xE9) || (first >= 0xEB && first <= 0xED) ||
                           (first == 0xEA && second >= 0xB0) || (first == 0xEF && second >= 0xBC);
    return ideograph ? ofIdeograph : ofThreeByteLetter;
}

class Walk
{
public:
    explicit Walk(QByteArrayView text)
        : m_text(text)
    {
    }

    Count count() { return countTo(m_text.size()); }

    /// Of the pieces that begin before `end` and were not counted yet.
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
        if (isUpper(c)) {
            if (const qsizetype capitals = run(isUpper); capitals > 1)
                return capitals * ofCapital;
            return wordCount(1 + run(isLower));
        }
        if (isLower(c))
            return wordCount(run(isLower));
        if (isDigit(c))
            return (run(isDigit) + 2) / 3 * ofThreeDigits;
        if (c == ' ')
            return run([](char one) { return one == ' '; }) > 1 ? ofSpaces : 0;
        if (isAscii(c))
            return marksCount(run(isMark));
        const auto first = static_cast<unsigned char>(c);
        ++m_at;
        const unsigned char second = m_at < m_text.size() ? static_cast<unsigned char>(m_text[m_at]) : 0;
        run([](char one) { return (static_cast<unsigned char>(one) & 0xC0) == 0x80; });
        return letterCount(first, second);
    }

    QByteArrayView m_text;
    qsizetype m_at = 0;
};

/// Without white space, and with letters for escapes.
QByteArray compacted(const QByteArray &json)
{
    if (json.contains("\\u"))
        return compactJson(jsonTree(json));
    QByteArray text;
    text.reserve(json.size());
    bool inString = false;
    for (qsizetype i = 0; i < json.size(); ++i) {
        const char c = json.at(i);
        if (!inString && (c == ' ' || c == '\n' || c == '\r' || c == '\t'))
            continue;
        text += c;
        if (inString && c == '\\' && i + 1 < json.size())
            text += json.at(++i);
        else if (c == '"')
            inString = !inString;
    }
    return text;
}

ToolCost costOf(const QByteArray &text)
{
    return {text.size(), estimatedTokens(text)};
}

int wholeTokens(Count thousandths)
{
    return static_cast<int>((thousandths + 500) / 1000);
}

struct Cut
{
    qsizetype from;
    QString where;
    int depth;
};

/// Where the parts of modelText() begin; none of what is no JSON.
QList<Cut> cutsOf(const QByteArray &text)
{
    QList<Cut> cuts;
    const auto tape = JsonTape::read(text);
    if (!tape)
        return cuts;
    const char *begin = tape->root().raw().data();
    for (const JsonValue member : tape->root()) {
        // the first brace is the name's
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
        cuts.append({all.data() + all.size() - 1 - begin, u"inputSchema"_s, 0}); // its brace, and what comes behind
    }
    return cuts;
}

} // namespace

int estimatedTokens(QByteArrayView utf8)
{
    return wholeTokens(Walk(utf8).count());
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
    return costOf(modelText(tool));
}

QList<ModelPart> modelParts(const Tool &tool)
{
    const QByteArray text = modelText(tool);
    QList<Cut> cuts = cutsOf(text);
    if (cuts.isEmpty())
        cuts.append({0, {}, 0});
    Walk walk(text);
    Count counted = 0;
    QList<ModelPart> parts;
    for (qsizetype i = 0; i < cuts.size(); ++i) {
        const qsizetype end = i + 1 < cuts.size() ? cuts.at(i + 1).from : text.size();
        const int before = wholeTokens(counted);
        counted += walk.countTo(end);
        parts.append({cuts.at(i).where, text.mid(cuts.at(i).from, end - cuts.at(i).from), cuts.at(i).depth,
                      wholeTokens(counted) - before});
    }
    return parts;
}

} // namespace rc
