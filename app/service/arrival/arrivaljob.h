// SPDX-License-Identifier: GPL-3.0-or-later
// Searches the service's own log until the entries are found or the time is up. Never sends entries.
#pragma once

#include "core/profile/profile.h"
#include "service/arrival/arrival.h"
#include "service/tools/toolcalljob.h"

#include <QElapsedTimer>
#include <QHash>
#include <QObject>
#include <QSet>
#include <QTimer>

#include <memory>

namespace rc {

/// One pass over the log, with the pages read so far.
struct LogLookup
{
    QList<QString> markers = {}; ///< for a tool that finds one marker at a time: the remaining ones
    bool isLast = false;         ///< began after the time was up
    QString text = {};           ///< the current text filter; empty: none
    int pages = 0;
    qsizetype entries = 0;
    QSet<QString> tokens = {};       ///< a repeated token means a loop
    QSet<QByteArray> firstRows = {}; ///< so does a page with the same first row
    bool isBroken = false;           ///< a page failed or was not understood
    bool isPartial = false;          ///< the log continues beyond the pages read
    QDateTime oldest = {};
};

/// The timing of lookups: immediately, then after growing pauses.
struct ArrivalTiming
{
    std::chrono::milliseconds within{60'000};  ///< followed by a last lookup
    std::chrono::milliseconds firstPause{250}; ///< pause after the first lookup
    std::chrono::milliseconds maxPause{5'000};
    double growth = 1.6;
};

struct ArrivalParams
{
    QUrl toolServer;
    CatalogKind catalog; ///< catalog of the plan
    LogToolPlan plan;    ///< confirmed by the user, or with a tool annotated as read-only
    QString resourceUuid;
    QList<SentMarker> markers;
    ArrivalTiming pace = {};
    HttpLimits limits = {}; ///< limits of each call
    /// The responses to the entries are pending: the time starts with sent(), and nothing counts as missing before.
    bool isPending = false;
};

/// Starts once and emits finished() exactly once, never inside start() or abort(); destruction aborts silently. Each
/// lookup is one call, or one per page of the log, for any number of markers; if the tool only finds single markers,
/// one per marker not found yet.
///
/// An entry is only missing after the time is up, by a successful lookup that began then and reached back beyond the
/// time it was sent.
///
/// If the tool can filter by text, lookups ask for the entries' own text first, so that other entries neither displace
/// ours nor make the response too large. A filtered lookup never proves that an entry is missing: the last lookup, and
/// some before it, are unfiltered.
class ArrivalJob : public QObject
{
    Q_OBJECT

public:
    /// Pages per lookup.
    static constexpr int maxPages = 50;

    ArrivalJob(ArrivalParams params, Credentials credentials, DialectMemory &dialects, QObject *parent = nullptr);

    void start();
    /// The responses arrived: only `remaining` may be in the log, plus earlier matches. Once, with isPending.
    void sent(const QList<SentMarker> &remaining);
    /// Found entries remain; the rest is Unread.
    void abort();
    [[nodiscard]] const ArrivalReport &report() const { return m_report; }
    /// The markers of the search, in the order of the report.
    [[nodiscard]] const QList<SentMarker> &markers() const { return m_params.markers; }

signals:
    void progressed(const rc::ArrivalReport &report); ///< after each lookup except the last
    void finished(const rc::ArrivalReport &report);

private:
    void startLookup();
    void requestPage();
    void pageReceived(const ToolCallResult &result);
    void readPage(const LogPage &page);
    [[nodiscard]] bool hasNextPage(const LogPage &page);
    void measure(MarkerArrival &marker, const QDateTime &sentAt) const;
    void markFound(const StoredEntry &entry, const QDateTime &now);
    void waitOrEnd(bool isHopeless);
    void schedule(std::chrono::milliseconds pause);
    [[nodiscard]] bool retryWithLess(const QString &message);
    [[nodiscard]] QString commonText() const;
    [[nodiscard]] int &maxEntries();
    void giveUp();
    void foundAll();
    void end();
    [[nodiscard]] std::chrono::milliseconds timeLeft() const;
    [[nodiscard]] QList<SentMarker> missingMarkers() const;

    ArrivalParams m_params;
    Credentials m_credentials;
    DialectMemory &m_dialects;
    ArrivalReport m_report;
    QHash<QString, QList<qsizetype>> m_indexes; ///< indexes of the markers in the report
    qsizetype m_missing = 0;                    ///< number of entries not found yet
    const bool m_isPerMarker;                   ///< the tool finds one marker at a time
    QDateTime m_lookupStart;
    QDateTime m_absentAt;         ///< start of the last lookup that did not show the missing entries
    QDateTime m_absentFilteredAt; ///< same for a filtered lookup
    QElapsedTimer m_clock;
    QTimer m_timer;
    std::chrono::milliseconds m_pause;
    int m_maxEntries = 0;         ///< entries per response, reduced after one that was too large
    int m_maxEntriesFiltered = 0; ///< same for filtered lookups
    bool m_mayFilter;
    bool m_isPending;
    bool m_started = false;
    bool m_ended = false;
    bool m_clocksAgree = true; ///< the server's and this machine's clock agree, so receivedAt can be compared
    bool m_hadNoList = false;  ///< the last response had no list
    bool m_isDone = false;     ///< while pending: further lookups are useless
    int m_lookupCount = 0;

    LogLookup m_lookup; ///< the current one, else the last
    std::unique_ptr<ToolCallJob> m_call;
};

} // namespace rc
