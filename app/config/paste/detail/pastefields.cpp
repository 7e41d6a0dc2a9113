// SPDX-License-Identifier: GPL-3.0-or-later
#include "config/paste/detail/pastereading.h"
#include "core/key/credentials.h"
#include "core/placeholder.h"
#include "core/url/resourceurl.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "environment/environmentcomparison.h"

#include <QHash>
#include <QRegularExpression>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

using Meaning = PastedPair::Meaning;
using Role = PastedPair::Role;

/// The setting for a name, in the form of a variable: USERNAME, API_KEY… Empty if it is not a setting.
QString settingOf(const PastedPair &pair, const QString &prefix)
{
    static const QHash<QString, QString> words{
        {u"username"_s, u"USERNAME"_s},      {u"email"_s, u"EMAIL"_s},           {u"api_key"_s, u"API_KEY"_s},
        {u"apiKey"_s, u"API_KEY"_s},         {u"resource"_s, u"RESOURCE"_s},     {u"cloud_level"_s, u"CLOUD_LEVEL"_s},
        {u"cloudLevel"_s, u"CLOUD_LEVEL"_s}, {u"debug"_s, u"DEBUG"_s},           {u"mcp_url"_s, u"MCP_URL"_s},
        {u"resourceUrl"_s, u"RESOURCE"_s},   {u"resource_url"_s, u"RESOURCE"_s}, {u"userName"_s, u"USERNAME"_s},
        {u"user_name"_s, u"USERNAME"_s}};
    static const QStringList settings{u"USERNAME"_s,    u"EMAIL"_s, u"API_KEY"_s, u"RESOURCE"_s,
                                      u"CLOUD_LEVEL"_s, u"DEBUG"_s, u"MCP_URL"_s};
    if (pair.role == Role::Environment) {
        const QString rest = withoutPrefix(pair.name, prefix);
        if (rest == "RESOURCE_URL"_L1) // newer SDKs read both
            return u"RESOURCE"_s;
        return settings.contains(rest) ? rest : QString();
    }
    if (isSameHeader(pair.name, QString::fromLatin1(apiKeyHeader)))
        return u"API_KEY"_s;
    if (isSameHeader(pair.name, QString::fromLatin1(usernameHeader)))
        return u"USERNAME"_s;
    return pair.role == Role::Header ? QString() : words.value(pair.name);
}

/// A placeholder that names a variable refers to that variable.
QList<PastedPair> withVariables(QList<PastedPair> pairs)
{
    for (PastedPair &pair : pairs) {
        splitBearer(pair);
        const QString name =
            pair.meaning == Meaning::Text && isPlaceholder(pair.value) ? variableIn(pair.value) : QString();
        if (name.isEmpty())
            continue;
        pair.meaning = Meaning::Variable;
        pair.value = name;
    }
    return pairs;
}

/// Whether a part of the address is a placeholder: https://<host>/…, …/u/YOUR_NAME/…
bool hasPlaceholder(const QString &address)
{
    static const QRegularExpression marked(
        u"\\$[A-Z_]{2}|\\{[^{}]*\\}|<[^<>:/]+>|%[A-Za-z_]{3,}%|\\[[A-Za-z _-]+\\]"_s);
    static const QStringList words{u"none"_s, u"null"_s, u"todo"_s, u"tbd"_s, u"undefined"_s}; // may be a path
    const QString rest = address.section(u"://"_s, 1);
    const QStringList parts = rest.split(u'/', Qt::SkipEmptyParts);
    constexpr qsizetype maxLength = 8192;
    return address.size() <= maxLength && (isPlaceholder(address) || marked.match(rest).hasMatch() ||
                                           std::ranges::any_of(parts, [](const QString &part) {
                                               return isPlaceholder(part) && !part.front().isDigit() &&
                                                      !words.contains(part.toLower());
                                           }));
}

class FieldReader
{
public:
    FieldReader(const PastedPairs &pairs, bool isEntry)
        : m_pairs(withVariables(pairs.pairs))
        , m_prefix(prefixOf(m_pairs))
        , m_isEntry(isEntry)
    {
        m_read.faults = pairs.faults;
        m_read.notes = pairs.notes;
        for (const QString &name : pairs.others)
            m_read.others.append({name, 0});
    }

