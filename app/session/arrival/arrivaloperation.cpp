// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/arrival/arrivaloperation.h"

#include "check/run/stepoutcome.h"
#include "core/textsof.h"
#include "core/words/errortext.h"
#include "session/arrival/arrivalrecord.h"
#include "store/activity/activitylog.h"

#include <QHash>

#include <algorithm>
#include <limits>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// Up to this number, markers are looked up one by one; above it, the file is read from the first entry on.
constexpr qsizetype fewMarkers = 10;

void completeRecords(ActivityFile &file, const ActivityFilter &filter, const QHash<QString, MarkerArrival> &arrivals,
                     const ArrivalReport &report)
{
    QList<ActivityRecord> completed;
    constexpr qint64 unlimited = std::numeric_limits<qint64>::max();
    const auto read = file.forEach(filter, unlimited, ActivityDetail::Full, [&](ActivityRecord record) {
        const auto arrival = arrivals.constFind(record.marker);
        if (arrival != arrivals.cend() && mayHaveArrived(record)) {
            complete(record, *arrival, report);
            completed.append(record);
        }
        return Result<void>();
    });
    // these records are already masked
    if (read && !completed.isEmpty())
        static_cast<void>(file.write(completed, Redactor()));
}

bool recordAll(ActivityFile &file, const ArrivalReport &report, const QDateTime &from)
{
    QHash<QString, MarkerArrival> arrivals;
    for (const MarkerArrival &marker : report.markers)
        arrivals.insert(marker.marker, marker);
    ActivityFilter filter;
    filter.kinds = {ActivityKind::Send, ActivityKind::Drill};
    if (arrivals.size() > fewMarkers) {
        filter.from = from;
        completeRecords(file, filter, arrivals, report);
        return true;
    }
    for (auto marker = arrivals.keyBegin(); marker != arrivals.keyEnd(); ++marker) {
        filter.text = *marker;
        completeRecords(file, filter, arrivals, report);
    }
    return true;
}

/// Adds the arrival to the record of each entry, if it exists. `from`: when the first entry was sent.
void recordArrivals(ProfileContext &context, const ArrivalReport &report, const QDateTime &from)
{
    ActivityLog *log = context.activity();
    if (!log)
        return;
    // The entries' records may still be queued, so this is queued after them.
    log->run<bool>([report, from](ActivityFile &file) { return recordAll(file, report, from); }, log,
                   [log](bool) { emit log->changed(); });
}

} // namespace

ArrivalOperation::ArrivalOperation(ProfileContext &context, QObject *parent)
    : Operation(context, parent)
{
}

ArrivalOperation::~ArrivalOperation() = default;

void ArrivalOperation::start(ArrivalRequest request)
{
    if (isBusy() || request.markers.isEmpty())
        return;
    m_request = std::move(request);
    m_finds = false;
    prepare();
}

void ArrivalOperation::sent(const QList<SentMarker> &remaining)
{
    if (!isBusy() || !std::exchange(m_request.isPending, false))
        return;
    if (m_job) {
        m_job->sent(remaining);
        return;
    }
    m_request.markers = remaining;
    if (m_earlyResult)
        finish(*std::exchange(m_earlyResult, {}));
    else if (remaining.isEmpty())
        cancel();
}

void ArrivalOperation::find(const QString &confirmedTool)
{
    if (isBusy())
        return;
    m_request = {};
    m_request.confirmedTool = confirmedTool;
    m_finds = true;
    prepare();
}

void ArrivalOperation::prepare()
{
    m_tool.reset();
    m_earlyResult.reset();
    m_plan = {};
    const Result<PastedResource> resource = m_context.resource();
    const Result<QUrl> toolServer = m_context.toolServer();
    begin();
    if (!resource || !toolServer) {
        endWithError(resource ? toolServer.error() : resource.error());
        return;
    }
    m_uuid = resource->resource.uuid;
    m_toolServer = *toolServer;
    requestAccess([this](Result<Access> access) {
        if (access)
            selectTool(std::move(*access));
        else
            endWithError(access.error());
    });
}

