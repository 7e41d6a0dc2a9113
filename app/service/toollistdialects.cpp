// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the dialect that a tool server speaks, each tried at most once, and opens and closes a session where it wants
// one.
#include "core/strictjson.h"
#include "service/mcpwords.h"
#include "service/toollistjobprivate.h"

using namespace Qt::StringLiterals;

namespace rc {

bool saysMore(ErrorKind later)
{
    switch (later) {
    case ErrorKind::Refused:
    case ErrorKind::RpcError:
    case ErrorKind::NotFound:
    case ErrorKind::NotAcceptable:
    case ErrorKind::EmptyAnswer:
    case ErrorKind::NotJson:
    case ErrorKind::WrongId:
    case ErrorKind::MissingResult:
    case ErrorKind::NotUnderstood:
    case ErrorKind::WebPage:
        return false;
    default:
        return true;
    }
}

void ToolListJob::Private::speak(Dialect next)
{
    dialect = next;
    tried.insert(next);
    session.clear();
    cursors.clear();
    result.catalog.tools.clear();
    result.catalog.problems.clear();
    result.catalog.pages = 0;
    if (dialect == Dialect::Session)
        initialize();
    else
        list(std::nullopt);
}

void ToolListJob::Private::initialize()
{
    version.clear(); // Not agreed upon yet: the header comes with the requests after this one.
    ask(u"initialize"_s, initializeParams(), false, &Private::initialized);
}

void ToolListJob::Private::initialized(const RpcAnswer &answer)
{
    if (!answer.result) {
        refused(answer);
        return;
    }
    const QByteArray named = answer.http.header("Mcp-Session-Id");
    const auto member = jsonMember(*answer.result, u"protocolVersion"_s);
    const QByteArray agreed = member ? jsonText(*member).value_or(QString()).toUtf8() : QByteArray(sessionVersion);
    if ((!named.isEmpty() && !fitsHeader(named)) || !fitsHeader(agreed)) {
        stop({ErrorKind::NotUnderstood,
              ToolListJob::tr("The server opened a session with a name or version that no header can carry."),
              {},
              answer.http.status});
        return;
    }
    session = named;
    version = agreed;
    ask(u"notifications/initialized"_s, "{}", true, &Private::announced);
}

void ToolListJob::Private::announced(const RpcAnswer &answer)
{
    // A server that answers oddly here may list all the same: the list will tell.
    if (answer.error && answer.http.fault != HttpFault::None)
        stop(*answer.error);
    else
        list(std::nullopt);
}

HeaderList ToolListJob::Private::dialectHeaders(const QString &method) const
{
    HeaderList headers;
    if (dialect == Dialect::Plain)
        return headers;
    if (!version.isEmpty())
        headers.append({"MCP-Protocol-Version", version});
    if (dialect == Dialect::Modern)
        headers.append({"Mcp-Method", method.toLatin1()});
    else if (!session.isEmpty())
        headers.append({"Mcp-Session-Id", session});
    return headers;
}

void ToolListJob::Private::refused(const RpcAnswer &answer)
{
    const Error error = answer.error.value_or(Error{ErrorKind::MissingResult, {}, {}, answer.http.status});
    if (!session.isEmpty() && answer.http.status == 404 && !sessionRenewed) {
        sessionRenewed = true;
        speak(Dialect::Session);
        return;
    }
    // A session that is lost again says more than the refusal that led to it.
    if (!session.isEmpty() && answer.http.status == 404)
        firstError.reset();
    if (result.catalog.pages > 0) {
        stop(error);
        return;
    }
    std::optional<Dialect> next = dialectAskedFor(answer);
    if (next == Dialect::Modern)
        version = modernVersionFrom(answer.fault).value_or(modernVersion);
    // What was remembered may no longer be true; the plain request is where everything starts.
    const bool answered = answer.http.fault == HttpFault::None && !saysMore(error.kind);
    if ((!next || tried.contains(*next)) && answered)
        next = Dialect::Plain;
    if (next && !tried.contains(*next)) {
        if (!firstError) {
            firstError = error;
            firstAnswer = answer.http;
        }
        speak(*next);
        return;
    }
    stop(error);
}

/// Deletes the session, which holds something on the server until then. Waited for briefly: a command line ends right
/// after the result. Not waited for when cancelled. What the server says to it changes nothing.
void ToolListJob::Private::sayGoodbye()
{
    constexpr std::chrono::milliseconds goodbyeLimit{2'000};
    const std::chrono::milliseconds limit = std::min(goodbyeLimit, remaining());
    const HttpRequest request{
        "DELETE", url, baseHeaders + dialectHeaders({}), {}, {limit, smallAnswerCap, limits.authorities}};
    auto *goodbye = new HttpCall(request, cancelled && q->parent() ? q->parent() : q);
    connect(goodbye, &HttpCall::finished, goodbye, &QObject::deleteLater);
    if (cancelled)
        report();
    else
        connect(goodbye, &HttpCall::finished, q, [this] { report(); });
    goodbye->start();
}

} // namespace rc
