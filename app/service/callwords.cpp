// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/callwords.h"

#include "core/displaytext.h"
#include "core/errorwords.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype shownQuote = 500;
constexpr qint64 noMethod = -32601;
constexpr qint64 badParams = -32602;

QString callText(const char *text)
{
    return QCoreApplication::translate("rc::CallWords", text);
}

/// A refusal that says something about calling itself gets its own sentence; everything else has its words already.
std::optional<ErrorWords> ownWords(const ToolCallResult &result)
{
    if (result.fault && result.fault->code == noMethod)
        return ErrorWords{
            callText(QT_TRANSLATE_NOOP("rc::CallWords", "This server lists tools and does not run them: it knows no "
                                                        "“tools/call” (error -32601).")),
            callText(QT_TRANSLATE_NOOP("rc::CallWords", "Ask its operator where its tools can be called."))};
    if (result.fault && result.fault->code == badParams)
        return ErrorWords{
            callText(QT_TRANSLATE_NOOP(
                "rc::CallWords", "The server did not take the call (error -32602): it has no such tool any more, or "
                                 "the arguments are not what it asks for.")),
            callText(
                QT_TRANSLATE_NOOP("rc::CallWords", "Refresh the tools, and check the arguments against the schema."))};
    if (result.outcome != CallOutcome::Refused || result.fault)
        return std::nullopt;
    constexpr int notFound = 404;
    constexpr int notAllowed = 405;
    if (result.answer.status == notFound || result.answer.status == notAllowed)
        return ErrorWords{
            callText(QT_TRANSLATE_NOOP("rc::CallWords", "Nothing at this address takes calls (status %1)."))
                .arg(result.answer.status),
            callText(QT_TRANSLATE_NOOP("rc::CallWords", "Check the tool-server address in Setup."))};
    return std::nullopt;
}

QString adviceFor(const ToolCallResult &result)
{
    switch (result.outcome) {
    case CallOutcome::Unknown:
        return callText(
            QT_TRANSLATE_NOOP("rc::CallWords", "Look for its effect at the service before you call it again."));
    default:
        return {};
    }
}

} // namespace

CallWords callWords(const ToolCallResult &result)
{
    CallWords said;
    said.headline = outcomeName(result.outcome);
    if (result.outcome == CallOutcome::ToolError)
        said.what =
            callText(QT_TRANSLATE_NOOP("rc::CallWords", "The server ran the tool, and the tool says that it failed."));
    if (!result.error || result.outcome == CallOutcome::Cancelled)
        return said;
    said.quote = displayText(result.error->quote, LineBreaks::Mark, shownQuote);
    const std::optional<ErrorWords> own = ownWords(result);
    const ErrorWords of = own ? *own : errorWords(*result.error);
    said.what = of.what;
    if (result.error->kind == ErrorKind::Cancelled)
        said.what = callText(QT_TRANSLATE_NOOP("rc::CallWords", "You cancelled while the server had the call."));
    if (!of.evidence.isEmpty())
        said.what += u' ' + of.evidence;
    if (!result.serverAsked.isEmpty())
        said.what += u' ' + callText(QT_TRANSLATE_NOOP("rc::CallWords", "Meanwhile the server asked this program for "
                                                                        "“%1”, which it does not answer."))
                                .arg(displayText(result.serverAsked));
    const QString advice = adviceFor(result);
    said.next = advice.isEmpty() ? of.next : advice;
    return said;
}

QString callLine(const ToolCallResult &result)
{
    const CallWords said = callWords(result);
    QStringList parts{said.headline + u'.'};
    for (const QString &part : {said.what, said.next}) {
        if (!part.isEmpty())
            parts.append(part);
    }
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
            "rc::CallWords", "This tool does not say what it does to your data. By the rules of the protocol "
                             "that means it may change or delete things for good."));
    return callText(QT_TRANSLATE_NOOP(
        "rc::CallWords", "This tool says that it is destructive: it may change or delete things for good."));
}

} // namespace rc
