// SPDX-License-Identifier: GPL-3.0-or-later
// Reads texts with a name and a value on each line: Compose files, Kubernetes, HCL, properties, INI, wiki tables,
// "API key: …".
#include "config/paste/detail/pastedpairs.h"
#include "core/entry/csv.h"
#include "core/json/jsontape.h"
#include "core/placeholder.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

using Meaning = PastedPair::Meaning;
using Role = PastedPair::Role;

/// Normalizes a name: "API key", "apiKey", "api.key" and "API_KEY" are the same.
QString plainName(const QString &name)
{
    static const QRegularExpression camelCase(u"(?<=[a-z0-9])(?=[A-Z][a-z])"_s);
    static const QRegularExpression gaps(u"[\\s.-]+"_s);
    return name.trimmed().replace(camelCase, u"_"_s).replace(gaps, u"_"_s).toUpper();
}

/// Maps a name, including this program's labels in other languages, to an argument of configure(); "url" is any
/// address.
QString settingNamed(const QString &plain)
{
    static const QList<std::pair<QString, QStringList>> settings{
        {u"api_key"_s, u"API_KEY APIKEY API_SCHLÜSSEL CLÉ_API CLAVE_DE_API API_キー APIキー مفتاح_API"_s.split(u' ')},
        {u"x-api-key"_s, {u"X_API_KEY"_s}},
        {u"key"_s, {u"KEY"_s}},
        {u"username"_s,
         u"USERNAME USER_NAME USER LOGIN BENUTZERNAME UTILISATEUR USUARIO ユーザー名 اسم_المستخدم"_s.split(u' ')},
        {u"x-user-username"_s, {u"X_USER_USERNAME"_s}},
        {u"email"_s, {u"EMAIL"_s, u"E_MAIL"_s, u"EMAIL_ADDRESS"_s}},
        {u"url"_s,
         u"RESOURCE RESOURCE_URL URL BASE_URL ADDRESS ENDPOINT LINK RESSOURCEN_URL URL_DE_LA_RESSOURCE URL_DEL_RECURSO "
         "リソース_URL عنوان_URL_للمورد"_s.split(u' ')},
        {u"mcp_url"_s, u"MCP MCP_URL MCP_SERVER MCP_SERVER_URL MCP_ENDPOINT TOOL_SERVER TOOL_SERVER_URL "
                       "SERVIDOR_DE_HERRAMIENTAS ツールサーバー"_s.split(u' ')},
        {u"cloud_level"_s, {u"CLOUD_LEVEL"_s, u"THRESHOLD"_s}}};
    const auto found = std::ranges::find_if(settings, [&plain](const auto &row) { return row.second.contains(plain); });
    return found == settings.cend() ? QString() : found->first;
}

/// Whether it has the ending of an SDK variable: SERVICE_API_KEY.
bool isVariableName(const QString &plain)
{
    static const QRegularExpression form(
        u"\\A\\w+_(?:API_KEY|USERNAME|EMAIL|RESOURCE|RESOURCE_URL|CLOUD_LEVEL|DEBUG|MCP_URL)\\z"_s);
    return isShellName(plain) && form.match(plain).hasMatch();
}

/// Strips surrounding quotes, Markdown marks and separators.
QString plainValue(QString text)
{
    static const QRegularExpression quoted(u"\\A([\"'`])(.*?)(?<!\\\\)\\1\\s*(?:[,;|)}\\]].*|#.*|//.*)?\\z"_s);
    static const QRegularExpression rest(u"(?<!\\s)\\s*+(?:(?<=\\s)(?:#|//).*|(?:[,;|]|(?<![\\s.])\\.)\\s*)?\\z"_s);
    static const QRegularExpression marked(u"\\A([*_]{1,3})(.*)\\1\\z"_s);
    text = text.trimmed();
    if (const QRegularExpressionMatch match = quoted.match(text); match.hasMatch())
        return match.captured(2).replace(u"\\\""_s, u"\""_s).replace(u"\\\\"_s, u"\\"_s).replace(u"\\/"_s, u"/"_s);
    if (text.startsWith(u'"') || text.startsWith(u'\'')) // never closed
        return {};
    text.truncate(rest.match(text).capturedStart());
    const QRegularExpressionMatch match = marked.match(text);
    return match.hasMatch() ? match.captured(2) : text;
}

