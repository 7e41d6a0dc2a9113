// SPDX-License-Identifier: GPL-3.0-or-later
#include "unquote.h"

#include <QStringView>

using namespace Qt::StringLiterals;

namespace rc::fuzz {

namespace {

/// Reads one quoted source from left to right.
class Reader
{
public:
    explicit Reader(QStringView source)
        : m_rest(source)
    {
    }

    [[nodiscard]] bool atEnd() const { return m_rest.isEmpty(); }
    [[nodiscard]] QChar peek() const { return m_rest.isEmpty() ? QChar() : m_rest.front(); }
    QChar next()
    {
        const QChar c = peek();
        m_rest = m_rest.mid(1);
        return c;
    }
    /// Reads exactly `digits` hexadecimal digits.
    std::optional<char32_t> hex(qsizetype digits)
    {
        bool well = m_rest.size() >= digits;
        const char32_t code = m_rest.left(digits).toString().toUInt(&well, 16);
        if (!well || m_rest.size() < digits)
            return std::nullopt;
        m_rest = m_rest.mid(digits);
        return code;
    }

private:
    QStringView m_rest;
};

/// Characters that have no special meaning in a shell in any position.
bool isPlainInShell(QChar c)
{
    return c.unicode() > 0x7F || c.isLetterOrNumber() || QStringView(u"_./:@%+,-").contains(c);
}

bool readShellSingle(Reader &reader, QString &word)
{
    while (!reader.atEnd()) {
        const QChar c = reader.next();
        if (c == u'\'')
            return true;
        word += c;
    }
    return false;
}

bool readShellDouble(Reader &reader, QString &word)
{
    while (!reader.atEnd()) {
        const QChar c = reader.next();
        if (c == u'"')
            return true;
        if (c == u'$' || c == u'`')
            return false; // the shell would expand it
        if (c != u'\\') {
            word += c;
            continue;
        }
        const QChar escaped = reader.peek();
        if (escaped == u'\n') {
            reader.next(); // the line continues
        } else if (QStringView(u"$`\"\\").contains(escaped)) {
            word += reader.next();
        } else {
            word += c; // the backslash stays before any other character
        }
    }
    return false;
}

/// Reads the escapes that Python and JavaScript share, and \U, which only Python has.
bool readEscape(Reader &reader, bool python, QString &text)
{
    const QChar c = reader.next();
    if (c == u'"' || c == u'\\')
        text += c;
    else if (c == u'n')
        text += u'\n';
    else if (c == u'r')
        text += u'\r';
    else if (c == u't')
        text += u'\t';
    else if (c == u'u' || (c == u'U' && python)) {
        const auto code = reader.hex(c == u'u' ? 4 : 8);
        if (!code || *code > 0x10FFFF)
            return false;
        text += QChar::fromUcs4(*code); // QString::fromUcs4() would drop a byte order mark
    } else {
        return false;
    }
    return true;
}

std::optional<QString> readLiteral(const QString &source, bool python)
{
    Reader reader(source);
    if (reader.next() != u'"')
        return std::nullopt;
    QString text;
    while (!reader.atEnd()) {
        const QChar c = reader.next();
        if (c == u'"')
            return reader.atEnd() ? std::optional(text) : std::nullopt;
        if (c == u'\n' || c == u'\r' || c.isNull())
            return std::nullopt;
        if (c != u'\\')
            text += c;
        else if (!readEscape(reader, python, text))
            return std::nullopt;
    }
    return std::nullopt;
}

} // namespace

std::optional<QString> readShellWord(const QString &source)
{
    if (source.isEmpty() || source.contains(QChar()))
        return std::nullopt;
    Reader reader(source);
    QString word;
    while (!reader.atEnd()) {
        const QChar c = reader.next();
        bool well = true;
        if (c == u'\'')
            well = readShellSingle(reader, word);
        else if (c == u'"')
            well = readShellDouble(reader, word);
        else if (c == u'\\' && !reader.atEnd() && reader.peek() != u'\n')
            word += reader.next();
        else if (isPlainInShell(c))
            word += c;
        else
            well = false;
        if (!well)
            return std::nullopt;
    }
    return word;
}

std::optional<QString> readPythonLiteral(const QString &source)
{
    return readLiteral(source, true);
}

std::optional<QString> readNodeLiteral(const QString &source)
{
    return readLiteral(source, false);
}

} // namespace rc::fuzz
