// SPDX-License-Identifier: GPL-3.0-or-later
// Sends a burst to a service that runs elsewhere and records nothing: bench_burst URL KEY-FILE ENTRIES PER-REQUEST
// CONNECTIONS. Prints the total seconds and those of the slowest request.
#include "core/entry/logentry.h"
#include "service/send/sendjob.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>

#include <algorithm>
#include <cstdio>

using namespace rc;

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    QFile key(words.value(2));
    const auto pasted = parseResourceUrl(words.value(1));
    if (words.size() != 6 || !pasted || !key.open(QIODevice::ReadOnly))
        return 2;
    SendPlan plan;
    plan.resource = pasted->resource;
    for (int i = 0; i < words.at(3).toInt(); ++i)
        plan.entries.append({Level::Debug, QStringLiteral("entry %1 of a burst").arg(i), {}, {}, newMarker()});
    plan.perRequest = words.at(4).toInt();
    plan.connections = words.at(5).toInt();
    SendJob job(plan, {Secret(key.readAll().trimmed()), {}});
    QElapsedTimer clock;
    int code = 1;
    double slowest = 0;
    QObject::connect(&job, &SendJob::ended, &job,
                     [&](qsizetype, const QList<SendResult> &, const HttpResponse &response) {
                         slowest = std::max(slowest, static_cast<double>(response.timings.done) / 1e6);
                     });
    QObject::connect(&job, &SendJob::finished, &job, [&](const SendTally &tally) {
        std::printf("%.4f %.4f\n", static_cast<double>(clock.nsecsElapsed()) / 1e9, slowest);
        code = tally.accepted == tally.planned ? 0 : 1;
        if (code != 0)
            std::fprintf(stderr, "accepted %lld refused %lld unknown %lld not sent %lld\n",
                         static_cast<long long>(tally.accepted), static_cast<long long>(tally.refused),
                         static_cast<long long>(tally.unknown), static_cast<long long>(tally.notSent));
        QCoreApplication::quit();
    });
    clock.start();
    job.start();
    QCoreApplication::exec();
    return code;
}
