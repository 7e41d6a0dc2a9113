// SPDX-License-Identifier: GPL-3.0-or-later
// Responses to an entry from a log service, or from something else.
#include "check/answercases.h"

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// The same address without its trailing slash.
Answers slashResponse(int status)
{
    return [status](const ReceivedRequest &request) {
        QByteArray path = request.path;
        path.chop(1);
        return httpResponse(status, {}, "text/plain", "Location: " + path + "\r\n");
    };
}

} // namespace

QList<ResponseCase> entryCases()
{
    return casesIn(u"tests/check/entries.txt"_s) +
           QList<ResponseCase>{
               failed("403, empty in chunks", "no-access-of-owner",
                      "HTTP/1.1 403 No\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
               failed("slash, not to be followed", "redirect-slash", slashResponse(301)),
               failed("to itself", "redirect-to-itself",
                      [](const ReceivedRequest &request) {
                          return httpResponse(301, "", "text/plain", "Location: " + request.path + "\r\n");
                      }),
               failed("to a double slash", "redirect-to-itself",
                      [](const ReceivedRequest &request) {
                          return httpResponse(301, "", "text/plain", "Location: " + request.path + "/\r\n");
                      }),
               failed("closed at once", "closed-before-answer", QByteArray("")),
               failed("cut short", "answer-truncated",
                      QByteArray("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{")),
               failed("no headers", "not-http", QByteArray("HTTP/1.1 200 OK\r\n\r\n{}")),
               failed("the own gate behind a prefix", "own-login",
                      [](const ReceivedRequest &request) {
                          const QByteArray inside = request.path.mid(QByteArray("/tools").size());
                          return httpResponse(302, "", "text/plain",
                                              "Location: /accounts/login/?next=" + inside + "\r\n");
                      }),
               failed("another protocol", "closed-before-answer", QByteArray("SSH-2.0-OpenSSH_9.2\r\n")),
               failed("too large", "answer-too-large",
                      httpResponse(200, QByteArray(2 * 1024 * 1024, 'x'), "text/plain")),
           };
}

} // namespace rc
