// SPDX-License-Identifier: GPL-3.0-or-later
// PowerShell: its variables, and Invoke-RestMethod, Invoke-WebRequest and curl.exe with tables of headers.
#include "config/paste/detail/pastednode.h"

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
        Mark,     ///< one of ; = { } ( ) , + | or a line end
        TableMark ///< @{ or @(
    };

    Kind kind = Kind::Mark;
    QString text;
    qsizetype line = 0;
    bool expands = false;
    bool isAdjacent = false; ///< directly after the previous token

    [[nodiscard]] bool is(char16_t mark) const { return kind == Kind::Mark && text == QChar(mark); }
    [[nodiscard]] bool isVariable() const { return kind == Kind::Bare && text.startsWith(u'$'); }
};

/// The text between quotes; `expands` is set if it has variables.
QString unquoted(const QString &inner, bool isDouble, bool &expands)
{
    static const QRegularExpression single(u"(['\u2018-\u201b])['\u2018-\u201b]"_s);
    static const QRegularExpression doubleQuoted(
        u"`([\\s\\S])|([\"\u201c-\u201e])[\"\u201c-\u201e]|\\$(?=[\\p{L}{(])"_s);
    static const QString from = u"nrt0abfv"_s;
    static const QString to = u"\n\r\t\0\a\b\f\v"_s;
    if (!isDouble)
        return QString(inner).replace(single, u"\\1"_s);
    QString value;
    qsizetype begin = 0;
    for (auto found = doubleQuoted.globalMatch(inner); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const QString escape = match.captured(1);
        const qsizetype known = escape.isEmpty() ? -1 : from.indexOf(escape);
        const bool isDollar = match.captured() == u"$"_s;
        expands = expands || isDollar;
        value += inner.mid(begin, match.capturedStart() - begin);
        value += known >= 0 ? QString(to[known]) : isDollar ? u"$"_s : escape + match.captured(2);
        begin = match.capturedEnd();
    }
    return value + inner.mid(begin);
}