/// Whether a key may follow the name: "mara, API key: AK…", "mara AK01…".
bool mayHoldKey(const QString &name)
{
    static const QRegularExpression rest(
        u"\\s.*(?:\\bkey\\b|[:=])|\\s.*(?<![\\w-])(?=[\\w-]*\\d)(?=[\\w-]*[A-Za-z])[\\w-]{12,}"_s,
        QRegularExpression::CaseInsensitiveOption);
    return rest.match(name).hasMatch();
}

class AssignmentReader
{
public:
    /// `isProse`: reads only the lines that people write around another kind of text.
    explicit AssignmentReader(bool isProse)
        : m_isProse(isProse)
    {
    }

    /// Returns whether the line was read.
    bool add(const QString &row, qsizetype line)
    {
        constexpr qsizetype maxLineLength = 2048;
        constexpr qsizetype maxLines = 10000;
        if (row.isEmpty() || row.size() > maxLineLength || line > maxLines || (m_isProse && row.front().isSpace()))
            return false;
        static const QRegularExpression address(
            u"\\A[\\s>*•-]*(?:\\d{1,2}[.)]\\s+)?<?(https?://[^\\s<>\"'`|]+)>?[.,;]?\\s*\\z"_s,
            QRegularExpression::CaseInsensitiveOption);
        if (const QRegularExpressionMatch match = address.match(row); match.hasMatch()) {
            const QString label = std::exchange(m_label, {});
            return addSetting(label.isEmpty() ? u"url"_s : label, match.captured(1), line);
        }
        if (m_isProse)
            return addProse(row, line);
        m_indent = std::ranges::find_if(row, [](QChar c) { return !c.isSpace(); }) - row.cbegin();
        if (m_reference && m_indent > *m_reference && m_indent < row.size())
            return false;
        m_reference.reset();
        bool any = false;
        for (const QString &part : partsOf(row))
            any = addAssignment(part, line) || any;
        return any;
    }

    /// "key" and "user" count only next to a name or an address of the service.
    PastedPairs takePairs()
    {
        if (const auto [pending, line] = std::exchange(m_pending, {}); !pending.isEmpty())
            (void)addSetting(u"key"_s, pending, line);
        const bool namesService = std::ranges::any_of(m_read.pairs, [](const PastedPair &pair) {
            return pair.role != Role::Setting || pair.name.endsWith(u"api_key"_s) || pair.name.startsWith(u"x-"_s) ||
                   pair.name == u"mcp_url"_s || pair.value.contains(u"/resources/"_s);
        });
        if (!namesService && !m_isProse)
            m_read = {};
        for (PastedPair &pair : m_read.pairs)
            pair.name = pair.name == "key"_L1 ? u"api_key"_s : pair.name;
        return std::move(m_read);
    }
    void setSecret(bool isSecret) { m_isSecret = isSecret; }
    void setDollars(bool isDoubled) { m_hasDoubledDollars = isDoubled; }

private:
    /// Members of an object on one line; else the line.
    static QStringList partsOf(const QString &row)
    {
        static const QRegularExpression object(u"\\A[\\s-]*(?:[\\w\"']+\\s*[:=]\\s*)?(?!\\{\\{)[{\\[]\\s*(.*)\\z"_s);
        const QRegularExpressionMatch match = object.match(row);
        if (!match.hasMatch())
            return {row};
        QStringList parts{QString()};
        QChar quote;
        for (const QChar c : match.captured(1)) {
            if (c == quote)
                quote = QChar();
            else if (quote.isNull() && (c == u'"' || c == u'\''))
                quote = c;
            if (quote.isNull() && u"{}[],"_s.contains(c))
                parts.append(QString());
            else
                parts.last() += c;
        }
        return parts;
    }

    /// "API key: AK…", "| API key | AK… |", and a name with its value on the next line.
    bool addProse(const QString &row, qsizetype line)
    {
        static const QRegularExpression form(
            u"\\A[\\s>*•|-]*(?:\\d{1,2}[.)]\\s+)?[*_`]{0,3}(\\p{L}[\\w -]{0,40}?)[*_`]{0,3}(?:\\s*+(?::[*_`]{0,3}(?=\\s)|\\||->|→)|\\s[-–—]\\s|\\s*?\\t|\\s{2})\\s*+([^\\s|]+)[\\s|]*\\z"_s);
        const QRegularExpressionMatch match = form.match(row);
        const QString label = match.captured(1);
        const QString name = settingNamed(plainName(label));
        if (name.isEmpty() || (label.front().isLower() && !label.contains(u' '))) // belongs to other text
            return false;
        return addSetting(name, plainValue(match.captured(2)), line);
    }

