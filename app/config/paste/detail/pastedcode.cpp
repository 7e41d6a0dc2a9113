// SPDX-License-Identifier: GPL-3.0-or-later
// Pairs from code: configure(...) of the SDKs, tool specs, mcp.json, and requests with their headers.
#include "config/paste/detail/pastednode.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

using Meaning = PastedPair::Meaning;
using Role = PastedPair::Role;

/// The tokens common to Python, JavaScript and JSON: words, numbers, punctuation and string literals.
struct CodeToken
{
    enum class Kind {
        Word,         ///< a name or a number
        Text,         ///< a string literal with resolved escapes
        Interpolated, ///< an interpolated one: f"…{x}", `…${x}`
        Mark,         ///< a single character
    };

    Kind kind = Kind::Mark;
    QString text;
    qsizetype line = 0;

    [[nodiscard]] bool is(char16_t mark) const { return kind == Kind::Mark && text == QChar(mark); }
    [[nodiscard]] bool isOpening() const { return is(u'(') || is(u'{') || is(u'['); }
    [[nodiscard]] bool isClosing() const { return is(u')') || is(u'}') || is(u']'); }
    [[nodiscard]] bool isWord(QStringView word) const { return kind == Kind::Word && text == word; }
};

using Kind = CodeToken::Kind;

/// Skips comments. An unclosed literal is a fault and ends the reading.
class Tokenizer
{
public:
    Tokenizer(const QString &text, QStringList &faults)
        : m_text(text)
        , m_faults(faults)
    {
    }

    QList<CodeToken> read()
    {
        while (m_at < m_text.size() && !m_stopped)
            next();
        return std::move(m_tokens);
    }

private:
    [[nodiscard]] QChar at(qsizetype position) const { return position < m_text.size() ? m_text[position] : QChar(); }

    void next()
    {
        const QChar c = m_text[m_at];
        if (c == u'\n') {
            ++m_line;
            ++m_at;
        } else if (c.isSpace()) {
            ++m_at;
        } else if (c == u'#' || (c == u'/' && at(m_at + 1) == u'/')) {
            const qsizetype end = m_text.indexOf(u'\n', m_at);
            m_at = end < 0 ? m_text.size() : end;
        } else if (c == u'/' && at(m_at + 1) == u'*') {
            const qsizetype end = m_text.indexOf(u"*/"_s, m_at + 2);
            skipTo(end < 0 ? m_text.size() : end + 2);
        } else if (c == u'"' || c == u'\'' || c == u'`') {
            literal({});
        } else if (c.isLetterOrNumber() || c == u'_' || c == u'$') {
            word();
        } else {
            m_tokens.append({Kind::Mark, c, m_line});
            ++m_at;
        }
    }

    void skipTo(qsizetype position)
    {
        m_line += QStringView(m_text).mid(m_at, position - m_at).count(u'\n');
        m_at = position;
    }

    void word()
    {
        const qsizetype begin = m_at;
        while (m_at < m_text.size() &&
               (m_text[m_at].isLetterOrNumber() || m_text[m_at] == u'_' || m_text[m_at] == u'$'))
            ++m_at;
        const QString text = m_text.mid(begin, m_at - begin);
        const auto isPrefixLetter = [](QChar c) { return u"rRbBfFuU"_s.contains(c); };
        const bool isPrefix = text.size() <= 2 && std::ranges::all_of(text, isPrefixLetter);
        if (isPrefix && (at(m_at) == u'"' || at(m_at) == u'\''))
            literal(text.toLower());
        else
            m_tokens.append({Kind::Word, text, m_line});
    }

