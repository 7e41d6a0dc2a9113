// SPDX-License-Identifier: GPL-3.0-or-later
#include "config/paste/detail/pastednode.h"
#include "config/paste/tomltext.h"
#include "core/placeholder.h"
#include "core/profile/headernames.h"

#include <QRegularExpression>

// Single header without exceptions: errors are values here, too.
#define TOML_EXCEPTIONS 0
#include <algorithm>
#include <toml++/toml.h>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int maxTreeDepth = 64;

bool isNamed(const PastedNode &node, const QStringList &names)
{
    return std::ranges::any_of(
        names, [&node](const QString &name) { return node.name.compare(name, Qt::CaseInsensitive) == 0; });
}

const QStringList &addressNames()
{
    static const QStringList names{u"url"_s, u"httpUrl"_s,  u"serverUrl"_s, u"server_url"_s,
                                   u"uri"_s, u"http_url"_s, u"endpoint"_s};
    return names;
}

bool isAddressText(const PastedNode &node)
{
    return node.isScalar && node.meaning == PastedPair::Meaning::Text &&
           (node.value.contains(u"://"_s) || node.value.startsWith("{{"_L1) || isPlaceholder(node.value));
}

/// The address of an entry: named, or the first argument of a call such as fetch("https://…", {headers: …}).
const PastedNode *addressOf(const PastedNode &node)
{
    for (const PastedNode &child : node.children) { // Gemini prefers it to "url", which means an event stream there
        if (isAddressText(child) && isNamed(child, {u"httpUrl"_s}))
            return &child;
    }
    for (const PastedNode &child : node.children) {
        if (isAddressText(child) && (isNamed(child, addressNames()) || (node.isCall && child.name.isEmpty())))
            return &child;
        const PastedNode *rawUrl = isNamed(child, addressNames()) ? child.child({u"raw"_s}) : nullptr; // of Postman
        if (rawUrl != nullptr && isAddressText(*rawUrl))
            return rawUrl;
    }
    return nullptr;
}

QList<CommandWord> argumentsOf(const PastedNode &node)
{
    QList<CommandWord> words;
    for (const PastedNode &child : node.children) {
        if (isNamed(child, {u"args"_s, u"arguments"_s, u"command"_s, u"cmd"_s})) {
            for (const PastedNode &word : child.children) {
                if (word.isScalar)
                    words.append({word.value, word.line});
            }
            words += argumentsOf(child); // {"command": {"path": …, "args": […]}}
        }
    }
    return words;
}

PastedPair headerFrom(const PastedNode &node, const QString &name, PastedPair::Meaning meaning)
{
    return {name, node.value, node.line, meaning, PastedPair::Role::Header};
}

/// Whether a request client has this header or variable disabled.
bool isDisabled(const PastedNode &node)
{
    const PastedNode *disabled = node.child({u"disabled"_s});
    const PastedNode *enabled = node.child({u"enabled"_s, u"active"_s});
    return (disabled != nullptr && disabled->value == "true"_L1) ||
           (enabled != nullptr && enabled->value == "false"_L1);
}

/// An object or a list of headers: {"name": "value"}, ["name: value"], [{"name": …, "value": …}].
void addHeaders(PastedEntry &entry, const PastedNode &headers, bool areVariables)
{
    for (const PastedNode &header : headers.children) {
        if (isDisabled(header))
            continue;
        const PastedNode *name = header.child({u"name"_s, u"key"_s, u"header"_s});
        const PastedNode *value = header.child({u"value"_s});
        if (name != nullptr && value != nullptr)
            entry.pairs.append(headerFrom(*value, name->value, value->meaning));
        else if (!header.isScalar)
            addHeaders(entry, header, areVariables);
        else if (header.name.isEmpty())
            addHeader(entry.pairs, {header.value, header.line});
        else
            entry.pairs.append(
                headerFrom(header, header.name, areVariables ? PastedPair::Meaning::Variable : header.meaning));
    }
}

/// Turns a list of {"key": …, "value": …} into an object.
PastedNode asObject(const PastedNode &node)
{
    PastedNode object = node;
    for (PastedNode &child : object.children) {
        const PastedNode *name = child.child({u"key"_s, u"name"_s});
        const PastedNode *value = child.child({u"value"_s});
        if (!child.name.isEmpty() || name == nullptr || value == nullptr)
            return node;
        PastedNode member = *value;
        member.name = name->value;
        child = member;
    }
    return object;
}

