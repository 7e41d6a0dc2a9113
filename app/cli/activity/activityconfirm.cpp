// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/activity/activityconfirm.h"

#include "cli/arrival/arrivaloptions.h"
#include "cli/frame/commandprofile.h"
#include "cli/frame/commandrun.h"
#include "cli/frame/terminal.h"
#include "core/words/displaytext.h"
#include "session/activity/records.h"
#include "session/arrival/arrivalrecord.h"
#include "store/activity/activityfile.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

Error noSuchEntry(const QString &marker)
{
    return badInput(
        Cli::tr("No entry recorded as “may have been delivered” has the marker %1.").arg(displayText(marker)));
}

Result<ActivityRecord> recordOf(const QString &marker, Terminal &terminal)
{
    constexpr int most = 100;
    ActivityFile file(activityFilePath());
    ActivityFilter filter;
    filter.text = marker;
    filter.kinds = {ActivityKind::Send, ActivityKind::Drill};
    const auto page = file.page(filter, {}, most, ActivityDetail::Whole);
    sayNotices(file.takeNotices(), terminal);
    if (!page)
        return failure(page.error());
    for (const ActivityRecord &record : page->records) {
        if (record.marker == marker && mayHaveArrived(record))
            return record;
    }
    return failure(noSuchEntry(marker));
}

/// Uses the profile of the entry unless the options override it; the resource must match.
Result<void> prepareFor(const ActivityRecord &record, CommandProfile &open)
{
    RC_CHECK(open.prepare(QProcessEnvironment::systemEnvironment()));
    RC_TRY(resource, open.resource());
    RC_CHECK(open.toolServer());
    RC_CHECK(open.authoritiesIn(readAuthorities(open.profile().caFile)));
    if (resource->resource.resourceUrl() != record.resource)
        return failure(badInput(Cli::tr("This entry was sent to %1. Select that resource with --resource or --profile.")
                                    .arg(displayText(record.resource))));
    return {};
}

class ConfirmRun : public CommandRun
{
public:
    ConfirmRun(ArrivalWish wish, OpenProfile &open, bool json, Terminal &terminal)
        : m_wish(std::move(wish))
        , m_look(open)
    {
        connect(&m_look, &ArrivalOperation::finished, this, [this, json, &terminal](const ArrivalResult &result) {
            m_plan = result.plan;
            if (json)
                terminal.document(arrivalDocument(result));
            else
                printArrival(result, false, terminal);
            if (json && result.end != ArrivalEnd::Looked)
                terminal.error(whyNotLooked(result));
            emit finished(exitCodeOf(result));
        });
    }

    void start() override { m_look.start(m_wish); }
    void abort() override { m_look.cancel(); }
    [[nodiscard]] const ReadingPlan &plan() const { return m_plan; }

private:
    ArrivalWish m_wish;
    ArrivalOperation m_look;
    ReadingPlan m_plan;
};

} // namespace

Result<int> confirmArrival(const Arguments &arguments, Terminal &terminal)
{
    RC_TRY(within, withinOf(arguments, ArrivalPace().within));
    RC_TRY(record, recordOf(arguments.words.value(1), terminal));
    Arguments given = arguments;
    if (!record->profile.isEmpty() && !given.has(u"--profile"_s) && !given.has(u"--resource"_s))
        given.values[u"--profile"_s] = {record->profile};
    return withProfile(given, terminal, [&](CommandProfile &open) -> Result<int> {
        RC_CHECK(prepareFor(*record, open));
        ArrivalWish wish;
        wish.markers = {sentMarkerOf(*record)};
        wish.pace.within = *within;
        wish.confirmedTool = logToolOf(given);
        ConfirmRun run(wish, open, given.has(u"--json"_s), terminal);
        const int code = runToEnd(run);
        if (!wish.confirmedTool.isEmpty())
            keepLogTool(open, run.plan(), terminal);
        return code;
    });
}

QList<OptionRow> confirmOptions()
{
    QList<OptionRow> who;
    for (const OptionRow &row : whoOptions()) {
        if (row.name != "--profile"_L1 && row.name != "--demo"_L1)
            who.append(row);
    }
    return onlyWith({u"confirm"_s}, arrivalOptions() + who);
}

} // namespace rc
