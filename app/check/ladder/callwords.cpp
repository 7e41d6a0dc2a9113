// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/ladder/callwords.h"

#include "check/ladder/rungending.h"
#include "core/words/displaytext.h"
#include "core/words/errorwords.h"
#include "core/words/translationcontext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype shownQuote = 500;

constexpr TranslationContext callText{"rc::CallWords"};

} // namespace

CallWords callWords(const ToolCallResult &result)
{
    CallWords said;
    said.headline = outcomeName(result.outcome);
    if (result.outcome == CallOutcome::ToolError)
        said.what = callText(QT_TRANSLATE_NOOP("rc::CallWords", "See the response for details."));
    if (!result.error || result.outcome == CallOutcome::Cancelled)
        return said;
    said.quote = displayText(result.error->quote, LineBreaks::Mark, shownQuote);
    if (result.error->kind == ErrorKind::Cancelled) {
        said.what = callText(QT_TRANSLATE_NOOP("rc::CallWords", "You canceled after the call was sent."));
        said.hint =
            callText(QT_TRANSLATE_NOOP("rc::CallWords", "Check the service for its effect before calling it again."));
    } else if (result.error->kind == ErrorKind::AnswerWanted) {
        const ErrorWords words = errorWords(*result.error);
        said.weight = RungState::Warned;
        said.what = words.what;
        said.hint = words.next;
        return said;
    } else {
        const Diagnosis why = callDiagnosis(result);
        said.weight = why.state;
        said.what = why.summary;
        said.hint = why.hint;
    }
    if (!result.serverAsked.isEmpty())
        said.hint =
            callText(QT_TRANSLATE_NOOP("rc::CallWords",
                                       "Meanwhile, the server requested “%1”, which this program does not support."))
                .arg(displayText(result.serverAsked)) +
            u' ' + said.hint;
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
    return parts.join(u' ');
}

QString progressWords(const CallProgress &progress)
{
    constexpr qsizetype shownNumber = 30;
    constexpr qsizetype shownMessage = 200;
    QString text = displayText(progress.progress, LineBreaks::Mark, shownNumber);
    if (!progress.total.isEmpty())
        text = callText(QT_TRANSLATE_NOOP("rc::CallWords", "%1 of %2"))
                   .arg(text, displayText(progress.total, LineBreaks::Mark, shownNumber));
    if (!progress.message.isEmpty())
        text += u": "_s + displayText(progress.message, LineBreaks::Mark, shownMessage);
    return text;
}

QString destructiveWords(const Tool &tool)
{
    if (toolEffect(tool.annotations) != ToolEffect::Destructive)
        return {};
    if (effectIsAssumed(tool.annotations))
        return callText(QT_TRANSLATE_NOOP(
            "rc::CallWords",
            "This tool does not declare whether it is destructive, so it may permanently change or delete data."));
    return callText(QT_TRANSLATE_NOOP("rc::CallWords",
                                      "This tool is marked as destructive: it may permanently change or delete data."));
}

} // namespace rc
