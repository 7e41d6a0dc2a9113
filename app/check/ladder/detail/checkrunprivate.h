// SPDX-License-Identifier: GPL-3.0-or-later
// What a run of the ladder keeps while it climbs. Only for the files that implement CheckRun.
#pragma once

#include "check/ladder/checkrun.h"
#include "check/ladder/rungending.h"
#include "core/url/resourceurl.h"
#include "wire/probe/probes.h"

#include <QElapsedTimer>
#include <QMap>

namespace rc {

struct CheckRun::Private
{
    Private(CheckRun *run, CheckPlan wanted, DialectMemory &memory)
        : q(run)
        , plan(std::move(wanted))
        , dialects(memory)
    {
        report.rungs = waitingRungs(plan.furtherCatalogs, plan.arrival.has_value());
        keepEarlierRungs();
    }

    CheckRun *q;
    CheckPlan plan;
    DialectMemory &dialects;
    bool started = false;
    bool ended = false;
    QElapsedTimer clock;
    CheckReport report;
    std::optional<ResourceUrl> resource;
    Credentials credentials;
    QString proxy;
    QStringList resolved;             ///< the host's addresses, once they are known
    QMap<RungId, Evidence> refusals;  ///< by those who were asked: the end of the run may know more of the cause
    QMap<RungId, LogEntry> sent;      ///< as they went out
    QList<ToolCatalog> catalogs;      ///< that came
    QSet<RungId> kept;                ///< that this run leaves as they were
    std::optional<qint64> clockAhead; ///< seconds a server's clock is ahead of ours, by the Date of its answer

    [[nodiscard]] RungResult &rung(const RungId &id) { return report.rungs[placeOf(id, report.rungs)]; }
    [[nodiscard]] Authorities authorities() const { return plan.authorities.value_or(Authorities()); }
    [[nodiscard]] qint64 nowUs() const { return clock.isValid() ? clock.nsecsElapsed() / 1000 : 0; }

    void keepEarlierRungs();
    void begin();
    void skipWhatIsNotAsked();
    void advance();
    [[nodiscard]] bool settle(const RungId &id);
    void run(const RungId &id);
    void end(const RungId &id, const RungEnding &ending);
    void skip(const RungId &id, const QString &why, RungState state = RungState::Skipped);
    void explainFromWholeRun();
    void finish();

    void readUrl();
    void readKey();
    void keyCame(const KeyReading &reading);
    void probe(const RungId &id);
    void probeEnded(const RungId &id, const ProbeReport &probed);
    void readClock(const HttpAnswer &answer);
    [[nodiscard]] ProbeReport withClockCompared(ProbeReport probed) const;
    void sendEntry(const RungId &id);
    void listTools(const RungId &id);
    void tokenCame(KeyReading reading);
    void list(const RungId &id, const QUrl &server);
    void lookForLife(const RungId &id, const QUrl &server, const ToolCatalog &catalog, const RungEnding &ending);
    void lookForEntries();
    [[nodiscard]] QList<SentMarker> sentEntries() const;
};

} // namespace rc
