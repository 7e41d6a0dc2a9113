// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/send/sendpace.h"

#include "core/words/displaytext.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr double longestTime = 86'400;  ///< seconds
constexpr double highestRate = 100'000; ///< entries a second

Result<int> wholeNumber(const Arguments &arguments, const QString &name, int most)
{
    bool isNumber = false;
    const int number = arguments.value(name).toInt(&isNumber);
    if (isNumber && number >= 1 && number <= most)
        return number;
    return failure(badInput(Cli::tr("%1 must be a whole number from 1 to %2, not “%3”.")
                                .arg(name, QString::number(most), displayText(arguments.value(name)))));
}

Result<std::chrono::milliseconds> secondsOf(const Arguments &arguments, const QString &name)
{
    bool isNumber = false;
    const double seconds = arguments.value(name).toDouble(&isNumber);
    if (isNumber && seconds >= 0 && seconds <= longestTime)
        return std::chrono::milliseconds(std::llround(seconds * 1000));
    return failure(
        badInput(Cli::tr("%1 must be a number of seconds, not “%2”.").arg(name, displayText(arguments.value(name)))));
}

Result<SendPace> paceOf(const Arguments &arguments, qsizetype entries, qsizetype perRequest)
{
    const bool several = arguments.has(u"--count"_s) || arguments.has(u"--file"_s);
    QStringList given;
    for (const QString &name : {u"--interval"_s, u"--rate"_s, u"--over"_s}) {
        if (arguments.has(name))
            given.append(name);
    }
    if (!given.isEmpty() && !several)
        return failure(badInput(Cli::tr("%1 requires --count or --file.").arg(given.first())));
    if (given.size() > 1)
        return failure(badInput(Cli::tr("Use either %1 or %2, not both.").arg(given.at(0), given.at(1))));
    if (given.isEmpty())
        return SendPace{arguments.has(u"--count"_s) ? std::chrono::seconds(1) : std::chrono::seconds(0)};
    if (given.first() == "--rate"_L1) {
        bool isNumber = false;
        const double rate = arguments.value(u"--rate"_s).toDouble(&isNumber);
        if (isNumber && rate > 0 && rate <= highestRate)
            return paceAt(rate, perRequest);
        return failure(badInput(Cli::tr("--rate must be a number of entries per second, not “%1”.")
                                    .arg(displayText(arguments.value(u"--rate"_s)))));
    }
    RC_TRY(time, secondsOf(arguments, given.first()));
    return given.first() == "--over"_L1 ? paceOver(*time, entries, perRequest) : SendPace{*time};
}

} // namespace

Result<int> countOf(const Arguments &arguments)
{
    return arguments.has(u"--count"_s) ? wholeNumber(arguments, u"--count"_s, mostEntries) : Result<int>(1);
}

Result<SendPlan> sendPlanOf(const Arguments &arguments, QList<LogEntry> entries)
{
    SendPlan plan;
    plan.stopAtRefusal = arguments.has(u"--stop-at-refusal"_s);
    if (arguments.has(u"--connections"_s)) {
        RC_TRY(connections, wholeNumber(arguments, u"--connections"_s, SendJob::mostConnections));
        plan.connections = *connections;
    }
    if (arguments.has(u"--one-request"_s) && arguments.has(u"--per-request"_s))
        return failure(badInput(Cli::tr("Use either %1 or %2, not both.").arg(u"--one-request"_s, u"--per-request"_s)));
    if (arguments.has(u"--one-request"_s)) {
        plan.perRequest = entries.size();
    } else if (arguments.has(u"--per-request"_s)) {
        RC_TRY(each, wholeNumber(arguments, u"--per-request"_s, mostEntries));
        plan.perRequest = *each;
    }
    RC_TRY(between, paceOf(arguments, entries.size(), plan.perRequest));
    plan.pace = *between;
    plan.entries = std::move(entries);
    return plan;
}

} // namespace rc
