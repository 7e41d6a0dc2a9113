// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/configtext.h"

#include "core/jsontext.h"
#include "core/resourceurl.h"
#include "core/toolcatalog.h"
#include "share/quoting.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QString keyVariable(const Profile &profile)
{
    return profile.envPrefix + u"API_KEY"_s;
}

QString envText(const Profile &profile)
{
    QString text;
    const auto line = [&](QLatin1StringView name, const QString &value) {
        if (!value.isEmpty())
            text += profile.envPrefix + name + u'=' + dotenvQuoted(value) + u'\n';
    };
    line("USERNAME"_L1, profile.username);
    if (profile.username.isEmpty())
        line("EMAIL"_L1, profile.email);
    line("RESOURCE"_L1, profile.resource);
    line("CLOUD_LEVEL"_L1, thresholdWord(profile.threshold));
    line("DEBUG"_L1, profile.debug ? u"true"_s : u"false"_s);
    text += u"# "_s +
            QCoreApplication::translate("rc::ConfigText", "The key stays out of this file: set %1 in the environment.")
                .arg(keyVariable(profile)) +
            u'\n';
    return text;
}

QString pythonText(const Profile &profile)
{
    QString text = u"import os\n\n"_s;
    text += u"configure(\n"_s;
    if (!profile.username.isEmpty())
        text += u"    username="_s + pythonQuoted(profile.username) + u",\n"_s;
    text += u"    api_key=os.environ["_s + pythonQuoted(keyVariable(profile)) + u"],\n"_s;
    text += u"    resource="_s + pythonQuoted(profile.resource) + u",\n"_s;
    text += u"    cloud_level="_s + pythonQuoted(thresholdWord(profile.threshold)) + u",\n"_s;
    text += u"    debug="_s + (profile.debug ? u"True"_s : u"False"_s) + u",\n)\n"_s;
    return text;
}

QString nodeText(const Profile &profile)
{
    QString text = u"configure({\n"_s;
    if (!profile.username.isEmpty())
        text += u"  username: "_s + nodeQuoted(profile.username) + u",\n"_s;
    text += u"  apiKey: process.env["_s + nodeQuoted(keyVariable(profile)) + u"],\n"_s;
    text += u"  resource: "_s + nodeQuoted(profile.resource) + u",\n"_s;
    text += u"  cloudLevel: "_s + nodeQuoted(thresholdWord(profile.threshold)) + u",\n"_s;
    text += u"  debug: "_s + (profile.debug ? u"true"_s : u"false"_s) + u",\n});\n"_s;
    return text;
}

QString curlText(const Profile &profile, const ResourceUrl &resource)
{
    return u"curl --fail-with-body -X POST %1 \\\n"
           "  -H \"X-API-Key: $%2\" \\\n"
           "  -H 'Content-Type: application/json' \\\n"
           "  -d '{\"logs\":[{\"level\":\"info\",\"message\":\"[TEST] hello\",\"ts\":\"'\"$(date -u +%Y-%m-%dT%H:%M:%S+00:00)\"'\"}]}'\n"_s
               .arg(shellQuoted(resource.logsUrl()), keyVariable(profile));
}

QString toolSpecText(const Profile &profile, const QUrl &toolServer)
{
    const auto json = [](const QString &text) { return QString::fromUtf8(jsonString(text)); };
    QString text = u"[\n"_s;
    for (const CatalogRow &row : catalogTable()) {
        const bool general = row.kind == CatalogKind::General;
        const QString identity =
            !profile.username.isEmpty() ? u",\n      \"x-user-username\": "_s + json(profile.username)
            : !profile.email.isEmpty()
                ? u",\n      "_s + json(profile.emailHeader.toLower()) + u": "_s + json(profile.email)
                : QString();
        text += u"  {\n    \"type\": \"mcp\",\n    \"server_label\": "_s + json(QString(row.word)) +
                u",\n    \"server_url\": "_s + json(catalogAddress(toolServer, row.kind).toString(QUrl::FullyEncoded)) +
                u",\n    \"require_approval\": \"never\",\n    \"headers\": {\n      \"x-api-key\": "_s +
                json(u"${%1}"_s.arg(keyVariable(profile))) + identity +
                u",\n      \"accept\": \"application/json, text/event-stream\"\n    }\n  }"_s +
                (general ? u",\n"_s : u"\n"_s);
    }
    return text + u"]\n"_s;
}

} // namespace

const std::array<ConfigFormatRow, 5> &configFormatTable()
{
    static constexpr std::array<ConfigFormatRow, 5> table{{
        {ConfigFormat::Env, "env"_L1},
        {ConfigFormat::Python, "python"_L1},
        {ConfigFormat::Node, "node"_L1},
        {ConfigFormat::Curl, "curl"_L1},
        {ConfigFormat::ToolSpec, "tool-spec"_L1},
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
    if (format == ConfigFormat::ToolSpec) {
        if (profile.toolServer.isEmpty())
            return failure(ErrorKind::BadInput, QCoreApplication::translate(
                                                    "rc::ConfigText", "A tool spec needs the tool server's address."));
        const Result<QUrl> toolServer = parseToolServerUrl(profile.toolServer);
        if (!toolServer)
            return tl::unexpected(toolServer.error());
        return toolSpecText(profile, *toolServer);
    }
    const Result<PastedResource> resource = parseResourceUrl(profile.resource);
    if (!resource)
        return tl::unexpected(resource.error());
    switch (format) {
    case ConfigFormat::Env:
        return envText(profile);
    case ConfigFormat::Python:
        return pythonText(profile);
    case ConfigFormat::Node:
        return nodeText(profile);
    case ConfigFormat::Curl:
    case ConfigFormat::ToolSpec:
        break;
    }
    return curlText(profile, resource->resource);
}

} // namespace rc
