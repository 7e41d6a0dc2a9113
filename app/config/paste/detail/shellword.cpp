// SPDX-License-Identifier: GPL-3.0-or-later
// Parses shell words in pasted commands and exports.
#include "config/paste/detail/pastedpairs.h"

#include <algorithm>
#include <cctype>

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
        static const QString known = u"abefnrtvE\\'\"?xuU01234567"_s;
        for (m_at += 2; m_at < m_text.size() && m_text[m_at] != u'\''; ++m_at) {
            const bool isEscape = m_text[m_at] == u'\\' && m_at + 1 < m_text.size();
            const bool hasDigit = m_at + 2 < m_text.size() && std::isxdigit(uchar(m_text[m_at + 2].toLatin1())) != 0;
            if (isEscape && known.contains(m_text[m_at + 1]) && (hasDigit || !u"xuU"_s.contains(m_text[m_at + 1]))) {
                m_value += escaped(m_text, ++m_at);
                continue;
            }
            m_value += m_text[m_at];
            if (isEscape)
                m_value += m_text[++m_at];
        }
        close();
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
