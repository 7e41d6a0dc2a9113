// SPDX-License-Identifier: GPL-3.0-or-later
// PowerShell: its variables, and Invoke-RestMethod, Invoke-WebRequest and curl.exe with tables of headers.
#include "config/paste/detail/pastedpairs.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct ShellToken
{
    enum class Kind {
        Text,     ///< in quotes
        Bare,     ///< a word, a parameter, a $variable
        Mark,     ///< one of ; = { } ( ) , + |
        TableMark ///< @{ or @(
    };

    Kind kind = Kind::Bare;
    QString text;
    qsizetype line = 0;
    bool expands = false;
    bool glued = false; ///< directly after the previous token

    [[nodiscard]] bool is(char16_t mark) const { return kind == Kind::Mark && text == QChar(mark); }
};

bool isSingleQuote(QChar c)
{
    return c == u'\'' || (c >= u'\u2018' && c <= u'\u201b');
}

bool isDoubleQuote(QChar c)
{
    return c == u'"' || (c >= u'\u201c' && c <= u'\u201e');
}

bool isDash(QChar c)
{
    return c == u'-' || (c >= u'\u2013' && c <= u'\u2015');
}

class ShellTokens
{
public:
    ShellTokens(const QString &text, QStringList &faults)
        : m_text(text)
        , m_faults(faults)
    {
    }

    QList<ShellToken> read()
    {
        while (m_at < m_text.size())
            next();
        return std::move(m_tokens);
    }

private:
    [[nodiscard]] QChar at(qsizetype index) const { return index < m_text.size() ? m_text[index] : QChar(); }

    void add(ShellToken::Kind kind, const QString &text, qsizetype line, bool expands = false)
    {
        m_tokens.append({kind, text, line, expands, m_glued});
        m_glued = true;
    }

    void next()
    {
        const QChar c = m_text[m_at];
        if (c == u'`' && (at(m_at + 1) == u'\n' || at(m_at + 1).isSpace())) {
            m_at += 1;
            while (at(m_at) == u' ' || at(m_at) == u'\t')
                ++m_at;
            if (at(m_at) == u'\n') {
                ++m_at;
                ++m_line;
            }
            m_glued = false;
        } else if (c == u'\n') {
            add(ShellToken::Kind::Mark, u"\n"_s, m_line++);
            ++m_at;
            m_glued = false;
        } else if (c.isSpace()) {
            ++m_at;
            m_glued = false;
        } else if (c == u'#' && !m_glued) {
            const qsizetype end = m_text.indexOf(u'\n', m_at);
            m_at = end < 0 ? m_text.size() : end;
        } else if (c == u'@' && (isSingleQuote(at(m_at + 1)) || isDoubleQuote(at(m_at + 1)))) {
            hereString();
        } else if (isSingleQuote(c) || isDoubleQuote(c)) {
            quoted(isDoubleQuote(c));
        } else if (c == u'@' && (at(m_at + 1) == u'{' || at(m_at + 1) == u'(')) {
            add(ShellToken::Kind::TableMark, m_text.mid(m_at, 2), m_line);
            m_at += 2;
        } else if (u";={}(),+|"_s.contains(c)) {
            add(ShellToken::Kind::Mark, c, m_line);
            ++m_at;
        } else {
            bare();
        }
    }

    void bare()
    {
        const qsizetype from = m_at;
        while (m_at < m_text.size() && !m_text[m_at].isSpace() && !u";={}(),+|"_s.contains(m_text[m_at]) &&
               !isSingleQuote(m_text[m_at]) && !isDoubleQuote(m_text[m_at])) {
            // addresses contain such characters, too
            if (m_text[m_at] == u':' && m_text.mid(m_at, 3) == u"://"_s) {
                while (m_at < m_text.size() && !m_text[m_at].isSpace() && !u";,)}|"_s.contains(m_text[m_at]))
                    ++m_at;
                break;
            }
            ++m_at;
        }
        QString text = m_text.mid(from, m_at - from);
        if (isDash(text.front()))
            text[0] = u'-';
        add(ShellToken::Kind::Bare, text, m_line, text.startsWith(u'$'));
    }