QList<ShellToken> shellTokens(const QString &text, QStringList &faults)
{
    static const QRegularExpression form(
        u"`(?=\\s)[ \\t]*\\n?|[^\\S\\n]+|(?<!\\S)#[^\\n]*"                                   // gaps and comments
        "|@([\"'\u2018-\u201e])(?s:.((?:(?!\\n\\1@).)*+)(?:\\n\\1@)?)"                       // 1, 2: @"…"@
        "|(['\u2018-\u201b])((?:[^'\u2018-\u201b]++|['\u2018-\u201b]{2})*+)['\u2018-\u201b]" // 3, 4: '…'
        "|([\"\u201c-\u201e])((?s:[^`\"\u201c-\u201e]++|`.|[\"\u201c-\u201e]{2})*+)[\"\u201c-\u201e]" // 5, 6: "…"
        "|(@[{(])|([\\n;={}(),+|])"                                                                   // 7, 8
        // 9: addresses contain such characters, too
        "|((?:(?!://)[^\\s;={}(),+|\"'\u2018-\u201e])*+(?:://[^\\s;,)}|]*+)?)"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    QList<ShellToken> tokens;
    qsizetype line = 1;
    for (qsizetype at = 0; at < text.size();) {
        // matching without an anchor would scan the whole text for each token
        const QRegularExpressionMatch match = form.match(text, at, QRegularExpression::NormalMatch,
                                                         QRegularExpression::AnchorAtOffsetMatchOption |
                                                             QRegularExpression::DontCheckSubjectStringMatchOption);
        if (match.capturedLength() <= 0) {
            faults.append(openQuoteFault(line));
            break;
        }
        const int group = match.lastCapturedIndex();
        const ShellToken::Kind kind = group == 8   ? ShellToken::Kind::Mark
                                      : group == 7 ? ShellToken::Kind::TableMark
                                      : group == 9 ? ShellToken::Kind::Bare
                                                   : ShellToken::Kind::Text;
        ShellToken token{kind, match.captured(group), line, false, at > 0 && !text[at - 1].isSpace()};
        if (group == 4 || group == 6)
            token.text = unquoted(token.text, group == 6, token.expands);
        static const QRegularExpression dash(u"\\A[\u2013-\u2015]"_s);
        if (group == 9)
            token.text.replace(dash, u"-"_s);
        token.expands = token.expands || token.isVariable();
        if (group > 0)
            tokens.append(token);
        line += match.capturedView().count(u'\n');
        at = match.capturedEnd();
    }
    return tokens;
}

class PowerShellReader
{
public:
    explicit PowerShellReader(const QString &text) { m_tokens = shellTokens(text, m_read.faults); }

    PastedPairs read()
    {
        while (m_at < m_tokens.size()) {
            if (token().isVariable())
                assignment();
            else if (token().kind == Kind::Bare || (token().kind == Kind::Text && !token().text.isEmpty()))
                command();
            else
                ++m_at;
        }
        return std::move(m_read);
    }

private:
    using Kind = ShellToken::Kind;
    using Meaning = PastedPair::Meaning;

    /// The token `after` positions ahead.
    [[nodiscard]] const ShellToken &token(qsizetype after = 0) const
    {
        static const ShellToken none;
        return m_at + after < m_tokens.size() ? m_tokens[m_at + after] : none;
    }

    [[nodiscard]] static bool ends(const ShellToken &token)
    {
        return token.text.isEmpty() ? token.kind == Kind::Mark
                                    : token.is(u'\n') || token.is(u';') || token.is(u'|') || token.is(u'}');
    }

    bool take(char16_t mark)
    {
        const bool isNext = token().is(mark);
        m_at += isNext ? 1 : 0;
        return isNext;
    }

    static PastedNode node(qsizetype line, Meaning meaning = Meaning::Expression, const QString &value = {})
    {
        return {.value = value, .meaning = meaning, .line = line};
    }

    /// $x = …, $x["k"] = …, $x.k = …, $x.Add("k", "v"), $env:X = …
    void assignment()
    {
        QString name = m_tokens[m_at++].text.mid(1);
        QString member;
        if (name.startsWith(u"env:"_s, Qt::CaseInsensitive)) {
            if (take(u'='))
                addVariable(name.mid(4), value());
            return;
        }
        if (name.endsWith(u'[') && token().kind == Kind::Text) { // $x["k"]
            name.chop(1);
            member = m_tokens[m_at++].text;
            m_at += token().text.startsWith(u']') ? 1 : 0;
        } else if (const qsizetype dot = name.indexOf(u'.'); dot > 0) {
            member = name.mid(dot + 1);
            name.truncate(dot);
            if (member.isEmpty() && token().kind == Kind::Text)
                member = m_tokens[m_at++].text;
        }
        if (member.compare(u"Add"_s, Qt::CaseInsensitive) == 0 && take(u'(')) {
            const PastedNode key = value();
            take(u',');
            setMember(name, key.value, value());
        } else if (!take(u'=')) {
            return;
        } else if (isRequest()) { // $response = Invoke-RestMethod …
            command();
        } else if (member.isEmpty()) {
            m_variables.insert(name.toLower(), value());
        } else {
            setMember(name, member, value());
        }
    }

    void addVariable(const QString &name, const PastedNode &found)
    {
        m_read.pairs.append({name, found.value, found.line, found.meaning, PastedPair::Role::Environment});
    }

    void setMember(const QString &name, const QString &member, PastedNode value)
    {
        PastedNode &table = m_variables[name.toLower()];
        table.isScalar = false;
        value.name = member;
        table.children.append(value);
    }

    /// Reads one value and moves past it.
    PastedNode value()
    {
        while (token().kind == Kind::Bare && token().text.startsWith(u'[') && !token().text.contains(u"::"_s) &&
               token(1).kind != Kind::Mark) // [ordered]@{…}
            ++m_at;
        const ShellToken first = token();
        constexpr int maxDepth = 16;
        if (first.kind == Kind::TableMark && first.text == u"@{"_s && m_depth < maxDepth) {
            ++m_at;
            ++m_depth;
            const PastedNode found = table(first.line);
            --m_depth;
            return found;
        }
        if (first.is(u'(') || first.kind == Kind::TableMark) {
            skipBracket();
            return node(first.line, Meaning::Lookup);
        }
        PastedNode found = node(first.line);
        if (ends(first))
            return found;
        ++m_at;
        if (first.kind == Kind::Text || (first.kind == Kind::Bare && !first.isVariable()))
            found = plain(first);
        else if (first.text.startsWith(u"$env:"_s, Qt::CaseInsensitive))
            found = node(first.line, Meaning::Variable, first.text.mid(5));
        else
            found = m_variables.value(first.text.mid(1).toLower(), found);
        if (token().is(u'+') || token().text == u"-f"_s || (token().is(u'(') && token().isAdjacent)) {
            while (m_at < m_tokens.size() && !ends(token()))
                skipBracket();
            return node(first.line);
        }
        return found;
    }

    PastedNode plain(const ShellToken &first)
    {
        if (!first.expands)
            return node(first.line, Meaning::Text, first.text);
        static const QRegularExpression variable(u"\\$\\{?(\\w+)\\}?"_s); // "$key" and "${key}"
        constexpr qsizetype maxLength = 8192;                             // variables made of variables grow fast
        QString expanded;
        qsizetype from = 0;
        bool isKnown = !first.text.contains(u"$("_s);
        for (auto each = variable.globalMatch(first.text); isKnown && each.hasNext();) {
            const QRegularExpressionMatch match = each.next();
            const PastedNode known = m_variables.value(match.captured(1).toLower(), node(0));
            if (match.capturedLength() == first.text.size() && known.isScalar && !known.value.isEmpty())
                return known;
            expanded += first.text.sliced(from, match.capturedStart() - from) + known.value;
            from = match.capturedEnd();
            isKnown = known.meaning == Meaning::Text && expanded.size() <= maxLength;
        }
        if (isKnown)
            return node(first.line, Meaning::Text, expanded + first.text.sliced(from));
        PastedPair pair{{}, first.text, first.line};
        readExpansion(pair);
        return node(first.line, pair.meaning, pair.value);
    }

    PastedNode table(qsizetype line)
    {
        PastedNode found{.meaning = Meaning::Expression, .line = line, .isScalar = false};
        while (m_at < m_tokens.size() && !take(u'}')) {
            const QString name = m_tokens[m_at++].text;
            if (!take(u'='))
                continue;
            found.children.append(value());
            found.children.last().name = name;
        }
        return found;
    }

    /// Skips a bracket with its content, or another token.
    void skipBracket()
    {
        qsizetype depth = 0;
        do {
            const ShellToken &current = m_tokens[m_at++];
            if (current.is(u'(') || current.is(u'{') || current.kind == Kind::TableMark)
                ++depth;
            else if (current.is(u')') || current.is(u'}'))
                --depth;
        } while (depth > 0 && m_at < m_tokens.size());
    }

    [[nodiscard]] bool isRequest() const
    {
        static const QStringList names{u"invoke-restmethod"_s, u"invoke-webrequest"_s, u"irm"_s, u"iwr"_s};
        return token().kind == Kind::Bare && names.contains(token().text.toLower());
    }

    /// Whether curl or wget is Windows PowerShell's alias of Invoke-WebRequest.
    [[nodiscard]] bool isAlias() const
    {
        static const QStringList programs{u"curl"_s, u"wget"_s};
        static const QStringList options{u"-headers"_s, u"-uri"_s};
        bool any = false;
        for (qsizetype after = 0; !ends(token(after)) && !any; ++after)
            any = options.contains(token(after).text.toLower());
        return any && programs.contains(token().text.toLower());
    }

    void command()
    {
        if (isRequest() || isAlias()) {
            ++m_at;
            request();
            return;
        }
        if (token().text.endsWith(u"::SetEnvironmentVariable"_s, Qt::CaseInsensitive) && token(1).is(u'(')) {
            m_at += 2;
            const QString name = value().value;
            take(u',');
            addVariable(name, value());
            return;
        }
        QList<CommandWord> words;
        while (!ends(token())) {
            const ShellToken current = token();
            if (current.is(u'(') && !current.isAdjacent) {
                skipBracket();
                words.append({QString(), current.line, true});
                continue;
            }
            const QString text = current.isVariable() ? value().value : current.text;
            m_at += current.isVariable() ? 0 : 1;
            if (current.isAdjacent && !words.isEmpty())
                words.last().text += text;
            else
                words.append({text, current.line, false});
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
        while (!ends(token())) {
            const ShellToken current = token();
            const qsizetype before = m_at;
            if (current.kind == Kind::Bare && current.text.startsWith(u'@')) { // splatting
                ++m_at;
                for (const PastedNode &member : m_variables.value(current.text.mid(1).toLower()).children)
                    addParameter(entry, member.name, member);
            } else if (current.kind == Kind::Bare && current.text.startsWith(u'-')) {
                ++m_at;
                const QString name = current.text.mid(1, current.text.size() - (current.text.endsWith(u':') ? 2 : 1));
                const bool isSwitch = ends(token()) || (token().kind == Kind::Bare && token().text.startsWith(u'-'));
                if (!isSwitch)
                    addParameter(entry, name, value());
            } else {
                if (const PastedNode found = value(); found.value.contains(u"://"_s))
                    addParameter(entry, u"Uri"_s, found);
                m_at = qMax(m_at, before + 1);
            }
        }
        m_read.entries.append(entry);
    }

    /// The first address and all headers; a parameter's name may be shortened.
    void addParameter(PastedEntry &entry, const QString &name, const PastedNode &found)
    {
        if (name.isEmpty())
            return;
        if (u"Uri"_s.startsWith(name, Qt::CaseInsensitive) && !entry.hasAddress())
            entry.pairs.append({u"url"_s, found.value, found.line, found.meaning, PastedPair::Role::Address});
        if (!u"Headers"_s.startsWith(name, Qt::CaseInsensitive))
            return;
        if (found.isScalar)
            m_read.faults.append(
                PasteTr::tr("Line %1: the headers are not in this text, so they were not read.").arg(found.line));
        for (const PastedNode &header : found.children)
            entry.pairs.append({header.name, header.value, header.line, header.meaning, PastedPair::Role::Header});
    }

    QList<ShellToken> m_tokens;
    qsizetype m_at = 0;
    int m_depth = 0;                        ///< of tables
    QHash<QString, PastedNode> m_variables; ///< names in lower case
    PastedPairs m_read;
};

} // namespace

PastedPairs powerShellPairs(const QString &text)
{
    return PowerShellReader(text).read();
}

} // namespace rc
