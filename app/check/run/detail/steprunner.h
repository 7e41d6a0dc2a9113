// SPDX-License-Identifier: GPL-3.0-or-later
// The work of each step: reading, probing, sending and listing, and the data passed between steps.
#pragma once

#include "check/run/checkrun.h"
#include "check/run/stepoutcome.h"

#include <QMap>

namespace rc {

/// The tool `ping` of a list, if it may be called without asking: it requires no arguments, and is annotated as
/// read-only, or takes no arguments at all and is not annotated as changing something.
[[nodiscard]] std::optional<ToolCall> pingIn(const ToolCatalog &catalog);

class StepRunner : public QObject
{
    Q_OBJECT

public:
    /// All must outlive this object. Data of the whole run is stored in `report`.
    StepRunner(const CheckPlan &plan, CheckReport &report, DialectMemory &dialects, QObject *parent);

    /// Emits ended() once, unless stopped or destroyed before. Call once per step.
    void begin(const StepId &id);
    /// Aborts everything.
    void stop();

    /// Whether the address was read and does not use TLS.
    [[nodiscard]] bool isPlain() const { return m_resource && !m_resource->encrypted; }
    /// Refusals by the service: the end of the run may reveal their cause.
    [[nodiscard]] const QMap<StepId, Evidence> &refusals() const { return m_refusals; }

signals:
    void ended(const rc::StepId &id, const rc::StepOutcome &outcome);
    void seen(rc::StepId id); ///< the step's entry was found in the service's own log

private:
    [[nodiscard]] Authorities authorities() const { return m_plan.authorities.value_or(Authorities()); }
    void end(const StepId &id, const StepOutcome &outcome);
    void readUrl();
    void readKey();
    void keyRead(const KeyReading &reading);
    void probe(const StepId &id);
    void probeEnded(const StepId &id, const ProbeReport &probed);
    void readClock(const HttpResponse &response);
    [[nodiscard]] ProbeReport withClockCompared(ProbeReport probed) const;
    void sendEntry(const StepId &id);
    [[nodiscard]] bool canAskLogTool(const Evidence &refused) const;
    void askLogTool(const Evidence &evidence, const SendResult &result, const HttpResponse &response);
    void listTools(const StepId &id);
    [[nodiscard]] std::optional<CatalogKind> catalogOf(const StepId &id) const;
    void list(const StepId &id, const QUrl &server);
    void toolsRefused(const StepId &id, const Evidence &evidence, const ToolListResult &result);
    void review(const StepId &id, const QUrl &server, const Evidence &evidence, const ToolListResult &result,
                std::chrono::milliseconds elapsed);
    void listEnded(const StepId &id, const QUrl &server, const ToolListResult &result,
                   std::chrono::milliseconds elapsed, const StepOutcome &outcome);
    void retryOtherHeaders(const QUrl &server, const ToolListResult &refused, const Evidence &evidence);
    void askHealth(const QUrl &server, const ToolCatalog &catalog, std::chrono::milliseconds elapsed,
                   const StepOutcome &outcome);
    void callPing(const QUrl &server, const ToolCall &ping, std::chrono::milliseconds left, const StepOutcome &outcome);
    void lookForEntries();
    [[nodiscard]] QList<SentMarker> sentEntries() const;

    const CheckPlan &m_plan;
    CheckReport &m_report;
    DialectMemory &m_dialects;
    QSet<StepId> m_running;
    std::optional<ResourceUrl> m_resource;
    Credentials m_credentials;
    QString m_proxy;
    QStringList m_resolved; ///< the host's addresses, once known
    QMap<StepId, Evidence> m_refusals;
    QMap<StepId, LogEntry> m_sent;      ///< as sent
    QList<ToolCatalog> m_catalogs;      ///< fetched lists
    std::optional<qint64> m_clockAhead; ///< offset of a server's clock to ours in seconds, from the Date of its
                                        ///< response
};

} // namespace rc
