// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/report/checkdifference.h"

#include "core/textsof.h"
#include "core/words/displaytext.h"
#include "core/words/enumtable.h"
#include "core/words/listtext.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype shownValue = 80;
constexpr qint64 clockNoise = 5; // seconds: headers have whole seconds, and responses take time

QString differenceText(const char *source)
{
    return QCoreApplication::translate("rc::CheckDifference", source);
}

QString factIn(const QList<StepResult> &steps, FactId fact, const StepId &id)
{
    const StepResult *step = stepIn(steps, id);
    const Fact *found = step ? findRow(step->facts, &Fact::id, fact) : nullptr;
    return found ? found->value.text() : QString();
}

/// From the first step that recorded one.
QString anyFact(const QList<StepResult> &steps, FactId id)
{
    for (const StepResult &step : steps) {
        if (const QString value = factIn(steps, id, step.id); !value.isEmpty())
            return value;
    }
    return {};
}

/// Only the digits, because the text around them may be in another language.
QString digitsOf(const QString &text)
{
    QString digits;
    for (const QChar c : text) {
        if (c.digitValue() >= 0)
            digits += QChar(u'0' + c.digitValue());
    }
    return digits;
}

/// The order of a name's addresses may vary.
QStringList sortedList(const QString &text)
{
    QStringList parts = text.split(u", "_s, Qt::SkipEmptyParts);
    parts.sort();
    return parts;
}

bool isSame(CheckAspect aspect, const QString &before, const QString &now)
{
    switch (aspect) {
    case CheckAspect::Addresses:
        return sortedList(before) == sortedList(now);
    case CheckAspect::Certificate:
    case CheckAspect::Tools:
        return digitsOf(before) == digitsOf(now);
    case CheckAspect::Clock: {
        const qint64 was = digitsOf(before).toLongLong();
        const qint64 is = digitsOf(now).toLongLong();
        return before == now || (std::max(was, is) <= clockNoise);
    }
    default:
        return before == now;
    }
}

QString shownFact(const QString &value)
{
    return displayText(value, LineBreaks::Mark, shownValue);
}

/// Where two long values begin to differ, from the last slash or a few characters before that.
qsizetype startOfDifference(const QString &before, const QString &now)
{
    constexpr qsizetype maxCommon = shownValue / 2;
    constexpr qsizetype context = 8;
    const auto differs = std::ranges::mismatch(before, now).in1 - before.begin();
    const qsizetype slash = before.first(differs).lastIndexOf(u'/');
    return slash >= 0 && differs - slash <= maxCommon ? slash : std::max<qsizetype>(0, differs - context);
}

/// Values that are cut off where they are still equal are shown from their difference on.
CheckChange shownChange(CheckAspect aspect, const StepId &id, const QString &before, const QString &now)
{
    CheckChange change{aspect, id, shownFact(before), shownFact(now)};
    if (change.before == change.now) {
        const qsizetype start = startOfDifference(before, now);
        change.before = u'…' + shownFact(before.mid(start));
        change.now = u'…' + shownFact(now.mid(start));
    }
    return change;
}

void compare(CheckDifference &difference, CheckAspect aspect, const QString &before, const QString &now,
             const StepId &id = StepId::Url)
{
    // An unset tool server is information; other values may not have been recorded.
    const bool isRecorded = aspect == CheckAspect::ToolServer || (!before.isEmpty() && !now.isEmpty());
    if (isRecorded && !isSame(aspect, before, now))
        difference.changes.append(shownChange(aspect, id, before, now));
}

QString momentText(const QDateTime &at, const QDateTime &now)
{
    const QLocale locale;
    const QDateTime local = at.toLocalTime();
    const QString time = locale.toString(local.time(), u"HH:mm"_s);
    return local.date() == now.date() ? time : locale.toString(local.date(), QLocale::ShortFormat) + QChar(u' ') + time;
}

/// In the order of CheckAspect.
constexpr auto aspectNames = std::to_array<const char *>({
    QT_TRANSLATE_NOOP("rc::CheckDifference", "API key"),
    QT_TRANSLATE_NOOP("rc::CheckDifference", "Resource URL"),
    QT_TRANSLATE_NOOP("rc::CheckDifference", "Tool server"),
    QT_TRANSLATE_NOOP("rc::CheckDifference", "IP addresses"),
    QT_TRANSLATE_NOOP("rc::CheckDifference", "TLS certificate"),
    QT_TRANSLATE_NOOP("rc::CheckDifference", "Clock difference"),
    QT_TRANSLATE_NOOP("rc::CheckDifference", "%1, number of tools"),
});

QString turnText(const CheckRegression &turn, const QDateTime &now)
{
    return QCoreApplication::translate("rc::CheckDifference", "“%1” passed until %2 and has failed since %3.",
                                       "a step, two times")
        .arg(stepTitle(turn.step), momentText(turn.passedUntil, now), momentText(turn.failsSince, now));
}

} // namespace