    PasteResult read(PastedKind kind)
    {
        m_read.kind = kind;
        for (const PastedPair &pair : std::as_const(m_pairs))
            addPair(pair);
        applyBearer();
        const bool hadAddress = std::ranges::any_of(m_pairs, [](const PastedPair &pair) {
            static const QStringList addresses{u"RESOURCE"_s, u"MCP_URL"_s};
            return pair.role == Role::Setting ? addresses.contains(settingOf(pair, {})) : isAddress(pair);
        });
        if (m_isEntry && hadAddress && !m_read.value(PastedField::Resource) && !m_read.value(PastedField::ToolServer))
            dropKeyOfUnknownServer();
        m_read.envPrefix = m_prefix;
        if (m_prefix && *m_prefix != Profile().envPrefix)
            m_read.notes.append(PasteTr::tr("The variables begin with “%1”. The prefix of the profile was not changed.")
                                    .arg(displayText(*m_prefix)));
        const bool isIngest = m_read.value(PastedField::Resource) && !m_read.value(PastedField::ToolServer);
        if (isIngest && m_namedByHeader)
            set(PastedField::IdentityOnIngest, u"true"_s, 0);
        if (m_uuid && m_read.value(PastedField::ToolServer)) {
            set(PastedField::UuidToTools, u"true"_s, m_uuid->line);
            setHeader(PastedField::UuidHeader, uuidHeader, *m_uuid);
        } else if (m_uuid)
            m_read.others.append({m_uuid->name, m_uuid->line});
        std::ranges::sort(m_read.values, [](const PastedValue &a, const PastedValue &b) { return a.field < b.field; });
        if (m_hasTwoServers)
            dropAmbiguousKey(m_read);
        hideKey();
        return std::move(m_read);
    }

private:
    void addPair(const PastedPair &pair)
    {
        const QString setting = settingOf(pair, m_prefix.value_or(QString()));
        const bool isDamaged = pair.value.contains(QChar(QChar::ReplacementCharacter));
        if (isDamaged && (!setting.isEmpty() || pair.role != Role::Environment))
            m_read.faults.append(PasteTr::tr("Line %1: the value is not UTF-8: not applied.").arg(pair.line));
        else if (setting == u"API_KEY"_s)
            readKey(pair);
        else if (!setting.isEmpty())
            readSetting(setting, pair);
        else if (isAddress(pair) && pair.meaning == Meaning::Text)
            readPairAddress(pair);
        else if (isAddress(pair) && m_isEntry)
            readSetting(u"MCP_URL"_s, pair);
        else if (pair.role == Role::Bearer)
            noteBearer(pair);
        else if (pair.role == Role::Header)
            readHeader(pair);
        else if (pair.role != Role::Address) // other names in code do not concern a profile
            m_read.others.append({pair.name, pair.line});
    }

    static bool isAddress(const PastedPair &pair)
    {
        static const QStringList names{QString(), u"server_url"_s, u"serverUrl"_s, u"url"_s};
        return pair.role == Role::Address && names.contains(pair.name) &&
               (pair.meaning != Meaning::Text || pair.value.contains(u"://"_s) || pair.value.startsWith("{{"_L1) ||
                isPlaceholder(pair.value));
    }

    void placeholderFault(const QString &what, qsizetype line)
    {
        m_read.faults.append(PasteTr::tr("Line %1: %2 is a placeholder: not applied.").arg(line).arg(what));
    }

    /// `variable`: where the value comes from; empty if the text does not say.
    void noteMissingValue(const QString &what, const QString &variable, qsizetype line)
    {
        m_read.notes.append(variable.isEmpty()
                                ? PasteTr::tr("Line %1: %2 is not in this text: not applied.").arg(line).arg(what)
                                : PasteTr::tr("Line %1: %2 comes from the variable %3: not applied.")
                                      .arg(line)
                                      .arg(what, displayText(variable)));
    }

    void noteDuplicate(const QString &what, qsizetype earlierLine, qsizetype line)
    {
        m_read.notes.append(PasteTr::tr("%1 appears twice, on lines %2 and %3. The last one is used.")
                                .arg(what)
                                .arg(earlierLine)
                                .arg(line));
    }

