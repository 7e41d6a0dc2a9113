// SPDX-License-Identifier: GPL-3.0-or-later
// serve: runs the demo service in the foreground, also for testing SDKs.
#include "cli/commands.h"
#include "cli/frame/commandrun.h"
#include "cli/frame/terminal.h"
#include "core/json/jsontext.h"
#include "demo/demoscenario.h"
#include "demo/demoservice.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int listenExitCode = 3;
constexpr int terminatedExitCode = 143;

const QString scenarioOption = u"--scenario"_s;

QByteArray readyLine(const DemoService &service)
{
    return jsonObject({{"resourceUrl", jsonString(service.resourceUrl())},
                       {"mcpUrl", jsonString(service.toolServerUrl())},
                       {"furtherCatalogs", customCatalogsJson(service.customCatalogs())},
                       {"username", jsonString(service.username())},
                       {"apiKey", jsonString(QString::fromLatin1(service.key().reveal()))},
                       {"pid", QByteArray::number(QCoreApplication::applicationPid())}});
}

QByteArray requestLine(const ServedRequest &request, const Secret &key)
{
    const auto entryJson = [](const ReceivedEntry &entry) {
        return QJsonDocument(entry.json).toJson(QJsonDocument::Compact);
    };
    QByteArray line = jsonObject({{"time", jsonString(request.at.toUTC().toString(Qt::ISODateWithMs))},
                                  {"endpoint", jsonString(request.endpoint)},
                                  {"status", QByteArray::number(request.status)},
                                  {"entries", jsonArray(request.entries, entryJson)},
                                  {"wouldNotify", jsonStrings(request.wouldNotify)}});
    // A program under test may log its own key.
    return line.replace(key.reveal(), "[the key]");
}

/// One setting per name, in order; the last one wins.
DemoSetting settingFrom(const Arguments &arguments)
{
    DemoSetting setting;
    for (const QString &name : arguments.values.value(scenarioOption))
        demoScenario(name)->play(setting);
    return setting;
}

QString scenarioLines()
{
    QString text = Cli::tr("Scenarios:");
    for (const DemoScenario &scenario : demoScenarios())
        text += u"\n  "_s + QString(scenario.name).leftJustified(28) + demoScenarioTitle(scenario);
    return text;
}

Result<int> runServe(const Arguments &arguments, Terminal &terminal)
{
    constexpr int highestPort = 65'535;
    RC_TRY(port, arguments.number(u"--port"_s, 0, highestPort));
    DemoService service;
    service.play(settingFrom(arguments));
    if (const Result<void> started = service.start(quint16(*port)); !started) {
        terminal.error(Cli::tr("Cannot listen on port %1: %2. Choose another with --port.")
                           .arg(QString::number(*port), started.error().detail));
        return listenExitCode;
    }
    if (!arguments.has(u"--quiet"_s)) {
        QObject::connect(&service, &DemoService::served, &service,
                         [&terminal, key = service.key()](const ServedRequest &request) {
                             terminal.document(requestLine(request, key));
                         });
    }
    const int interruptedBy = runLoop([&] { terminal.document(readyLine(service)); }, [] { QCoreApplication::exit(); });
    return interruptedBy == terminatedExitCode ? 0 : interruptedBy; // SIGTERM is the normal way to end a service
}

} // namespace

Command serveCommand()
{
    return {
        u"serve"_s,
        {u"serve [--port N] [--scenario NAME]… [--quiet]"_s},
        Cli::tr("Run the demo service in the foreground."),
        {{u"--port"_s, u"N"_s, Cli::tr("port (default: any free port)")},
         {scenarioOption, oneOf(u"NAME"_s, demoScenarioNames()), Cli::tr("a scenario from the list below"), true}},
        scenarioLines() + u"\n\n"_s +
            Cli::tr("Prints one line of JSON with the addresses and the key, then one line per request unless --quiet "
                    "is given. The line names who a real service would notify; the demo service notifies nobody."),
        runServe,
        {},
        {removedFor(u"--unlinked"_s, u"--scenario code-hosting-token"_s),
         removedFor(u"--shared"_s, u"--scenario shared"_s)}};
}

} // namespace rc