/// The header that HTTP clients store separately: {"key": "X-API-Key", "value": …}, {"token": …}.
bool addAuthorization(PastedEntry &entry, const PastedNode &node)
{
    const PastedNode object = asObject(node);
    const PastedNode *name = object.child({u"key"_s});
    const PastedNode *value = object.child({u"value"_s});
    const PastedNode *token = object.child({u"token"_s});
    const PastedNode *placement = object.child({u"in"_s, u"addTo"_s, u"placement"_s});
    if (placement != nullptr && placement->value.contains("query"_L1, Qt::CaseInsensitive))
        return false;
    if (name != nullptr && value != nullptr)
        entry.pairs.append(headerFrom(*value, name->value, value->meaning));
    else if (token != nullptr && token->isScalar)
        entry.pairs.append({u"Authorization"_s, token->value, token->line, token->meaning, PastedPair::Role::Bearer});
    return (name != nullptr && value != nullptr) || (token != nullptr && token->isScalar);
}

/// Reads the key and the name of an entry at any depth. Unread members that may be secrets are listed by their names.
void addAccess(PastedEntry &entry, const PastedNode &node, bool isInside = false)
{
    static const QRegularExpression secret(u"auth|token|key|secret|passw|credential|bearer|header"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    static const QStringList tokens{u"bearerToken"_s, u"bearer_token"_s, u"authorization_token"_s,
                                    u"authToken"_s,   u"auth_token"_s,   u"authorization"_s};
    constexpr qsizetype minTokenLength = 8; // "oauth" names a method
    static const QStringList authorizations{u"apikey"_s, u"bearer"_s, u"authentication"_s};
    for (const PastedNode &child : node.children) {
        if (!child.isScalar && isNamed(child, authorizations) && addAuthorization(entry, child))
            continue;
        if (isNamed(child, {u"env"_s, u"environment"_s, u"envs"_s})) {
            for (const PastedNode &variable : child.children)
                entry.variables.insert(variable.name, variable.value);
        } else if (!child.isScalar && child.name.contains(u"header"_s, Qt::CaseInsensitive)) {
            addHeaders(entry, child, child.name.startsWith(u"env"_s, Qt::CaseInsensitive));
        } else if (!child.isScalar) {
            addAccess(entry, child, true);
        } else if (isSameHeader(child.name, QString::fromLatin1(apiKeyHeader)) ||
                   isSameHeader(child.name, QString::fromLatin1(usernameHeader))) {
            entry.pairs.append(headerFrom(child, child.name, child.meaning));
        } else if (!isInside && isNamed(child, {u"apiKey"_s, u"api_key"_s, u"username"_s, u"email"_s})) {
            entry.pairs.append({child.name, child.value, child.line, child.meaning, PastedPair::Role::Address});
        } else if (isNamed(child, {u"bearer_token_env_var"_s})) {
            entry.pairs.append(
                {child.name, child.value, child.line, PastedPair::Meaning::Variable, PastedPair::Role::Bearer});
        } else if (!isInside && isNamed(child, tokens) && child.value.size() >= minTokenLength) {
            PastedPair token = headerFrom(child, u"Authorization"_s, child.meaning);
            splitBearer(token);
            token.role = PastedPair::Role::Bearer;
            entry.pairs.append(token);
        } else if (child.name.contains(secret)) {
            entry.pairs.append({child.name, {}, child.line, child.meaning, PastedPair::Role::Setting});
        }
    }
}

QString entryName(const PastedNode &node)
{
    const PastedNode *label = node.child({u"server_label"_s, u"name"_s, u"serverName"_s, u"title"_s});
    if (label != nullptr && label->isScalar && label->meaning == PastedPair::Meaning::Text && !label->value.isEmpty())
        return label->value;
    static const QStringList containers{u"params"_s, u"config"_s, u"tool_config"_s, u"transport"_s, u"server"_s};
    return node.isCall || isNamed(node, containers) ? QString() : node.name;
}

PastedEntry entryFrom(const PastedNode &node, const PastedNode *address)
{
    const QList<CommandWord> words = argumentsOf(node);
    PastedEntry entry = address == nullptr ? entryOfArguments(words) : PastedEntry();
    entry.name = entryName(node);
    entry.hasTarget = address != nullptr || entry.hasTarget;
    if (address != nullptr)
        entry.pairs.append(
            {u"url"_s, address->value, address->line, PastedPair::Meaning::Text, PastedPair::Role::Address});
    addAccess(entry, node);
    return entry;
}

bool hasHeaders(const PastedNode &node)
{
    return std::ranges::any_of(node.children, [](const PastedNode &child) {
        return !child.isScalar && (isNamed(child, {u"headers"_s}) || hasHeaders(child));
    });
}

PastedNode nodeFrom(const toml::node &from, const QString &name, qsizetype line, int depth)
{
    const auto begin = qsizetype(from.source().begin.line);
    PastedNode node{.name = name, .line = begin > 0 ? begin : line};
    if (const auto *text = from.as_string()) {
        node.value = QString::fromStdString(text->get());
    } else if (const auto *table = from.as_table()) {
        node.isScalar = false;
        for (const auto &[key, member] : *table) {
            const std::string_view word = key.str();
            if (depth < maxTreeDepth)
                node.children.append(nodeFrom(member, QString::fromUtf8(word.data(), qsizetype(word.size())),
                                              qsizetype(key.source().begin.line), depth + 1));
        }
    } else if (const auto *array = from.as_array()) {
        node.isScalar = false;
        for (const toml::node &element : *array) {
            if (depth < maxTreeDepth)
                node.children.append(nodeFrom(element, {}, node.line, depth + 1));
        }
    } else {
        node.meaning = PastedPair::Meaning::Expression;
    }
    return node;
}

/// A YAML scalar on one line; nullopt if a quote is not closed.
std::optional<QString> yamlScalar(QStringView text)
{
    text = text.trimmed();
    if (const QChar quote = text.isEmpty() ? QChar() : text.front(); quote == u'"' || quote == u'\'') {
        QString value;
        for (qsizetype at = 1; at < text.size(); ++at) {
            const QChar next = at + 1 < text.size() ? text[at + 1] : QChar();
            if (text[at] == quote && (quote == u'"' || next != quote))
                return value;
            if (quote == u'"' && text[at] == u'\\' && !next.isNull())
                value += escaped(text, ++at);
            else
                value += text[text[at] == quote ? ++at : at];
        }
        return std::nullopt;
    }
    const qsizetype comment = text.indexOf(u" #"_s);
    return (comment < 0 ? text : text.left(comment)).trimmed().toString();
}

struct YamlLine
{
    qsizetype indent = 0;
    qsizetype line = 0;
    QString text;
};

/// The lines of block style; a list's dash counts as indentation.
class YamlReader
{
public:
    YamlReader(const QString &text, QStringList &faults)
        : m_faults(faults)
    {
        qsizetype line = 0;
        for (const QString &row : text.split(u'\n')) {
            ++line;
            const QString plain = row.trimmed();
            if (plain.isEmpty() || plain.startsWith(u'#') || plain == u"---"_s || plain == u"..."_s)
                continue;
            qsizetype indent = 0;
            while (row[indent] == u' ' || row[indent] == u'\t')
                ++indent;
            m_lines.append({indent, line, plain});
        }
    }

    PastedNode read()
    {
        PastedNode root = block(m_lines.isEmpty() ? 0 : m_lines.first().indent, 0);
        // lines indented less than the first one
        while (m_at < m_lines.size())
            root.children.append(block(m_lines[m_at].indent, 0).children);
        return root;
    }

private:
    PastedNode block(qsizetype indent, int depth)
    {
        PastedNode node{.isScalar = false};
        while (m_at < m_lines.size() && m_lines[m_at].indent >= indent) {
            YamlLine &now = m_lines[m_at];
            if (now.text == u"-"_s || now.text.startsWith(u"- "_s)) {
                element(node, now, depth);
                continue;
            }
            member(node, now, depth);
        }
        return node;
    }

    void element(PastedNode &node, YamlLine &now, int depth)
    {
        const qsizetype dash = now.indent;
        const QString rest = now.text.mid(1).trimmed();
        const qsizetype inner = dash + (now.text.size() - now.text.mid(1).trimmed().size());
        if (rest.isEmpty() || depth >= maxTreeDepth) {
            ++m_at;
            if (depth < maxTreeDepth && m_at < m_lines.size() && m_lines[m_at].indent > dash)
                node.children.append(block(m_lines[m_at].indent, depth + 1));
            return;
        }
        if (pairForm().match(rest).hasMatch()) {
            now.text = rest;
            now.indent = inner;
            node.children.append(block(inner, depth + 1));
            return;
        }
        ++m_at;
        node.children.append(scalar({}, rest, now.line));
    }

    void member(PastedNode &node, const YamlLine &now, int depth)
    {
        const QRegularExpressionMatch match = pairForm().match(now.text);
        const YamlLine line = now;
        ++m_at;
        if (!match.hasMatch())
            return;
        const QString name = match.captured(1).isEmpty() ? match.captured(2).trimmed() : match.captured(1);
        const QString rest = match.captured(3).trimmed();
        if (!rest.isEmpty() && !rest.startsWith(u'#')) {
            node.children.append(scalar(name, rest, line.line));
            return;
        }
        PastedNode child;
        const bool isList =
            m_at < m_lines.size() && m_lines[m_at].indent == line.indent && m_lines[m_at].text.startsWith(u'-');
        if (depth < maxTreeDepth && m_at < m_lines.size() && (m_lines[m_at].indent > line.indent || isList))
            child = isList ? list(line.indent, depth + 1) : block(m_lines[m_at].indent, depth + 1);
        child.isScalar = false;
        child.name = name;
        child.line = line.line;
        node.children.append(child);
    }

    /// A list may have the same indentation as its name.
    PastedNode list(qsizetype indent, int depth)
    {
        PastedNode node{.isScalar = false};
        while (m_at < m_lines.size() && m_lines[m_at].indent == indent && m_lines[m_at].text.startsWith(u'-'))
            element(node, m_lines[m_at], depth);
        return node;
    }

    PastedNode scalar(const QString &name, const QString &text, qsizetype line)
    {
        PastedNode node{.name = name, .line = line};
        static const QRegularExpression flow(u"\\A[\\[{].*[\\]}]\\z"_s);
        if (flow.match(text).hasMatch()) {
            flowNode(node, text);
            return node;
        }
        if (const auto value = yamlScalar(text))
            node.value = *value;
        else
            m_faults.append(openQuoteFault(line));
        return node;
    }

    /// {name: value, …} and [a, b] on one line, without nested brackets.
    void flowNode(PastedNode &node, const QString &text)
    {
        node.isScalar = false;
        static const QRegularExpression part(
            u"\\s*(?:(\"[^\"]*\"|'[^']*'|[^\\s,:\\[\\]{}\"']+)\\s*:\\s+)?(\"[^\"]*\"|'[^']*'|[^,\\[\\]{}]+)\\s*(?:,|[\\]}])"_s);
        for (auto found = part.globalMatch(text.mid(1)); found.hasNext();) {
            const QRegularExpressionMatch match = found.next();
            node.children.append({.name = yamlScalar(match.captured(1)).value_or(QString()),
                                  .value = yamlScalar(match.captured(2)).value_or(QString()),
                                  .line = node.line});
        }
    }

    static const QRegularExpression &pairForm()
    {
        static const QRegularExpression form(
            u"\\A(?:[\"']([^\"']+)[\"']|([^\\s\"'{}\\[\\]#:][^:]*))\\s*:(?:\\s+(.*))?\\z"_s);
        return form;
    }

    QList<YamlLine> m_lines;
    qsizetype m_at = 0;
    QStringList &m_faults;
};

} // namespace

