// SPDX-License-Identifier: GPL-3.0-or-later
#include "config/configtext.h"

#include "config/toolspec.h"
#include "core/key/credentials.h"
#include "core/words/enumtable.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

const ConfigFormatRow &rowOf(ConfigFormat format)
{
    return rc::rowOf(configFormatTable(), &ConfigFormatRow::format, format);
}

Result<QString> textOf(const Profile &profile, ConfigFormat format, const KeyText &key, ToolApproval approval,
                       const EndpointResolver &resolver)
{
    if (const QString fault = configFault(profile); !fault.isEmpty())
        return failure(fault);
    if (const QString fault = keyReferenceFault(format, key.hasPlainKey() ? KeyReference::Variable : key.reference);
        !fault.isEmpty())
        return failure(fault);
    if (const QString fault = keychainCommandFault(key); !fault.isEmpty())
        return failure(fault);
    if (format == ConfigFormat::McpJson)
        return mcpJson(profile, McpDialect::Servers, allCatalogs(profile), resolver, key.plainKey);
    if (format == ConfigFormat::ToolSpec) {
        QList<OfferedCatalog> offered;
        for (const CatalogKind &kind : allCatalogs(profile))
            offered.append({kind, {}});
        return toolSpec(profile, offered, approval, resolver, key.plainKey);
    }
    RC_TRY(resource, parseResourceUrl(profile.resource));
    return rowOf(format).write({profile, resource->resource, key});
}

} // namespace

QString keyVariable(const Profile &profile)
{
    return profile.envPrefix + u"API_KEY"_s;
}

QString configFault(const Profile &profile)
{
    static const QRegularExpression name(u"\\A(?:[A-Za-z_][A-Za-z0-9_]*)?\\z"_s);
    if (!name.match(profile.envPrefix).hasMatch())
        return ConfigTextTr::tr(
            "The prefix of the variables may have letters, digits and _, and cannot start with a digit.");
    if (const QString fault = headerNamesFault(profile); !fault.isEmpty())
        return fault;
    static const QRegularExpression controlCharacter(u"[\\x{00}-\\x{1f}\\x{7f}-\\x{9f}]"_s);
    for (const QString &text : {profile.username, profile.email}) {
        if (text.contains(controlCharacter) || !text.isValidUtf16())
            return ConfigTextTr::tr(
                "The username or the email address has characters that are not allowed in a header.");
    }
    return {};
}

const std::array<ConfigFormatRow, 8> &configFormatTable()
{
    static constexpr std::array<ConfigFormatRow, 8> table{{
        {ConfigFormat::Env, "env"_L1, "env"_L1, ".env", envText},
        {ConfigFormat::Shell, "shell"_L1, "sh"_L1, QT_TRANSLATE_NOOP("rc::ConfigText", "Shell"), shellText},
        {ConfigFormat::PowerShell, "powershell"_L1, "ps1"_L1, "PowerShell", powerShellText},
        {ConfigFormat::Python, "python"_L1, "py"_L1, "Python", pythonText},
        {ConfigFormat::Node, "node"_L1, "mjs"_L1, "Node", nodeText},
        {ConfigFormat::Curl, "curl"_L1, "sh"_L1, "curl", ingestCurl},
        {ConfigFormat::McpJson, "mcp-json"_L1, "json"_L1, "mcp.json", nullptr},
        {ConfigFormat::ToolSpec, "tool-spec"_L1, "json"_L1, QT_TRANSLATE_NOOP("rc::ConfigText", "Tool spec"), nullptr},
    }};
    return table;
}

QString configFormatName(ConfigFormat format)
{
    return ConfigTextTr::tr(rowOf(format).name);
}

bool usesToolServer(ConfigFormat format)
{
    return rowOf(format).write == nullptr;
}

QString keyReferenceFault(ConfigFormat format, KeyReference reference)
{
    if (reference == KeyReference::Variable || !usesToolServer(format))
        return {};
    return ConfigTextTr::tr("JSON cannot read the keychain. Use a variable for the key.");
}

std::optional<ConfigFormat> configFormatFromWord(QStringView word)
{
    return enumFromWord(configFormatTable(), &ConfigFormatRow::format, &ConfigFormatRow::word, word,
                        Qt::CaseInsensitive);
}

Result<QString> configText(const Profile &profile, ConfigFormat format, KeyReference reference, ToolApproval approval,
                           const EndpointResolver &resolver)
{
    return textOf(profile, format, {reference, keyVariable(profile), profile.name, {}}, approval, resolver);
}

QByteArray configFile(ConfigFormat format, const QString &text)
{
    const bool isPlain = std::ranges::all_of(text, [](QChar c) { return c < QChar(0x80); });
    const QByteArray bytes = text.toUtf8();
    return format == ConfigFormat::PowerShell && !isPlain ? QByteArrayLiteral("\xEF\xBB\xBF") + bytes : bytes;
}

Result<Secret> configTextWithKey(const Profile &profile, ConfigFormat format, const Secret &key, ToolApproval approval,
                                 const EndpointResolver &resolver)
{
    // valid in a header, so that it can be written in every language
    RC_TRY(validKey, keyFromInput(key.reveal()));
    Result<QString> text =
        textOf(profile, format,
               {KeyReference::Variable, keyVariable(profile), profile.name, QString::fromLatin1(validKey->reveal())},
               approval, resolver);
    if (!text)
        return failure(text.error());
    Secret textWithKey(text->toUtf8());
    text->fill(QChar());
    return textWithKey;
}

} // namespace rc
