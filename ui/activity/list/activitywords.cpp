// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/activity/list/activitywords.h"

#include "core/tool/toolcatalog.h"
#include "core/words/displaytext.h"
#include "core/words/enumtable.h"
#include "core/words/listtext.h"
#include "service/arrival/arrivaltext.h"
#include "session/activity/records.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct ActivityWordsTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::ActivityWords)
};

constexpr qsizetype shownMessageLength = 300;
constexpr qsizetype shownProfile = 60;

struct OutcomeLook
{
    ActivityOutcome outcome;
    const char *words;
    Token token;
    QLatin1StringView icon;
};

constexpr std::array<OutcomeLook, 12> looks{{
    {ActivityOutcome::Planned, QT_TRANSLATE_NOOP("rc::ActivityWords", "planned"), Token::Skipped, "waiting"_L1},
    {ActivityOutcome::Sending, QT_TRANSLATE_NOOP("rc::ActivityWords", "in progress"), Token::Accent, "running"_L1},
    {ActivityOutcome::Accepted, QT_TRANSLATE_NOOP("rc::ActivityWords", "accepted"), Token::Passed, "passed"_L1},
    {ActivityOutcome::Refused, QT_TRANSLATE_NOOP("rc::ActivityWords", "refused"), Token::Failed, "failed"_L1},
    {ActivityOutcome::Unknown, QT_TRANSLATE_NOOP("rc::ActivityWords", "may have been delivered"), Token::Warned,
     "warned"_L1},
    {ActivityOutcome::NotSent, QT_TRANSLATE_NOOP("rc::ActivityWords", "not sent"), Token::Skipped, "skipped"_L1},
    {ActivityOutcome::Local, QT_TRANSLATE_NOOP("rc::ActivityWords", "local only"), Token::Skipped, "skipped"_L1},
    {ActivityOutcome::Passed, QT_TRANSLATE_NOOP("rc::ActivityWords", "passed"), Token::Passed, "passed"_L1},
    {ActivityOutcome::Warned, QT_TRANSLATE_NOOP("rc::ActivityWords", "passed with warnings"), Token::Warned,
     "warned"_L1},
    {ActivityOutcome::Failed, QT_TRANSLATE_NOOP("rc::ActivityWords", "failed"), Token::Failed, "failed"_L1},
    {ActivityOutcome::Canceled, QT_TRANSLATE_NOOP("rc::ActivityWords", "canceled"), Token::Skipped, "skipped"_L1},
    {ActivityOutcome::InProgress, QT_TRANSLATE_NOOP("rc::ActivityWords", "in progress"), Token::Accent, "running"_L1},
}};

const OutcomeLook &lookOf(ActivityOutcome outcome)
{
    return rowOf(looks, &OutcomeLook::outcome, outcome);
}

QString toolListText(const ActivityRecord &record)
{
    const QString name = catalogNameOf(record.message);
    const QJsonValue tools = QJsonDocument::fromJson(record.extra.toUtf8()).object().value("tools"_L1);
    if (!tools.isDouble() || record.outcome == ActivityOutcome::Failed || record.outcome == ActivityOutcome::Canceled)
        return name;
    return ActivityWordsTr::tr("%1: %n tool(s)", "name of a tool list", tools.toInt()).arg(name);
}

} // namespace

QString whenText(const QDateTime &at, const QDateTime &now)
{
    const QDateTime local = at.toTimeZone(now.timeZone());
    const QLocale locale;
    if (local.date() == now.date())
        return locale.toString(local.time(), u"HH:mm:ss"_s);
    return locale.toString(local, local.date().year() == now.date().year() ? u"d MMM HH:mm"_s : u"d MMM yyyy"_s);
}

QString typeText(const ActivityRecord &record)
{
    return record.kind == ActivityKind::Send && record.level ? levelName(*record.level) : kindName(record.kind);
}

Token typeToken(const ActivityRecord &record)
{
    if (record.kind == ActivityKind::Send && record.level)
        return tokenFor(*record.level);
    return record.kind == ActivityKind::Drill ? Token::Alert : Token::Quiet;
}

QString messageText(const ActivityRecord &record)
{
    if (record.kind == ActivityKind::List)
        return toolListText(record);
    QString message = messageOf(record);
    if (const QString profile = record.profile + u": "_s; // of a change that a watch noticed
        record.kind == ActivityKind::Check && message.startsWith(profile))
        message.remove(0, profile.size());
    return displayText(message, LineBreaks::Mark, shownMessageLength);
}

QString messageWithProfile(const ActivityRecord &record)
{
    const QString message = messageText(record);
    if (record.kind != ActivityKind::Check || record.profile.isEmpty())
        return message;
    const QString profile = displayText(record.profile, LineBreaks::Mark, shownProfile);
    if (message.isEmpty())
        return profile;
    return ActivityWordsTr::tr("%1: %2", "a profile, the verdict of its check").arg(profile, message);
}