CheckDifference checkDifference(const RecordedCheck &before, const RecordedCheck &now)
{
    CheckDifference difference;
    const QList<StepResult> &was = before.report.steps;
    const QList<StepResult> &is = now.report.steps;
    for (const StepResult &step : is) {
        const StepState then = stateOf(step.id, was);
        if (wasTried(then) && wasTried(step.state) && then != step.state)
            difference.steps.append({step.id, then, step.state});
    }
    compare(difference, CheckAspect::Key, before.key, now.key);
    compare(difference, CheckAspect::Resource, before.report.resource, now.report.resource);
    compare(difference, CheckAspect::ToolServer, before.report.toolServer, now.report.toolServer);
    compare(difference, CheckAspect::Addresses, factIn(was, FactId::Addresses, StepId::Dns),
            factIn(is, FactId::Addresses, StepId::Dns));
    compare(difference, CheckAspect::Certificate, factIn(was, FactId::Validity, StepId::Tls),
            factIn(is, FactId::Validity, StepId::Tls));
    compare(difference, CheckAspect::Clock, anyFact(was, FactId::ClockSkew), anyFact(is, FactId::ClockSkew));
    for (const StepResult &step : is) {
        if (step.id.isToolStep())
            compare(difference, CheckAspect::Tools, factIn(was, FactId::Tools, step.id),
                    factIn(is, FactId::Tools, step.id), step.id);
    }
    return difference;
}

std::optional<CheckRegression> findRegression(const QList<RecordedCheck> &newestFirst)
{
    if (newestFirst.isEmpty() || newestFirst.constFirst().report.canceled)
        return {};
    const QList<StepResult> &steps = newestFirst.constFirst().report.steps;
    const auto failed = std::ranges::find(steps, StepState::Failed, &StepResult::state);
    if (failed == steps.cend())
        return {};
    const RecordedCheck *firstFailed = nullptr;
    for (const RecordedCheck &check : newestFirst) {
        const StepResult *then = check.report.canceled ? nullptr : stepIn(check.report.steps, failed->id);
        if (then == nullptr || !wasTried(then->state))
            continue;
        if (then->state == StepState::Failed) {
            firstFailed = &check;
            continue;
        }
        return CheckRegression{failed->id, check.report.at, firstFailed->report.at,
                               checkDifference(check, *firstFailed)};
    }
    return {};
}

QString changeText(const CheckChange &change)
{
    const QString none = differenceText(QT_TRANSLATE_NOOP("rc::CheckDifference", "none"));
    const auto value = [&none](const QString &text) { return text.isEmpty() ? none : text; };
    QString name = differenceText(aspectNames.at(size_t(change.aspect)));
    if (change.aspect == CheckAspect::Tools)
        name = name.arg(stepTitle(change.step));
    return QCoreApplication::translate("rc::CheckDifference", "%1: %2 → %3", "what changed, its value before and now")
        .arg(name, value(change.before), value(change.now));
}

QString regressionLine(const CheckRegression &turn, const QDateTime &now)
{
    QStringList changes = textsOf(turn.difference.changes, changeText);
    if (changes.isEmpty())
        return turnText(turn, now);
    return QCoreApplication::translate("rc::CheckDifference", "%1 Changed in between: %2.",
                                       "since when a step fails, what else is different since")
        .arg(turnText(turn, now), clausesText(changes));
}

namespace {

const StepResult *firstOf(const QList<StepResult> &steps, StepState state)
{
    const auto found = std::ranges::find(steps, state, &StepResult::state);
    return found == steps.cend() ? nullptr : &*found;
}

bool sameFault(const StepResult *before, const StepResult *now)
{
    if (before == nullptr || now == nullptr)
        return before == now;
    return before->id == now->id && before->cause == now->cause;
}

} // namespace

QString stateChange(const CheckReport &before, const CheckReport &now)
{
    if (before.canceled || now.canceled)
        return {};
    const StepState was = overallState(before.steps);
    const StepState is = overallState(now.steps);
    const bool atFault = is == StepState::Failed || is == StepState::Warned;
    const StepResult *fault = atFault ? firstOf(now.steps, is) : nullptr;
    if (was == is && (!atFault || sameFault(firstOf(before.steps, was), fault)))
        return {};
    QStringList sentences{verdictOf(now.steps)};
    if (was != is)
        sentences.append(QCoreApplication::translate("rc::StateChange", "It was “%1” before.").arg(stateName(was)));
    if (fault != nullptr && !isInVerdict(*fault, now.steps))
        sentences.append(QCoreApplication::translate("rc::StateChange", "%1: %2", "a step's title, its summary")
                             .arg(stepTitle(fault->id), fault->summary));
    return sentencesText(sentences);
}

QString stepChanges(const CheckReport &before, const CheckReport &now)
{
    if (stateChange(before, now).isEmpty())
        return {};
    const auto atFault = [](const StepResult &step) {
        return step.state == StepState::Failed || step.state == StepState::Warned;
    };
    QStringList changes;
    for (const StepResult &is : now.steps) {
        const StepResult *earlier = stepIn(before.steps, is.id);
        if (!earlier)
            continue; // from a catalog that the profile did not have then
        const StepResult &was = *earlier;
        if (!atFault(was) && !atFault(is))
            continue; // switching between skipped and passed follows from another step
        if (was.state != is.state)
            changes.append(QCoreApplication::translate("rc::StateChange", "%1: was “%2”, now “%3”.",
                                                       "a step's title, its state before, its state now")
                               .arg(stepTitle(is.id), stateName(was.state), stateName(is.state)));
        else if (was.cause != is.cause)
            changes.append(QCoreApplication::translate("rc::StateChange",
                                                       "%1: still “%2”, but for a different reason: %3.",
                                                       "a step's title, its state, its summary")
                               .arg(stepTitle(is.id), stateName(is.state), is.summary));
    }
    return sentencesText(changes);
}

} // namespace rc
