// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/schema/schemapatterns.h"

#include <QDate>
#include <QElapsedTimer>
#include <QStringTokenizer>

#include <algorithm>
#include <array>
#include <bit>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qint64 maxNanoseconds = 300'000'000; ///< total for all patterns of one check
constexpr qsizetype maxPatternLength = 4000;
constexpr qsizetype maxCompiled = 100;

/// A class of characters as ranges, for use in brackets.
struct CharacterClass
{
    char16_t letter;
    QLatin1StringView ranges;
};

constexpr std::array characterClasses = std::to_array<CharacterClass>({
    {u'd', "0-9"_L1},
    {u'D', "\\x00-\\x2f\\x3a-\\x{10ffff}"_L1},
    {u'w', "A-Za-z0-9_"_L1},
    {u'W', "\\x00-\\x2f\\x3a-\\x40\\x5b-\\x5e\\x60\\x7b-\\x{10ffff}"_L1},
    {u's',
     "\\x09-\\x0d\\x20\\xa0\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}"_L1},
    {u'S', "\\x00-\\x08\\x0e-\\x1f\\x21-\\x9f\\xa1-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}"
           "\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{fefe}\\x{ff00}-\\x{10ffff}"_L1},
});

/// Empty if `letter` names no class.
QLatin1StringView classOf(QChar letter)
{
    const auto row = std::ranges::find(characterClasses, letter.unicode(), &CharacterClass::letter);
    return row == characterClasses.cend() ? QLatin1StringView() : row->ranges;
}

/// Long names of Unicode's general categories, and their short ones: Qt's expressions only accept the latter.
constexpr QLatin1StringView categories{
    "Letter L|Cased_Letter L&|LC L&|Uppercase_Letter Lu|Lowercase_Letter Ll|Titlecase_Letter Lt|Modifier_Letter Lm|"
    "Other_Letter Lo|Mark M|Combining_Mark M|Nonspacing_Mark Mn|Spacing_Mark Mc|Enclosing_Mark Me|Number N|"
    "Decimal_Number Nd|digit Nd|Letter_Number Nl|Other_Number No|Punctuation P|punct P|Connector_Punctuation Pc|"
    "Dash_Punctuation Pd|Open_Punctuation Ps|Close_Punctuation Pe|Initial_Punctuation Pi|Final_Punctuation Pf|"
    "Other_Punctuation Po|Symbol S|Math_Symbol Sm|Currency_Symbol Sc|Modifier_Symbol Sk|Other_Symbol So|Separator Z|"
    "Space_Separator Zs|Line_Separator Zl|Paragraph_Separator Zp|Other C|Control Cc|cntrl Cc|Format Cf|"
    "Private_Use Co|Unassigned Cn"};

/// Another name is unchanged: it is a script.
QString shortCategory(const QString &name)
{
    for (const QLatin1StringView category : categories.tokenize("|"_L1)) {
        if (category.startsWith(name + u' '))
            return category.mid(name.size() + 1);
    }
    return name;
}

bool isAsciiLetter(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z');
}

bool isAsciiDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

/// Translates a pattern in one pass to the same meaning in Qt; clears `m_good` if that is impossible.
class PatternReader
{
public:
    explicit PatternReader(QStringView pattern)
        : m_in(pattern)
    {
    }

    std::optional<QString> read()
    {
        while (m_isValid && m_at < m_in.size())
            one();
        return m_isValid && m_depth == 0 ? std::optional(m_out) : std::nullopt;
    }

private:
    [[nodiscard]] QChar peek(qsizetype further = 0) const
    {
        return m_at + further < m_in.size() ? m_in.at(m_at + further) : QChar();
    }
    [[nodiscard]] bool has(QStringView text) const { return m_in.mid(m_at).startsWith(text); }

    void fail() { m_isValid = false; }

    void write(QLatin1StringView text, qsizetype taken, bool repeatable = true)
    {
        m_out += text;
        m_at += taken;
        m_repeatable = repeatable;
    }