const PastedNode *PastedNode::child(const QStringList &names) const
{
    const auto found =
        std::ranges::find_if(children, [&names](const PastedNode &each) { return isNamed(each, names); });
    return found == children.cend() ? nullptr : &*found;
}

bool addEntries(PastedPairs &read, const PastedNode &node)
{
    if (node.isScalar)
        return false;
    const PastedNode *address = addressOf(node);
    const QList<CommandWord> words = argumentsOf(node);
    const bool isEntry = address != nullptr ? !node.isCall || hasHeaders(node) : !words.isEmpty();
    if (isEntry) {
        const PastedEntry entry = entryFrom(node, address);
        if (entry.hasTarget)
            read.entries.append(entry);
        else if (!entry.name.isEmpty())
            read.others.append(entry.name);
        return entry.hasTarget;
    }
    const PastedNode *name = node.child({u"key"_s, u"name"_s});
    const PastedNode *value = node.child({u"value"_s});
    if (name != nullptr && value != nullptr && value->isScalar && value->meaning == PastedPair::Meaning::Text &&
        !isDisabled(node))
        read.setVariable(name->value, value->value);
    for (const PastedNode &child : node.children) {
        if (child.isScalar && child.meaning == PastedPair::Meaning::Text && isNamed(node, {u"data"_s, u"vars"_s}))
            read.setVariable(child.name, child.value);
    }
    bool any = false;
    for (const PastedNode &child : node.children)
        any = addEntries(read, child) || any;
    return any;
}

PastedPairs tomlPairs(const QString &text)
{
    PastedPairs read;
    if (const auto at = unreadableToml(text)) {
        read.faults.append(PasteTr::tr("Line %1: this is not valid TOML.").arg(pastedLine(text, *at)));
        return read;
    }
    const QByteArray bytes = text.toUtf8();
    const toml::parse_result parsed = toml::parse(std::string_view(bytes.constData(), std::size_t(bytes.size())));
    if (parsed)
        addEntries(read, nodeFrom(parsed.table(), {}, 1, 0));
    else // the parser's message may quote the text
        read.faults.append(PasteTr::tr("Line %1: this is not valid TOML.").arg(parsed.error().source().begin.line));
    return read;
}

PastedPairs yamlPairs(const QString &text)
{
    PastedPairs read;
    addEntries(read, YamlReader(text, read.faults).read());
    return read;
}

} // namespace rc