    /// m_at is at the quote; `prefix` is Python's.
    void literal(const QString &prefix)
    {
        const QChar quote = m_text[m_at];
        const qsizetype line = m_line;
        const QString tripleQuote(3, quote);
        const bool isLong = quote != u'`' && QStringView(m_text).mid(m_at).startsWith(tripleQuote);
        const QString end = isLong ? tripleQuote : QString(quote);
        QString value;
        bool isInterpolated = false;
        for (m_at += end.size(); m_at < m_text.size(); ++m_at) {
            const QChar c = m_text[m_at];
            if (QStringView(m_text).mid(m_at).startsWith(end)) {
                m_at += end.size();
                m_tokens.append({isInterpolated ? Kind::Interpolated : Kind::Text, value, line});
                return;
            }
            if (c == u'\n' && !isLong && quote != u'`')
                break;
            isInterpolated = isInterpolated || (prefix.contains(u'f') && c == u'{') ||
                             (quote == u'`' && c == u'$' && at(m_at + 1) == u'{');
            if (c == u'\\' && m_at + 1 < m_text.size() && !prefix.contains(u'r')) {
                ++m_at;
                value += escape();
            } else {
                m_line += c == u'\n' ? 1 : 0;
                value += c;
            }
        }
        m_faults.append(openQuoteFault(line));
        m_stopped = true;
    }

    /// The character for the escape at m_at, which is then at its last character.
    QString escape()
    {
        const QChar c = m_text[m_at];
        if (c == u'\n') { // a continued line
            ++m_line;
            return {};
        }
        if (c == u'u' && at(m_at + 1) == u'{') {
            constexpr qsizetype maxDigits = 8;
            const QStringView digits = QStringView(m_text).mid(m_at + 2, maxDigits);
            const qsizetype close = digits.indexOf(u'}');
            bool isNumber = false;
            const uint code = digits.first(qMax(qsizetype(0), close)).toUInt(&isNumber, 16);
            if (!isNumber || code > QChar::LastValidCodePoint)
                return c;
            m_at += 2 + close;
            return QChar::fromUcs4(code).operator QStringView().toString();
        }
        static const QString knownEscapes = u"abfnrtv0xuU\\'\"`/"_s; // Python keeps the backslash before any other
        return knownEscapes.contains(c) ? escaped(m_text, m_at) : u'\\' + QString(c);
    }

    const QString &m_text;
    QStringList &m_faults;
    QList<CodeToken> m_tokens;
    qsizetype m_at = 0;
    qsizetype m_line = 1;
    bool m_stopped = false;
};

struct Expression
{
    Meaning meaning = Meaning::Expression;
    QString value;
    qsizetype end = 0;     ///< after the last token read
    bool isScalar = false; ///< false for objects and lists, whose content is read separately
};

class CodeReader
{
public:
    explicit CodeReader(const QString &text)
    {
        m_tokens = Tokenizer(text, m_read.faults).read();
        matchBrackets();
    }

    PastedPairs read()
    {
        for (qsizetype at = 0; at < m_tokens.size(); ++at)
            step(at);
        return std::move(m_read);
    }

private:
    [[nodiscard]] const CodeToken &token(qsizetype at) const
    {
        static const CodeToken none;
        return at >= 0 && at < m_tokens.size() ? m_tokens[at] : none;
    }

    void step(qsizetype &at)
    {
        const CodeToken &current = m_tokens[at];
        if (current.isOpening()) {
            const bool isInside = at < m_withoutEntries; // belongs to a bracket that was already read completely
            if (const qsizetype end = isInside ? at : entriesAt(at); end > at) {
                at = end;
                return;
            }
            m_roles.append(roleAt(at));
        } else if (current.isClosing()) {
            if (!m_roles.isEmpty())
                m_roles.removeLast();
        } else if (current.kind == Kind::Word || current.kind == Kind::Text) {
            const CodeToken &sign = token(at + 1);
            const bool isPair = sign.is(u':') || (sign.is(u'=') && !token(at + 2).is(u'=') && !token(at + 2).is(u'>'));
            if (isPair)
                at = pair(at) - 1;
            else if (current.kind == Kind::Text && isEndpoint(current.text))
                m_read.pairs.append({{}, current.text, current.line, Meaning::Text, Role::Address});
        }
    }

    /// The end of each bracket; an unclosed one, as in half a file, ends with the text.
    void matchBrackets()
    {
        m_closing.fill(m_tokens.size(), m_tokens.size());
        QList<qsizetype> open;
        for (qsizetype at = 0; at < m_tokens.size(); ++at) {
            const CodeToken &current = m_tokens[at];
            if (current.isOpening())
                open.append(at);
            else if (current.isClosing() && !open.isEmpty())
                m_closing[open.takeLast()] = at;
        }
    }

