// SPDX-License-Identifier: GPL-3.0-or-later
// Entries for tests of sends, and recorded results.
#pragma once

#include "core/entry/logentry.h"
#include "service/send/sendjob.h"
#include "support/scriptedserver.h"
#include "support/sentresult.h"
#include "support/waiting.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

namespace rc {

inline QList<LogEntry> someEntries(qsizetype count)
{
    QList<LogEntry> entries;
    for (qsizetype i = 0; i < count; ++i)
        entries.append({Level::Debug, QStringLiteral("entry %1").arg(i), {}, {}, newMarker()});
    return entries;
}

inline SendPlan planFor(const ScriptedServer &server, qsizetype count)
{
    SendPlan plan;
    plan.resource = resourceAt(server.base());
    plan.entries = someEntries(count);
    plan.limits.deadline = std::chrono::seconds(5);
    return plan;
}

inline Credentials testCredentials()
{
    return {Secret("k-1"), {}};
}

inline QByteArray accepts(const ReceivedRequest &)
{
    return httpResponse(200, "{}");
}

/// The number of arrivals of each marker.
inline QHash<QString, int> arrivals(const ScriptedServer &server)
{
    static const QRegularExpression marker(QStringLiteral("\"marker\":\"([0-9A-F-]+)\""));
    QHash<QString, int> times;
    for (const ReceivedRequest &request : server.seen()) {
        auto matches = marker.globalMatch(QString::fromUtf8(request.body));
        while (matches.hasNext())
            ++times[matches.next().captured(1)];
    }
    return times;
}

/// Runs a job and checks its signals.
struct SendObserver
{
    explicit SendObserver(SendJob &watched)
        : job(watched)
        , outcomes(watched.entries().size())
    {
        QObject::connect(&job, &SendJob::ended, &job,
                         [this](qsizetype first, const QList<SendResult> &results, const HttpResponse &) {
                             for (qsizetype i = 0; i < results.size(); ++i)
                                 outcomes[first + i].append(results.at(i).outcome);
                             addedUp = addedUp && job.tally().addsUp();
                         });
        QObject::connect(&job, &SendJob::finished, &job, [this](const SendTally &end) {
            ++ends;
            tally = end;
        });
    }

    [[nodiscard]] qsizetype count(Outcome outcome) const
    {
        return std::count_if(outcomes.cbegin(), outcomes.cend(),
                             [outcome](const QList<Outcome> &one) { return one == QList<Outcome>{outcome}; });
    }

    /// Whether each entry ended once, as counted in the tally.
    [[nodiscard]] bool isConsistent() const
    {
        return ends == 1 && addedUp && tally.addsUp() && tally.waiting == 0 && tally.inFlight == 0 &&
               tally.planned == outcomes.size() && count(Outcome::Accepted) == tally.accepted &&
               count(Outcome::Refused) == tally.refused && count(Outcome::Unknown) == tally.unknown &&
               count(Outcome::NotSent) == tally.notSent;
    }

    /// Whether that is so after a run.
    [[nodiscard]] bool runsConsistently()
    {
        job.start();
        return waitFor([this] { return ends > 0; }) && isConsistent();
    }

    SendJob &job;
    QList<QList<Outcome>> outcomes;
    SendTally tally;
    int ends = 0;
    bool addedUp = true;
};

} // namespace rc
