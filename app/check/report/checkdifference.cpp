// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/report/checkdifference.h"

#include "core/textsof.h"
#include "core/words/displaytext.h"
#include "core/words/enumtable.h"
#include "core/words/listtext.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype shownValue = 80;
constexpr qint64 clockNoise = 5; // seconds: headers have whole seconds, and responses take time

QString differenceText(const char *source, const char *comment = nullptr)
{
    return QCoreApplication::translate("rc::CheckDifference", source, comment);
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

/// For values that may be recorded as missing: an unset tool server is information.
void compare(CheckDifference &difference, CheckAspect aspect, const QString &before, const QString &now,
             const RungId &step = RungId::Url)
{
    if (!isSame(aspect, before, now))
        difference.changes.append({aspect, step, shownFact(before), shownFact(now)});
}

void compareRecorded(CheckDifference &difference, CheckAspect aspect, const QString &before, const QString &now,
                     const RungId &step = RungId::Url)
{
    if (!before.isEmpty() && !now.isEmpty())
        compare(difference, aspect, before, now, step);
}

QString momentText(const QDateTime &at, const QDateTime &now)
{
    const QLocale locale;
    const QDateTime local = at.toLocalTime();
    const QString time = locale.toString(local.time(), u"HH:mm"_s);
    return local.date() == now.date() ? time : locale.toString(local.date(), QLocale::ShortFormat) + QChar(u' ') + time;
}

QString aspectName(CheckAspect aspect)
{
    switch (aspect) {
    case CheckAspect::Key:
        return differenceText(QT_TRANSLATE_NOOP("rc::CheckDifference", "API key"));
    case CheckAspect::Resource:
        return differenceText(QT_TRANSLATE_NOOP("rc::CheckDifference", "Resource URL"));
    case CheckAspect::ToolServer:
        return differenceText(QT_TRANSLATE_NOOP("rc::CheckDifference", "Tool server"));
    case CheckAspect::Addresses:
        return differenceText(QT_TRANSLATE_NOOP("rc::CheckDifference", "IP addresses"));
    case CheckAspect::Certificate:
        return differenceText(QT_TRANSLATE_NOOP("rc::CheckDifference", "TLS certificate"));
    case CheckAspect::Clock:
        return differenceText(QT_TRANSLATE_NOOP("rc::CheckDifference", "Clock difference"));
    case CheckAspect::Tools:
        return differenceText(QT_TRANSLATE_NOOP("rc::CheckDifference", "Number of tools"));
    }
    Q_UNREACHABLE();
}

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
    compareRecorded(difference, CheckAspect::Key, before.key, now.key);
    compareRecorded(difference, CheckAspect::Resource, before.report.resource, now.report.resource);
    compare(difference, CheckAspect::ToolServer, before.report.toolServer, now.report.toolServer);
    compareRecorded(difference, CheckAspect::Addresses, factIn(was, FactId::Addresses, RungId::Dns),
                    factIn(is, FactId::Addresses, RungId::Dns));
    compareRecorded(difference, CheckAspect::Certificate, factIn(was, FactId::Validity, RungId::Tls),
                    factIn(is, FactId::Validity, RungId::Tls));
    compareRecorded(difference, CheckAspect::Clock, anyFact(was, FactId::ClockSkew), anyFact(is, FactId::ClockSkew));
    for (const RungResult &rung : is) {
        if (rung.id.isOfTools())
            compareRecorded(difference, CheckAspect::Tools, factIn(was, FactId::Tools, rung.id),
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
    const QString name = change.aspect == CheckAspect::Tools
                             ? differenceText(QT_TRANSLATE_NOOP("rc::CheckDifference", "%1, number of tools"))
                                   .arg(rungTitle(change.step))
                             : aspectName(change.aspect);
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
