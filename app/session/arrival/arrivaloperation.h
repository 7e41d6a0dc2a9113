// SPDX-License-Identifier: GPL-3.0-or-later
// One lookup in the service's log: finds the tool, calls it until the entries appear or the time is up, and records the
// result. Never sends an entry.
#pragma once

#include "service/arrival/arrivaljob.h"
#include "service/arrival/logtool.h"
#include "service/tools/toollistjob.h"
#include "session/profile/profilecontext.h"

#include <memory>
#include <optional>

namespace rc {

struct ArrivalRequest
{
    QList<SentMarker> markers;
    ArrivalTiming pace = {};
    QString confirmedTool = {}; ///< confirmed by the user: may be called whatever its annotations say
    /// From find(); if not set, the profile's plan, else the catalog's.
    LogToolPlan plan = {};
    /// The entries are still being sent: finished() comes after sent(), and no entry counts as missing before.
    bool isPending = false;
};

/// How the lookup ended.
enum class ArrivalEnd {
    Found,             ///< from find(): the plan is usable
    Searched,          ///< see the report
    NeedsConfirmation, ///< the tool is not annotated as read-only; nothing was called
    NoTool,            ///< no tool in the catalog reads the log
    NotRequested,      ///< nothing could be requested: `error`
};

struct ArrivalResult
{
    ArrivalEnd end = ArrivalEnd::NotRequested;
    ArrivalReport report;             ///< with Searched
    QString confirmedTool = {};       ///< from the request
    QStringList toolNames = {};       ///< of NoTool: all tools of the catalog
    std::optional<LogTool> tool = {}; ///< of NeedsConfirmation; of Searched if the catalog was read
    LogToolPlan plan = {};            ///< of Searched
    std::optional<Error> error = {};  ///< of NotRequested
    Phrase why = {};                  ///< of NotRequested: safe to display
    QList<SentMarker> markers = {};   ///< in the order of the report
};

class ArrivalOperation : public Operation
{
    Q_OBJECT

public:
    /// `context` must outlive this object.
    explicit ArrivalOperation(ProfileContext &context, QObject *parent = nullptr);
    ~ArrivalOperation() override;

    /// Does nothing while busy or without markers, which must belong to the open profile's resource.
    void start(ArrivalRequest request);
    /// Reports the responses for a pending request: only `remaining` may be in the log. Call once.
    void sent(const QList<SentMarker> &remaining);
    /// Determines the tool and whether it may be called, without calling it. For use before sending anything that
    /// depends on it.
    void find(const QString &confirmedTool = {});
    /// finished() follows, during this call or later.
    void cancel();

signals:
    void progressed(const rc::ArrivalReport &report);
    void finished(const rc::ArrivalResult &result); ///< no longer busy at this point

private:
    void prepare();
    void selectTool(Access access);
    void use(const LogToolPlan &plan);
    void listReceived(const ToolListResult &result);
    void startJob(const LogToolPlan &plan);
    void jobFinished(const ArrivalReport &report);
    void finish(ArrivalResult result);
    void endWithError(const Error &error);

    ArrivalRequest m_request;
    bool m_finds = false;                       ///< find() only
    std::optional<ArrivalResult> m_earlyResult; ///< result known before sent()
    Access m_access;
    QString m_uuid;
    QUrl m_toolServer;
    std::optional<LogTool> m_tool;
    LogToolPlan m_plan;
    std::unique_ptr<ToolListJob> m_list;
    std::unique_ptr<ArrivalJob> m_job;
};

} // namespace rc