    bool addAssignment(const QString &text, qsizetype line)
    {
        static const QRegularExpression form(
            u"\\A[\\s>*•|-]*(?:\\d{1,2}[.)]\\s+)?(?:(?:@?set|setx|setenv|export|ENV|ARG|let|var|const|final|val|static)"
            u"\\s+)*[\"'`*_]{0,3}"
            "(?:\\$env:)?(\\p{L}[\\w. -]{0,60}?)[\"'`*_]{0,3}(?:\\s*(?:[=-]>|→|:=|[=:：|\\t])|\\s(?:[-–—]\\s|\\s))[*_]{0,3}\\s*(.*)\\z"_s,
            QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
        // - "NAME=value", and 'Name: value', of a list of headers
        static const QRegularExpression quoted(u"\\A[\\s-]*([\"'])([^\"':=]+(?:=|: )[^\"']*)\\1\\s*[,;]?\\s*\\z"_s);
        if (const QRegularExpressionMatch quotedMatch = quoted.match(text); quotedMatch.hasMatch())
            return addAssignment(quotedMatch.captured(2), line);
        const QRegularExpressionMatch match = form.match(text);
        if (!match.hasMatch())
            return addLabelled(text, line);
        m_label.clear();
        constexpr qsizetype maxGaps = 3; // more are a sentence
        if (match.captured(1).trimmed().count(u' ') > maxGaps)
            return false;
        const QString name = plainName(match.captured(1));
        const QString value = decoded(plainValue(match.captured(2)));
        const auto [pending, pendingLine] = std::exchange(m_pending, {});
        if (!pending.isEmpty() && name == "VALUE"_L1)
            return true;
        if (!pending.isEmpty())
            (void)addSetting(u"key"_s, pending, pendingLine);
        if (name == "NAME"_L1 || name == "KEY"_L1) { // name: X, value: Y
            const bool isSetting =
                isVariableName(value) || (name == "KEY"_L1 && !settingNamed(plainName(value)).isEmpty());
            m_variable = isSetting ? value : QString();
            if (isSetting)
                return true;
            if (name == "KEY"_L1 && !value.isEmpty()) {
                m_pending = {value, line}; // another program's name, or a key: the next line decides
                return true;
            }
        }
        if (const QString variable = name == "VALUE"_L1 ? std::exchange(m_variable, {}) : QString();
            !variable.isEmpty()) {
            const QString setting = settingNamed(plainName(variable));
            if (!setting.isEmpty())
                return addSetting(setting, value, line);
            addPair(variable, value, line, Role::Environment);
            return true;
        }
        if ((name == "VALUEFROM"_L1 || name == "VALUE_FROM"_L1) && !m_variable.isEmpty()) {
            const QString variable = std::exchange(m_variable, {});
            m_reference = m_indent;
            m_read.pairs.append(inheritedVariable(variable, line));
            return true;
        }
        if (name == "AUTHORIZATION"_L1) {
            addPair(match.captured(1), value, line, Role::Header);
            return true;
        }
        const QString setting = settingNamed(name);
        static const QRegularExpression block(u"\\A[|>][-+0-9]*\\z"_s); // a YAML block scalar
        if (block.match(value).hasMatch() && (!setting.isEmpty() || isVariableName(name))) {
            m_label = setting.isEmpty() ? name : setting;
            return true;
        }
        if (setting.isEmpty() && isVariableName(name)) {
            if (!value.isEmpty())
                addPair(name, value, line, Role::Environment);
            return true;
        }
        if (setting.isEmpty()) {
            m_read.setVariable(match.captured(1), value);
            return false;
        }
        if (!value.isEmpty())
            return addSetting(setting, value, line);
        m_label = setting;
        return true;
    }

    /// A name alone on its line, or its value on the next one.
    bool addLabelled(const QString &text, qsizetype line)
    {
        const QString word = text.trimmed();
        if (word.isEmpty())
            return false;
        const QString label = std::exchange(m_label, settingNamed(plainName(word)));
        if (label.isEmpty() || !m_label.isEmpty() || word.contains(u' '))
            return false;
        return addSetting(label, plainValue(word), line);
    }

    bool addSetting(const QString &name, const QString &value, qsizetype line)
    {
        static const QRegularExpression serviceAddress(u"/resources/|/(?:mcp|github)/?\\z"_s);
        if (value.compare("value"_L1, Qt::CaseInsensitive) == 0) // the heading of a table
            return false;
        const bool isName = name == "username"_L1 || name == "x-user-username"_L1 || name == "email"_L1;
        if (isName && mayHoldKey(value))
            return false;
        if (name != "url"_L1)
            addPair(name, value, line, isVariableName(name) ? Role::Environment : Role::Setting);
        else if (value.contains(serviceAddress))
            m_read.pairs.append({{}, value, line, Meaning::Text, Role::Address});
        else
            return false;
        return true;
    }

    /// Decodes a value of a Kubernetes Secret; empty if it is not Base64.
    QString decoded(const QString &value)
    {
        if (!m_isSecret || value.isEmpty() || isPlaceholder(value))
            return value;
        const auto bytes = QByteArray::fromBase64Encoding(value.toLatin1(), QByteArray::AbortOnBase64DecodingErrors);
        return bytes && bytes.decoded.isValidUtf8() ? QString::fromUtf8(bytes.decoded).trimmed() : QString();
    }

    void addPair(const QString &name, const QString &value, qsizetype line, Role role)
    {
        QString plain = value;
        if (m_hasDoubledDollars)
            plain.replace(u"$$"_s, u"$"_s);
        m_read.pairs.append({name, plain, line, Meaning::Text, role});
    }

    PastedPairs m_read;
    QString m_label;                         ///< a setting whose value is on the next line
    std::pair<QString, qsizetype> m_pending; ///< the value of "key", and its line
    QString m_variable;                      ///< a variable whose value is in a separate member
    qsizetype m_indent = 0;
    std::optional<qsizetype>
        m_reference; ///< indentation of a reference to a secret; lines indented further belong to it
    bool m_isProse;
    bool m_isSecret = false;
    bool m_hasDoubledDollars = false;
};

/// Whether the next line continues this one.
bool continues(const QString &row)
{
    const QString plain = row.trimmed();
    return !plain.isEmpty() && u"\\^`,([{"_s.contains(plain.back());
}

/// A Secret, a ConfigMap, or a list of them in JSON.
void addManifest(AssignmentReader &reader, JsonValue object, QByteArrayView text)
{
    for (const JsonValue item : object.member("items"))
        addManifest(reader, item, text);
    const bool isSecret = object.member("kind").text() == u"Secret"_s;
    if (!isSecret && object.member("kind").text() != u"ConfigMap"_s)
        return;
    for (const char *section : {"stringData", "data"}) {
        reader.setSecret(isSecret && qstrcmp(section, "data") == 0);
        for (const JsonValue member : object.member(section)) {
            const qsizetype line = text.first(member.raw().data() - text.data()).count('\n') + 1;
            reader.add(member.key() + u": "_s + member.text().value_or(QString()), line);
        }
    }
}

struct TableHead
{
    QStringList settings; ///< one per column; empty unless this is the heading of a table with addresses
    QStringList others;   ///< columns that are not settings
    qsizetype name = -1;  ///< index of the column that names the rows
};

QStringList cellsOf(const CsvRow &row)
{
    QStringList cells;
    for (const QByteArray &cell : row.cells)
        cells.append(plainValue(QString::fromUtf8(cell)));
    return cells;
}

TableHead headOf(const QStringList &cells)
{
    static const QStringList names{u"NAME"_s, u"PROFILE"_s, u"SERVER"_s, u"TITLE"_s};
    TableHead head;
    for (const QString &cell : cells) {
        const QString name = plainName(cell);
        const QString setting = settingNamed(name);
        if (head.name < 0 && names.contains(name))
            head.name = head.settings.size();
        else if (setting.isEmpty() && !cell.isEmpty())
            head.others.append(cell);
        head.settings.append(setting);
    }
    const bool hasAddress = head.settings.contains(u"url"_s) || head.settings.contains(u"mcp_url"_s);
    return hasAddress && head.settings.size() - head.settings.count(QString()) > 1 ? head : TableHead();
}

PastedEntry entryOf(const QStringList &cells, const TableHead &head, qsizetype line)
{
    static const QRegularExpression rule(u"\\A[:-]*-[:-]*\\z"_s); // the line below a Markdown table's heading
    PastedEntry entry;
    entry.name = cells.value(head.name);
    for (qsizetype at = 0; at < cells.size(); ++at) {
        const QString &setting = head.settings.at(at);
        const QString &value = cells.at(at);
        const bool isAddress = (setting == "url"_L1 || setting == "mcp_url"_L1) && value.contains("://"_L1);
        const QString name = isAddress             ? u"server_url"_s
                             : setting == "url"_L1 ? u"resource"_s
                             : setting == "key"_L1 ? u"api_key"_s
                                                   : setting;
        if (!name.isEmpty() && !value.isEmpty() && !rule.match(value).hasMatch())
            entry.pairs.append({name, value, line, Meaning::Text, isAddress ? Role::Address : Role::Setting});
    }
    return entry;
}

} // namespace

