// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo/demoservice.h"

#include "core/entry/level.h"
#include "demo/detail/demoserver.h"
#include "demo/detail/demosite.h"
#include "demo/detail/demotools.h"
#include "demo/detail/toolendpoint.h"

#include <QDeadlineTimer>
#include <QHttpServerRequest>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <array>
#include <optional>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

DemoResponse refusal(int status, QLatin1StringView error)
{
    return {status, QJsonDocument(QJsonObject{{u"error"_s, error}}).toJson(QJsonDocument::Compact)};
}

/// Any JSON value including a bare number or string, which QJsonDocument does not accept; nullopt if invalid.
std::optional<QJsonValue> jsonIn(const QByteArray &body)
{
    if (body.trimmed().isEmpty())
        return QJsonValue(QJsonObject());
    const QJsonArray wrapped = QJsonDocument::fromJson('[' + body + ']').array();
    return wrapped.size() == 1 ? std::optional(wrapped.first()) : std::nullopt;
}

ReceivedEntry receivedEntry(const QJsonObject &entry)
{
    return {QDateTime::currentDateTime(),
            entry["level"_L1].toString(),
            entry["message"_L1].toString(),
            entry["ts"_L1].toString(),
            entry["extra"_L1].toObject().value("marker"_L1).toString(),
            entry};
}

bool notifies(const ReceivedEntry &entry)
{
    const std::optional<Level> level = levelFromWord(entry.level);
    return level && mayNotify(*level);
}

/// Whether the endpoint handles this request; other requests to the same path get a page.
bool isIngest(const QHttpServerRequest &request, const DemoSite &site)
{
    return request.method() == QHttpServerRequest::Method::Post && !site.resourceIn(request.url().path()).isEmpty();
}

/// Adds the accepted entries to `served`.
DemoResponse respondToIngest(const QHttpServerRequest &request, const DemoSite &site, ServedRequest &served)
{
    // Real deployments check the body first, too.
    if (request.body().size() > maxDemoIngestBytes)
        return badRequestPage();
    const std::optional<QJsonValue> body = jsonIn(request.body());
    if (!body)
        return refusal(400, "invalid_json"_L1);
    if (!site.hasResource(site.resourceIn(request.url().path())))
        return refusal(404, "invalid_resource"_L1);
    const QByteArray key = request.value("x-api-key").trimmed();
    if (key.isEmpty())
        return refusal(400, "missing_credentials"_L1);
    if (!site.maySend(key, QString::fromLatin1(request.value("x-user-username").trimmed())))
        return refusal(403, "forbidden"_L1);

    const QJsonObject result{{u"status"_s, u"ok"_s}, {u"resource_id"_s, site.uuid()}};
    DemoResponse response{200, QJsonDocument(result).toJson(QJsonDocument::Compact)};
    const QJsonArray logs = body->toObject().value("logs"_L1).toArray();
    for (const auto &entry : logs) {
        if (entry.isObject())
            served.entries.append(receivedEntry(entry.toObject()));
    }
    const auto first = std::ranges::find_if(served.entries, notifies);
    if (first != served.entries.end()) {
        served.wouldNotify = site.notified();
        first->wouldNotify = served.wouldNotify;
        response.delay = site.setting.notifyDelay * served.wouldNotify.size();
    }
    return response;
}

constexpr qsizetype maxReceived = 1000;
constexpr qsizetype generalPageSize = 100;
constexpr qsizetype codeHostingPageSize = 25; ///< small enough for two pages
constexpr int defaultPort = 80;

CatalogKind planningCatalog()
{
    return {u"planning"_s, u"/planning/"_s};
}

/// Further catalogs have endpoints like that of code hosting.
ToolEndpoint endpointOf(const CatalogKind &kind)
{
    const bool isGeneral = kind == CatalogKind::General;
    return {kind, isGeneral ? ToolEndpoint::Framing::EventStream : ToolEndpoint::Framing::PlainJson,
            demoTools(kind.word()), isGeneral ? generalPageSize : codeHostingPageSize};
}

const QString healthPath = u"/health"_s;

} // namespace

struct DemoService::Private
{
    explicit Private(DemoService *service)
        : q(service)
    {
    }

    [[nodiscard]] DemoResponse handle(const QHttpServerRequest &request);
    [[nodiscard]] DemoResponse respondToTools(const QHttpServerRequest &request, const ToolEndpoint &endpoint);
    [[nodiscard]] bool hasValidHost(const QHttpServerRequest &request) const;
    [[nodiscard]] bool hasValidOrigin(const QHttpServerRequest &request) const;
    void store(const QList<ReceivedEntry> &entries);
    [[nodiscard]] std::chrono::milliseconds hangDelay(bool delaysLater);

    DemoService *q;
    std::array<ToolEndpoint, 3> endpoints{endpointOf(CatalogKind::General), endpointOf(CatalogKind::CodeHosting),
                                          endpointOf(planningCatalog())};
    DemoSite site;
    DemoMemory memory;
    qint64 entriesSoFar = 0;     ///< since the current setting
    QDeadlineTimer blockedUntil; ///< of the whole tool server
    QString base;
    std::unique_ptr<DemoServer> server; ///< the last member, because its handler uses the others
};