    /// Reads the servers in the bracket at `at`. Returns its end; `at` if it contains none.
    qsizetype entriesAt(qsizetype at)
    {
        if (m_tokens[at].is(u'(') && token(at - 1).isWord(u"configure"))
            return at;
        PastedNode node = nodeAt(at, 0);
        if (token(at - 1).is(u':') || token(at - 1).is(u'='))
            node.name = token(at - 2).text;
        if (addEntries(m_read, node))
            return m_closing[at];
        m_withoutEntries = m_closing[at];
        return at;
    }

    /// The bracket at `at` with its members; skips everything except members and brackets.
    PastedNode nodeAt(qsizetype at, int depth)
    {
        constexpr int maxDepth = 64;
        PastedNode node{.line = m_tokens[at].line, .isScalar = false, .isCall = m_tokens[at].is(u'(')};
        const qsizetype end = m_closing[at];
        for (qsizetype i = at + 1; i < end;) {
            const CodeToken &current = m_tokens[i];
            const bool isName = current.kind == Kind::Word || current.kind == Kind::Text;
            const bool isMember = isName && (token(i + 1).is(u':') || (node.isCall && token(i + 1).is(u'=')));
            const qsizetype value = isMember ? i + 2 : i;
            const CodeToken &first = token(value);
            if (first.isOpening()) {
                if (depth < maxDepth)
                    node.children.append(nodeAt(value, depth + 1));
                if (isMember && depth < maxDepth)
                    node.children.last().name = current.text;
                i = m_closing[value] + 1;
            } else if (isMember || first.kind == Kind::Text) {
                const Expression found = expression(value);
                node.children.append({isMember ? current.text : QString(), found.value, found.meaning, current.line});
                i = found.isScalar ? qMax(found.end, value + 1) : value + 1;
            } else {
                ++i;
            }
        }
        return node;
    }

    static bool isEndpoint(const QString &text)
    {
        return text.contains(u"://"_s) &&
               (text.contains(u"/resources/"_s) || text.endsWith(u"/mcp/"_s) || text.endsWith(u"/github/"_s));
    }

    /// The kind of the pairs in a bracket: arguments of configure(), or headers.
    [[nodiscard]] Role roleAt(qsizetype at) const
    {
        const CodeToken &before = token(at - 1);
        if (m_tokens[at].is(u'(') && before.isWord(u"configure"))
            return Role::Setting;
        const bool isHeaders =
            (before.is(u':') || before.is(u'=')) && token(at - 2).text.compare(u"headers"_s, Qt::CaseInsensitive) == 0;
        if (isHeaders)
            return Role::Header;
        const bool isArgument = m_tokens[at].is(u'{') && before.is(u'(') && !m_roles.isEmpty();
        return isArgument ? m_roles.last() : Role::Address; // without a kind of its own
    }

    /// Returns where to continue.
    qsizetype pair(qsizetype at)
    {
        const CodeToken &name = m_tokens[at];
        const Expression found = expression(at + 2);
        if (!found.isScalar)
            return at + 2;
        const Role role = m_roles.isEmpty() ? Role::Address : m_roles.last();
        m_read.pairs.append({name.text, found.value, name.line, found.meaning, role});
        m_assigned.insert(name.text, {found.meaning, found.value});
        return found.end;
    }