PastedPairs assignmentPairs(const QString &text)
{
    static const QRegularExpression secret(u"^kind:\\s*[\"']?Secret\\b"_s, QRegularExpression::MultilineOption);
    static const QRegularExpression section(u"\\A(\\s*)[\"']?(\\w+)[\"']?:\\s*\\z"_s);
    static const QRegularExpression container(u"^[ \\t]*(?:services|apiVersion|env|environment|containers):"_s,
                                              QRegularExpression::MultilineOption);
    const bool isSecret = secret.match(text).hasMatch();
    AssignmentReader reader(false);
    const QByteArray bytes = text.toUtf8();
    const auto tape = bytes.trimmed().startsWith('{') ? JsonTape::read(bytes) : JsonTape::read("null");
    if (tape && tape->root().isObject() && tape->root().member("kind").text())
        addManifest(reader, tape->root(), bytes);
    if (PastedPairs read = reader.takePairs(); !read.pairs.isEmpty())
        return read;
    reader.setSecret(false);
    reader.setDollars(!isSecret && container.match(text).hasMatch());
    qsizetype line = 0;
    for (const QString &row : text.split(u'\n')) {
        if (const QRegularExpressionMatch match = section.match(row); isSecret && match.hasMatch())
            reader.setSecret(match.captured(2) == u"data"_s);
        reader.add(row, ++line);
    }
    PastedPairs read = reader.takePairs();
    if (!text.contains(u"{{"_s))
        read.variables.clear();
    return read;
}

