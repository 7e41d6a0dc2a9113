// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/frame/commandprofile.h"
#include "cli/frame/commandrun.h"
#include "cli/frame/terminal.h"
#include "cli/tools/toolscommand.h"
#include "cli/tools/toolsoutput.h"
#include "cli/tools/toolsreport.h"
#include "core/json/jsontext.h"
#include "service/exitcode.h"
#include "service/tools/signinjob.h"
#include "session/tools/catalogwatch.h"

#include <QLocale>

#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QByteArray documentOf(const CatalogKind &kind, const SignInResult &result)
{
    const auto attemptJson = [](const SignInResult::TriedUrl &attempt) {
        return jsonObject(
            {{"url", jsonString(attempt.url.toString(QUrl::FullyEncoded))}, {"outcome", jsonString(attempt.outcome)}});
    };
    QList<JsonMember> members{{"name", jsonString(wireWord(kind))},
                              {"url", jsonString(result.endpoint.toString(QUrl::FullyEncoded))},
                              {"status", QByteArray::number(result.status)},
                              {"tried", jsonArray(result.tried, attemptJson)}};
    if (const auto &challenge = result.challenge)
        members.append({"challenge", jsonObject({{"resourceMetadata", jsonString(challenge->metadata)},
                                                 {"authorizationServer", jsonString(challenge->authorizationServer)},
                                                 {"realm", jsonString(challenge->realm)},
                                                 {"scope", jsonString(challenge->scope)},
                                                 {"error", jsonString(challenge->error)}})});
    if (const auto &metadata = result.metadata)
        members.append({"metadata", jsonObject({{"from", jsonString(metadata->from.toString(QUrl::FullyEncoded))},
                                                {"resource", jsonString(metadata->resource)},
                                                {"ofAnother", jsonBoolean(metadata->describesOther)},
                                                {"authorizationServers", jsonStrings(metadata->authorizationServers)},
                                                {"scopes", jsonStrings(metadata->scopes)},
                                                {"methods", jsonStrings(metadata->methods)}})});
    return jsonObject(members);
}

} // namespace

Result<int> runToolsWatch(const Arguments &arguments, Terminal &terminal)
{
    constexpr int maxEverySeconds = 24 * 3600;
    WatchPace pace;
    if (arguments.has(u"--every"_s)) {
        RC_TRY(seconds, arguments.number(u"--every"_s, 1, maxEverySeconds));
        pace.every = std::chrono::seconds(*seconds);
    }
    return withProfile(arguments, terminal, [&](CommandProfile &context) -> Result<int> {
        RC_TRY(kinds, catalogsToFetch(arguments, context));
        const ReportLayout layout = arguments.has(u"--json"_s) ? ReportLayout::Json : ReportLayout::Lines;
        CatalogWatch watch(context);
        watch.enableInstructions();
        QSet<CatalogKind> watched;
        const auto listed = [&](const ToolListResult &result) {
            const CatalogKind &kind = result.catalog.kind;
            for (const QString &problem : problemsOf(result))
                terminal.error(catalogName(kind) + u": "_s + problem);
            if (result.error || watched.contains(kind))
                return;
            watched.insert(kind);
            terminal.note(
                Cli::tr("%1: watching, %n tools.", nullptr, int(result.catalog.tools.size())).arg(catalogName(kind)));
        };
        const auto changed = [&](const ToolListResult &result, const ToolCatalog &before,
                                 const QList<ToolDifference> &differences) {
            printCompared({{result.catalog.kind, result.catalog.url, before.at.toLocalTime().toString(Qt::ISODate),
                            instructionsChanges(before.instructions, result.catalog), differences}},
                          layout, {}, terminal);
        };
        QString lastNote;
        const auto waiting = [&](std::chrono::milliseconds pause, bool listening) {
            const QString words = listening
                                      ? Cli::tr("The server announces changes. Fetching again in %1 s at the latest.")
                                      : Cli::tr("Fetching again in %1 s.");
            if (std::exchange(lastNote, words) != words) // only if changed
                terminal.note(words.arg(QLocale().toString(double(pause.count()) / 1000, 'f', 0)));
        };
        QObject::connect(&watch, &CatalogWatch::listed, &watch, listed);
        QObject::connect(&watch, &CatalogWatch::changed, &watch, changed);
        QObject::connect(&watch, &CatalogWatch::waiting, &watch, waiting);
        QObject::connect(&watch, &CatalogWatch::stopped, &watch, [] { QCoreApplication::exit(); });
        return runLoop([&] { watch.start(*kinds, pace); }, [&] { watch.stop(); });
    });
}

/// One catalog after the other, without a key.
Result<int> runToolsSignIn(const Arguments &arguments, Terminal &terminal)
{
    RC_TRY(options, optionsOf(arguments, terminal));
    CommandProfile context(std::move(*options), nullptr);
    RC_TRY(kinds, catalogsToFetch(arguments, context));
    RC_TRY(authorities, context.authoritiesIn(readAuthorities(context.profile().caFile)));
    RC_TRY(toolServer, context.toolServer());
    const bool json = arguments.has(u"--json"_s);
    QList<QByteArray> documents;
    bool hasMetadata = false;
    int code = 0;
    int interruptedBy = 0;
    for (const CatalogKind &kind : *kinds) {
        SignInJob job(context.dialects().addressOf(catalogAddress(*toolServer, kind)),
                      HttpLimits{context.limitsOf(context.profile()), *authorities});
        SignInResult result;
        QObject::connect(&job, &SignInJob::finished, &job, [&result](const SignInResult &found) {
            result = found;
            QCoreApplication::exit();
        });
        interruptedBy = runLoop([&] { job.start(); }, [&] { job.abort(); });
        hasMetadata = hasMetadata || result.metadata;
        if (result.error && result.error->kind != ErrorKind::NotFound)
            code = exitCodeFor(result.error->kind);
        if (json) {
            documents.append(documentOf(kind, result));
        } else {
            terminal.line(catalogName(kind));
            for (const QString &line : signInLines(result))
                terminal.line(u"  "_s + line);
        }
        if (interruptedBy != 0)
            break;
    }
    if (json)
        terminal.document(jsonObject({{"catalogs", jsonArray(documents)}}));
    if (code == 0 && !hasMetadata)
        code = 1;
    return interruptedBy != 0 ? interruptedBy : code;
}

} // namespace rc