QString outcomeText(const ActivityRecord &record)
{
    QString words = ActivityWordsTr::tr(lookOf(record.outcome).words);
    const bool call = record.kind == ActivityKind::Call;
    if (call && record.outcome == ActivityOutcome::Passed)
        words = ActivityWordsTr::tr("responded");
    else if (call && record.outcome == ActivityOutcome::Failed)
        words = ActivityWordsTr::tr("Tool error");
    else if (call && record.outcome == ActivityOutcome::Unknown)
        words = ActivityWordsTr::tr("may have run");
    const bool delivers = record.kind == ActivityKind::Send || record.kind == ActivityKind::Drill;
    if (record.outcome == ActivityOutcome::Unknown && !delivers && !call)
        words = ActivityWordsTr::tr("Result unknown");
    if (record.outcome == ActivityOutcome::Refused && record.status >= 500)
        words = ActivityWordsTr::tr("service error");
    if (record.status == 0)
        return words;
    return ActivityWordsTr::tr("%1, %2", "an outcome, its HTTP status").arg(words, QString::number(record.status));
}

Token tokenFor(ActivityOutcome outcome)
{
    return lookOf(outcome).token;
}

QString iconName(ActivityOutcome outcome)
{
    return lookOf(outcome).icon;
}

QString outcomeWords(ActivityOutcome outcome)
{
    return ActivityWordsTr::tr(lookOf(outcome).words);
}

QString batchTypeText()
{
    return ActivityWordsTr::tr("Entries", "a burst or a batch");
}

QString batchMessage(const ActivityRecord &first, const ActivityBatch &batch)
{
    return ActivityWordsTr::tr("%1 · %n entries", "the first message of a batch", int(batch.count))
        .arg(messageText(first));
}

QString batchOutcome(const ActivityBatch &batch)
{
    const QLocale locale;
    QStringList parts;
    const qint64 accepted = batch.of(ActivityOutcome::Accepted);
    if (accepted == batch.count)
        return ActivityWordsTr::tr("%1 accepted").arg(locale.toString(accepted));
    if (accepted > 0)
        parts.append(
            ActivityWordsTr::tr("%1 of %2 accepted").arg(locale.toString(accepted), locale.toString(batch.count)));
    for (const auto &[outcome, count] : batch.outcomes) {
        if (outcome == ActivityOutcome::Accepted)
            continue;
        if (outcome == ActivityOutcome::NotSent && batch.canceled == count && accepted > 0)
            parts.append(outcomeWords(ActivityOutcome::Canceled));
        else
            parts.append(ActivityWordsTr::tr("%1 %2", "how many, a word for their outcome")
                             .arg(locale.toString(count), outcomeWords(outcome)));
    }
    return listText(parts);
}

QString batchArrived(const ActivityBatch &batch)
{
    if (batch.lookedFor == 0)
        return {};
    const QLocale locale;
    return ActivityWordsTr::tr("%1 of %2", "entries of a batch that are in the log")
        .arg(locale.toString(batch.arrived), locale.toString(batch.lookedFor));
}

namespace {

/// A batch of which only a part was sent counts as a warning.
ActivityOutcome worstOf(const ActivityBatch &batch)
{
    for (const ActivityOutcome outcome :
         {ActivityOutcome::Sending, ActivityOutcome::Planned, ActivityOutcome::Refused, ActivityOutcome::Unknown,
          ActivityOutcome::Failed, ActivityOutcome::Accepted, ActivityOutcome::NotSent, ActivityOutcome::Local}) {
        if (batch.of(outcome) == 0)
            continue;
        return outcome == ActivityOutcome::Accepted && batch.of(ActivityOutcome::NotSent) > 0 ? ActivityOutcome::Warned
                                                                                              : outcome;
    }
    return ActivityOutcome::Canceled;
}

} // namespace

Token tokenFor(const ActivityBatch &batch)
{
    return tokenFor(worstOf(batch));
}

QString iconName(const ActivityBatch &batch)
{
    return iconName(worstOf(batch));
}

QString storageText(qint64 bytes, int retentionDays)
{
    if (retentionDays <= 0)
        return {};
    const QString size = QLocale().formattedDataSize(bytes, 1, QLocale::DataSizeSIFormat);
    return ActivityWordsTr::tr("%1 · records are deleted after %n day(s)", "size", retentionDays).arg(size);
}

QString durationText(qint64 milliseconds)
{
    return milliseconds <= 0 ? QString() : formatDuration(milliseconds).text();
}

} // namespace rc
