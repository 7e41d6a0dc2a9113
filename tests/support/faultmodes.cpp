// SPDX-License-Identifier: GPL-3.0-or-later
// Faults below JSON: protocol, timing, size and TLS.
#include "support/faultmodes.h"

namespace rc {

namespace {

using After = Script::After;
using Kind = ErrorKind;

const QByteArray ok = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n";
const QByteArray chunked = ok + "Transfer-Encoding: chunked\r\n\r\n";

Responder always(const QByteArray &bytes, After after = After::Close, const QByteArray &more = {})
{
    return [script = Script{bytes, after, more}](const QByteArray &, int) { return script; };
}

/// An unreadable response to every request.
FaultMode lost(const QByteArray &group, const QByteArray &name, const QByteArray &bytes, const QList<Kind> &kinds,
               After after = After::Close, const QByteArray &more = {})
{
    return {group,
            name,
            Channel::Plain,
            Moment::Requested,
            always(bytes, after, more),
            {Outcome::Unknown},
            kinds,
            ListOutcome::Failed,
            kinds};
}

FaultMode protocol(const QByteArray &name, const QByteArray &bytes, const QList<Kind> &kinds,
                   After after = After::Close)
{
    return lost("protocol", name, bytes, kinds, after);
}

FaultMode refused(const QByteArray &name, const QByteArray &bytes, Kind kind, Outcome outcome = Outcome::Refused)
{
    FaultMode mode = lost("protocol", name, bytes, {kind});
    mode.outcomes = {outcome};
    return mode;
}

/// The send succeeds; the list does not.
FaultMode onlyForSend(FaultMode mode)
{
    mode.outcomes = {Outcome::Accepted};
    mode.sendErrors.clear();
    return mode;
}

/// Depending on the version of Qt this is noticed or not.
FaultMode unframed(FaultMode mode)
{
    mode.outcomes = {Outcome::Accepted, Outcome::Unknown};
    return mode;
}

FaultMode early(FaultMode mode, const QList<Kind> &kinds)
{
    mode.moment = Moment::Connected;
    mode.outcomes = {Outcome::Unknown, Outcome::NotSent}; // the body may or may not have been sent: a race
    mode.sendErrors = mode.listErrors = kinds;
    return mode;
}

} // namespace

QByteArray okResponse(const QByteArray &body, const QByteArray &type)
{
    return "HTTP/1.1 200 OK\r\nContent-Type: " + type + "\r\nContent-Length: " + QByteArray::number(body.size()) +
           "\r\n\r\n" + body;
}

QByteArray statusResponse(int status, const QByteArray &body, const QByteArray &headers)
{
    return "HTTP/1.1 " + QByteArray::number(status) + " Reason\r\nContent-Type: application/json\r\n" + headers +
           "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body;
}

QList<FaultMode> protocolFaults()
{
    const QList<Kind> garbled{Kind::NotUnderstood, Kind::ConnectionLost}; // Qt cannot always distinguish them
    const QList<Kind> cut{Kind::ConnectionLost};
    const QByteArray gzip = QByteArray::fromHex("1f8b08000000000000ffabae0500 43bfa6a302000000");
    return {
        early(protocol("closes on connecting", {}, {}), garbled),
        early(protocol("resets on connecting", {}, {}, After::Reset), garbled + QList<Kind>{Kind::Unreachable}),
        protocol("closes without a word", {}, cut),
        protocol("resets without a word", {}, cut, After::Reset),
        protocol("closes in the status line", "HTTP/1.1 2", cut),
        protocol("resets in the status line", "HTTP/1.1 2", cut, After::Reset),
        protocol("closes in a header", "HTTP/1.1 200 OK\r\nContent-Le", cut),
        protocol("closes after the headers' first line", "HTTP/1.1 200 OK\r\n", cut),
        protocol("garbage", "\x01\x02 no http at all\r\n\r\n", garbled),
        protocol("zeros", QByteArray(4096, '\0'), garbled),
        protocol("HTTP 0.9, a body alone", "{\"status\":\"ok\"}", garbled),
        protocol("another protocol's greeting", "220 mail.example ESMTP\r\n", garbled),
        protocol("no headers", "HTTP/1.1 200 OK\r\n\r\n{}", garbled),
        protocol("150 headers",
                 "HTTP/1.1 200 OK\r\n" + QByteArray("X-A: b\r\n").repeated(150) + "Content-Length: 2\r\n\r\n{}",
                 garbled),
        protocol("a header of 300 KB",
                 "HTTP/1.1 200 OK\r\nX-A: " + QByteArray(300'000, 'a') + "\r\nContent-Length: 2\r\n\r\n{}",
                 garbled + QList<Kind>{Kind::TimedOut}),
        protocol("two lengths that differ", ok + "Content-Length: 2\r\nContent-Length: 20\r\n\r\n{}", garbled),
        protocol("a negative length", ok + "Content-Length: -1\r\n\r\n{}", garbled),
        protocol("a length in words", ok + "Content-Length: two\r\n\r\n{}", garbled),
        protocol("a length of nine exabytes", ok + "Content-Length: 9223372036854775807\r\n\r\n{}", garbled),
        protocol("a body shorter than announced", ok + "Content-Length: 100\r\n\r\n{\"a\":1}", cut),
        protocol("no body where one is announced", ok + "Content-Length: 100\r\n\r\n", cut),
        protocol("a reset in the body", ok + "Content-Length: 100\r\n\r\n{\"a\":1}", cut, After::Reset),
        onlyForSend(protocol("a promised body that does not come", ok + "\r\n", {Kind::EmptyResponse})),
        protocol("JSON cut where the connection ends", ok + "\r\n{\"jsonrpc\":", {Kind::NotJson, Kind::ConnectionLost}),
        // Qt 6.4 reads a bad size as the last chunk, and an empty body is valid.
        unframed(protocol("a bad chunk size", chunked + "zz\r\n{\"a\":1}\r\n0\r\n\r\n",
                          garbled + QList<Kind>{Kind::EmptyResponse})),
        protocol("a bad chunk size in the body", chunked + "5\r\n{\"a\":\r\nzz\r\n1}\r\n0\r\n\r\n",
                 garbled + QList<Kind>{Kind::NotJson}),
        // Qt does not notice, but the JSON is complete.
        onlyForSend(
            protocol("a bad chunk size after the body", chunked + "7\r\n{\"a\":1}\r\nzz\r\n0\r\n\r\n", garbled)),
        protocol("chunks without an end", chunked + "7\r\n{\"a\":1}\r\n", cut),
        protocol("a chunk cut short", chunked + "70\r\n{\"a\":1}", cut),
        unframed(protocol("a chunk of sixteen exabytes", chunked + "ffffffffffffffff\r\n{\"a\":1}",
                          garbled + QList<Kind>{Kind::EmptyResponse})),
        protocol("compressed without being asked",
                 ok + "Content-Encoding: gzip\r\nContent-Length: " + QByteArray::number(gzip.size()) + "\r\n\r\n" +
                     gzip,
                 {Kind::NotUnderstood}),
        protocol("compressed in an unknown way", ok + "Content-Encoding: zzz\r\nContent-Length: 2\r\n\r\n{}",
                 {Kind::NotUnderstood}),
        refused("an upgrade to another protocol",
                "HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\nContent-Length: 0\r\n\r\n",
                Kind::NotUnderstood, Outcome::Unknown),
        onlyForSend(protocol("204 with nothing", "HTTP/1.1 204 No Content\r\nX-A: b\r\n\r\n", {Kind::EmptyResponse})),
        refused("a web page", okResponse("<!DOCTYPE html><p>Log in", "text/html"), Kind::WebPage, Outcome::Unknown),
        refused("a web page that says it is JSON", okResponse("<!DOCTYPE html><p>Log in"), Kind::WebPage,
                Outcome::Unknown),
        refused("a picture", okResponse("GIF89a", "image/gif"), Kind::NotUnderstood, Outcome::Unknown),
        refused("a redirect elsewhere", statusResponse(302, {}, "Location: https://elsewhere.example/\r\n"),
                Kind::Redirected),
        refused("a redirect to itself", statusResponse(307, {}, "Location: /mcp/\r\n"), Kind::Redirected),
        refused("304", statusResponse(304, {}), Kind::Redirected, Outcome::Unknown),
        refused("401", statusResponse(401, "{\"detail\":\"no\"}", "WWW-Authenticate: Basic realm=\"x\"\r\n"),
                Kind::CredentialsRefused),
        refused("403", statusResponse(403, "{\"error\":\"forbidden\"}"), Kind::CredentialsRefused),
        refused("404", statusResponse(404, "{}"), Kind::NotFound),
        refused("407", statusResponse(407, "{}", "Proxy-Authenticate: Basic realm=\"x\"\r\n"), Kind::Refused),
        refused("429", statusResponse(429, "{}", "Retry-After: 5\r\n"), Kind::RateLimited),
        refused("500", statusResponse(500, "{}"), Kind::ServerFault, Outcome::Unknown),
        refused("502", statusResponse(502, "{}"), Kind::ServerFault, Outcome::Unknown),
        refused("503", statusResponse(503, "{}"), Kind::ServerFault, Outcome::Unknown),
    };
}

QList<FaultMode> timingFaults()
{
    const QList<Kind> late{Kind::TimedOut};
    FaultMode deaf = lost("timing", "silence from the start", {}, late, After::KeepOpen);
    deaf.moment = Moment::Connected;
    return {
        deaf,
        lost("timing", "silence after the request", {}, late, After::KeepOpen),
        lost("timing", "silence in the status line", "HTTP/1.1 2", late, After::KeepOpen),
        lost("timing", "silence in the headers", "HTTP/1.1 200 OK\r\nX-A: b\r\n", late, After::KeepOpen),
        lost("timing", "silence in the body", ok + "Content-Length: 100\r\n\r\n{\"a\":", late, After::KeepOpen),
        lost("timing", "silence in a chunk", chunked + "70\r\n{\"a\":", late, After::KeepOpen),
        lost("timing", "a status line in drops", "HTTP/1.1 200 ", late, After::Drip, "O"),
        lost("timing", "headers in drops", "HTTP/1.1 200 OK\r\n", late, After::Drip, "X: y\r\n"),
        lost("timing", "a body in drops", ok + "Content-Length: 100000\r\n\r\n", late, After::Drip, " "),
        lost("timing", "chunks in drops", chunked, late, After::Drip, "1\r\n \r\n"),
    };
}

QList<FaultMode> sizeFaults()
{
    const QList<Kind> large{Kind::ResponseTooLarge, Kind::TimedOut}; // depends on which limit is reached first
    // We have no limit for headers: Qt's, or the deadline, ends them.
    const QList<Kind> headers{Kind::NotUnderstood, Kind::ConnectionLost, Kind::TimedOut};
    const QByteArray text(4096, 'x');
    return {
        lost("size", "a byte more than the cap", okResponse('"' + QByteArray(faultCap - 1, 'x') + '"'), large),
        lost("size", "ten times the cap", ok + "Content-Length: " + QByteArray::number(10 * faultCap) + "\r\n\r\n",
             large, After::Flood, text),
        lost("size", "a body without end", ok + "\r\n", large, After::Flood, text),
        lost("size", "ten gigabytes, announced", ok + "Content-Length: 10000000000\r\n\r\n", large, After::Flood, text),
        lost("size", "chunks without end", chunked, large, After::Flood, "1000\r\n" + text + "\r\n"),
        lost("size", "chunks of a byte without end", chunked, {Kind::ResponseTooLarge, Kind::TimedOut}, After::Flood,
             "1\r\nx\r\n"),
        lost("size", "headers without end", "HTTP/1.1 200 OK\r\n", headers, After::Flood, "X-A: " + text + "\r\n"),
        lost("size", "a status line without end", "HTTP/1.1 200 ", headers, After::Flood, text),
        lost("size", "a chunk's extension without end", chunked + "1;", headers, After::Flood, text),
        lost("size", "interim answers without end", {}, headers + QList<Kind>{Kind::ResponseTooLarge}, After::Flood,
             "HTTP/1.1 100 Continue\r\n\r\n"),
    };
}

namespace {

FaultMode tls(const QByteArray &name, Channel channel, const QByteArray &bytes = {}, After after = After::Close)
{
    FaultMode mode = lost("tls", name, bytes, {Kind::TlsFailed}, after);
    mode.channel = channel;
    mode.outcomes = {Outcome::NotSent};
    return mode;
}

FaultMode raw(const QByteArray &name, const QByteArray &bytes, After after, Moment moment = Moment::FirstBytes)
{
    FaultMode mode = tls(name, Channel::RawBehindHttps, bytes, after);
    mode.moment = moment;
    return mode;
}

FaultMode encrypted(FaultMode mode, const QByteArray &name)
{
    mode.group = "tls";
    mode.name = name;
    mode.channel = Channel::Tls;
    return mode;
}

FaultMode late(FaultMode mode)
{
    mode.sendErrors = mode.listErrors = {Kind::TimedOut};
    return mode;
}

} // namespace

QList<FaultMode> tlsFaults()
{
    return {
        tls("signed by itself", Channel::SelfSigned, okResponse("{}")), // tst_tls has the other certificates
        raw("plain HTTP where TLS is due", okResponse("{}"), After::Close),
        raw("garbage in the handshake", QByteArray(300, '\x7f'), After::Close),
        raw("closed in the handshake", {}, After::Close),
        raw("reset in the handshake", {}, After::Reset),
        raw("closed before the handshake", {}, After::Close, Moment::Connected),
        raw("an alert in the handshake", QByteArray::fromHex("15030300020228"), After::Close),
        late(raw("silence in the handshake", {}, After::KeepOpen)),
        late(raw("half a record in the handshake", QByteArray::fromHex("160303"), After::KeepOpen)),
        encrypted(protocol("", {}, {Kind::ConnectionLost}), "closed after the request"),
        encrypted(protocol("", {}, {Kind::ConnectionLost}, After::Reset), "reset after the request"),
        encrypted(protocol("", ok + "Content-Length: 100\r\n\r\n{", {Kind::ConnectionLost}), "closed in the body"),
        encrypted(protocol("", ok + "Content-Length: 100\r\n\r\n{", {Kind::ConnectionLost}, After::Reset),
                  "reset in the body"),
        encrypted(
            lost("", "", ok + "\r\n", {Kind::ResponseTooLarge, Kind::TimedOut}, After::Flood, QByteArray(4096, 'x')),
            "a body without end"),
        encrypted(lost("", "", {}, {Kind::TimedOut}, After::KeepOpen), "silence after the request"),
    };
}

QList<FaultMode> faultModes()
{
    return protocolFaults() + timingFaults() + sizeFaults() + tlsFaults() + rpcFaults() + streamFaults() + pageFaults();
}

} // namespace rc