    void one()
    {
        switch (peek().unicode()) {
        case u'\\':
            ++m_at;
            escape(false);
            break;
        case u'[':
            ++m_at;
            brackets();
            break;
        case u'(':
            group();
            break;
        case u')':
            if (--m_depth < 0)
                fail();
            write(")"_L1, 1);
            break;
        case u'|':
            write("|"_L1, 1, false);
            break;
        case u'*':
        case u'+':
        case u'?':
            repeat(1);
            break;
        case u'{':
            counted();
            break;
        case u'}':
        case u']':
            m_out += u'\\';
            copy();
            break;
        case u'.':
            write("[^\\n\\r\\x{2028}\\x{2029}]"_L1, 1);
            break;
        case u'^':
            write("\\A"_L1, 1, false);
            break;
        case u'$':
            write("\\z"_L1, 1, false);
            break;
        default:
            copy();
        }
    }

    void copy() { take(peek().isHighSurrogate() && peek(1).isLowSurrogate() ? 2 : 1); }

    void take(qsizetype length, bool repeatable = true)
    {
        m_out += m_in.mid(m_at, length);
        m_at += length;
        m_repeatable = repeatable;
    }

    void repeat(qsizetype length)
    {
        if (!m_repeatable)
            return fail();
        take(length + (peek(length) == u'?' ? 1 : 0), false);
    }

    /// "{2}", "{2,}" and "{2,5}"; any other brace is literal.
    void counted()
    {
        qsizetype length = 1;
        const auto skipDigits = [&] {
            while (isAsciiDigit(peek(length)))
                ++length;
            return length > 1;
        };
        const bool hasNumber = skipDigits();
        if (peek(length) == u',') {
            ++length;
            skipDigits();
        }
        if (hasNumber && peek(length) == u'}')
            return repeat(length + 1);
        write("\\{"_L1, 1);
    }

    void group()
    {
        ++m_depth;
        for (const QStringView kind : {u"(?:", u"(?=", u"(?!", u"(?<=", u"(?<!"}) {
            if (has(kind))
                return take(kind.size(), false);
        }
        if (has(u"(?<"))
            m_out += u"(?<"_s + nameUpTo(u'>', 3) + u'>';
        else if (peek(1) == u'?' || peek(1) == u'*')
            fail();
        else
            take(1);
        m_repeatable = false;
    }

    /// A name of ASCII letters, digits and underscores that starts `skip` characters ahead.
    [[nodiscard]] QString nameUpTo(QChar end, qsizetype skip)
    {
        const qsizetype from = m_at + skip;
        const qsizetype to = m_in.indexOf(end, from);
        const QStringView name = to < 0 ? QStringView() : m_in.mid(from, to - from);
        if (name.isEmpty() || isAsciiDigit(name.front()) || !std::ranges::all_of(name, [](QChar c) {
                return isAsciiLetter(c) || isAsciiDigit(c) || c == u'_' || c == u'=';
            }))
            fail();
        m_at = to + 1;
        return name.toString();
    }

    /// An escape inside or outside of brackets. Returns whether it was a class of characters.
    bool escape(bool inBrackets)
    {
        const QChar c = peek();
        m_repeatable = true;
        if (const QLatin1StringView ranges = classOf(c); !ranges.isEmpty()) {
            m_out += inBrackets ? QString(ranges) : u'[' + ranges + u']';
            ++m_at;
            return true;
        }
        if (c == u'p' || c == u'P') {
            property(inBrackets);
            return true;
        }
        if (inBrackets && c == u'b') {
            code(0x08, 1);
        } else if (inBrackets) {
            character();
        } else if (c == u'b' || c == u'B') {
            m_out += u'\\';
            take(1, false);
        } else if (c == u'k' && peek(1) == u'<') {
            // In ECMA-262 a group without a match so far matches the empty text.
            m_out += u"(?(<%1>)\\k<%1>)"_s.arg(nameUpTo(u'>', 2));
        } else if (c >= u'1' && c <= u'9') {
            QString number;
            for (; isAsciiDigit(peek()); ++m_at)
                number += peek();
            m_out += u"(?(%1)\\g{%1})"_s.arg(number);
        } else {
            character();
        }
        return false;
    }

