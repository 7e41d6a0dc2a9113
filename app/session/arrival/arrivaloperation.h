// SPDX-License-Identifier: GPL-3.0-or-later
// One press of "look in the log": finds the tool, calls it until the entries are seen or the time is up, and records
// what is known then. It never sends an entry.
#pragma once

#include "service/arrival/arrivaljob.h"
#include "service/arrival/logtool.h"
#include "service/tools/toollistjob.h"
#include "session/profile/openprofile.h"

#include <memory>
#include <optional>

namespace rc {

struct ArrivalWish
{
    QList<SentMarker> markers;
    ArrivalPace pace = {};
    QString confirmedTool = {}; ///< named by a person: it may be called, whatever it states of itself
    /// As find() gave it; one that is not set: the profile's, else the catalog's.
    ReadingPlan plan = {};
    /// The entries are being sent: finished() comes after sent(), and nothing is missing before.
    bool isPending = false;
};

/// How it ended.
enum class ArrivalEnd {
    Found,       ///< of find(): this plan may be carried out
    Looked,      ///< see the report
    ToConfirm,   ///< the tool does not state that it only reads; nothing was called
    NoTool,      ///< no tool of the catalog reads the log
    NotAskedFor, ///< nothing could be asked: `error`
};

struct ArrivalResult
{
    ArrivalEnd end = ArrivalEnd::NotAskedFor;
    ArrivalReport report;             ///< with Looked
    QString confirmedTool = {};       ///< as the wish had it
    QStringList toolNames = {};       ///< of NoTool: those that the catalog has
    std::optional<LogTool> tool = {}; ///< of ToConfirm, and of Looked where the catalog was read for it
    ReadingPlan plan = {};            ///< of Looked
    std::optional<Error> error = {};  ///< of NotAskedFor
    QString why = {};                 ///< of NotAskedFor: translated, safe to display
    QList<SentMarker> markers = {};   ///< that were looked for, in the order of the report
};

class ArrivalOperation : public Operation
{
    Q_OBJECT

public:
    /// `open` outlives this object.
    explicit ArrivalOperation(OpenProfile &open, QObject *parent = nullptr);
    ~ArrivalOperation() override;

    /// Does nothing while busy or without markers. They are of the open profile's resource.
    void start(ArrivalWish wish);
    /// The responses to the entries of a pending wish are there: only `left` may be in the log. Once.
    void sent(const QList<SentMarker> &left);
    /// Which tool would be called, and whether it may be, without calling it: before something is sent that only makes
    /// sense with it.
    void find(const QString &confirmedTool = {});
    /// finished() follows, in this call or later.
    void cancel();

signals:
    void progressed(const rc::ArrivalReport &report);
    void finished(const rc::ArrivalResult &result); ///< no longer busy by then

private:
    void begun();
    void accessCame(Access access);
    void use(const ReadingPlan &plan);
    void listCame(const ToolListResult &result);
    void look(const ReadingPlan &plan);
    void looked(const ArrivalReport &report);
    void keep(const ArrivalReport &report);
    void finish(ArrivalResult result);
    void endWithError(const Error &error);

    ArrivalWish m_wish;
    bool m_finds = false;                 ///< and nothing more
    std::optional<ArrivalResult> m_early; ///< that is known before sent()
    Access m_access;
    QString m_uuid;
    QUrl m_toolServer;
    std::optional<LogTool> m_tool;
    ReadingPlan m_plan;
    std::unique_ptr<ToolListJob> m_list;
    std::unique_ptr<ArrivalJob> m_job;
};

/// Writes what is known of each into the record of its entry, where that is kept. `from`: when the first of them left.
void keepArrivals(OpenProfile &open, const ArrivalReport &report, const QDateTime &from);

} // namespace rc
