// SPDX-License-Identifier: GPL-3.0-or-later
#include "config/paste/detail/pastereading.h"
#include "core/words/enumtable.h"
#include "core/words/wordlist.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

bool matches(QStringView text, const QRegularExpression &form)
{
    return matchView(form, text).hasMatch();
}

/// The first line that is not empty or a comment.
QStringView firstLine(const QString &text)
{
    static const QRegularExpression comment(u"\\A(?:#|//|/\\*|rem\\s|@?echo off|@chcp\\s|---\\z)"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    for (const QStringView row : QStringView(text).split(u'\n')) {
        const QStringView line = row.trimmed();
        if (!line.isEmpty() && !matches(line, comment))
            return line;
    }
    return {};
}

bool looksLikeEnvFile(const QString &text)
{
    static const QRegularExpression marked(u"^#.*--env-file"_s, QRegularExpression::MultilineOption);
    static const QRegularExpression checkName(u"^(?!\\d)(?=\\w*_)\\w++$"_s, QRegularExpression::MultilineOption);
    return marked.match(text).hasMatch() || checkName.match(text).hasMatch();
}

bool isForPowerShell(const QString &text)
{
    static const QRegularExpression request(
        u"^[^#\\n\"']*(?<![\\w-])(?:Invoke-RestMethod|Invoke-WebRequest|irm|iwr)\\s|\\s-Headers:?[ \\t]*[@$]"_s,
        QRegularExpression::MultilineOption | QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression other(u"`[ \\t]*$|\\$env:\\w|^[ \\t]*\\$\\w+[ \\t]*=[ \\t]"_s,
                                          QRegularExpression::MultilineOption |
                                              QRegularExpression::CaseInsensitiveOption);
    const bool isForSh = text.contains(u"\\\n"_s);
    return request.match(text).hasMatch() || (!isForSh && other.match(text).hasMatch());
}

/// The command of any shell.
PastedPairs shellPairs(const QString &text)
{
    return isForPowerShell(text) ? powerShellPairs(text) : commandPairs(text);
}

PastedForm settingsForm(const QString &text)
{
    return looksLikeEnvFile(text) ? PastedForm{PastedKind::DockerEnvFile, dockerEnvFilePairs}
                                  : PastedForm{PastedKind::Dotenv, envPairs};
}

PastedForm codeForm(const QString &text)
{
    static const QRegularExpression editors(
        u"\\b(?:mcpServers|mcp_servers|context_servers)\\b|\"(?:servers|mcp)\"\\s*:|\\bmcp-remote\\b|"
        "\\A\\s*(?:\"[^\"]*\"\\s*:\\s*)?[\\[{][^;]*?\"(?:url|httpUrl|serverUrl)\"\\s*:"_s);
    static const QRegularExpression node(
        u"\\bconfigure\\s*\\(\\s*\\{|\\bprocess\\.env\\b|\\bfetch\\s*\\(|\\b(?:const|let|var)\\s|\\brequire\\s*\\("_s);
    if (editors.match(text).hasMatch())
        return {PastedKind::McpJson, codePairs};
    if (text.contains(u"server_url"_s))
        return {PastedKind::ToolSpec, codePairs};
    return {node.match(text).hasMatch() ? PastedKind::Node : PastedKind::Python, codePairs};
}

struct FirstLineForm
{
    PastedForm form;
    QRegularExpression begin;
};

const QList<FirstLineForm> &firstLineForms()
{
    const auto form = [](const QString &pattern) {
        return QRegularExpression(u"\\A(?:"_s + pattern + u')', QRegularExpression::CaseInsensitiveOption);
    };
    static const QList<FirstLineForm> forms{
        {{PastedKind::PowerShell, powerShellPairs}, form(u"\\$env:\\w+\\s*="_s)},
        {{PastedKind::PowerShell, powerShellPairs},
         form(u"\\[(?:System\\.)?Environment\\]::SetEnvironmentVariable\\("_s)},
        {{PastedKind::Cmd, cmdPairs}, form(u"@?set\\s+(?:/p\\s+)?\"?[a-z_]\\w*=|@?setx\\s"_s)},
        {{PastedKind::Systemd, systemdPairs},
         form(u"\\[(?:unit|service|install)\\]|(?:Pass)?Environment(?:File)?\\s*="_s)},
        {{PastedKind::Kubernetes, assignmentPairs},
         form(u"apiVersion:|kind:|env:|spec:|containers:|-\\s+name:|name:"_s)},
        {{PastedKind::Docker, shellPairs},
         form(u"(?:\\$\\s+)?(?:[a-z_]\\w*=(?:\"[^\"]*\"|'[^']*'|\\\\.|[^\\s\"'\\\\])*\\s+)*(?:sudo\\s+)?"
              "(?:docker|podman)\\s|-e\\s+[\"']?[a-z_]\\w*|--env[\\s=]"_s)},
        {{PastedKind::Curl, shellPairs},
         form(u"(?:\\$\\s+)?(?:[a-z_]\\w*=\\S*\\s+)*(?:sudo\\s+)?(?:\\S*[/\\\\])?(?:curl|curl\\.exe|printf)\\s"_s)},
        {{PastedKind::Shell, commandPairs},
         form(u"export\\s+[a-z_]|set\\s+-[a-z-]+\\s|(?:declare|typeset)\\s+-[a-z]*x|setenv\\s"_s)},
        // spaces around = distinguish code from settings; a bracket opens a list or an object
        {{PastedKind::Python, codePairs},
         form(u"[\\[{]|[a-z_]\\w* = .*[\\[{(]\\z|"
              "(?:import|from|const|let|var|await|async|def|function)\\s|"
              "(?:\\w+\\.)*configure\\s*\\("_s)},
        {{PastedKind::Dotenv, envPairs}, form(u"[a-z_][\\w.-]*\\s*="_s)},
    };
    return forms;
}

/// The request at the beginning of a line, possibly after lines with variables.
PastedKind requestIn(const QString &text)
{
    static const QRegularExpression request(
        u"(?:^|[|;&][ \\t])[ \\t]*(?:[$]\\w+[ \\t]*=[ \\t]*)?(?:[A-Za-z_]\\w*=\\S*[ \\t]+)*(?:sudo[ \\t]+|&[ \\t]+)?"
        "(?:\\S*[/\\\\])?"
        "(?:(curl(?:\\.exe)?)|wget2?(?:\\.exe)?|https?|xhs?|Invoke-RestMethod|Invoke-WebRequest|irm|iwr)[ \\t]+\\S"_s,
        QRegularExpression::MultilineOption | QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = request.match(text);
    return !match.hasMatch()             ? PastedKind::Nothing
           : match.capturedLength(1) > 0 ? PastedKind::Curl
                                         : PastedKind::Request;
}

/// The reader for the configuration of another MCP client, except JSON; nullptr if it is none.
PastedReader clientReader(const QString &text)
{
    static const QRegularExpression link(
        u"\\bvscode(?:-insiders)?:/?/?mcp/install\\?|\\bcursor://\\S{0,200}?mcp/install\\?|\\bhttps?://"
        u"\\S{0,200}?(?:mcp/"
        u"install|install-mcp)\\S{0,200}?[?&]"
        "|\\bhttps?://\\S{0,200}?redirect\\?url=vscode|\\bgoose://extension\\?|\\blmstudio://add_mcp\\?"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression command(
        u"^[ \\t]*(?:sudo[ \\t]+)?[\\w./-]+[ \\t]+(?:\\S+[ \\t]+){0,4}?(?:mcp[ \\t]+add(?:-json)?|--add-mcp|mcp-remote(?:@\\S+)?|add-mcp)[ \\t]"_s,
        QRegularExpression::MultilineOption);
    static const QRegularExpression toml(
        u"^[ \\t]*\\[+[ \\t]*\"?(?:mcp_servers|mcpServers|mcp|servers|extensions)\"?(?:[ \\t]*\\.[^\\]\\n]*)?\\]|"
        "\\A\\s*(?:url|http_headers|env_http_headers|bearer_token_env_var)[ \\t]*=[ \\t]*[\"'{]"_s,
        QRegularExpression::MultilineOption);
    static const QRegularExpression yaml(
        u"^[ \\t]*(?:mcpServers|mcp_servers|extensions|mcp)[ \\t]*:[ \\t]*(?:#.*)?$|^[ \\t]*(?:-[ \\t]+)?(?:url|uri|serverUrl)[ \\t]*:[ \\t]+[\"']?https?://"_s,
        QRegularExpression::MultilineOption);
    if (link.match(text).hasMatch())
        return installLinkPairs;
    const QStringView first = firstLine(text);
    if (first.startsWith(u'{') || first.startsWith(u'"') || first.startsWith("//"_L1))
        return nullptr;
    if (command.match(text).hasMatch())
        return commandPairs;
    if (toml.match(text).hasMatch())
        return tomlPairs;
    static const QRegularExpression manifest(u"^[ \\t-]*(?:apiVersion|kind|env|spec|containers)[ \\t]*:"_s,
                                             QRegularExpression::MultilineOption);
    const bool isYaml = yaml.match(text).hasMatch() && !manifest.match(text).hasMatch();
    return isYaml && requestIn(text) == PastedKind::Nothing ? yamlPairs : nullptr;
}

} // namespace

bool isHttp(const QString &text)
{
    static const QRegularExpression request(
        u"^(?:> )?(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)[ \\t]+(?:https?://|/|\\{\\{)\\S+(?:[ \\t]+HTTP/[\\d.]+)?"
        "[ \\t]*\\n(?:(?:#|//).*\\n)*(?:> )?[A-Za-z][\\w-]*:"_s,
        QRegularExpression::MultilineOption);
    return request.match(text).hasMatch();
}

PastedForm pastedForm(const QString &text)
{
    if (isHttp(text))
        return {PastedKind::Request, httpPairs};
    if (const auto reader = clientReader(text))
        return {PastedKind::McpConfig, reader};
    static const QRegularExpression manifest(
        u"\\A\\s*\\{[^\\n]*(?:\\n[^\\n]*)*?\"kind\"\\s*:\\s*\"(?:Secret|ConfigMap|List)\""_s);
    if (manifest.match(text).hasMatch())
        return {PastedKind::Kubernetes, assignmentPairs};
    static const QRegularExpression dockerfile(u"^[ \\t]*ENV[ \\t]+[A-Za-z_]\\w*[= \\t]"_s,
                                               QRegularExpression::MultilineOption);
    if (dockerfile.match(text).hasMatch())
        return {PastedKind::Docker, shellPairs};
    const QStringView first = firstLine(text);
    if (first.isEmpty() && !looksLikeEnvFile(text))
        return {};
    const PastedKind request = requestIn(text);
    if (request != PastedKind::Nothing && isForPowerShell(text))
        return {request, powerShellPairs};
    for (const FirstLineForm &row : firstLineForms()) {
        if (!matches(first, row.begin))
            continue;
        static constexpr std::array ofVariables{PastedKind::PowerShell, PastedKind::Cmd, PastedKind::Shell,
                                                PastedKind::Dotenv};
        const bool isVariables = std::ranges::find(ofVariables, row.form.kind) != ofVariables.end();
        if (isVariables && request != PastedKind::Nothing)
            return {request, shellPairs};
        if (row.form.kind == PastedKind::Python)
            return codeForm(text);
        return row.form.kind == PastedKind::Dotenv ? settingsForm(text) : row.form;
    }
    // A sentence may precede it.
    static const QRegularExpression curl(u"(?:^|[|;&]|\\s)curl(?:\\.exe)?\\s+"_s);
    static const QRegularExpression docker(u"(?:^|\\s)(?:docker|podman)\\s+run\\s"_s);
    // kubectl create secret … --from-literal=ACME_API_KEY=…, also with the option on a line of its own
    static const QRegularExpression arguments(
        u"^[ \\t]*(?:[$] )?(?:[a-z][\\w./-]*[ \\t](?:[^\\n]*[ \\t])?(?:--[a-z-]+[=: \\t])?|--[a-z-]+[=: \\t])"
        "[\"']?(?:[A-Z][A-Z0-9]*_)+(?:API_KEY|USERNAME|EMAIL|RESOURCE|RESOURCE_URL)=\\S"_s,
        QRegularExpression::MultilineOption);
    static const QRegularExpression settings(u"^[ \\t]*(?:export[ \\t]+)?[A-Z_][A-Z0-9_]*="_s,
                                             QRegularExpression::MultilineOption);
    static const QRegularExpression code(
        u"\\bconfigure\\s*\\(|\\bserver_url\\b|\\bmcpServers\\b|\\bfetch\\s*\\(|\\burllib\\.|"
        "\\A\\s*\"[^\"]*\"\\s*:\\s*\\{"_s);
    if (code.match(text).hasMatch())
        return codeForm(text);
    static const QRegularExpression target(u"://|/resources/|/mcp\\b"_s);
    if (request != PastedKind::Nothing && target.match(text).hasMatch())
        return {request, shellPairs};
    if (arguments.match(text).hasMatch())
        return {PastedKind::Shell, commandPairs};
    if (settings.match(text).hasMatch())
        return settingsForm(text);
    if (curl.match(text).hasMatch() && text.contains(u"://"_s))
        return {PastedKind::Curl, shellPairs};
    if (docker.match(text).hasMatch())
        return {PastedKind::Docker, shellPairs};
    return {text.contains(u"://"_s) ? PastedKind::Address : PastedKind::Nothing};
}

QString pastedKindName(PastedKind kind)
{
    using Name = std::pair<PastedKind, const char *>;
    constexpr std::array names = std::to_array<Name>({
        {PastedKind::Nothing, QT_TRANSLATE_NOOP("rc::Paste", "unknown format")},
        {PastedKind::Address, QT_TRANSLATE_NOOP("rc::Paste", "an address")},
        {PastedKind::Dotenv, QT_TRANSLATE_NOOP("rc::Paste", "a .env file")},
        {PastedKind::Shell, QT_TRANSLATE_NOOP("rc::Paste", "shell exports")},
        {PastedKind::PowerShell, QT_TRANSLATE_NOOP("rc::Paste", "PowerShell variables")},
        {PastedKind::Cmd, QT_TRANSLATE_NOOP("rc::Paste", "cmd variables")},
        {PastedKind::Systemd, QT_TRANSLATE_NOOP("rc::Paste", "a systemd unit")},
        {PastedKind::Docker, QT_TRANSLATE_NOOP("rc::Paste", "a docker command")},
        {PastedKind::DockerEnvFile, QT_TRANSLATE_NOOP("rc::Paste", "a docker env-file")},
        {PastedKind::Kubernetes, QT_TRANSLATE_NOOP("rc::Paste", "a Kubernetes manifest")},
        {PastedKind::Curl, QT_TRANSLATE_NOOP("rc::Paste", "a curl command")},
        {PastedKind::Python, QT_TRANSLATE_NOOP("rc::Paste", "Python code")},
        {PastedKind::Node, QT_TRANSLATE_NOOP("rc::Paste", "Node code")},
        {PastedKind::ToolSpec, QT_TRANSLATE_NOOP("rc::Paste", "a tool spec")},
        {PastedKind::McpJson, QT_TRANSLATE_NOOP("rc::Paste", "an mcp.json file")},
        {PastedKind::McpConfig, QT_TRANSLATE_NOOP("rc::Paste", "a tool server of another program")},
        {PastedKind::Request, QT_TRANSLATE_NOOP("rc::Paste", "a command with a request")},
        {PastedKind::Settings, QT_TRANSLATE_NOOP("rc::Paste", "a list of settings")},
    });
    return PasteTr::tr(rowOf(names, &Name::first, kind).second);
}

QString pastedFieldName(PastedField field)
{
    using Name = std::pair<PastedField, const char *>;
    constexpr std::array names = std::to_array<Name>({
        {PastedField::Resource, QT_TRANSLATE_NOOP("rc::Paste", "Resource URL")},
        {PastedField::ToolServer, QT_TRANSLATE_NOOP("rc::Paste", "Tool server")},
        {PastedField::Username, QT_TRANSLATE_NOOP("rc::Paste", "Username")},
        {PastedField::Email, QT_TRANSLATE_NOOP("rc::Paste", "Email address")},
        {PastedField::Threshold, QT_TRANSLATE_NOOP("rc::Paste", "Threshold")},
        {PastedField::Debug, QT_TRANSLATE_NOOP("rc::Paste", "Debug")},
        {PastedField::KeyHeader, QT_TRANSLATE_NOOP("rc::Paste", "Key header")},
        {PastedField::Bearer, QT_TRANSLATE_NOOP("rc::Paste", "Key to tool server")},
        {PastedField::UsernameHeader, QT_TRANSLATE_NOOP("rc::Paste", "Username header")},
        {PastedField::EmailHeader, QT_TRANSLATE_NOOP("rc::Paste", "Email header")},
        {PastedField::IdentityOnIngest, QT_TRANSLATE_NOOP("rc::Paste", "Send username with entries")},
        {PastedField::UuidToTools, QT_TRANSLATE_NOOP("rc::Paste", "Send UUID to the tool server")},
        {PastedField::UuidHeader, QT_TRANSLATE_NOOP("rc::Paste", "UUID header")},
        {PastedField::CustomCatalogs, QT_TRANSLATE_NOOP("rc::Paste", "More catalogs")},
    });
    return PasteTr::tr(rowOf(names, &Name::first, field).second);
}

} // namespace rc