    void property(bool inBrackets)
    {
        const bool negated = peek() == u'P';
        if (peek(1) != u'{')
            return fail();
        QString name = nameUpTo(u'}', 2);
        if (name == "ASCII"_L1) {
            const QLatin1StringView range = negated ? "\\x{80}-\\x{10ffff}"_L1 : "\\x00-\\x7f"_L1;
            m_out += inBrackets ? QString(range) : u'[' + range + u']';
            return;
        }
        for (const QLatin1StringView kind :
             {"General_Category="_L1, "gc="_L1, "Script="_L1, "sc="_L1, "Script_Extensions="_L1, "scx="_L1}) {
            if (name.startsWith(kind))
                name = name.mid(kind.size());
        }
        m_out += (negated ? u"\\P{"_s : u"\\p{"_s) + shortCategory(name) + u'}';
    }

    /// An escape for one character, inside or outside of brackets.
    void character()
    {
        const QChar c = peek();
        if (const qsizetype simple = QStringView(u"tnrfv").indexOf(c); !c.isNull() && simple >= 0)
            code(QStringView(u"\t\n\r\f\v").at(simple).unicode(), 1);
        else if (c == u'0' && !isAsciiDigit(peek(1)))
            code(0, 1);
        else if (c == u'c' && isAsciiLetter(peek(1)))
            code(peek(1).unicode() % 32, 2);
        else if (c == u'x')
            code(hexadecimal(1, 2), 3);
        else if (c == u'u')
            unicode();
        else if (c.isNull() || isAsciiLetter(c) || isAsciiDigit(c))
            fail();
        else if (c.unicode() < 128)
            code(c.unicode(), 1);
        else
            copy();
    }

    void unicode()
    {
        if (peek(1) == u'{') {
            const qsizetype end = m_in.indexOf(u'}', m_at);
            return end < 0 ? fail() : code(hexadecimal(2, end - m_at - 2), end - m_at + 1);
        }
        const char32_t value = hexadecimal(1, 4);
        if (!QChar::isHighSurrogate(value) || !m_in.mid(m_at + 5).startsWith(u"\\u"))
            return code(value, 5);
        code(QChar::surrogateToUcs4(char16_t(value), char16_t(hexadecimal(7, 4))), 11);
    }

    /// `length` digits that start `skip` characters ahead.
    char32_t hexadecimal(qsizetype skip, qsizetype length)
    {
        const QStringView text = m_in.mid(m_at + skip, length);
        bool isNumber = false;
        const char32_t value = text.toUInt(&isNumber, 16);
        if (!isNumber || text.size() != length || text.front() == u'+')
            fail();
        return value;
    }

    /// One character for `length` of the pattern.
    void code(char32_t value, qsizetype length)
    {
        m_at += length;
        if (value > QChar::LastValidCodePoint || QChar::isSurrogate(value))
            return fail();
        m_out += u"\\x{%1}"_s.arg(uint(value), 0, 16);
    }

    void brackets()
    {
        const bool negated = peek() == u'^';
        if (negated)
            ++m_at;
        if (peek() == u']')
            return write(negated ? "(?s:.)"_L1 : "(?!)"_L1, 1);
        m_out += negated ? u"[^"_s : u"["_s;
        bool afterClass = false;
        while (m_isValid && m_at < m_in.size() && peek() != u']') {
            const QChar c = peek();
            if (c == u'\\') {
                ++m_at;
                afterClass = escape(true);
                continue;
            }
            // Next to a character class the hyphen is literal.
            const bool beforeClass = peek(1) == u'\\' && (!classOf(peek(2)).isEmpty() || peek(2) == u'p');
            if (c == u'[' || c == u'^' || (c == u'-' && (afterClass || beforeClass)))
                m_out += u'\\';
            copy();
            afterClass = false;
        }
        if (peek() != u']')
            return fail();
        take(1);
    }

    QStringView m_in;
    qsizetype m_at = 0;
    QString m_out;
    int m_depth = 0;
    bool m_repeatable = false;
    bool m_isValid = true;
};

/// Whether it can only match at the beginning.
bool beginsAtStart(QStringView pattern)
{
    return pattern.startsWith(u'^') && !pattern.contains(u'|');
}

/// The limit of retries per starting position, such that a text of this length takes a fraction of a second with any
/// pattern: matching restarts at each letter and scans the rest each time.
qint64 maxTries(QStringView pattern, qint64 letters)
{
    constexpr qint64 maxTotal = 30'000'000;
    constexpr qint64 lettersPerTry = 32;
    const qint64 starts = beginsAtStart(pattern) ? 1 : letters + 1;
    return std::min<qint64>(maxTotal / (starts * (1 + letters / lettersPerTry)), 100'000);
}

} // namespace

