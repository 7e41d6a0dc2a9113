// SPDX-License-Identifier: GPL-3.0-or-later
// Three readers of one value. Their rules are written down in the header, measured, not guessed.
#include "environment/text/envreaders.h"

#include <algorithm>
#include <array>

namespace rc {

using namespace Qt::StringLiterals;

namespace {

using Kind = EnvReading::Kind;

/// Text at `from` without white space of the same line.
qsizetype behindBlanks(QStringView text, qsizetype from)
{
    while (from < text.size() && text[from] != u'\n' && text[from].isSpace())
        ++from;
    return from;
}

qsizetype lineEnd(QStringView text, qsizetype from)
{
    const qsizetype end = text.indexOf(u'\n', from);
    return end < 0 ? text.size() : end;
}

/// The first `quote` from `from` on that no backslash stands before; else the last one that has one: that is how the
/// readers' patterns go back ('C:\' is a value that ends in a backslash).
qsizetype closing(QStringView text, qsizetype from, QChar quote)
{
    qsizetype escaped = -1;
    for (qsizetype at = from; at < text.size(); ++at) {
        if (text[at] != quote)
            continue;
        if (at == from || text[at - 1] != u'\\')
            return at;
        escaped = at;
    }
    return escaped;
}

QString unescaped(QStringView text, QStringView codes, QStringView meanings)
{
    QString plain;
    plain.reserve(text.size());
    for (qsizetype at = 0; at < text.size(); ++at) {
        const qsizetype code = text[at] == u'\\' && at + 1 < text.size() ? codes.indexOf(text[at + 1]) : -1;
        plain += code < 0 ? text[at] : meanings[code];
        at += code < 0 ? 0 : 1;
    }
    return plain;
}

/// What is inside the quotes that `raw` begins with, after its blanks.
QStringView inside(QStringView raw)
{
    const qsizetype open = behindBlanks(raw, 0);
    const qsizetype close = closing(raw, open + 1, raw[open]);
    return raw.mid(open + 1, close - open - 1);
}

/// Where python-dotenv's comment begins in a value without quotes: at the white space before a #.
qsizetype commentOf(QStringView raw)
{
    for (qsizetype at = 1; at < raw.size(); ++at) {
        if (raw[at] != u'#' || !raw[at - 1].isSpace())
            continue;
        while (at > 0 && raw[at - 1].isSpace())
            --at;
        return at;
    }
    return raw.size();
}

bool bracesExpand(QStringView value)
{
    const qsizetype open = value.indexOf("${"_L1);
    return open >= 0 && value.indexOf(u'}', open) > open;
}

/// A $ that sh expands: before a name, a digit, a brace, a bracket or a special parameter.
bool dollarExpands(QStringView text, qsizetype at)
{
    if (at + 1 >= text.size())
        return false;
    const QChar next = text[at + 1];
    return isShellNameChar(next) || u"{(@*#?-$!"_s.contains(next);
}

/// Reads one word of sh, piece by piece.
class WordReader
{
public:
    WordReader(QStringView text, qsizetype from, bool fish)
        : m_text(text)
        , m_at(from)
        , m_fish(fish)
    {
    }

    ShellWord read()
    {
        if (m_at < m_text.size() && m_text[m_at] == u'~')
            m_expands = true;
        while (m_at < m_text.size() && !endsWord(m_text[m_at]) && !m_unclosed)
            piece();
        const Kind kind = m_unclosed ? Kind::SetsNot : m_expands ? Kind::Expands : Kind::Sets;
        return {{kind, m_unclosed ? QString() : m_value}, m_at};
    }

private:
    static bool endsWord(QChar c) { return c == u' ' || c == u'\t' || c == u'\n' || u";&|<>()"_s.contains(c); }

    void piece()
    {
        const QChar c = m_text[m_at];
        if (c == u'\'')
            single();
        else if (c == u'"')
            twofold();
        else if (c == u'\\')
            escape();
        else
            literal();
    }

    void single()
    {
        for (++m_at; m_at < m_text.size() && m_text[m_at] != u'\''; ++m_at) {
            const bool escapes = m_fish && m_text[m_at] == u'\\' && m_at + 1 < m_text.size() &&
                                 (m_text[m_at + 1] == u'\'' || m_text[m_at + 1] == u'\\');
            m_at += escapes ? 1 : 0;
            m_value += m_text[m_at];
        }
        close();
    }

    void twofold()
    {
        const QString escapable = m_fish ? u"\\\"$\n"_s : u"\\\"$`\n"_s;
        for (++m_at; m_at < m_text.size() && m_text[m_at] != u'"'; ++m_at) {
            if (m_text[m_at] != u'\\' || m_at + 1 >= m_text.size() || !escapable.contains(m_text[m_at + 1])) {
                addPending();
                continue;
            }
            ++m_at;
            if (m_text[m_at] != u'\n')
                m_value += m_text[m_at];
        }
        close();
    }

