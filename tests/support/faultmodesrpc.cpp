// SPDX-License-Identifier: GPL-3.0-or-later
// Faults inside complete HTTP responses: JSON-RPC, event streams and pages.
#include "support/faultmodes.h"

namespace rc {

namespace {

using After = Script::After;
using Kind = ErrorKind;
using Body = std::function<QByteArray(const QByteArray &request, int n)>;

const QByteArray streamHead = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n";

/// For the list a complete HTTP response with a fault inside. A send accepts it only if it is JSON.
FaultMode rpc(const QByteArray &name, const Body &body, Kind kind, bool isJson = true)
{
    FaultMode mode;
    mode.group = "json-rpc";
    mode.name = name;
    mode.play = [body](const QByteArray &request, int n) { return Script{okResponse(body(request, n))}; };
    mode.outcomes = {isJson ? Outcome::Accepted : Outcome::Unknown};
    if (!isJson)
        mode.sendErrors = {Kind::NotJson};
    mode.listErrors = {kind};
    return mode;
}

FaultMode rpc(const QByteArray &name, const QByteArray &bytes, Kind kind, bool isJson = true)
{
    return rpc(name, [bytes](const QByteArray &, int) { return bytes; }, kind, isJson);
}

/// `members` after version and id.
FaultMode answered(const QByteArray &name, const QByteArray &members, Kind kind, bool isJson = true)
{
    return rpc(
        name,
        [members](const QByteArray &request, int) {
            return R"({"jsonrpc":"2.0","id":)" + rpcId(request) + ',' + members + '}';
        },
        kind, isJson);
}

FaultMode stream(const QByteArray &name, const QByteArray &events, const QList<Kind> &list, After after = After::Close,
                 const QByteArray &more = {})
{
    FaultMode mode;
    mode.group = "stream";
    mode.name = name;
    mode.play = [=](const QByteArray &request, int) {
        QByteArray bytes = events;
        bytes.replace("OURS", rpcId(request));
        return Script{streamHead + bytes, after, more};
    };
    mode.outcomes = {Outcome::Unknown};
    // Depends on where it is cut off.
    mode.sendErrors = {Kind::NotUnderstood,    Kind::ConnectionLost, Kind::TimedOut,
                       Kind::ResponseTooLarge, Kind::WebPage,        Kind::EmptyResponse};
    mode.listErrors = list;
    // Qt may report the end of a stream without a length as a lost connection.
    if (after == After::Close && !list.isEmpty())
        mode.listErrors.append(Kind::ConnectionLost);
    if (after == After::Flood)
        mode.listErrors.append(Kind::TimedOut);
    return mode;
}

FaultMode pages(const QByteArray &name, ListOutcome listed, const Body &result, const QList<Kind> &kinds = {})
{
    FaultMode mode;
    mode.group = "pages";
    mode.name = name;
    mode.play = [result](const QByteArray &request, int n) {
        return Script{okResponse(toolsResult(request, result(request, n)))};
    };
    mode.outcomes = {Outcome::Accepted};
    mode.listed = listed;
    mode.listErrors = kinds;
    return mode;
}

FaultMode page(const QByteArray &name, ListOutcome listed, const QByteArray &result, const QList<Kind> &kinds = {})
{
    return pages(name, listed, [result](const QByteArray &, int) { return result; }, kinds);
}

/// A valid first page, then something else.
FaultMode secondPage(const QByteArray &name, const QByteArray &response, After after = After::Close)
{
    FaultMode mode = page(name, ListOutcome::Incomplete, {});
    mode.play = [=](const QByteArray &request, int n) {
        if (n == 1)
            return Script{okResponse(toolsResult(request, R"({"tools":[{"name":"t"}],"nextCursor":"2"})"))};
        return Script{response, after};
    };
    return mode;
}

QByteArray many(const QByteArray &item, qsizetype count)
{
    QByteArray text = (item + ',').repeated(count);
    text.chop(1);
    return text;
}

QByteArray manyMembers()
{
    QByteArray text;
    for (int i = 0; i < 2'000; ++i)
        text += "\"k" + QByteArray::number(i) + "\":1,";
    return text + "\"result\":{}";
}

} // namespace

QByteArray rpcId(const QByteArray &request)
{
    const qsizetype start = request.indexOf("\"id\":");
    return start < 0 ? QByteArray("\"\"") : request.mid(start + 5, request.indexOf(',', start) - start - 5);
}

QByteArray toolsResult(const QByteArray &request, const QByteArray &result)
{
    return R"({"jsonrpc":"2.0","id":)" + rpcId(request) + R"(,"result":)" + result + '}';
}

QList<FaultMode> rpcFaults()
{
    constexpr bool noJson = false;
    return {
        rpc("no JSON", "hello", Kind::NotJson, noJson),
        rpc("half JSON", "{\"jsonrpc\":\"2.0\",\"id\":", Kind::NotJson, noJson),
        rpc("a hundred thousand levels", QByteArray(100'000, '['), Kind::NotJson, noJson),
        answered("a second result", R"("result":{"tools":[]},"result":{"tools":[]})", Kind::NotJson, noJson),
        rpc("another id", R"({"jsonrpc":"2.0","id":"other","result":{"tools":[]}})", Kind::WrongId),
        answered("result and error", R"("result":{},"error":{"code":1,"message":"x"})", Kind::MissingResult),
        answered("neither result nor error", R"("other":1)", Kind::MissingResult),
        answered("an error", R"("error":{"code":-32602,"message":"no"})", Kind::RpcError),
        answered("an error of 100 KB", R"("error":{"code":1,"message":")" + QByteArray(100'000, 'x') + "\"}",
                 Kind::RpcError),
        answered("two thousand members", manyMembers(), Kind::NotUnderstood),
        rpc("nothing", "", Kind::EmptyResponse),
    };
}

QList<FaultMode> streamFaults()
{
    const QByteArray other = "data: {\"jsonrpc\":\"2.0\",\"id\":\"other\",\"result\":{}}\n\n";
    const QByteArray notice = "data: {\"jsonrpc\":\"2.0\",\"method\":\"m\"}\n\n";
    const QByteArray lines(4096, 'x');
    FaultMode afterwards =
        stream("reset after the answer", "data: {\"jsonrpc\":\"2.0\",\"id\":OURS,\"result\":{\"tools\":[]}}\n\n", {},
               After::Reset);
    afterwards.listed = ListOutcome::Complete;
    FaultMode open =
        stream("open after the answer", "data: {\"jsonrpc\":\"2.0\",\"id\":OURS,\"result\":{\"tools\":[]}}\n\n", {},
               After::KeepOpen);
    open.listed = ListOutcome::Complete;
    FaultMode tooMany = stream("more events than are read", notice.repeated(10'001), {Kind::ResponseTooLarge});
    FaultMode nothing = stream("nothing", "", {Kind::EmptyResponse});
    nothing.outcomes = {Outcome::Accepted}; // an empty response to an entry
    nothing.sendErrors.clear();
    return {
        afterwards,
        open,
        tooMany,
        nothing,
        stream("only another id", other, {Kind::WrongId}),
        stream("only another id, and open", other, {Kind::TimedOut}, After::KeepOpen),
        stream("only comments, and open", ": ping\n\n", {Kind::TimedOut}, After::KeepOpen),
        stream("only notifications", notice, {Kind::ConnectionLost}),
        stream("cut in the answer", "data: {\"jsonrpc\":\"2.0\",\"id\":OURS,\"res", {Kind::ConnectionLost}),
        stream("reset in the answer", "data: {\"jsonrpc\":\"2.0\",\"id\":OURS,\"res", {Kind::ConnectionLost},
               After::Reset),
        stream("no JSON", "data: hello\n\n", {Kind::NotJson}),
        stream("a web page", "<!DOCTYPE html><p>Log in", {Kind::WebPage}),
        stream("comments without end", "", {Kind::ResponseTooLarge}, After::Flood, ':' + lines + '\n'),
        stream("a line without end", "data: ", {Kind::ResponseTooLarge}, After::Flood, lines),
        stream("an event without end", "", {Kind::ResponseTooLarge}, After::Flood, "data: x\n"),
        stream("notifications without end", "", {Kind::ResponseTooLarge}, After::Flood, notice),
    };
}

QList<FaultMode> pageFaults()
{
    const QByteArray huge = "{\"name\":\"huge\",\"description\":\"" + QByteArray(300 * 1024, 'x') + "\"}";
    const auto oneTool = [](int n) { return R"({"tools":[{"name":"t)" + QByteArray::number(n) + "\"}]"; };
    FaultMode webPage = secondPage("a web page as the second", okResponse("<html>", "text/html"));
    return {
        page("the same cursor again", ListOutcome::Complete, R"({"tools":[{"name":"t"}],"nextCursor":"same"})"),
        pages("two cursors in turn", ListOutcome::Complete,
              [](const QByteArray &, int n) {
                  return R"({"tools":[{"name":"t"}],"nextCursor":")" + QByteArray::number(n % 2) + "\"}";
              }),
        pages("pages without end", ListOutcome::Incomplete,
              [oneTool](const QByteArray &, int n) {
                  return oneTool(n) + R"(,"nextCursor":")" + QByteArray::number(n) + "\"}";
              }),
        page("a cursor that is a number", ListOutcome::Incomplete, R"({"tools":[{"name":"t"}],"nextCursor":5})"),
        pages("cursors of 300 KB", ListOutcome::Incomplete,
              [oneTool](const QByteArray &, int n) {
                  return oneTool(n) + R"(,"nextCursor":")" + QByteArray(300'000, char('a' + n % 20)) + "\"}";
              }),
        pages("pages that together exceed the cap", ListOutcome::Incomplete,
              [oneTool](const QByteArray &, int n) {
                  return oneTool(n) + R"(,"fill":")" + QByteArray(700'000, 'x') + R"(","nextCursor":")" +
                         QByteArray::number(n) + "\"}";
              }),
        secondPage("an error as the second", statusResponse(500, "{}")),
        secondPage("silence as the second", {}, After::KeepOpen),
        secondPage("a lost connection as the second", {}),
        secondPage("another id in the second", okResponse(R"({"jsonrpc":"2.0","id":"other","result":{"tools":[]}})")),
        webPage,
        page("more than ten thousand tools", ListOutcome::Incomplete,
             "{\"tools\":[" + many("{\"name\":\"t\"}", 10'001) + "]}"),
        page("five thousand things that are no tools", ListOutcome::Complete, "{\"tools\":[" + many("1", 5'000) + "]}"),
        page("a tool of 300 KB", ListOutcome::Complete, "{\"tools\":[{\"name\":\"t\"}," + huge + "]}"),
        page("tools without a name", ListOutcome::Complete, R"({"tools":[{"name":"t"},{},{"name":7},null,"x"]})"),
    };
}

} // namespace rc
