// SPDX-License-Identifier: GPL-3.0-or-later
// Looks into the service's own log until entries are found or the time is up. It never sends.
#pragma once

#include "core/profile/readingplan.h"
#include "service/arrival/arrival.h"
#include "service/tools/toolcalljob.h"

#include <QElapsedTimer>
#include <QHash>
#include <QObject>
#include <QTimer>

#include <memory>

namespace rc {

struct LogPagesRead;

/// When it is looked: at once, then after pauses that grow.
struct ArrivalPace
{
    std::chrono::milliseconds within{60'000}; ///< then a last look is taken
    std::chrono::milliseconds first{250};     ///< pause after the first look
    std::chrono::milliseconds longest{5'000};
    double growth = 1.6;
};

struct ArrivalOrder
{
    QUrl toolServer;
    CatalogKind catalog; ///< the plan's
    ReadingPlan plan;    ///< that somebody confirmed, or of a tool that states that it only reads
    QString resourceUuid;
    QList<SentMarker> markers;
    ArrivalPace pace = {};
    HttpLimits limits = {}; ///< of each call
    /// The responses to the entries are not there yet: the time runs from sent() on, and nothing is missing before.
    bool isPending = false;
};

/// Starts once, ends in exactly one finished(), and never inside start() or abort(); destroying it aborts silently.
/// Each look is one call, or one for each page of the log, however many markers there are; where the tool finds one
/// marker only, one for each that is missing still.
///
/// Nothing is called missing before the time is up, and only by a look that began then, succeeded, and reached back to
/// before the entry was sent.
///
/// Where the tool can filter by text, each look asks for the entries' own text first: other people's entries then
/// neither push ours out nor make the answer too large. What a filter does not show is not missing: the last look, and
/// some before it, ask for everything.
class ArrivalJob : public QObject
{
    Q_OBJECT

public:
    /// Pages of one look.
    static constexpr int mostPages = 50;

    ArrivalJob(ArrivalOrder order, Credentials credentials, DialectMemory &dialects, QObject *parent = nullptr);
    ~ArrivalJob() override;

    void start();
    /// The responses are there: only `left` may be in the log, what was found already is. Of a pending order, once.
    void sent(const QList<SentMarker> &left);
    /// What was found stays found; the rest is Unread.
    void abort();
    [[nodiscard]] const ArrivalReport &report() const { return m_report; }
    /// What is looked for, in the order of the report.
    [[nodiscard]] const QList<SentMarker> &markers() const { return m_order.markers; }

signals:
    void progressed(const rc::ArrivalReport &report); ///< after each look that did not end it
    void finished(const rc::ArrivalReport &report);

private:
    void look();
    void ask();
    void answered(const ToolCallResult &result);
    void read(const LogPage &page);
    [[nodiscard]] bool readsOn(const LogPage &page);
    void measure(MarkerArrival &one, const QDateTime &sentAt) const;
    void noteFound(const LogPage &page);
    void noteFound(const StoredEntry &entry, const QDateTime &now);
    void waitOrEnd(bool isHopeless);
    void schedule(std::chrono::milliseconds pause);
    [[nodiscard]] bool asksForLess(const QString &words);
    [[nodiscard]] QString commonText() const;
    [[nodiscard]] int &most();
    void settleRest();
    void foundAll();
    void end();
    [[nodiscard]] std::chrono::milliseconds timeLeft() const;
    [[nodiscard]] QList<SentMarker> waiting() const;

    ArrivalOrder m_order;
    Credentials m_credentials;
    DialectMemory &m_dialects;
    ArrivalReport m_report;
    QHash<QString, QList<qsizetype>> m_places; ///< of the markers in the report
    qsizetype m_missing = 0;                   ///< how many are not found yet
    const bool m_oneByOne;                     ///< the tool finds one marker at a time
    QDateTime m_lookBegan;                     ///< of this one
    QDateTime m_absentAt;                      ///< when the last look began that did not show what is still missing
    QDateTime m_absentFilteredAt;              ///< the same of a filtered one
    QElapsedTimer m_clock;
    QTimer m_due;
    std::chrono::milliseconds m_pause;
    int m_most = 0;         ///< entries in one answer, smaller after one that was too large
    int m_mostFiltered = 0; ///< the same where it is filtered
    bool m_mayFilter;
    bool m_isPending;
    bool m_started = false;
    bool m_ended = false;
    bool m_agreesOnTime = true; ///< the server's clock and this machine's, so that receivedAt can be compared
    bool m_hadNoList = false;   ///< the last answer
    bool m_isDone = false;      ///< while pending: no further look is of use
    int m_looks = 0;

    std::unique_ptr<LogPagesRead> m_look; ///< the one that is under way, else the last
    std::unique_ptr<ToolCallJob> m_call;
};

} // namespace rc
