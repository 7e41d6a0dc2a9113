// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/tools/toolstarget.h"

#include "cli/frame/commandprofile.h"
#include "core/textsof.h"
#include "core/url/resourceurl.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"

using namespace Qt::StringLiterals;

namespace rc {

namespace {

const QString bothCatalogs = u"both"_s; // of the interface
const QString everyCatalog = u"all"_s;  // of the profile

} // namespace

QStringList catalogWords()
{
    QStringList words = textsOf(interfaceCatalogs(), &CatalogKind::word);
    return words << bothCatalogs << everyCatalog;
}

Result<QList<CatalogKind>> catalogsOf(const Arguments &arguments, const Profile &profile)
{
    const QString word = arguments.has(u"--catalog"_s) ? arguments.value(u"--catalog"_s) : everyCatalog;
    const QList<CatalogKind> all = allCatalogs(profile);
    if (word == everyCatalog)
        return all;
    if (word == bothCatalogs)
        return interfaceCatalogs();
    if (word.contains(u'='))
        return furtherCatalogFrom(word).map([](const CatalogKind &kind) { return QList<CatalogKind>{kind}; });
    if (const auto kind = catalogFromWord(word, all))
        return QList<CatalogKind>{*kind};
    QStringList words = catalogWords();
    for (const CatalogKind &kind : profile.furtherCatalogs)
        words.append(kind.word());
    return failure(
        badInput(Cli::tr("--catalog must be %1, or NAME=PATH, not “%2”.").arg(listText(words), displayText(word))));
}

Result<QList<CatalogKind>> catalogsToAsk(const Arguments &arguments, const CommandProfile &open)
{
    const Profile &profile = open.profile();
    if (profile.toolServer.isEmpty()) {
        return failure(badInput(Cli::tr("No tool server address. Use --mcp-url, %1 or --profile, or try --demo.")
                                    .arg(profile.envPrefix + u"MCP_URL"_s)));
    }
    RC_CHECK(open.toolServer());
    RC_CHECK(open.authoritiesOf(profile));
    return catalogsOf(arguments, profile);
}

} // namespace rc
