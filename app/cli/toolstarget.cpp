// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/toolstarget.h"

#include "cli/credentialssource.h"
#include "core/displaytext.h"
#include "core/resourceurl.h"

using namespace Qt::StringLiterals;

namespace rc {

namespace {

const QString bothCatalogs = u"both"_s;

} // namespace

QStringList catalogWords()
{
    QStringList words;
    for (const CatalogRow &row : catalogTable())
        words.append(row.word);
    return words << bothCatalogs;
}

Result<QList<CatalogKind>> catalogsOf(const Arguments &arguments)
{
    const QString word = arguments.has(u"--catalog"_s) ? arguments.value(u"--catalog"_s) : bothCatalogs;
    if (word == bothCatalogs)
        return QList<CatalogKind>{CatalogKind::General, CatalogKind::CodeHosting};
    if (const auto kind = catalogFromWord(word))
        return QList<CatalogKind>{*kind};
    return failure(
        ErrorKind::BadInput,
        translate("rc::Cli", "--catalog takes general, code-hosting or both, not \"%1\".").arg(displayText(word)));
}

Result<ToolsTarget> toolsTarget(const Arguments &arguments, const CredentialsSource &source)
{
    ToolsTarget to;
    const auto kinds = catalogsOf(arguments);
    if (!kinds)
        return failure(kinds.error());
    to.kinds = *kinds;
    const Profile &profile = source.options().profile;
    if (profile.toolServer.isEmpty()) {
        return failure(ErrorKind::BadInput,
                       translate("rc::Cli",
                                 "There is no tool server to ask. Give its address with --mcp-url, in %1 or with "
                                 "--profile, or try --demo.")
                           .arg(profile.envPrefix + u"MCP_URL"_s));
    }
    const auto server = parseToolServerUrl(profile.toolServer);
    if (!server)
        return failure(server.error());
    to.toolServer = *server;
    auto authorities = authoritiesOf(profile);
    if (!authorities)
        return failure(authorities.error());
    to.authorities = std::move(*authorities);
    return to;
}

} // namespace rc