    void quoted(bool isDouble)
    {
        static const QString from = u"nrt0abfv"_s;
        static const QString to = u"\n\r\t\0\a\b\f\v"_s;
        const auto isQuote = isDouble ? isDoubleQuote : isSingleQuote;
        const qsizetype line = m_line;
        QString value;
        bool expands = false;
        for (++m_at; m_at < m_text.size(); ++m_at) {
            const QChar c = m_text[m_at];
            if (isQuote(c)) {
                if (!isQuote(at(m_at + 1))) {
                    ++m_at;
                    add(ShellToken::Kind::Text, value, line, expands);
                    return;
                }
                ++m_at;
                value += c;
            } else if (isDouble && c == u'`' && m_at + 1 < m_text.size()) {
                const qsizetype known = from.indexOf(m_text[++m_at]);
                value += known >= 0 ? to[known] : m_text[m_at];
            } else {
                expands = expands || (isDouble && c == u'$' &&
                                      (at(m_at + 1).isLetter() || at(m_at + 1) == u'{' || at(m_at + 1) == u'('));
                m_line += c == u'\n' ? 1 : 0;
                value += c;
            }
        }
        m_faults.append(openQuoteFault(line));
    }

    void hereString()
    {
        const QChar quote = m_text[m_at + 1];
        const qsizetype end = m_text.indexOf(u'\n' + QString(quote) + u'@', m_at);
        const QString value = m_text.mid(m_at + 2, end < 0 ? -1 : end - m_at - 2);
        add(ShellToken::Kind::Text, value.mid(1), m_line);
        m_line += value.count(u'\n') + (end < 0 ? 0 : 1);
        m_at = end < 0 ? m_text.size() : end + 3;
    }

    const QString &m_text;
    QStringList &m_faults;
    QList<ShellToken> m_tokens;
    qsizetype m_at = 0;
    qsizetype m_line = 1;
    bool m_glued = false;
};

struct ShellValue
{
    PastedPair::Meaning meaning = PastedPair::Meaning::Expression;
    QString text;
    qsizetype line = 0;
    QList<std::pair<QString, ShellValue>> members;
    bool isTable = false;
};

class RequestReader
{
public:
    explicit RequestReader(const QString &text) { m_tokens = ShellTokens(text, m_read.faults).read(); }

    PastedPairs read()
    {
        while (m_at < m_tokens.size())
            statement();
        return std::move(m_read);
    }

private:
    using Kind = ShellToken::Kind;

    [[nodiscard]] const ShellToken &token(qsizetype at) const
    {
        static const ShellToken none{Kind::Mark, {}, 0, false, false};
        return at < m_tokens.size() ? m_tokens[at] : none;
    }

    [[nodiscard]] static bool ends(const ShellToken &token)
    {
        return token.text.isEmpty() ? token.kind == Kind::Mark
                                    : token.is(u'\n') || token.is(u';') || token.is(u'|') || token.is(u'}');
    }

    void skipLines()
    {
        while (m_at < m_tokens.size() && (token(m_at).is(u'\n') || token(m_at).is(u';')))
            ++m_at;
    }

    void statement()
    {
        const ShellToken &first = token(m_at);
        if (first.kind == Kind::Bare && first.text.startsWith(u'$'))
            assignment();
        else if (first.kind == Kind::Bare || (first.kind == Kind::Text && !first.text.isEmpty()))
            command();
        else
            ++m_at;
    }

    /// $x = …, $x["k"] = …, $x.k = …, $x.Add("k", "v"), $env:X = …
    void assignment()
    {
        const ShellToken first = m_tokens[m_at++];
        QString name = first.text.mid(1);
        QString member;
        if (name.startsWith(u"env:"_s, Qt::CaseInsensitive)) {
            if (token(m_at).is(u'=')) {
                ++m_at;
                addVariable(name.mid(4), value());
            }
            return;
        }
        if (name.endsWith(u'[') && token(m_at).kind == Kind::Text) { // $x["k"]
            name.chop(1);
            member = token(m_at++).text;
            if (token(m_at).text.startsWith(u']'))
                ++m_at;
        } else if (const qsizetype dot = name.indexOf(u'.'); dot > 0) {
            member = name.mid(dot + 1);
            name.truncate(dot);
            if (member.isEmpty() && token(m_at).kind == Kind::Text)
                member = token(m_at++).text;
        }
        if (member.compare(u"Add"_s, Qt::CaseInsensitive) == 0 && token(m_at).is(u'(')) {
            ++m_at;
            const ShellValue key = value();
            if (token(m_at).is(u','))
                ++m_at;
            setMember(name, key.text, value());
            return;
        }
        if (!token(m_at).is(u'='))
            return;
        ++m_at;
        if (isRequest(token(m_at))) { // $response = Invoke-RestMethod …
            command();
            return;
        }
        const ShellValue found = value();
        if (member.isEmpty())
            m_variables.insert(name.toLower(), found);
        else
            setMember(name, member, found);
    }