    void dropKeyOfUnknownServer()
    {
        if (!m_read.key.isEmpty())
            m_read.faults.append(
                PasteTr::tr("Line %1: the API key was not applied because its server’s address is unknown.")
                    .arg(m_read.keyLine));
        m_read.key = {};
        m_read.keyVariable.clear();
        m_read.values.clear();
    }

    void setHeader(PastedField field, const char *defaultName, const PastedPair &pair)
    {
        if (isSameHeader(pair.name, QString::fromLatin1(defaultName)))
            return;
        if (const QString fault = headerNameFault(pair.name); fault.isEmpty())
            set(field, pair.name, pair.line);
        else
            m_read.faults.append(PasteTr::tr("Line %1: %2").arg(pair.line).arg(fault));
    }

    /// Only the first one can be the key: a second one is for the code-hosting service.
    void noteBearer(const PastedPair &pair)
    {
        if (m_bearer)
            m_read.others.append({pair.name, pair.line});
        else
            m_bearer = pair;
    }

    /// The token is the key unless another header has a key.
    void applyBearer()
    {
        if (!m_bearer)
            return;
        if (m_hasKey) {
            m_read.others.append({m_bearer->name, m_bearer->line});
            return;
        }
        readKey(*m_bearer);
        set(PastedField::Bearer, u"Authorization: Bearer"_s, m_bearer->line);
    }

    void readKey(const PastedPair &key)
    {
        m_hasKey = true;
        if (key.meaning == Meaning::Variable && key.value.size() > 7 && key.value.endsWith(u"API_KEY"_s) && !m_prefix)
            m_prefix = key.value.chopped(7);
        if (key.meaning != Meaning::Text) {
            const bool isPrompt = key.value.startsWith(u"input:"_s);
            const bool isVariable = key.meaning == Meaning::Variable && !isPrompt && !key.value.isEmpty();
            m_read.keyIsLookup = key.meaning == Meaning::Lookup;
            m_read.keyVariable = isVariable ? key.value : QString();
            noteMissingValue(PasteTr::tr("API key"), m_read.keyVariable, key.line);
            return;
        }
        Result<Secret> validKey = keyFromInput(key.value.toUtf8());
        if (!validKey) {
            m_read.faults.append(PasteTr::tr("Line %1: %2")
                                     .arg(key.line)
                                     .arg(validKey.error().kind == ErrorKind::NoKey
                                              ? PasteTr::tr("The API key is empty.")
                                              : validKey.error().detail.text()));
            return;
        }
        const QString trimmedKey = key.value.trimmed();
        if (!m_keys.isEmpty() && m_keys.last() != trimmedKey)
            noteDuplicate(PasteTr::tr("API key"), m_read.keyLine, key.line);
        m_keys.append(trimmedKey);
        m_read.key = std::move(*validKey);
        m_read.keyLine = key.line;
    }

    void readSetting(const QString &setting, const PastedPair &pair)
    {
        static const QHash<QString, PastedField> fields{
            {u"USERNAME"_s, PastedField::Username},     {u"EMAIL"_s, PastedField::Email},
            {u"RESOURCE"_s, PastedField::Resource},     {u"MCP_URL"_s, PastedField::ToolServer},
            {u"CLOUD_LEVEL"_s, PastedField::Threshold}, {u"DEBUG"_s, PastedField::Debug}};
        const PastedField field = fields.value(setting);
        const bool isThreshold = field == PastedField::Threshold && thresholdFromWord(pair.value.trimmed()); // NONE
        if (pair.meaning == Meaning::Text && !isThreshold && isPlaceholder(pair.value)) {
            placeholderFault(pastedFieldName(field), pair.line);
            return;
        }
        if (pair.meaning != Meaning::Text) {
            noteMissingValue(pastedFieldName(field), pair.meaning == Meaning::Variable ? pair.value : QString(),
                             pair.line);
            return;
        }
        if (field == PastedField::Resource)
            readPairAddress(pair);
        else if (field == PastedField::ToolServer)
            readToolServer(pair);
        else if (field == PastedField::Threshold)
            readThreshold(pair);
        else if (field == PastedField::Debug)
            readDebug(pair);
        else
            readName(field, pair);
    }

