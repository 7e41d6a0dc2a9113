// SPDX-License-Identifier: GPL-3.0-or-later
// The options of activity that choose records.
#include "cli/activity/activityfilter.h"

#include "cli/frame/notifyinglevels.h"
#include "core/key/keyfingerprint.h"
#include "core/textsof.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// The words of an option, joined by commas, as values.
template<typename T>
Result<QList<T>> valuesOf(const Arguments &arguments, const QString &option, std::optional<T> (*read)(QStringView),
                          const QStringList &known)
{
    QList<T> values;
    if (!arguments.has(option))
        return values;
    for (const QString &word : arguments.value(option).split(u',')) {
        const auto value = read(word.trimmed());
        if (!value)
            return failure(
                badInput(Cli::tr("Unknown %1 “%2”. Use one of: %3.").arg(option, displayText(word), listText(known))));
        values.append(*value);
    }
    return values;
}

QStringList kindWords()
{
    return textsOf(activityKinds(), [](ActivityKind kind) { return QString(wireWord(kind)); });
}

QStringList outcomeWords()
{
    return textsOf(activityOutcomes(), [](ActivityOutcome outcome) { return QString(wireWord(outcome)); });
}

} // namespace

Result<ActivityFilter> activityFilterOf(const Arguments &arguments)
{
    ActivityFilter filter;
    filter.text = arguments.value(u"--search"_s);
    if (arguments.has(u"--key"_s)) {
        const QString key = arguments.value(u"--key"_s).toUpper();
        if (!isKeyFingerprint(key))
            return failure(badInput(Cli::tr("--key must be the four digits of a key’s fingerprint, such as 91C4.")));
        filter.keys = {key};
    }
    if (arguments.has(u"--profile"_s))
        filter.profiles = {arguments.value(u"--profile"_s)};
    RC_TRY(kinds, valuesOf<ActivityKind>(arguments, u"--kind"_s, activityKindFromWord, kindWords()));
    filter.kinds = *kinds;
    RC_TRY(outcomes, valuesOf<ActivityOutcome>(arguments, u"--outcome"_s, activityOutcomeFromWord, outcomeWords()));
    filter.outcomes = *outcomes;
    RC_TRY(levels, valuesOf<Level>(arguments, u"--level"_s, levelFromWord, levelWords()));
    filter.levels = *levels;
    if (arguments.has(u"--days"_s)) {
        RC_TRY(days, numberFrom(arguments.value(u"--days"_s), u"--days"_s, 1, mostDaysKept));
        filter.from = QDateTime::currentDateTimeUtc().addDays(-*days);
    }
    return filter;
}

Result<int> numberFrom(const QString &text, const QString &option, int least, int most)
{
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    if (isNumber && number >= least && number <= most)
        return number;
    return failure(badInput(Cli::tr("%1 must be a whole number from %2 to %3, not “%4”.")
                                .arg(option, QString::number(least), QString::number(most), displayText(text))));
}

QList<OptionRow> activityFilterOptions()
{
    return {
        {u"--search"_s, u"TEXT"_s, Cli::tr("search message, extra, marker and response")},
        {u"--kind"_s, someOf(u"LIST"_s, kindWords()), Cli::tr("comma-separated: send, list, check, drill, call")},
        {u"--outcome"_s, someOf(u"LIST"_s, outcomeWords()),
         Cli::tr("accepted, refused, unknown, not-sent, local, passed, …")},
        {u"--level"_s, someOf(u"LIST"_s, levelWords()), Cli::tr("comma-separated: debug, info, warning, error, alert")},
        {u"--profile"_s, {u"NAME"_s, ValueKind::Profile}, Cli::tr("only this profile")},
        {u"--key"_s, u"DIGITS"_s, Cli::tr("only the key with this fingerprint, such as 91C4")},
        {u"--days"_s, u"N"_s, Cli::tr("only the last N days")},
    };
}

} // namespace rc
