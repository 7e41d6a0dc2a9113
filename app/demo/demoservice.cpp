// SPDX-License-Identifier: GPL-3.0-or-later
// The built-in service on loopback: ingest and both tool endpoints, as a real deployment answers.
#include "demo/demoservice.h"

#include "demo/democatalog.h"
#include "demo/demoserver.h"
#include "demo/demotools.h"
#include "demo/ingestendpoint.h"
#include "demo/toolendpoint.h"

#include <QHttpServerRequest>
#include <QRandomGenerator>
#include <QUuid>

#include <memory>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype maxReceived = 1000;
constexpr qsizetype generalPageSize = 100;
constexpr qsizetype codeHostingPageSize = 25; ///< small enough for two pages

QByteArray newKey()
{
    static constexpr char alphabet[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    QByteArray key = "demo_";
    for (int i = 0; i < 35; ++i)
        key += alphabet[QRandomGenerator::system()->bounded(int(sizeof(alphabet)) - 1)];
    return key;
}

} // namespace

struct DemoService::Private
{
    explicit Private(DemoService *service)
        : q(service)
    {
    }

    [[nodiscard]] DemoAnswer handle(const QHttpServerRequest &request);

    DemoService *q;
    ToolEndpoint general{u"/mcp/"_s, ToolEndpoint::Framing::EventStream, demoTools(u"general"_s), generalPageSize};
    ToolEndpoint codeHosting{u"/github/"_s, ToolEndpoint::Framing::PlainJson, demoTools(u"code-hosting"_s),
                             codeHostingPageSize};
    DemoAccount account;
    QString base;
    QList<ReceivedEntry> received;
    std::unique_ptr<DemoServer> server; ///< last, so that it goes first: its handler uses the rest
};

DemoAnswer DemoService::Private::handle(const QHttpServerRequest &request)
{
    const QString path = request.url().path();
    ServedRequest served{QDateTime::currentDateTime(), u"other"_s, 0, {}};
    DemoAnswer answer{404, R"({"error":"not_found"})"};
    if (isIngestPath(path)) {
        served.endpoint = u"ingest"_s;
        IngestAnswer ingest = answerIngest(request, account);
        answer = std::move(ingest.answer);
        served.entries = std::move(ingest.entries);
    } else if (general.owns(path)) {
        served.endpoint = u"general"_s;
        answer = general.answer(request, account, base);
    } else if (codeHosting.owns(path)) {
        served.endpoint = u"code-hosting"_s;
        answer = codeHosting.answer(request, account, base);
    }
    served.status = answer.status;
    received += served.entries;
    if (received.size() > maxReceived)
        received.remove(0, received.size() - maxReceived);
    emit q->served(served);
    return answer;
}

DemoService::DemoService(QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this))
{
    d->account.username = u"demo"_s;
    setShared(false);
}

DemoService::~DemoService() = default;

Result<void> DemoService::start(quint16 port)
{
    auto server = DemoServer::listen(port, [this](const QHttpServerRequest &request) { return d->handle(request); });
    if (!server)
        return tl::unexpected(server.error());
    d->server = std::move(*server);
    d->base = u"http://127.0.0.1:%1"_s.arg(d->server->port());
    d->account.uuid = QUuid::createUuid().toString(QUuid::WithoutBraces);
    d->account.key = Secret(newKey());
    return {};
}

QString DemoService::resourceUrl() const
{
    return u"%1/tools/u/%2/resources/%3/"_s.arg(d->base, d->account.owner, d->account.uuid);
}

QString DemoService::toolServerUrl() const
{
    return d->base;
}

QString DemoService::username() const
{
    return d->account.username;
}

Secret DemoService::key() const
{
    return d->account.key.clone();
}

bool DemoService::isLinked() const
{
    return d->account.linked;
}

void DemoService::setLinked(bool linked)
{
    d->account.linked = linked;
}

bool DemoService::isShared() const
{
    return d->account.isShared();
}

void DemoService::setShared(bool shared)
{
    d->account.owner = shared ? u"mara"_s : d->account.username;
}

const QList<ReceivedEntry> &DemoService::received() const
{
    return d->received;
}

} // namespace rc

#include "moc_demoservice.cpp"