void ArrivalOperation::selectTool(Access access)
{
    m_access = std::move(access);
    const LogToolPlan plan = m_request.plan.isSet() ? m_request.plan : logToolPlanOf(profile());
    if (plan.isSet() && (m_request.confirmedTool.isEmpty() || m_request.confirmedTool == plan.tool)) {
        use(plan);
        return;
    }
    m_list = std::make_unique<ToolListJob>(m_toolServer, CatalogKind::General, m_access.credentials.clone(),
                                           m_context.dialects(), toolListLimits(m_access.limits, m_access.authorities));
    connect(m_list.get(), &ToolListJob::finished, this, &ArrivalOperation::listReceived);
    m_list->start();
}

void ArrivalOperation::listReceived(const ToolListResult &result)
{
    m_list.release()->deleteLater(); // the job is emitting this signal
    if (!isBusy())
        return;
    if (result.error) {
        finish({.end = ArrivalEnd::NotRequested, .report = {}, .error = result.error, .why = listLine(result)});
        return;
    }
    m_tool = m_request.confirmedTool.isEmpty() ? findLogTool({result.catalog})
                                               : findLogToolByName(m_request.confirmedTool, {result.catalog});
    if (!m_tool) {
        finish({.end = ArrivalEnd::NoTool, .report = {}, .toolNames = textsOf(result.catalog.tools, &Tool::name)});
        return;
    }
    m_tool->plan.server = profile().toolServer;
    if (m_tool->isReadOnly || m_request.confirmedTool == m_tool->tool.name)
        use(m_tool->plan);
    else
        finish({.end = ArrivalEnd::NeedsConfirmation, .report = {}});
}

void ArrivalOperation::use(const LogToolPlan &plan)
{
    if (!m_finds) {
        startJob(plan);
        return;
    }
    m_plan = plan;
    finish({.end = ArrivalEnd::Found, .report = {}});
}

void ArrivalOperation::startJob(const LogToolPlan &plan)
{
    const auto catalog = catalogFromWord(plan.catalog, allCatalogs(profile()));
    if (!catalog) {
        finish({.end = ArrivalEnd::NoTool, .report = {}});
        return;
    }
    m_plan = plan;
    m_job = std::make_unique<ArrivalJob>(ArrivalParams{.toolServer = m_toolServer,
                                                       .catalog = *catalog,
                                                       .plan = plan,
                                                       .resourceUuid = m_uuid,
                                                       .markers = m_request.markers,
                                                       .pace = m_request.pace,
                                                       .limits = HttpLimits{m_access.limits, m_access.authorities},
                                                       .isPending = m_request.isPending},
                                         m_access.credentials.clone(), m_context.dialects());
    connect(m_job.get(), &ArrivalJob::progressed, this, &ArrivalOperation::progressed);
    connect(m_job.get(), &ArrivalJob::finished, this, &ArrivalOperation::jobFinished);
    m_job->start();
}

void ArrivalOperation::jobFinished(const ArrivalReport &report)
{
    m_request.markers = m_job->markers();
    m_job.release()->deleteLater(); // the job is emitting this signal
    if (!report.markers.isEmpty() && (!report.canceled || report.count(Arrival::Arrived) > 0)) {
        QDateTime from = QDateTime::currentDateTimeUtc();
        for (const SentMarker &sent : std::as_const(m_request.markers))
            from = std::min(from, sent.sentAt);
        recordArrivals(m_context, report, from.addSecs(-1));
    }
    finish({.end = ArrivalEnd::Searched, .report = report});
}

void ArrivalOperation::cancel()
{
    if (!isBusy())
        return;
    m_request.isPending = false;
    if (m_job) {
        m_job->abort(); // reports the results so far
        return;
    }
    if (m_earlyResult) {
        finish(*std::exchange(m_earlyResult, {}));
        return;
    }
    if (m_list) {
        m_list->disconnect(this);
        m_list->abort();
        m_list.release()->deleteLater();
    }
    cancelPending();
    endWithError({ErrorKind::Canceled});
}

void ArrivalOperation::endWithError(const Error &error)
{
    finish({.end = ArrivalEnd::NotRequested, .report = {}, .error = error, .why = errorLine(error)});
}

void ArrivalOperation::finish(ArrivalResult result)
{
    if (m_request.isPending) { // finished() must follow sent()
        m_earlyResult = std::move(result);
        return;
    }
    result.confirmedTool = m_request.confirmedTool;
    result.tool = m_tool;
    result.plan = m_plan;
    result.markers = m_request.markers;
    m_access = {};
    if (end())
        emit finished(result);
}

} // namespace rc

#include "moc_arrivaloperation.cpp"