std::optional<QString> patternForQt(QStringView pattern)
{
    return PatternReader(pattern).read();
}

const QRegularExpression &SchemaPatterns::compiled(const QString &pattern, const QString &text)
{
    // Shared by all texts of similar length.
    const qint64 letters = qint64(std::bit_ceil(quint64(text.size() + 16)));
    const qint64 tries = maxTries(pattern, letters);
    const QString key = QString::number(tries) + u' ' + pattern;
    const auto found = m_compiled.constFind(key);
    if (found != m_compiled.cend())
        return *found;
    if (m_compiled.size() >= maxCompiled)
        m_compiled.clear();
    const std::optional<QString> read = pattern.size() > maxPatternLength ? std::nullopt : patternForQt(pattern);
    // A limit at the start is PCRE's own syntax; a second one in the pattern can only lower it.
    const QString limited = u"(*LIMIT_MATCH=%1)(*LIMIT_HEAP=10000)"_s.arg(tries) + read.value_or(QString());
    return *m_compiled.insert(key, QRegularExpression(read ? limited : u"("_s));
}

std::optional<bool> SchemaPatterns::matches(const QString &pattern, const QString &text)
{
    constexpr qint64 minTries = 50;
    if (m_spent > maxNanoseconds || maxTries(pattern, text.size()) < minTries)
        return std::nullopt;
    QElapsedTimer clock;
    clock.start();
    const QRegularExpression &expression = compiled(pattern, text);
    std::optional<bool> found;
    if (expression.isValid()) {
        const QRegularExpressionMatch match = expression.match(text);
        if (match.isValid())
            found = match.hasMatch();
    }
    m_spent += clock.nsecsElapsed();
    return found;
}

namespace {

struct FormatRow
{
    QLatin1StringView format;
    const char *pattern;
};

constexpr std::array formatRows = std::to_array<FormatRow>({
    {"date"_L1, "(?<date>DATE)"},
    {"time"_L1, "TIME"},
    {"date-time"_L1, "(?<date>DATE)[Tt ]TIME"},
    {"email"_L1, "[^ ]+@[^ @]+"},
    {"uri"_L1, "[A-Za-z][A-Za-z0-9+.-]*:[^ ]*"},
    {"url"_L1, "[A-Za-z][A-Za-z0-9+.-]*:[^ ]*"},
    {"uuid"_L1, "[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}"},
    {"ipv4"_L1, "(BYTE[.]){3}BYTE"},
});

QRegularExpression formatPattern(const FormatRow &row)
{
    QString pattern = QLatin1StringView(row.pattern);
    pattern.replace("DATE"_L1, "[0-9]{4}-[0-9]{2}-[0-9]{2}"_L1);
    // Servers accept times without a fraction or an offset.
    pattern.replace("TIME"_L1, "([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)([.][0-9]+)?OFFSET"_L1);
    pattern.replace("OFFSET"_L1, "([Zz]|[+-][0-9]{2}:[0-9]{2})?"_L1);
    pattern.replace("BYTE"_L1, "(25[0-5]|2[0-4][0-9]|[01]?[0-9]?[0-9])"_L1);
    return QRegularExpression(u"\\A(?:"_s + pattern + u")\\z"_s);
}

} // namespace

std::optional<bool> hasFormat(const QString &text, const QString &format)
{
    if (format == "regex"_L1)
        return patternForQt(text).has_value();
    static const QHash<QString, QRegularExpression> patterns = [] {
        QHash<QString, QRegularExpression> all;
        for (const FormatRow &row : formatRows)
            all.insert(row.format, formatPattern(row));
        return all;
    }();
    const auto pattern = patterns.constFind(format);
    if (pattern == patterns.cend())
        return std::nullopt;
    const QRegularExpressionMatch match = pattern->match(text);
    const QString date = match.captured(u"date"_s);
    return match.hasMatch() && (date.isEmpty() || QDate::fromString(date, Qt::ISODate).isValid());
}

} // namespace rc
