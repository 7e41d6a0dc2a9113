// SPDX-License-Identifier: GPL-3.0-or-later
#include "config/paste/detail/shellword.h"

#include <algorithm>

namespace rc {

using namespace Qt::StringLiterals;

namespace {

/// Whether `c` is valid in a shell variable's name.
bool isShellNameChar(QChar c)
{
    return c == u'_' || (c.unicode() < 0x80 && c.isLetterOrNumber());
}

/// A $ that the shell expands: before a name, a digit, a brace, a bracket or a special parameter.
bool dollarExpands(QStringView text, qsizetype at)
{
    if (at + 1 >= text.size())
        return false;
    const QChar next = text[at + 1];
    return isShellNameChar(next) || u"{(@*#?-$!"_s.contains(next);
}

/// Reads a shell word piece by piece.
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
        return {m_unclosed ? QString() : m_value, m_at, m_expands, m_unclosed};
    }

private:
    static bool endsWord(QChar c) { return c == u' ' || c == u'\t' || c == u'\n' || u";&|<>()"_s.contains(c); }

    void piece()
    {
        const QChar c = m_text[m_at];
        if (c == u'\'')
            singleQuoted();
        else if (c == u'$' && !m_fish && m_at + 1 < m_text.size() && m_text[m_at + 1] == u'\'')
            ansiC();
        else if (c == u'"')
            doubleQuoted();
        else if (c == u'\\')
            escape();
        else
            literal();
    }

    void singleQuoted()
    {
        for (++m_at; m_at < m_text.size() && m_text[m_at] != u'\''; ++m_at) {
            const bool escapes = m_fish && m_text[m_at] == u'\\' && m_at + 1 < m_text.size() &&
                                 (m_text[m_at + 1] == u'\'' || m_text[m_at + 1] == u'\\');
            m_at += escapes ? 1 : 0;
            m_value += m_text[m_at];
        }
        close();
    }

    /// $'…' with C escapes.
    void ansiC()
    {
        static const QString from = u"abefnrtv\\'\"?E"_s;
        static const QString to = u"\a\b\x1b\f\n\r\t\v\\'\"?\x1b"_s;
        for (m_at += 2; m_at < m_text.size() && m_text[m_at] != u'\''; ++m_at) {
            if (m_text[m_at] != u'\\' || m_at + 1 >= m_text.size()) {
                m_value += m_text[m_at];
                continue;
            }
            const QChar c = m_text[++m_at];
            if (const qsizetype known = from.indexOf(c); known >= 0)
                m_value += to[known];
            else if (!codeAt(c))
                m_value += u'\\' + QString(c);
        }
        close();
    }

    /// \x2d, \u002d, \U0000002d and \055. Leaves m_at at the last digit.
    bool codeAt(QChar c)
    {
        const bool isOctal = c >= u'0' && c <= u'7';
        const qsizetype maxDigits = isOctal ? 3 : c == u'x' ? 2 : c == u'u' ? 4 : c == u'U' ? 8 : 0;
        const qsizetype from = isOctal ? m_at : m_at + 1;
        const QString digits = isOctal ? u"01234567"_s : u"0123456789abcdefABCDEF"_s;
        qsizetype end = from;
        while (end < m_text.size() && end - from < maxDigits && digits.contains(m_text[end]))
            ++end;
        if (end == from)
            return false;
        const uint code = m_text.mid(from, end - from).toUInt(nullptr, isOctal ? 8 : 16);
        m_at = end - 1;
        m_value += QChar::fromUcs4(qMin(code, uint(QChar::LastValidCodePoint)));
        return true;
    }

    void doubleQuoted()
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

    /// Outside of quotes: \ before a line end joins the lines, before anything else it quotes that.
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

    /// Where the quote at m_at closes; the end of the text if it does not.
    [[nodiscard]] qsizetype closingQuote(QChar quote) const
    {
        qsizetype at = m_at + 1;
        while (at < m_text.size() && m_text[at] != quote)
            at += quote == u'"' && m_text[at] == u'\\' ? 2 : 1;
        return qMin(at, m_text.size());
    }

    /// Copies `…` or $(…) unchanged, and leaves m_at at its last character.
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
            else if (c == u'\'' || c == u'"') // quotes of its own
                m_at = closingQuote(c);
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

ShellWord shellWord(QStringView text, qsizetype from, bool fish)
{
    return WordReader(text, from, fish).read();
}

bool isShellName(QStringView name)
{
    return !name.isEmpty() && !name.front().isDigit() && std::ranges::all_of(name, isShellNameChar);
}

} // namespace rc
