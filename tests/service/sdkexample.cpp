// SPDX-License-Identifier: GPL-3.0-or-later
// A program of somebody else's that logs with SdkLogger: Qt Core and Qt Network, no widgets. It reads SERVICE_API_KEY,
// SERVICE_RESOURCE and SERVICE_CLOUD_LEVEL, logs a line at each level but alert, and prints what became of each.
//   sdkexample LOG-FILE
#include "core/words/errorwords.h"
#include "service/send/sdklogger.h"

#include <QCoreApplication>
#include <QTimer>

#include <cstdio>

using namespace Qt::StringLiterals;

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    rc::SdkLogger log(QCoreApplication::arguments().value(1));
    rc::SdkSettings settings;
    settings.apiKey = qgetenv("SERVICE_API_KEY");
    settings.resource = qEnvironmentVariable("SERVICE_RESOURCE");
    settings.cloudLevel = rc::thresholdFromWord(qEnvironmentVariable("SERVICE_CLOUD_LEVEL"));
    if (const auto set = log.configure(settings); !set) {
        std::fprintf(stderr, "%s\n", qPrintable(rc::errorLine(set.error())));
        return 2;
    }
    QObject::connect(&log, &rc::SdkLogger::ended, &log, [](const rc::SendResult &result) {
        std::printf("%s %s\n", rc::wireWord(result.entry.level).data(), rc::wireWord(result.outcome).data());
    });
    QObject::connect(&log, &rc::SdkLogger::idle, &application, &QCoreApplication::quit);

    log.debug(u"cache is warm"_s);
    log.info(u"backup started"_s);
    log.warning(u"disk nearly full"_s, {{u"free"_s, rc::ExtraField::Type::Number, u"0.10"_s}});
    log.error(u"disk full"_s, {{u"host"_s, rc::ExtraField::Type::Text, u"db-1"_s}});
    return QCoreApplication::exec();
}
