// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/sendpace.h"

#include "core/displaytext.h"
#include "service/burstjob.h"

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
    return failure(ErrorKind::BadInput, translate("rc::Cli", "%1 takes a whole number from 1 to %2, not \"%3\".")
                                            .arg(name, QString::number(most), displayText(arguments.value(name))));
}

Result<std::chrono::milliseconds> secondsOf(const Arguments &arguments, const QString &name)
{
    bool isNumber = false;
    const double seconds = arguments.value(name).toDouble(&isNumber);
    if (isNumber && seconds >= 0 && seconds <= longestTime)
        return std::chrono::milliseconds(std::llround(seconds * 1000));
    return failure(ErrorKind::BadInput, translate("rc::Cli", "%1 takes a number of seconds, not \"%2\".")
                                            .arg(name, displayText(arguments.value(name))));
}

Result<BurstPace> paceOf(const Arguments &arguments, qsizetype entries, qsizetype perRequest)
{
    const bool several = arguments.has(u"--count"_s) || arguments.has(u"--file"_s);
    QStringList given;
    for (const QString &name : {u"--interval"_s, u"--rate"_s, u"--over"_s}) {
        if (arguments.has(name))
            given.append(name);
    }
    if (!given.isEmpty() && !several)
        return failure(ErrorKind::BadInput,
                       translate("rc::Cli", "%1 belongs to --count or --file.").arg(given.first()));
    if (given.size() > 1)
        return failure(ErrorKind::BadInput,
                       translate("rc::Cli", "%1 and %2 say the same in two ways.").arg(given.at(0), given.at(1)));
    if (given.isEmpty())
        return BurstPace{arguments.has(u"--count"_s) ? std::chrono::seconds(1) : std::chrono::seconds(0)};
    if (given.first() == "--rate"_L1) {
        bool isNumber = false;
        const double rate = arguments.value(u"--rate"_s).toDouble(&isNumber);
        if (isNumber && rate > 0 && rate <= highestRate)
            return paceAt(rate, perRequest);
        return failure(ErrorKind::BadInput,
                       translate("rc::Cli", "--rate takes a number of entries a second, not \"%1\".")
                           .arg(displayText(arguments.value(u"--rate"_s))));
    }
    const auto time = secondsOf(arguments, given.first());
    if (!time)
        return tl::unexpected(time.error());
    return given.first() == "--over"_L1 ? paceOver(*time, entries, perRequest) : BurstPace{*time};
}

} // namespace

Result<int> countOf(const Arguments &arguments)
{
    return arguments.has(u"--count"_s) ? wholeNumber(arguments, u"--count"_s, mostEntries) : Result<int>(1);
}

Result<SendPace> sendPaceOf(const Arguments &arguments, qsizetype entries)
{
    SendPace pace;
    if (arguments.has(u"--connections"_s)) {
        const auto connections = wholeNumber(arguments, u"--connections"_s, BurstJob::mostConnections);
        if (!connections)
            return tl::unexpected(connections.error());
        pace.connections = *connections;
    }
    if (arguments.has(u"--one-request"_s) && arguments.has(u"--per-request"_s))
        return failure(
            ErrorKind::BadInput,
            translate("rc::Cli", "%1 and %2 say the same in two ways.").arg(u"--one-request"_s, u"--per-request"_s));
    if (arguments.has(u"--one-request"_s)) {
        pace.perRequest = entries;
    } else if (arguments.has(u"--per-request"_s)) {
        const auto each = wholeNumber(arguments, u"--per-request"_s, mostEntries);
        if (!each)
            return tl::unexpected(each.error());
        pace.perRequest = *each;
    }
    const auto between = paceOf(arguments, entries, pace.perRequest);
    if (!between)
        return tl::unexpected(between.error());
    pace.pace = *between;
    return pace;
}

} // namespace rc