    /// Outside quotes: \ before a line end joins the lines, before anything else it keeps that.
    void escape()
    {
        ++m_at;
        if (m_at >= m_text.size()) {
            m_value += u'\\';
            return;
        }
        if (m_text[m_at] != u'\n')
            m_value += m_text[m_at];
        ++m_at;
    }

    void literal()
    {
        addPending();
        m_at += m_unclosed ? 0 : 1;
    }

    /// `…` or $(…), from its first character on: kept as it stands, m_at on its last character.
    void substitution()
    {
        const bool ticks = m_text[m_at] == u'`';
        const qsizetype begin = m_at;
        m_at += ticks ? 1 : 2;
        for (qsizetype depth = 1; m_at < m_text.size(); ++m_at) {
            const QChar c = m_text[m_at];
            if (c == u'\\' && m_at + 1 < m_text.size())
                ++m_at;
            else if (ticks)
                depth -= c == u'`' ? 1 : 0;
            else
                depth += c == u'(' ? 1 : c == u')' ? -1 : 0;
            if (depth == 0)
                break;
        }
        m_expands = true;
        m_unclosed = m_at >= m_text.size();
        m_value += m_text.mid(begin, m_at - begin + (m_unclosed ? 0 : 1));
    }

    void addPending()
    {
        const QChar c = m_text[m_at];
        const bool dollar = c == u'$' && dollarExpands(m_text, m_at);
        if (!m_fish && (c == u'`' || (dollar && m_text[m_at + 1] == u'('))) {
            substitution();
            return;
        }
        m_expands = m_expands || dollar;
        m_value += c;
    }

    void close()
    {
        m_unclosed = m_unclosed || m_at >= m_text.size();
        m_at += m_unclosed ? 0 : 1;
    }

    QStringView m_text;
    qsizetype m_at;
    bool m_fish;
    bool m_expands = false;
    bool m_unclosed = false;
    QString m_value;
};

} // namespace

EnvSpan envSpan(QStringView text, qsizetype from)
{
    const qsizetype begin = behindBlanks(text, from);
    const qsizetype firstEnd = lineEnd(text, begin);
    if (begin >= text.size() || !u"'\"`"_s.contains(text[begin]))
        return {EnvQuotes::None, firstEnd, false};
    const QChar quote = text[begin];
    const EnvQuotes quotes = quote == u'\''  ? EnvQuotes::Single
                             : quote == u'"' ? EnvQuotes::Double
                                             : EnvQuotes::Backtick;
    if (const qsizetype close = closing(text, begin + 1, quote); close >= 0) {
        const qsizetype rest = behindBlanks(text, close + 1);
        if (rest >= text.size() || text[rest] == u'\n' || text[rest] == u'#')
            return {quotes, lineEnd(text, rest), false};
    }
    if (quotes == EnvQuotes::Backtick)
        return {EnvQuotes::None, firstEnd, false};
    // Not one pair of quotes around it all: pieces that make one word of sh on this line, or a quote that is not
    // closed.
    const ShellWord word = shellWord(text.left(firstEnd), begin);
    return {EnvQuotes::Mixed, firstEnd, word.reading.kind == Kind::SetsNot};
}

EnvReading readByPython(QStringView raw, EnvQuotes quotes)
{
    QString value;
    if (quotes == EnvQuotes::Mixed)
        return {Kind::SetsNot, {}};
    if (quotes == EnvQuotes::Single)
        value = unescaped(inside(raw), u"\\'", u"\\'");
    else if (quotes == EnvQuotes::Double)
        value = unescaped(inside(raw), u"\\'\"abfnrtv", u"\\'\"\a\b\f\n\r\t\v");
    else
        value = raw.mid(behindBlanks(raw, 0)).left(commentOf(raw.mid(behindBlanks(raw, 0)))).trimmed().toString();
    return {bracesExpand(value) ? Kind::Expands : Kind::Sets, value};
}

EnvReading readByNode(QStringView raw, EnvQuotes quotes)
{
    if (quotes == EnvQuotes::Double)
        return {Kind::Sets, unescaped(inside(raw), u"nr", u"\n\r")};
    if (quotes == EnvQuotes::Single || quotes == EnvQuotes::Backtick)
        return {Kind::Sets, inside(raw).toString()};
    const qsizetype hash = raw.indexOf(u'#');
    QStringView value = (hash < 0 ? raw : raw.left(hash)).trimmed();
    if (value.size() > 1 && u"'\"`"_s.contains(value.front()) && value.front() == value.back()) {
        const bool twofold = value.front() == u'"';
        value = value.mid(1, value.size() - 2);
        if (twofold)
            return {Kind::Sets, unescaped(value, u"nr", u"\n\r")};
    }
    return {Kind::Sets, value.toString()};
}

ShellWord shellWord(QStringView text, qsizetype from, bool fish)
{
    return WordReader(text, from, fish).read();
}

bool isShellNameChar(QChar c)
{
    return c == u'_' || (c.unicode() < 0x80 && c.isLetterOrNumber());
}

bool isShellName(QStringView name)
{
    return !name.isEmpty() && !name.front().isDigit() && std::all_of(name.begin(), name.end(), isShellNameChar);
}

} // namespace rc