DemoResponse DemoService::Private::handle(const QHttpServerRequest &request)
{
    const QUrl url = request.url();
    const QString path = url.path();
    const bool isHostValid = hasValidHost(request);
    ServedRequest served{QDateTime::currentDateTime(), u"other"_s};
    DemoResponse response;
    const auto tools =
        std::ranges::find_if(endpoints, [&path](const ToolEndpoint &endpoint) { return endpoint.owns(path); });
    if (tools != endpoints.end()) {
        served.endpoint = tools->word();
        response = respondToTools(request, *tools);
    } else if (path == healthPath) {
        response = {200, R"({"status":"ok"})"};
        response.delay = hangDelay(false);
    } else if (isIngest(request, site)) {
        served.endpoint = u"ingest"_s;
        response = isHostValid && hasValidOrigin(request) ? respondToIngest(request, site, served) : badRequestPage();
    } else if (!isHostValid) {
        response = badRequestPage();
    } else {
        response = isLoginPage(url) ? loginPage() : toLoginPage(url);
    }
    served.status = response.status;
    store(served.entries);
    emit q->served(served);
    return response;
}

DemoResponse DemoService::Private::respondToTools(const QHttpServerRequest &request, const ToolEndpoint &endpoint)
{
    if (!hasValidHost(request))
        return {421, "Invalid Host header", "text/plain; charset=utf-8"};
    if (!hasValidOrigin(request))
        return {403, "Invalid Origin header", "text/plain; charset=utf-8"};
    DemoResponse response = endpoint.respond(request, site, memory, base);
    response.delay = hangDelay(&endpoint != &endpoints.front());
    return response;
}

bool DemoService::Private::hasValidHost(const QHttpServerRequest &request) const
{
    const QUrl address(u"http://"_s + QString::fromLatin1(request.value("host").trimmed()));
    return site.setting.hosts.contains(address.host()) && address.port(defaultPort) == QUrl(base).port(defaultPort);
}

/// A page of another site in a browser must not access a local service; programs send no origin.
bool DemoService::Private::hasValidOrigin(const QHttpServerRequest &request) const
{
    const QByteArray origin = request.value("origin").trimmed();
    if (origin.isEmpty())
        return true;
    const QUrl from(QString::fromLatin1(origin), QUrl::StrictMode);
    return from.scheme() == "http"_L1 && site.setting.hosts.contains(from.host()) &&
           from.port(defaultPort) == QUrl(base).port(defaultPort);
}

void DemoService::Private::store(const QList<ReceivedEntry> &entries)
{
    for (ReceivedEntry entry : entries) {
        ++entriesSoFar;
        entry.isStored = site.setting.log.dropEvery == 0 || entriesSoFar % site.setting.log.dropEvery != 0;
        memory.received.append(entry);
    }
    if (memory.received.size() > maxReceived)
        memory.received.remove(0, memory.received.size() - maxReceived);
}

/// The delay of a tool server request. `delaysLater`: whether it delays later requests as well.
std::chrono::milliseconds DemoService::Private::hangDelay(bool delaysLater)
{
    if (site.setting.codeHosting != DemoSetting::CodeHosting::Hangs)
        return {};
    std::chrono::milliseconds delay(std::max<qint64>(blockedUntil.remainingTime(), 0));
    if (delaysLater) {
        delay += site.setting.hangTime;
        blockedUntil.setRemainingTime(delay);
    }
    return delay;
}

DemoService::DemoService(QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this))
{
}

DemoService::~DemoService() = default;

Result<void> DemoService::start(quint16 port)
{
    auto server = DemoServer::listen(port, [this](const QHttpServerRequest &request) { return d->handle(request); });
    if (!server)
        return tl::unexpected(server.error());
    d->server = std::move(*server);
    d->base = u"http://127.0.0.1:%1"_s.arg(d->server->port());
    return {};
}

void DemoService::play(const DemoSetting &setting)
{
    d->site.setting = setting;
    d->memory.log = setting.log;
    d->entriesSoFar = 0;
    d->blockedUntil = QDeadlineTimer();
}

QString DemoService::resourceUrl() const
{
    return d->base + d->site.resourcePath();
}

QString DemoService::toolServerUrl() const
{
    return d->base + d->site.setting.toolPath;
}

QList<CatalogKind> DemoService::customCatalogs() const
{
    return d->site.setting.planning ? QList<CatalogKind>{planningCatalog()} : QList<CatalogKind>();
}

QString DemoService::username() const
{
    return d->site.username();
}

Secret DemoService::key() const
{
    return d->site.key();
}

LogToolPlan DemoService::logTool() const
{
    return {.server = toolServerUrl(),
            .catalog = CatalogKind::General.word(),
            .tool = u"resource_logs"_s,
            .arguments = R"({"resource_uuid":"{resource_uuid}","limit":"{limit:200}",)"
                         R"("contains":"{text}","cursor":"{page}"})"};
}

const QList<ReceivedEntry> &DemoService::received() const
{
    return d->memory.received;
}

} // namespace rc

#include "moc_demoservice.cpp"
