// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/run/calltext.h"

#include "check/run/stepoutcome.h"
#include "core/key/secret.h"
#include "core/words/displaytext.h"
#include "core/words/errortext.h"
#include "core/words/listtext.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype shownQuote = 500;

struct CallTr
{
    RC_DECLARE_PHRASES(rc::CallText)
};

/// Known reasons why the server may have lost a task.
Phrase lossHint(const ToolCallResult &result)
{
    const TaskLossHints &lossHints = result.lossHints;
    QList<Phrase> reasons;
    if (lossHints.expiresAt.isValid() && lossHints.expiresAt <= result.at)
        reasons.append(CallTr::tr("The server was to keep it until %1, so it has "
                                  "probably expired.")
                           .arg(QLocale().toString(lossHints.expiresAt.toLocalTime(), QLocale::ShortFormat)));
    if (!lossHints.callerKey.isEmpty())
        reasons.append(CallTr::tr("The call was made with another key (%1), and "
                                  "a server shows a task only to its owner.")
                           .arg(fingerprintText(lossHints.callerKey)));
    if (reasons.isEmpty() && result.taskUnknown)
        reasons.append(CallTr::tr("It may have expired, been deleted or belong to another account."));
    return Phrase::sentences(reasons);
}

/// Sampling, roots and the like, which are not supported here.
Phrase unsupportedWords(const ToolCallResult &result)
{
    const auto unsupported =
        std::ranges::find_if(result.exchanges, [](const ServerExchange &one) { return !one.question.isForUser(); });
    return unsupported == result.exchanges.cend()
               ? Phrase()
               : CallTr::tr("During the call, the server requested “%1”, which this program does not support.")
                     .arg(displayText(unsupported->question.method));
}

QString shownId(const ServerTask &task)
{
    constexpr qsizetype maxLength = 80;
    return displayText(task.id, LineBreaks::Mark, maxLength);
}

Phrase stateWords(const ServerTask &task)
{
    switch (task.status) {
    case TaskStatus::Working:
        return CallTr::tr("The server continues it as task “%1”.").arg(shownId(task));
    case TaskStatus::InputRequired:
        return CallTr::tr("The server’s task “%1” waits for input.").arg(shownId(task));
    case TaskStatus::Completed:
        return CallTr::tr("The server’s task “%1” is finished.").arg(shownId(task));
    case TaskStatus::Failed:
        return CallTr::tr("The server’s task “%1” failed.").arg(shownId(task));
    case TaskStatus::Canceled:
        return CallTr::tr("The server canceled its task “%1”.").arg(shownId(task));
    }
    return {};
}

/// For a call that the server continues, or continued, as a task.
void describeTask(const ToolCallResult &result, CallText &wording)
{
    const QString id = shownId(*result.task);
    if (result.taskUnknown) {
        wording.what = CallTr::tr("The server does not know the task “%1”.").arg(id);
        wording.hint = Phrase::sentences(
            {lossHint(result), CallTr::tr("Check the service for its effect before calling it again.")});
        return;
    }
    if (result.outcome != CallOutcome::InProgress) {
        wording.what = result.task->status == TaskStatus::Canceled
                           ? stateWords(*result.task)
                           : CallTr::tr("The server’s task “%1” did not end with a result "
                                        "of the tool.")
                                 .arg(id);
        if (result.error && !result.error->detail.isEmpty())
            wording.what = Phrase::sentences({wording.what, result.error->detail.shown()});
        wording.hint = CallTr::tr("Check the service for its effect before calling it again.");
        return;
    }
    wording.severity = StepState::Warned;
    wording.hint = CallTr::tr("Ask again in Activity. The tool is not called again.");
    if (!result.error)
        wording.what = CallTr::tr("The server continues it as task “%1”.").arg(id);
    else if (result.error->kind == ErrorKind::TimedOut)
        wording.what = CallTr::tr("The server’s task “%1” was not finished within the timeout.").arg(id);
    else if (result.error->kind == ErrorKind::AnswerRequired)
        wording.what = Phrase::sentences(
            {CallTr::tr("The server’s task “%1” waits for input.").arg(id), result.error->detail.shown()});
    else
        wording.what =
            CallTr::tr("The server could not be asked about its task “%1”: %2").arg(id, errorText(*result.error).what);
    if (result.error && result.error->kind == ErrorKind::CredentialsRefused && !result.lossHints.callerKey.isEmpty())
        wording.hint = Phrase::sentences({lossHint(result), wording.hint});
}

} // namespace