    void readToolServer(const PastedPair &pair)
    {
        if (hasPlaceholder(pair.value))
            placeholderFault(pastedFieldName(PastedField::ToolServer), pair.line);
        else if (const auto server = parseToolServerUrl(pair.value.trimmed()))
            setToolServer(*server, pair);
        else
            m_read.faults.append(PasteTr::tr("Line %1: %2").arg(pair.line).arg(server.error().detail));
    }

    void setToolServer(const QUrl &server, const PastedPair &pair)
    {
        set(PastedField::ToolServer, server.toString(QUrl::FullyEncoded), pair.line);
        m_read.toolAddress = pair.value.trimmed();
    }

    void readThreshold(const PastedPair &pair)
    {
        if (const auto threshold = thresholdFromWord(pair.value.trimmed()))
            set(PastedField::Threshold, thresholdWord(*threshold), pair.line);
        else
            m_read.faults.append(
                PasteTr::tr("Line %1: the threshold must be DEBUG, INFO, WARNING, ERROR, ALERT or NONE.")
                    .arg(pair.line));
    }

    void readDebug(const PastedPair &pair)
    {
        const std::optional<bool> flag = parseFlag(pair.value.trimmed());
        if (!flag)
            m_read.notes.append(PasteTr::tr("Line %1: the SDKs read this debug flag as off.").arg(pair.line));
        set(PastedField::Debug, flag.value_or(false) ? u"true"_s : u"false"_s, pair.line);
    }

    void readName(PastedField field, const PastedPair &pair)
    {
        const bool fits = pair.value.isValidUtf16() && std::ranges::none_of(pair.value, [](QChar c) {
                              return c.category() == QChar::Other_Control;
                          });
        if (!fits)
            m_read.faults.append(PasteTr::tr("Line %1: %2 has characters not allowed in a header.")
                                     .arg(pair.line)
                                     .arg(pastedFieldName(field)));
        else if (!pair.value.isEmpty())
            set(field, pair.value, pair.line);
        m_namedByHeader = m_namedByHeader || pair.role == Role::Header;
    }

    void readPairAddress(const PastedPair &pair)
    {
        const Result<PastedResource> resource = parseResourceUrl(pair.value);
        if (resource && (isPlaceholder(resource->resource.holder()) || isPlaceholder(resource->resource.host))) {
            placeholderFault(pastedFieldName(PastedField::Resource), pair.line);
            return;
        }
        if (resource) {
            set(PastedField::Resource, resource->resource.resourceUrl(), pair.line);
            QStringList ignored = resource->trimmed;
            ignored.removeAll(u"/logs/"_s);
            if (!ignored.isEmpty())
                m_read.notes.append(
                    PasteTr::tr("Line %1: ignored in the address: %2.").arg(pair.line).arg(listText(ignored)));
            return;
        }
        const bool isOnlyAddress = m_isEntry || !pair.name.isEmpty(); // not a sentence that contains an address
        if (isOnlyAddress && hasPlaceholder(pair.value)) {
            const bool isForTools = pair.role == Role::Address && !pair.value.contains(u"/resources/"_s);
            placeholderFault(pastedFieldName(isForTools ? PastedField::ToolServer : PastedField::Resource), pair.line);
            return;
        }
        static const QRegularExpression endpoint(u"/(?:mcp|github)/?\\z"_s);
        const QString address = pair.value.trimmed();
        const bool mayBeTools = endpoint.match(address).hasMatch() || !pair.value.contains(u"/resources/"_s);
        const Result<QUrl> server = parseToolServerUrl(address);
        if (pair.name.isEmpty() ? mayBeTools && server : server && pair.role == Role::Address)
            setToolServer(*server, pair);
        else
            m_read.faults.append(PasteTr::tr("Line %1: %2").arg(pair.line).arg(resource.error().detail));
    }