    void addVariable(const QString &name, const ShellValue &found)
    {
        m_read.pairs.append({name, found.text, found.line, found.meaning, PastedPair::Place::Environment});
    }

    void setMember(const QString &name, const QString &member, const ShellValue &value)
    {
        ShellValue &table = m_variables[name.toLower()];
        table.isTable = true;
        table.members.append({member, value});
    }

    /// Reads one value from m_at on and moves behind it.
    ShellValue value()
    {
        while (token(m_at).kind == Kind::Bare && token(m_at).text.startsWith(u'[') &&
               !token(m_at).text.contains(u"::"_s) && token(m_at + 1).kind != Kind::Mark) // [ordered]@{…}
            ++m_at;
        const ShellToken first = token(m_at);
        ShellValue found{PastedPair::Meaning::Expression, {}, first.line, {}, false};
        constexpr int maxDepth = 16;
        if (first.kind == Kind::TableMark && first.text == u"@{"_s && m_depth < maxDepth) {
            ++m_at;
            ++m_depth;
            found = table(first.line);
            --m_depth;
            return found;
        }
        if (first.is(u'(') || (first.kind == Kind::TableMark)) {
            skipBracket();
            found.meaning = PastedPair::Meaning::Lookup;
            return found;
        }
        if (ends(first))
            return found;
        ++m_at;
        if (first.kind == Kind::Text || (first.kind == Kind::Bare && !first.text.startsWith(u'$')))
            found = plain(first);
        else if (first.text.startsWith(u"$env:"_s, Qt::CaseInsensitive))
            found = {PastedPair::Meaning::Variable, first.text.mid(5), first.line, {}, false};
        else if (const auto known = m_variables.constFind(first.text.mid(1).toLower()); known != m_variables.cend())
            found = *known;
        if (token(m_at).is(u'+') || token(m_at).text == u"-f"_s || (token(m_at).is(u'(') && token(m_at).glued)) {
            found = {PastedPair::Meaning::Expression, {}, first.line, {}, false};
            skipExpression();
        }
        return found;
    }

    ShellValue plain(const ShellToken &first)
    {
        ShellValue found{PastedPair::Meaning::Text, first.text, first.line, {}, false};
        if (!first.expands)
            return found;
        static const QRegularExpression variable(u"\\$\\{?(\\w+)\\}?"_s); // "$key" and "${key}"
        constexpr qsizetype longest = 8192;                               // variables made of variables grow fast
        QString whole;
        qsizetype from = 0;
        bool isKnown = !first.text.contains(u"$("_s);
        for (auto each = variable.globalMatch(first.text); isKnown && each.hasNext();) {
            const QRegularExpressionMatch match = each.next();
            const ShellValue known = m_variables.value(match.captured(1).toLower());
            if (match.capturedLength() == first.text.size() && !known.isTable && !known.text.isEmpty())
                return known;
            whole += first.text.sliced(from, match.capturedStart() - from) + known.text;
            from = match.capturedEnd();
            isKnown = known.meaning == PastedPair::Meaning::Text && whole.size() <= longest;
        }
        if (isKnown) {
            found.text = whole + first.text.sliced(from);
            return found;
        }
        PastedPair pair{{}, first.text, first.line};
        readExpansion(pair);
        found.meaning = pair.meaning;
        found.text = pair.value;
        return found;
    }

    ShellValue table(qsizetype line)
    {
        ShellValue found{PastedPair::Meaning::Expression, {}, line, {}, true};
        while (m_at < m_tokens.size() && !token(m_at).is(u'}')) {
            skipLines();
            const ShellToken name = token(m_at);
            if (name.is(u'}'))
                break;
            ++m_at;
            if (!token(m_at).is(u'='))
                continue;
            ++m_at;
            found.members.append({name.text, value()});
        }
        ++m_at;
        return found;
    }

    void skipBracket()
    {
        qsizetype depth = 0;
        for (; m_at < m_tokens.size(); ++m_at) {
            const ShellToken &now = m_tokens[m_at];
            if (now.is(u'(') || now.is(u'{') || now.kind == Kind::TableMark)
                ++depth;
            else if (now.is(u')') || now.is(u'}'))
                --depth;
            if (depth == 0) {
                ++m_at;
                return;
            }
        }
    }

    void skipExpression()
    {
        while (m_at < m_tokens.size() && !ends(token(m_at))) {
            if (token(m_at).is(u'(') || token(m_at).kind == Kind::TableMark)
                skipBracket();
            else
                ++m_at;
        }
    }

