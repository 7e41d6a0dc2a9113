// SPDX-License-Identifier: GPL-3.0-or-later
// The command `serve`: the demo service in the foreground, also as a target for people who write SDKs.
#include "cli/serve.h"

#include "cli/interrupt.h"
#include "core/displaytext.h"
#include "demo/demoservice.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

void print(std::FILE *stream, const QByteArray &text)
{
    std::fwrite(text.constData(), 1, static_cast<std::size_t>(text.size()), stream);
    std::fflush(stream);
}

void complain(const QString &sentence)
{
    print(stderr, (sentence + u'\n').toLocal8Bit());
}

/// One line of JSON. QJsonDocument leaves the upper control and the invisible format characters as they are, and a
/// terminal may obey them: they are escaped.
QByteArray jsonLine(const QJsonObject &object)
{
    QString line;
    for (const QChar c : QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact))) {
        const bool unsafe = c.unicode() >= 0x7f &&
                            (c.category() == QChar::Other_Control || c.category() == QChar::Other_Format ||
                             c.category() == QChar::Separator_Line || c.category() == QChar::Separator_Paragraph);
        line += unsafe ? u"\\u%1"_s.arg(uint(c.unicode()), 4, 16, QChar(u'0')) : QString(c);
    }
    return line.toUtf8() + '\n';
}

QByteArray requestLine(const ServedRequest &request, const Secret &key)
{
    QJsonArray entries;
    for (const ReceivedEntry &entry : request.entries)
        entries.append(entry.whole);
    QByteArray line = jsonLine({{u"time"_s, request.at.toUTC().toString(Qt::ISODateWithMs)},
                                {u"endpoint"_s, request.endpoint},
                                {u"status"_s, request.status},
                                {u"entries"_s, entries}});
    // A program under test may well log its own key.
    return line.replace(key.reveal(), "[the key]");
}

QByteArray readyLine(const DemoService &service)
{
    return jsonLine({{u"resourceUrl"_s, service.resourceUrl()},
                     {u"mcpUrl"_s, service.toolServerUrl()},
                     {u"username"_s, service.username()},
                     {u"apiKey"_s, QString::fromLatin1(service.key().reveal())},
                     {u"pid"_s, QCoreApplication::applicationPid()}});
}

} // namespace

int runServe(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QCoreApplication::translate(
        "rc::Serve",
        "Runs the demo service on this computer until you press Ctrl+C. When it is ready it prints one line of JSON "
        "with its addresses and its key, which holds for this run only; then one line per request."));
    parser.addOptions({
        {u"port"_s,
         QCoreApplication::translate("rc::Serve", "Listen on this port of 127.0.0.1; any free one by default."),
         QCoreApplication::translate("rc::Serve", "number")},
        {u"unlinked"_s, QCoreApplication::translate("rc::Serve", "Act as if no code-hosting account were linked.")},
        {u"quiet"_s, QCoreApplication::translate("rc::Serve", "Print no line per request.")},
        {u"json"_s, QCoreApplication::translate("rc::Serve", "Print JSON, one document per line. This is always so.")},
        {{u"h"_s, u"help"_s}, QCoreApplication::translate("rc::Serve", "Show this help.")},
    });
    // The parser takes the first word for the program's name.
    if (!parser.parse(QStringList{u"resource-console serve"_s} + arguments)) {
        complain(displayText(parser.errorText()));
        return 2;
    }
    if (parser.isSet(u"help"_s)) {
        print(stdout, parser.helpText().toLocal8Bit());
        return 0;
    }
    if (!parser.positionalArguments().isEmpty()) {
        complain(
            QCoreApplication::translate("rc::Serve", "serve takes no arguments besides its options, but there is “%1”.")
                .arg(displayText(parser.positionalArguments().constFirst())));
        return 2;
    }
    bool isNumber = true;
    const quint16 port = parser.isSet(u"port"_s) ? parser.value(u"port"_s).toUShort(&isNumber) : quint16(0);
    if (!isNumber) {
        complain(QCoreApplication::translate("rc::Serve", "A port is a number from 0 to 65535, not “%1”.")
                     .arg(displayText(parser.value(u"port"_s))));
        return 2;
    }

    Interrupt interrupt;
    QObject::connect(&interrupt, &Interrupt::interrupted, qApp,
                     [](int exitCode) { QCoreApplication::exit(exitCode == 143 ? 0 : exitCode); });
    DemoService service;
    service.setLinked(!parser.isSet(u"unlinked"_s));
    if (const Result<void> started = service.start(port); !started) {
        complain(
            QCoreApplication::translate(
                "rc::Serve", "The demo service cannot listen on port %1 of 127.0.0.1: %2. Choose another with --port.")
                .arg(port)
                .arg(started.error().detail));
        return 3;
    }
    if (!parser.isSet(u"quiet"_s)) {
        QObject::connect(&service, &DemoService::served, qApp, [key = service.key()](const ServedRequest &request) {
            print(stdout, requestLine(request, key));
        });
    }
    print(stdout, readyLine(service));
    return QCoreApplication::exec();
}

} // namespace rc