PastedPairs extractTable(QString &text)
{
    constexpr qsizetype maxEntries = 101; // the caller reports more than 100
    constexpr qsizetype maxColumns = 50;
    constexpr qsizetype maxCell = 2048; // like the limit for a line
    constexpr int maxRowsBefore = 20;
    const QByteArray bytes = text.toUtf8();
    for (const char separator : {'\t', ';', ',', '|'}) {
        CsvReader rows(bytes, separator);
        PastedPairs read;
        TableHead head;
        qint64 begin = 0;
        qint64 end = 0;
        int before = 0;
        while (const auto row = rows.next()) {
            const bool fits =
                row->fault.isEmpty() && row->cells.size() <= maxColumns &&
                std::ranges::all_of(row->cells, [](const QByteArray &cell) { return cell.size() <= maxCell; });
            const QStringList cells = fits ? cellsOf(*row) : QStringList();
            if (!head.settings.isEmpty()) {
                if (cells.size() != head.settings.size() || read.entries.size() == maxEntries)
                    break;
                end = row->end;
                if (const PastedEntry entry = entryOf(cells, head, row->line); !entry.pairs.isEmpty())
                    read.entries.append(entry);
            } else if (head = headOf(cells); !head.settings.isEmpty()) {
                read.others = head.others;
            } else if (++before == maxRowsBefore) {
                break;
            } else {
                begin = row->end;
            }
        }
        if (read.entries.isEmpty())
            continue;
        text = QString::fromUtf8(bytes.left(begin)) + QString(bytes.mid(begin, end - begin).count('\n'), u'\n') +
               QString::fromUtf8(bytes.mid(end));
        return read;
    }
    return {};
}

PastedPairs extractProse(QString &text)
{
    AssignmentReader reader(true);
    QStringList rows = text.split(u'\n');
    bool isInside = false;
    qsizetype line = 0;
    for (QString &row : rows) {
        ++line;
        const bool wasInside = std::exchange(isInside, continues(row));
        if (!wasInside && !isInside && reader.add(row, line))
            row.clear();
    }
    PastedPairs read = reader.takePairs();
    if (!read.pairs.isEmpty())
        text = rows.join(u'\n');
    return read;
}

} // namespace rc