    void readHeader(const PastedPair &pair)
    {
        static const QStringList ignoredHeaders{u"accept"_s, u"content-type"_s, u"user-agent"_s, u"content-length"_s,
                                                u"host"_s};
        if (ignoredHeaders.contains(pair.name.toLower()))
            return;
        // Other headers are identified only by their names and values.
        const QString name = pair.name.toLower();
        if (isSameHeader(pair.name, QString::fromLatin1(uuidHeader))) {
            m_uuid = pair;
            return;
        }
        const bool isText = pair.meaning == Meaning::Text;
        static const QRegularExpression uuid(u"\\A[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\\z"_s,
                                             QRegularExpression::CaseInsensitiveOption);
        if (isText && name.contains(u"uuid"_s) && uuid.match(pair.value.trimmed()).hasMatch()) {
            m_uuid = pair;
            return;
        }
        if (name == u"authorization"_s && pair.meaning != Meaning::Text) { // which holds the scheme, too
            noteBearer(pair);
            return;
        }
        const bool mentionsKey = pair.meaning == Meaning::Variable &&
                                 (pair.value.endsWith(u"API_KEY"_s) || pair.value.startsWith(u"input:"_s));
        if (mentionsKey || name.contains(u"key"_s)) {
            readKey(pair);
            setHeader(PastedField::KeyHeader, apiKeyHeader, pair);
        } else if (name.contains(u"user"_s) && !name.contains(u"mail"_s)) {
            readSetting(u"USERNAME"_s, pair);
            setHeader(PastedField::UsernameHeader, usernameHeader, pair);
        } else if (isText && pair.value.contains(u'@')) {
            readSetting(u"EMAIL"_s, pair);
            setHeader(PastedField::EmailHeader, emailHeader, pair);
        } else {
            m_read.others.append({pair.name, pair.line});
        }
    }

    void set(PastedField field, const QString &value, qsizetype line)
    {
        const auto before =
            std::ranges::find_if(m_read.values, [field](const PastedValue &known) { return known.field == field; });
        if (before == m_read.values.end()) {
            m_read.values.append({field, value, line});
            return;
        }
        const bool isAddress = field == PastedField::Resource || field == PastedField::ToolServer;
        m_hasTwoServers = m_hasTwoServers || (isAddress && QUrl(before->value).authority() != QUrl(value).authority());
        if (before->value != value)
            noteDuplicate(pastedFieldName(field), before->line, line);
        *before = {field, value, line};
    }

    /// The key may also have been put into another field.
    void hideKey()
    {
        for (QString &key : m_keys) {
            const auto holdsKey = [&key](const PastedValue &value) { return value.value.contains(key); };
            if (std::ranges::any_of(m_read.values, holdsKey) && key.size() >= minKeyLength) {
                m_read.values.removeIf(holdsKey);
                m_read.faults.append(PasteTr::tr("A field contains the API key and was not imported."));
            }
            key.fill(QChar());
        }
    }

    static constexpr qsizetype minKeyLength = 8; ///< shorter ones may occur in texts by chance
    QList<PastedPair> m_pairs;
    std::optional<QString> m_prefix;
    bool m_isEntry;
    QStringList m_keys;           ///< in text order; wiped
    bool m_hasTwoServers = false; ///< different servers for one field
    bool m_namedByHeader = false;
    bool m_hasKey = false; ///< of a key, though it may not be in the text
    std::optional<PastedPair> m_bearer;
    std::optional<PastedPair> m_uuid; ///< the header with the resource's UUID
    PasteResult m_read;
};

} // namespace

void dropAmbiguousKey(PasteResult &reading)
{
    if (reading.key.isEmpty())
        return;
    reading.faults.append(
        PasteTr::tr("Line %1: the API key was not applied because the text has several servers.").arg(reading.keyLine));
    reading.key = {};
}

QString variableIn(const QString &placeholder)
{
    static const QRegularExpression form(
        uR"(\A(?:\$\{(?:env:)?((?:input:)?[A-Za-z_][\w-]*)(?::?[-?+=][^{}]*)?\}|\{env:(\w+)\}|\$(?:env:)?([A-Za-z_]\w*)|\$\(([A-Za-z_]\w*)\)|%([A-Za-z_]\w*)%)\z)"_s,
        QRegularExpression::CaseInsensitiveOption);
    const QString name = form.match(placeholder.trimmed()).capturedTexts().mid(1).join(QString());
    return isPlaceholder(name) ? QString() : name;
}

PasteResult fieldsOf(const PastedPairs &pairs, PastedKind kind, bool isEntry)
{
    return FieldReader(pairs, isEntry).read(kind);
}

} // namespace rc