CallText callText(const ToolCallResult &result)
{
    CallText wording;
    const bool ran = result.outcome == CallOutcome::Answered || result.outcome == CallOutcome::ToolError;
    const bool weCancelled = result.error && result.error->kind == ErrorKind::Canceled;
    if (result.task && !ran && !weCancelled) {
        if (result.error)
            wording.quote = displayText(result.error->quote, LineBreaks::Mark, shownQuote);
        if (wording.quote.isEmpty())
            wording.quote = displayText(result.task->message, LineBreaks::Mark, shownQuote);
        describeTask(result, wording);
        return wording;
    }
    if (result.outcome == CallOutcome::ToolError)
        wording.what = CallTr::tr("See the response for details.");
    const Phrase unsupported = unsupportedWords(result);
    if (ran)
        wording.hint = unsupported;
    if (!result.error || result.outcome == CallOutcome::Canceled)
        return wording;
    wording.quote = displayText(result.error->quote, LineBreaks::Mark, shownQuote);
    if (result.error->kind == ErrorKind::Canceled) {
        wording.what = CallTr::tr("You canceled after the call was sent.");
        wording.hint = CallTr::tr("Check the service for its effect before calling it again.");
    } else if (result.error->kind == ErrorKind::AnswerRequired) {
        const ErrorText words = errorText(*result.error);
        wording.severity = StepState::Warned;
        wording.what = unsupported.isEmpty() ? words.what : unsupported;
        wording.hint = unsupported.isEmpty() ? words.next : Phrase();
        return wording;
    } else {
        const Diagnosis why = callDiagnosis(result);
        wording.severity = why.state;
        wording.what = why.summary;
        wording.hint = why.hint;
    }
    wording.hint = Phrase::sentences({unsupported, wording.hint});
    return wording;
}

Phrase callLine(const ToolCallResult &result)
{
    const CallText wording = callText(result);
    return Phrase::sentences({outcomeName(result.outcome).sentence(),
                              diagnosisLine({wording.severity, wording.what, wording.hint, {}}),
                              wording.quote.isEmpty() ? QString() : u"“%1”"_s.arg(wording.quote)});
}

QString progressText(const CallProgress &progress)
{
    constexpr qsizetype shownNumber = 30;
    constexpr qsizetype shownMessage = 200;
    QString text = displayText(progress.progress, LineBreaks::Mark, shownNumber);
    if (!progress.total.isEmpty())
        text = CallTr::tr("%1 of %2").arg(text, displayText(progress.total, LineBreaks::Mark, shownNumber));
    if (!progress.message.isEmpty())
        text += u": "_s + displayText(progress.message, LineBreaks::Mark, shownMessage);
    return text;
}

QString taskText(const ServerTask &task)
{
    constexpr qsizetype shownMessage = 200;
    const QString wording = displayText(task.message, LineBreaks::Mark, shownMessage);
    return Phrase::sentences({stateWords(task), wording.isEmpty() ? QString() : u"“%1”"_s.arg(wording)});
}

QString destructiveWarning(const Tool &tool)
{
    if (toolEffect(tool.annotations) != ToolEffect::Destructive)
        return {};
    if (effectIsAssumed(tool.annotations))
        return CallTr::tr(
            "This tool does not declare whether it is destructive, so it may permanently change or delete data.");
    return CallTr::tr("This tool is marked as destructive: it may permanently change or delete data.");
}

} // namespace rc
