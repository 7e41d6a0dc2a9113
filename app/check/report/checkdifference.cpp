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

QString factIn(const QList<RungResult> &rungs, FactId id, const RungId &step)
{
    const RungResult *rung = rungIn(rungs, step);
    const Fact *fact = rung ? findRow(rung->facts, &Fact::id, id) : nullptr;
    return fact ? fact->value : QString();
}

/// From the first step that recorded one.
QString anyFact(const QList<RungResult> &rungs, FactId id)
{
    for (const RungResult &rung : rungs) {
        if (const QString value = factIn(rungs, id, rung.id); !value.isEmpty())
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

void compare(CheckDifference &difference, CheckAspect aspect, const QString &before, const QString &now,
             const RungId &step = RungId::Url)
{
    // An unset tool server is information; other values may not have been recorded.
    const bool isRecorded = aspect == CheckAspect::ToolServer || (!before.isEmpty() && !now.isEmpty());
    if (isRecorded && !isSame(aspect, before, now))
        difference.changes.append({aspect, step, shownFact(before), shownFact(now)});
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

QString turnText(const CheckTurn &turn, const QDateTime &now)
{
    return QCoreApplication::translate("rc::CheckDifference", "“%1” passed until %2 and has failed since %3.",
                                       "a step, two times")
        .arg(rungTitle(turn.step), momentText(turn.passedUntil, now), momentText(turn.failsSince, now));
}

} // namespace

CheckDifference checkDifference(const SeenCheck &before, const SeenCheck &now)
{
    CheckDifference difference;
    const QList<RungResult> &was = before.report.rungs;
    const QList<RungResult> &is = now.report.rungs;
    for (const RungResult &rung : is) {
        const RungState then = stateOf(rung.id, was);
        if (wasTried(then) && wasTried(rung.state) && then != rung.state)
            difference.steps.append({rung.id, then, rung.state});
    }
    compare(difference, CheckAspect::Key, before.key, now.key);
    compare(difference, CheckAspect::Resource, before.report.resource, now.report.resource);
    compare(difference, CheckAspect::ToolServer, before.report.toolServer, now.report.toolServer);
    compare(difference, CheckAspect::Addresses, factIn(was, FactId::Addresses, RungId::Dns),
            factIn(is, FactId::Addresses, RungId::Dns));
    compare(difference, CheckAspect::Certificate, factIn(was, FactId::Validity, RungId::Tls),
            factIn(is, FactId::Validity, RungId::Tls));
    compare(difference, CheckAspect::Clock, anyFact(was, FactId::ClockSkew), anyFact(is, FactId::ClockSkew));
    for (const RungResult &rung : is) {
        if (rung.id.isOfTools())
            compare(difference, CheckAspect::Tools, factIn(was, FactId::Tools, rung.id),
                    factIn(is, FactId::Tools, rung.id), rung.id);
    }
    return difference;
}

std::optional<CheckTurn> checkTurn(const QList<SeenCheck> &newestFirst)
{
    if (newestFirst.isEmpty() || newestFirst.constFirst().report.cancelled)
        return {};
    const QList<RungResult> &rungs = newestFirst.constFirst().report.rungs;
    const auto failed = std::ranges::find(rungs, RungState::Failed, &RungResult::state);
    if (failed == rungs.cend())
        return {};
    const SeenCheck *firstFailed = nullptr;
    for (const SeenCheck &check : newestFirst) {
        const RungResult *step = check.report.cancelled ? nullptr : rungIn(check.report.rungs, failed->id);
        if (step == nullptr || !wasTried(step->state))
            continue;
        if (step->state == RungState::Failed) {
            firstFailed = &check;
            continue;
        }
        return CheckTurn{failed->id, check.report.at, firstFailed->report.at, checkDifference(check, *firstFailed)};
    }
    return {};
}

QString changeText(const CheckChange &change)
{
    const QString none = differenceText(QT_TRANSLATE_NOOP("rc::CheckDifference", "none"));
    const auto value = [&none](const QString &text) { return text.isEmpty() ? none : text; };
    QString name = differenceText(aspectNames.at(size_t(change.aspect)));
    if (change.aspect == CheckAspect::Tools)
        name = name.arg(rungTitle(change.step));
    return QCoreApplication::translate("rc::CheckDifference", "%1: %2 → %3", "what changed, its value before and now")
        .arg(name, value(change.before), value(change.now));
}

QString turnLine(const CheckTurn &turn, const QDateTime &now)
{
    QStringList changes = textsOf(turn.difference.changes, changeText);
    if (changes.isEmpty())
        return turnText(turn, now);
    return QCoreApplication::translate("rc::CheckDifference", "%1 Changed in between: %2.",
                                       "since when a step fails, what else is different since")
        .arg(turnText(turn, now), clausesText(changes));
}

} // namespace rc
