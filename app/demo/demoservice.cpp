// SPDX-License-Identifier: GPL-3.0-or-later
// The built-in service on loopback: ingest and both tool endpoints, as a real deployment answers.
#include "demo/demoservice.h"

#include "demo/democatalog.h"
#include "demo/demotools.h"
#include "demo/ingestendpoint.h"
#include "demo/toolendpoint.h"

#include <QAbstractHttpServer>
#include <QHttpServerRequest>
#include <QHttpServerResponse>
#include <QRandomGenerator>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>
#include <QUuid>

#include <functional>

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

void write(const DemoAnswer &answer, bool withBody, QHttpServerResponder &&responder)
{
    QHttpServerResponse response(answer.type, withBody ? answer.body : QByteArray(),
                                 static_cast<QHttpServerResponse::StatusCode>(answer.status));
    if (answer.type.isEmpty())
        response.clearHeader("Content-Type");
    for (const auto &[name, value] : answer.headers)
        response.addHeader(name, value);
    response.write(std::move(responder));
}

/// One event after another, then the last, then the end of the connection.
void tell(const DemoAnswer &answer, QTcpSocket *socket)
{
    socket->write("HTTP/1.1 200 OK\r\nContent-Type: " + answer.type + "\r\nConnection: close\r\n\r\n");
    auto *timer = new QTimer(socket);
    QObject::connect(timer, &QTimer::timeout, socket,
                     [timer, socket, rest = answer.slowly, last = answer.body]() mutable {
                         if (!rest.isEmpty()) {
                             socket->write(rest.takeFirst());
                             return;
                         }
                         timer->stop();
                         socket->write(last);
                         socket->disconnectFromHost();
                     });
    timer->start(demoProgressMs);
}

/// Answers every request at once, but for what is told slowly. A responder that outlives its handler crashes when the
/// client leaves (Qt 6.4), so that is written to the socket, by a timer that goes with it.
class Server : public QAbstractHttpServer
{
public:
    using Handler = std::function<DemoAnswer(const QHttpServerRequest &)>;

    explicit Server(Handler handler)
        : m_handler(std::move(handler))
    {
    }

protected:
    bool handleRequest(const QHttpServerRequest &request, QTcpSocket *socket) override
    {
        const DemoAnswer answer = m_handler(request);
        if (answer.slowly.isEmpty())
            write(answer, request.method() != QHttpServerRequest::Method::Head, makeResponder(request, socket));
        else
            tell(answer, socket);
        return true;
    }
    // Never reached: handleRequest() answers them all.
    void missingHandler(const QHttpServerRequest &, QTcpSocket *) override {}

private:
    Handler m_handler;
};

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
    std::unique_ptr<Server> server; ///< last, so that it goes first: its handler uses the rest
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
    auto sockets = std::make_unique<QTcpServer>();
    if (!sockets->listen(QHostAddress::LocalHost, port))
        return failure(ErrorKind::Unreachable, sockets->errorString());
    d->base = u"http://127.0.0.1:%1"_s.arg(sockets->serverPort());
    d->account.uuid = QUuid::createUuid().toString(QUuid::WithoutBraces);
    d->account.key = Secret(newKey());
    d->server = std::make_unique<Server>([this](const QHttpServerRequest &request) { return d->handle(request); });
    d->server->bind(sockets.release()); // takes it over
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