    static bool isRequest(const ShellToken &token)
    {
        static const QStringList names{u"invoke-restmethod"_s, u"invoke-webrequest"_s, u"irm"_s, u"iwr"_s};
        return token.kind == Kind::Bare && names.contains(token.text.toLower());
    }

    /// Whether curl or wget is Windows PowerShell's alias of Invoke-WebRequest.
    [[nodiscard]] bool isAlias() const
    {
        const QString program = token(m_at).text.toLower();
        bool any = false;
        for (qsizetype at = m_at; at < m_tokens.size() && !ends(token(at)) && !any; ++at) {
            const QString option = token(at).text.toLower();
            any = option == u"-headers"_s || option == u"-uri"_s;
        }
        return any && (program == u"curl"_s || program == u"wget"_s);
    }

    void command()
    {
        if (isRequest(token(m_at)) || isAlias()) {
            ++m_at;
            request();
            return;
        }
        if (token(m_at).text.endsWith(u"::SetEnvironmentVariable"_s, Qt::CaseInsensitive) && token(m_at + 1).is(u'(')) {
            m_at += 2;
            const ShellValue name = value();
            m_at += token(m_at).is(u',') ? 1 : 0;
            addVariable(name.text, value());
            return;
        }
        QList<CommandWord> words;
        while (m_at < m_tokens.size() && !ends(token(m_at))) {
            const ShellToken &now = token(m_at);
            if (now.is(u'(') && !now.glued) {
                skipBracket();
                words.append({QString(), now.line, true});
                continue;
            }
            const QString text = now.kind == Kind::Bare && now.text.startsWith(u'$') ? value().text : now.text;
            m_at += now.kind == Kind::Bare && now.text.startsWith(u'$') ? 0 : 1;
            if (now.glued && !words.isEmpty())
                words.last().text += text;
            else
                words.append({text, now.line, false});
        }
        if (words.isEmpty())
            ++m_at;
        else if (!readRequestCommand(m_read, words) && words.first().text == u"&"_s)
            readRequestCommand(m_read, words.mid(1));
    }

    /// The parameters after Invoke-RestMethod.
    void request()
    {
        PastedEntry entry;
        bool hasAddress = false;
        const auto address = [&](const ShellValue &found) {
            if (!hasAddress)
                entry.pairs.append({u"url"_s, found.text, found.line, found.meaning, PastedPair::Place::Address});
            hasAddress = true;
        };
        const auto headers = [&](const ShellValue &found) {
            if (!found.isTable)
                m_read.faults.append(
                    QCoreApplication::translate("rc::Paste",
                                                "Line %1: the headers are not in this text, so they were not read.")
                        .arg(found.line));
            for (const auto &[name, value] : found.members)
                entry.pairs.append({name, value.text, value.line, value.meaning, PastedPair::Place::Header});
        };
        while (m_at < m_tokens.size() && !ends(token(m_at))) {
            const ShellToken now = token(m_at);
            if (now.kind == Kind::Bare && now.text.startsWith(u'@')) { // splatting
                ++m_at;
                for (const auto &[name, value] : m_variables.value(now.text.mid(1).toLower()).members)
                    parameter(name, value, address, headers);
            } else if (now.kind == Kind::Bare && now.text.startsWith(u'-')) {
                ++m_at;
                QString name = now.text.mid(1);
                if (name.endsWith(u':'))
                    name.chop(1);
                const ShellToken &next = token(m_at);
                const bool isSwitch = ends(next) || (next.kind == Kind::Bare && next.text.startsWith(u'-'));
                if (!isSwitch)
                    parameter(name, value(), address, headers);
            } else {
                const qsizetype before = m_at;
                if (const ShellValue found = value(); found.text.contains(u"://"_s))
                    address(found);
                m_at = qMax(m_at, before + 1);
            }
        }
        m_read.entries.append(entry);
    }

    template<typename Address, typename Headers>
    void parameter(const QString &name, const ShellValue &found, Address address, Headers headers)
    {
        const auto isFor = [&name](const QString &whole, qsizetype shortest) {
            return name.size() >= shortest && whole.startsWith(name, Qt::CaseInsensitive);
        };
        if (isFor(u"Uri"_s, 1))
            address(found);
        else if (isFor(u"Headers"_s, 1))
            headers(found);
    }

    QList<ShellToken> m_tokens;
    qsizetype m_at = 0;
    int m_depth = 0;                        ///< of tables
    QHash<QString, ShellValue> m_variables; ///< names in lower case
    PastedPairs m_read;
};

} // namespace

PastedPairs powerShellPairs(const QString &text)
{
    return RequestReader(text).read();
}

} // namespace rc
