// SPDX-License-Identifier: GPL-3.0-or-later
// What each rung of a check does: reads, probes, sends and lists; and what the rungs learn for those after them.
#pragma once

#include "check/ladder/checkrun.h"
#include "check/ladder/rungending.h"

#include <QMap>

namespace rc {

class RungWork : public QObject
{
    Q_OBJECT

public:
    /// All outlive this object. What was used and found for the whole run is noted in `report`.
    RungWork(const CheckPlan &plan, CheckReport &report, DialectMemory &dialects, QObject *parent);

    /// Leads to one ended(), unless stop() or the end of this object comes first. Each rung once.
    void begin(const RungId &id);
    /// Drops whatever is running.
    void stop();

    /// Whether the address was read, and needs no TLS.
    [[nodiscard]] bool isPlain() const { return m_resource && !m_resource->encrypted; }
    /// By those who were asked: the end of the run may know more of the cause.
    [[nodiscard]] const QMap<RungId, Evidence> &refusals() const { return m_refusals; }

signals:
    void ended(const rc::RungId &id, const rc::RungEnding &ending);
    void seen(rc::RungId id); ///< the entry of that rung, in the service's own log

private:
    [[nodiscard]] Authorities authorities() const { return m_plan.authorities.value_or(Authorities()); }
    void end(const RungId &id, const RungEnding &ending);
    void readUrl();
    void readKey();
    void keyCame(const KeyReading &reading);
    void probe(const RungId &id);
    void probeEnded(const RungId &id, const ProbeReport &probed);
    void readClock(const HttpAnswer &answer);
    [[nodiscard]] ProbeReport withClockCompared(ProbeReport probed) const;
    void sendEntry(const RungId &id);
    [[nodiscard]] bool mayKnowMore(const Evidence &refused) const;
    void askWitness(const Evidence &seen, const SendResult &result, const HttpAnswer &answer);
    void listTools(const RungId &id);
    void tokenCame(KeyReading reading);
    void list(const RungId &id, const QUrl &server);
    void askOtherwise(const QUrl &server, const ToolListResult &refused, const Evidence &seen);
    void lookForLife(const QUrl &server, const ToolCatalog &catalog, std::chrono::milliseconds elapsed,
                     const RungEnding &ending);
    void lookForEntries();
    [[nodiscard]] QList<SentMarker> sentEntries() const;

    const CheckPlan &m_plan;
    CheckReport &m_report;
    DialectMemory &m_dialects;
    QSet<RungId> m_running;
    std::optional<ResourceUrl> m_resource;
    Credentials m_credentials;
    QString m_proxy;
    QStringList m_resolved; ///< the host's addresses, once they are known
    QMap<RungId, Evidence> m_refusals;
    QMap<RungId, LogEntry> m_sent;      ///< as they went out
    QList<ToolCatalog> m_catalogs;      ///< that came
    std::optional<qint64> m_clockAhead; ///< seconds a server's clock is ahead of ours, by the Date of its answer
};

} // namespace rc
