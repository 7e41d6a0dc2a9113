// SPDX-License-Identifier: GPL-3.0-or-later
// serve: the demo service in the foreground, also as a target for people who write SDKs.
#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/terminal.h"
#include "core/displaytext.h"
#include "core/jsonparts.h"
#include "demo/demoservice.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int cannotListen = 3;
constexpr int terminated = 143;

QByteArray readyLine(const DemoService &service)
{
    return jsonObject({{"resourceUrl", jsonString(service.resourceUrl())},
                       {"mcpUrl", jsonString(service.toolServerUrl())},
                       {"username", jsonString(service.username())},
                       {"apiKey", jsonString(QString::fromLatin1(service.key().reveal()))},
                       {"pid", QByteArray::number(QCoreApplication::applicationPid())}});
}

QByteArray requestLine(const ServedRequest &request, const Secret &key)
{
    QList<QByteArray> entries;
    for (const ReceivedEntry &entry : request.entries)
        entries.append(QJsonDocument(entry.whole).toJson(QJsonDocument::Compact));
    QByteArray line = jsonObject({{"time", jsonString(request.at.toUTC().toString(Qt::ISODateWithMs))},
                                  {"endpoint", jsonString(request.endpoint)},
                                  {"status", QByteArray::number(request.status)},
                                  {"entries", jsonArray(entries)}});
    // A program under test may well log its own key.
    return line.replace(key.reveal(), "[the key]");
}

Result<quint16> portFrom(const Arguments &arguments)
{
    const QString text = arguments.has(u"--port"_s) ? arguments.value(u"--port"_s) : u"0"_s;
    bool isPort = false;
    const quint16 port = text.toUShort(&isPort);
    if (!isPort) {
        return failure(ErrorKind::BadInput,
                       translate("rc::Cli", "A port is a number from 0 to 65535, not \"%1\".").arg(displayText(text)));
    }
    return port;
}

int runServe(const Arguments &arguments, Terminal &terminal)
{
    const Result<quint16> port = portFrom(arguments);
    if (!port || !arguments.words.isEmpty()) {
        terminal.error(port ? translate("rc::Cli", "serve takes options only.") : port.error().detail);
        return usageExitCode;
    }
    DemoService service;
    service.setLinked(!arguments.has(u"--unlinked"_s));
    service.setShared(arguments.has(u"--shared"_s));
    if (const Result<void> started = service.start(*port); !started) {
        terminal.error(
            translate("rc::Cli",
                      "The demo service cannot listen on port %1 of 127.0.0.1: %2. Choose another with --port.")
                .arg(QString::number(*port), started.error().detail));
        return cannotListen;
    }
    Interrupt interrupt;
    // Whoever sends SIGTERM asks a service to end, and that it did: all is well.
    QObject::connect(&interrupt, &Interrupt::interrupted, qApp,
                     [](int exitCode) { QCoreApplication::exit(exitCode == terminated ? 0 : exitCode); });
    if (!arguments.has(u"--quiet"_s)) {
        QObject::connect(&service, &DemoService::served, &service,
                         [&terminal, key = service.key()](const ServedRequest &request) {
                             terminal.document(requestLine(request, key));
                         });
    }
    terminal.document(readyLine(service));
    return QCoreApplication::exec();
}

} // namespace

Command serveCommand()
{
    return {u"serve"_s,
            {u"serve [--port N] [--unlinked] [--shared] [--quiet]"_s},
            translate("rc::Cli", "Runs the demo service in the foreground."),
            {{u"--port"_s, u"N"_s, translate("rc::Cli", "the port of 127.0.0.1; any free one by default")},
             {u"--unlinked"_s, {}, translate("rc::Cli", "as if no code-hosting account were linked")},
             {u"--shared"_s,
              {},
              translate("rc::Cli", "as if somebody else owned the resource: entries without a user name are refused")}},
            translate("rc::Cli",
                      "When it is ready it prints one line of JSON with its addresses and its key, which holds for "
                      "this run only; then one line per request, unless --quiet is given. Ctrl+C ends it."),
            runServe};
}

} // namespace rc