    [[nodiscard]] Expression expression(qsizetype at) const
    {
        const CodeToken &first = token(at);
        if (first.kind == Kind::Text)
            return texts(at);
        if (first.is(u'(') && token(at + 1).kind == Kind::Text) {
            Expression inside = texts(at + 1);
            inside.end += token(inside.end).is(u')') ? 1 : 0;
            return inside;
        }
        if (first.kind == Kind::Interpolated)
            return {Meaning::Expression, {}, at + 1, true};
        if (first.kind != Kind::Word)
            return {};
        if (const Expression variable = environment(at); variable.isScalar)
            return variable;
        const bool runsProcess = (first.isWord(u"subprocess") && token(at + 1).is(u'.')) ||
                                 (first.text.startsWith(u"exec"_s) && token(at + 1).is(u'('));
        if (runsProcess)
            return {Meaning::Lookup, {}, afterCall(at), true};
        if (first.isWord(u"Buffer") && token(at + 3).is(u'(') && token(at + 4).kind == Kind::Text)
            return {Meaning::Text, token(at + 4).text, afterCall(at), true};
        const CodeToken &next = token(at + 1);
        const bool isWholeExpression = next.is(u',') || next.is(u')') || next.is(u'}') || next.is(u';') ||
                                       next.kind != Kind::Mark || at + 1 >= m_tokens.size();
        if (isWholeExpression) {
            if (const auto known = m_assigned.constFind(first.text); known != m_assigned.cend())
                return {known->first, known->second, at + 1, true};
            static const QStringList constants{u"true"_s, u"false"_s, u"True"_s, u"False"_s, u"None"_s, u"null"_s};
            const bool isValue = constants.contains(first.text) || first.text.front().isDigit();
            return {isValue ? Meaning::Text : Meaning::Expression, first.text, at + 1, true};
        }
        return {};
    }

    /// Adjacent literals are concatenated in Python.
    [[nodiscard]] Expression texts(qsizetype at) const
    {
        Expression found{Meaning::Text, {}, at, true};
        while (token(found.end).kind == Kind::Text && found.end < m_tokens.size()) {
            if (found.end > at && token(found.end + 1).is(u':'))
                break;
            found.value += token(found.end++).text;
        }
        const CodeToken &next = token(found.end);
        if (next.is(u'.') && token(found.end + 1).isWord(u"encode")) { // the same text, as bytes
            found.end = afterCall(found.end);
            return found;
        }
        if (next.is(u'+') || next.is(u'.') || next.is(u'%'))
            return {Meaning::Expression, {}, found.end, true};
        return found;
    }

    /// os.environ["X"], os.environ.get("X"), os.getenv("X"), process.env.X, process.env["X"]
    [[nodiscard]] Expression environment(qsizetype at) const
    {
        qsizetype index = at;
        bool isEnvironment = false;
        while (token(index).kind == Kind::Word) {
            const QString &word = token(index).text;
            if (isEnvironment && word != u"get"_s && !token(index + 1).is(u'('))
                return {Meaning::Variable, word, index + 1, true};
            isEnvironment = isEnvironment || word == u"environ"_s || word == u"getenv"_s || word == u"env"_s;
            if (!token(index + 1).is(u'.') && !token(index + 1).is(u'?'))
                break;
            index += token(index + 1).is(u'?') ? 3 : 2;
        }
        const CodeToken &bracket = token(index + 1);
        if (!isEnvironment || !(bracket.is(u'[') || bracket.is(u'(')) || token(index + 2).kind != Kind::Text)
            return {};
        qsizetype end = index + 3;
        while (end < m_tokens.size() && !token(end).is(u']') && !token(end).is(u')'))
            ++end;
        return {Meaning::Variable, token(index + 2).text, end + 1, true};
    }

    /// After the following brackets, and the calls on their result.
    [[nodiscard]] qsizetype afterCall(qsizetype at) const
    {
        qsizetype depth = 0;
        for (; at < m_tokens.size(); ++at) {
            const CodeToken &current = m_tokens[at];
            if (current.isOpening())
                ++depth;
            else if (current.isClosing())
                --depth;
            if (depth < 0 || (depth == 0 && (current.is(u',') || current.is(u';'))))
                break;
            const bool ends = depth == 0 && at + 1 < m_tokens.size() && m_tokens[at + 1].line != current.line;
            if (ends)
                return at + 1;
        }
        return at;
    }

    QList<CodeToken> m_tokens;
    QList<qsizetype> m_closing; ///< end of the bracket at that index
    qsizetype m_withoutEntries = 0;
    QList<Role> m_roles;
    QHash<QString, std::pair<Meaning, QString>> m_assigned;
    PastedPairs m_read;
};

} // namespace

PastedPairs codePairs(const QString &text)
{
    return CodeReader(text).read();
}

} // namespace rc
