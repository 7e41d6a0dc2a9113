// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/configtext.h"

#include "core/resourceurl.h"
#include "share/quoting.h"
#include "share/toolspec.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QString envText(const Profile &profile, const ResourceUrl &resource)
{
    QString text;
    const auto line = [&](QLatin1StringView name, const QString &value) {
        if (!value.isEmpty())
            text += profile.envPrefix + name + u'=' + dotenvQuoted(value) + u'\n';
    };
    line("USERNAME"_L1, profile.username);
    if (profile.username.isEmpty())
        line("EMAIL"_L1, profile.email);
    line("RESOURCE"_L1, resource.resourceUrl());
    line("CLOUD_LEVEL"_L1, thresholdWord(profile.threshold));
    line("DEBUG"_L1, profile.debug ? u"true"_s : u"false"_s);
    text += u"# "_s +
            QCoreApplication::translate("rc::ConfigText", "The key stays out of this file: set %1 in the environment.")
                .arg(keyVariable(profile)) +
            u'\n';
    return text;
}

QString pythonText(const Profile &profile, const ResourceUrl &resource)
{
    QString text = u"import os\n\n"_s;
    text += u"configure(\n"_s;
    if (!profile.username.isEmpty())
        text += u"    username="_s + pythonQuoted(profile.username) + u",\n"_s;
    text += u"    api_key=os.environ["_s + pythonQuoted(keyVariable(profile)) + u"],\n"_s;
    text += u"    resource="_s + pythonQuoted(resource.resourceUrl()) + u",\n"_s;
    text += u"    cloud_level="_s + pythonQuoted(thresholdWord(profile.threshold)) + u",\n"_s;
    text += u"    debug="_s + (profile.debug ? u"True"_s : u"False"_s) + u",\n)\n"_s;
    return text;
}

QString nodeText(const Profile &profile, const ResourceUrl &resource)
{
    QString text = u"configure({\n"_s;
    if (!profile.username.isEmpty())
        text += u"  username: "_s + nodeQuoted(profile.username) + u",\n"_s;
    text += u"  apiKey: process.env["_s + nodeQuoted(keyVariable(profile)) + u"],\n"_s;
    text += u"  resource: "_s + nodeQuoted(resource.resourceUrl()) + u",\n"_s;
    text += u"  cloudLevel: "_s + nodeQuoted(thresholdWord(profile.threshold)) + u",\n"_s;
    text += u"  debug: "_s + (profile.debug ? u"true"_s : u"false"_s) + u",\n});\n"_s;
    return text;
}

QString curlText(const Profile &profile, const ResourceUrl &resource)
{
    // On standard input, because every user of the machine can read a program's arguments. printf is the shell's own.
    return u"printf 'X-API-Key: %s\\n' \"$%2\" |\n"
           "  curl --fail-with-body -X POST %1 \\\n"
           "  -H @- \\\n"
           "  -H 'Content-Type: application/json' \\\n"
           "  -d '{\"logs\":[{\"level\":\"info\",\"message\":\"[TEST] hello\",\"ts\":\"'\"$(date -u +%Y-%m-%dT%H:%M:%S+00:00)\"'\"}]}'\n"_s
               .arg(shellQuoted(resource.logsUrl()), keyVariable(profile));
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
        return QCoreApplication::translate(
            "rc::ConfigText", "The prefix of the environment variables may hold letters, digits and _ only, and begins "
                              "with no digit.");
    static const QRegularExpression unusable(u"[\\x{00}-\\x{1f}\\x{7f}-\\x{9f}]"_s);
    for (const QString &text : {profile.username, profile.email}) {
        if (text.contains(unusable) || !text.isValidUtf16())
            return QCoreApplication::translate("rc::ConfigText",
                                               "The user name or the e-mail address has characters that no header "
                                               "can carry.");
    }
    return {};
}

const std::array<ConfigFormatRow, 7> &configFormatTable()
{
    static constexpr std::array<ConfigFormatRow, 7> table{{
        {ConfigFormat::Env, "env"_L1},
        {ConfigFormat::Python, "python"_L1},
        {ConfigFormat::Node, "node"_L1},
        {ConfigFormat::Curl, "curl"_L1},
        {ConfigFormat::ToolSpec, "tool-spec"_L1},
        {ConfigFormat::McpJson, "mcp-json"_L1},
        {ConfigFormat::McpJsonVsCode, "mcp-json-vscode"_L1},
    }};
    return table;
}

QString configFormatName(ConfigFormat format)
{
    switch (format) {
    case ConfigFormat::Env:
        return u".env"_s;
    case ConfigFormat::Python:
        return u"Python"_s;
    case ConfigFormat::Node:
        return u"Node"_s;
    case ConfigFormat::Curl:
        return u"curl"_s;
    case ConfigFormat::ToolSpec:
        return QCoreApplication::translate("rc::ConfigText", "Tool spec");
    case ConfigFormat::McpJson:
        return u"mcp.json"_s;
    case ConfigFormat::McpJsonVsCode:
        return u"mcp.json (VS Code)"_s;
    }
    return {};
}

std::optional<ConfigFormat> configFormatFromWord(QStringView word)
{
    for (const ConfigFormatRow &row : configFormatTable()) {
        if (word.compare(row.word, Qt::CaseInsensitive) == 0)
            return row.format;
    }
    return std::nullopt;
}

Result<QString> configText(const Profile &profile, ConfigFormat format)
{
    if (const QString reason = configFault(profile); !reason.isEmpty())
        return failure(ErrorKind::BadInput, reason);
    const QList<CatalogKind> both{CatalogKind::General, CatalogKind::CodeHosting};
    if (format == ConfigFormat::ToolSpec)
        return toolSpec(profile, {{CatalogKind::General, {}}, {CatalogKind::CodeHosting, {}}});
    if (format == ConfigFormat::McpJson)
        return mcpJson(profile, McpDialect::Servers, both);
    if (format == ConfigFormat::McpJsonVsCode)
        return mcpJson(profile, McpDialect::VsCode, both);
    const Result<PastedResource> resource = parseResourceUrl(profile.resource);
    if (!resource)
        return tl::unexpected(resource.error());
    switch (format) {
    case ConfigFormat::Env:
        return envText(profile, resource->resource);
    case ConfigFormat::Python:
        return pythonText(profile, resource->resource);
    case ConfigFormat::Node:
        return nodeText(profile, resource->resource);
    default:
        break;
    }
    return curlText(profile, resource->resource);
}

} // namespace rc
