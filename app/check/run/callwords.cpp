// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/run/callwords.h"

#include "check/run/stepoutcome.h"
#include "core/key/secret.h"
#include "core/words/displaytext.h"
#include "core/words/errorwords.h"
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
    Q_DECLARE_TR_FUNCTIONS(rc::CallWords)
};

/// Known reasons why the server may have lost a task.
QString lossHint(const ToolCallResult &result)
{
    const TaskTrace &trace = result.trace;
    QStringList reasons;
    if (trace.keptUntil.isValid() && trace.keptUntil <= result.at)
        reasons.append(CallTr::tr("The server was to keep it until %1, so it has "
                                  "probably expired.")
                           .arg(QLocale().toString(trace.keptUntil.toLocalTime(), QLocale::ShortFormat)));
    if (!trace.madeWith.isEmpty())
        reasons.append(CallTr::tr("The call was made with another key (%1), and "
                                  "a server shows a task only to its owner.")
                           .arg(fingerprintWords(trace.madeWith)));
    if (reasons.isEmpty() && result.taskUnknown)
        reasons.append(CallTr::tr("It may have expired, been deleted or belong to another account."));
    return sentencesText(reasons);
}

/// Sampling, roots and the like, which are not supported here.
QString unsupportedWords(const ToolCallResult &result)
{
    const auto unsupported =
        std::ranges::find_if(result.exchanges, [](const ServerExchange &one) { return !one.question.isForPerson(); });
    return unsupported == result.exchanges.cend()
               ? QString()
               : CallTr::tr("During the call, the server requested “%1”, which this program does not support.")
                     .arg(displayText(unsupported->question.method));
}

QString shownId(const ServerTask &task)
{
    constexpr qsizetype longest = 80;
    return displayText(task.id, LineBreaks::Mark, longest);
}

QString stateWords(const ServerTask &task)
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
    case TaskStatus::Cancelled:
        return CallTr::tr("The server canceled its task “%1”.").arg(shownId(task));
    }
    return {};
}

/// For a call that the server continues, or continued, as a task.
void sayTask(const ToolCallResult &result, CallWords &said)
{
    const QString id = shownId(*result.task);
    if (result.taskUnknown) {
        said.what = CallTr::tr("The server does not know the task “%1”.").arg(id);
        said.hint =
            sentencesText({lossHint(result), CallTr::tr("Check the service for its effect before calling it again.")});
        return;
    }
    if (result.outcome != CallOutcome::InProgress) {
        said.what = result.task->status == TaskStatus::Cancelled
                        ? stateWords(*result.task)
                        : CallTr::tr("The server’s task “%1” did not end with a result "
                                     "of the tool.")
                              .arg(id);
        if (result.error && !result.error->detail.isEmpty())
            said.what += u' ' + result.error->detail;
        said.hint = CallTr::tr("Check the service for its effect before calling it again.");
        return;
    }
    said.weight = StepState::Warned;
    said.hint = CallTr::tr("Ask again in Activity. The tool is not called again.");
    if (!result.error)
        said.what = CallTr::tr("The server continues it as task “%1”.").arg(id);
    else if (result.error->kind == ErrorKind::TimedOut)
        said.what = CallTr::tr("The server’s task “%1” was not finished within the timeout.").arg(id);
    else if (result.error->kind == ErrorKind::AnswerWanted)
        said.what = CallTr::tr("The server’s task “%1” waits for input.").arg(id) +
                    (result.error->detail.isEmpty() ? QString() : u' ' + result.error->detail);
    else
        said.what =
            CallTr::tr("The server could not be asked about its task “%1”: %2").arg(id, errorWords(*result.error).what);
    if (result.error && result.error->kind == ErrorKind::CredentialsRefused && !result.trace.madeWith.isEmpty())
        said.hint = sentencesText({lossHint(result), said.hint});
}

} // namespace

CallWords callWords(const ToolCallResult &result)
{
    CallWords said;
    said.headline = outcomeName(result.outcome);
    const bool ran = result.outcome == CallOutcome::Answered || result.outcome == CallOutcome::ToolError;
    const bool weCancelled = result.error && result.error->kind == ErrorKind::Cancelled;
    if (result.task && !ran && !weCancelled) {
        if (result.error)
            said.quote = displayText(result.error->quote, LineBreaks::Mark, shownQuote);
        if (said.quote.isEmpty())
            said.quote = displayText(result.task->message, LineBreaks::Mark, shownQuote);
        sayTask(result, said);
        return said;
    }
    if (result.outcome == CallOutcome::ToolError)
        said.what = CallTr::tr("See the response for details.");
    const QString unsupported = unsupportedWords(result);
    if (ran)
        said.hint = unsupported;
    if (!result.error || result.outcome == CallOutcome::Cancelled)
        return said;
    said.quote = displayText(result.error->quote, LineBreaks::Mark, shownQuote);
    if (result.error->kind == ErrorKind::Cancelled) {
        said.what = CallTr::tr("You canceled after the call was sent.");
        said.hint = CallTr::tr("Check the service for its effect before calling it again.");
    } else if (result.error->kind == ErrorKind::AnswerWanted) {
        const ErrorWords words = errorWords(*result.error);
        said.weight = StepState::Warned;
        said.what = unsupported.isEmpty() ? words.what : unsupported;
        said.hint = unsupported.isEmpty() ? words.next : QString();
        return said;
    } else {
        const Diagnosis why = callDiagnosis(result);
        said.weight = why.state;
        said.what = why.summary;
        said.hint = why.hint;
    }
    said.hint = sentencesText({unsupported, said.hint});
    return said;
}

QString callLine(const ToolCallResult &result)
{
    const CallWords said = callWords(result);
    QStringList parts{said.headline + u'.'};
    if (const QString why = diagnosisLine({said.weight, said.what, said.hint, {}}); !why.isEmpty())
        parts.append(why);
    if (!said.quote.isEmpty())
        parts.append(u"“%1”"_s.arg(said.quote));
    return sentencesText(parts);
}

QString progressWords(const CallProgress &progress)
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

QString taskWords(const ServerTask &task)
{
    constexpr qsizetype shownMessage = 200;
    const QString said = displayText(task.message, LineBreaks::Mark, shownMessage);
    return said.isEmpty() ? stateWords(task) : stateWords(task) + u" “"_s + said + u'”';
}

QString destructiveWords(const Tool &tool)
{
    if (toolEffect(tool.annotations) != ToolEffect::Destructive)
        return {};
    if (effectIsAssumed(tool.annotations))
        return CallTr::tr(
            "This tool does not declare whether it is destructive, so it may permanently change or delete data.");
    return CallTr::tr("This tool is marked as destructive: it may permanently change or delete data.");
}

} // namespace rc
