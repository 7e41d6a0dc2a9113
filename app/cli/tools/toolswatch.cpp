// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/frame/commandprofile.h"
#include "cli/frame/commandrun.h"
#include "cli/frame/terminal.h"
#include "cli/tools/toolsoutput.h"
#include "cli/tools/toolsplan.h"
#include "cli/tools/toolsreport.h"
#include "core/json/jsontext.h"
#include "service/exitcode.h"
#include "service/tools/signinjob.h"
#include "session/tools/catalogwatch.h"

#include <QLocale>

#include <memory>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int maxEverySeconds = 24 * 3600;

class WatchRun : public CommandRun
{
public:
    WatchRun(QList<CatalogKind> kinds, WatchPace pace, bool json, ProfileContext &context, Terminal &terminal)
        : m_kinds(std::move(kinds))
        , m_pace(pace)
        , m_json(json)
        , m_terminal(terminal)
        , m_watch(context)
    {
        m_watch.enableInstructions();
        connect(&m_watch, &CatalogWatch::listed, this, &WatchRun::listed);
        connect(
            &m_watch, &CatalogWatch::changed, this,
            [this](const ToolListResult &result, const ToolCatalog &before, const QList<ToolDifference> &differences) {
                printCompared({{result.catalog.kind, result.catalog.url, before.at.toLocalTime().toString(Qt::ISODate),
                                instructionsChanges(before.instructions, result.catalog), differences}},
                              m_json ? ReportLayout::Json : ReportLayout::Lines, {}, m_terminal);
            });
        connect(&m_watch, &CatalogWatch::waiting, this, &WatchRun::waiting);
        connect(&m_watch, &CatalogWatch::stopped, this, [this] { emit finished(0); });
    }

    void start() override { m_watch.start(m_kinds, m_pace); }
    void abort() override { m_watch.stop(); }

private:
    void listed(const ToolListResult &result)
    {
        for (const QString &problem : problemsOf(result))
            m_terminal.error(catalogName(result.catalog.kind) + u": "_s + problem);
        if (!result.error && !m_watched.contains(result.catalog.kind)) {
            m_watched.insert(result.catalog.kind);
            m_terminal.note(Cli::tr("%1: watching, %n tools.", nullptr, int(result.catalog.tools.size()))
                                .arg(catalogName(result.catalog.kind)));
        }
    }

    void waiting(std::chrono::milliseconds pause, bool listening)
    {
        const QString seconds = QLocale().toString(double(pause.count()) / 1000, 'f', 0);
        const QString words = listening ? Cli::tr("The server announces changes. Fetching again in %1 s at the latest.")
                                        : Cli::tr("Fetching again in %1 s.");
        if (std::exchange(m_lastNote, words) != words) // only if changed
            m_terminal.note(words.arg(seconds));
    }

    QList<CatalogKind> m_kinds;
    WatchPace m_pace;
    bool m_json;
    Terminal &m_terminal;
    CatalogWatch m_watch;
    QSet<CatalogKind> m_watched;
    QString m_lastNote;
};

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

/// One catalog after the other, without a key.
class SignInRun : public CommandRun
{
public:
    SignInRun(QUrl toolServer, QList<CatalogKind> kinds, const DialectMemory &dialects, HttpLimits limits, bool json,
              Terminal &terminal)
        : m_toolServer(std::move(toolServer))
        , m_dialects(dialects)
        , m_kinds(std::move(kinds))
        , m_limits(std::move(limits))
        , m_json(json)
        , m_terminal(terminal)
    {
    }

    void start() override
    {
        const CatalogKind kind = m_kinds.constFirst();
        m_job = std::make_unique<SignInJob>(m_dialects.addressOf(catalogAddress(m_toolServer, kind)), m_limits);
        connect(m_job.get(), &SignInJob::finished, this, [this, kind](const SignInResult &result) {
            m_job.release()->deleteLater(); // the job is emitting this signal
            finishCatalog(kind, result);
        });
        m_job->start();
    }
    void abort() override
    {
        if (m_job)
            m_job->abort();
    }

private:
    void finishCatalog(const CatalogKind &kind, const SignInResult &result)
    {
        m_hasMetadata = m_hasMetadata || result.metadata;
        if (result.error && result.error->kind != ErrorKind::NotFound)
            m_code = exitCodeFor(result.error->kind);
        if (m_json) {
            m_documents.append(documentOf(kind, result));
        } else {
            m_terminal.line(catalogName(kind));
            for (const QString &line : signInLines(result))
                m_terminal.line(u"  "_s + line);
        }
        m_kinds.removeFirst();
        if (!m_kinds.isEmpty() && !(result.error && result.error->kind == ErrorKind::Canceled)) {
            start();
            return;
        }
        if (m_json)
            m_terminal.document(jsonObject({{"catalogs", jsonArray(m_documents)}}));
        const int missingCode = m_hasMetadata ? 0 : 1;
        emit finished(m_code != 0 ? m_code : missingCode);
    }

    QUrl m_toolServer;
    const DialectMemory &m_dialects;
    QList<CatalogKind> m_kinds;
    HttpLimits m_limits;
    bool m_json;
    Terminal &m_terminal;
    std::unique_ptr<SignInJob> m_job;
    QList<QByteArray> m_documents;
    bool m_hasMetadata = false;
    int m_code = 0;
};

} // namespace

Result<int> runToolsWatch(const Arguments &arguments, Terminal &terminal)
{
    WatchPace pace;
    if (arguments.has(u"--every"_s)) {
        RC_TRY(seconds, arguments.number(u"--every"_s, 1, maxEverySeconds));
        pace.every = std::chrono::seconds(*seconds);
    }
    return withProfile(arguments, terminal, [&](CommandProfile &context) -> Result<int> {
        RC_CHECK(context.prepare());
        RC_TRY(kinds, catalogsToFetch(arguments, context));
        WatchRun run(*kinds, pace, arguments.has(u"--json"_s), context, terminal);
        return runToEnd(run);
    });
}

Result<int> runToolsSignIn(const Arguments &arguments, Terminal &terminal)
{
    RC_TRY(options, optionsOf(arguments, terminal));
    CommandProfile context(std::move(*options), nullptr);
    RC_CHECK(context.prepare());
    RC_TRY(kinds, catalogsToFetch(arguments, context));
    const auto authorities = context.authoritiesIn(readAuthorities(context.profile().caFile));
    const auto toolServer = context.toolServer();
    if (!authorities || !toolServer)
        return failure(authorities ? toolServer.error() : authorities.error());
    SignInRun run(*toolServer, *kinds, context.dialects(),
                  HttpLimits{context.limitsOf(context.profile()), *authorities}, arguments.has(u"--json"_s), terminal);
    return runToEnd(run);
}

QList<OptionRow> watchOptions()
{
    return forActions({u"watch"_s}, {{u"--every"_s, u"S"_s, Cli::tr("fetch every S seconds")}});
}

} // namespace rc
