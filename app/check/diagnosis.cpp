// SPDX-License-Identifier: GPL-3.0-or-later
// The known causes, as a table: what was asked, the status, a word in the answer, and what that usually means.
#include "check/diagnosis.h"

#include "core/displaytext.h"
#include "core/errorwords.h"

#include <QCoreApplication>

#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

enum class Asked {
    Ingest,
    AnyTools,
    CodeHosting
};

struct CauseRow
{
    Asked asked;
    int status;
    const char *word; ///< in the body, lower case; empty: any body
    RungState state;
    const char *summary;
    const char *cause; ///< %1 owner, %2 UUID
    const char *next;
};

constexpr auto context = "rc::Diagnosis";
using enum RungState;

// First fit wins, so a row with a word stands before the one without.
constexpr std::array causes{
    CauseRow{Asked::Ingest, 400, "missing_credentials", Failed, QT_TRANSLATE_NOOP("rc::Diagnosis", "no key arrived"),
             QT_TRANSLATE_NOOP("rc::Diagnosis", "The service saw no API key in the request, although one was sent."),
             QT_TRANSLATE_NOOP("rc::Diagnosis", "Ask whether a proxy on the way removes the header X-API-Key.")},
    CauseRow{
        Asked::Ingest, 400, "invalid_json", Failed,
        QT_TRANSLATE_NOOP("rc::Diagnosis", "the service could not read the entry"),
        QT_TRANSLATE_NOOP("rc::Diagnosis", "The service says that the request is not the JSON it takes."),
        QT_TRANSLATE_NOOP("rc::Diagnosis",
                          "Check that the address is that of the log service, and show its operators this reply.")},
    CauseRow{Asked::Ingest, 401, "", Failed, QT_TRANSLATE_NOOP("rc::Diagnosis", "the key was not accepted"),
             QT_TRANSLATE_NOOP("rc::Diagnosis", "The service does not accept this API key."),
             QT_TRANSLATE_NOOP("rc::Diagnosis", "Copy the key again from the product; it may have been replaced.")},
    CauseRow{
        Asked::Ingest, 403, "", Failed,
        QT_TRANSLATE_NOOP("rc::Diagnosis", "the key is wrong or may not use this resource"),
        QT_TRANSLATE_NOOP("rc::Diagnosis",
                          "The service knows the address, but this key is wrong or may not write to this resource."),
        QT_TRANSLATE_NOOP("rc::Diagnosis", "Copy the key again. If the resource is shared with you, ask its owner, "
                                           "%1, whether you may write to it.")},
    CauseRow{Asked::Ingest, 404, "invalid_resource", Failed,
             QT_TRANSLATE_NOOP("rc::Diagnosis", "owner and UUID do not belong together"),
             QT_TRANSLATE_NOOP("rc::Diagnosis",
                               "The service knows no resource %2 owned by %1. Usually the owner in the URL is not the "
                               "account that owns it, or the UUID was cut while copying."),
             QT_TRANSLATE_NOOP("rc::Diagnosis", "Open Resource Details and copy the whole Resource URL again. If it is "
                                                "shared with you, the path keeps its owner's name.")},
    CauseRow{Asked::Ingest, 404, "", Failed,
             QT_TRANSLATE_NOOP("rc::Diagnosis", "nothing takes entries at this address"),
             QT_TRANSLATE_NOOP("rc::Diagnosis",
                               "A server answers, but not to this path. The product path or the host may be another."),
             QT_TRANSLATE_NOOP("rc::Diagnosis", "Open Resource Details and copy the whole Resource URL again.")},
    CauseRow{
        Asked::Ingest, 502, "", Failed, QT_TRANSLATE_NOOP("rc::Diagnosis", "the entry may have been delivered"),
        QT_TRANSLATE_NOOP("rc::Diagnosis", "A gateway lost the service behind it, perhaps after passing the entry on."),
        QT_TRANSLATE_NOOP("rc::Diagnosis", "Look for the marker in the product, then check again in a minute.")},
    CauseRow{Asked::Ingest, 504, "", Failed, QT_TRANSLATE_NOOP("rc::Diagnosis", "the entry may have been delivered"),
             QT_TRANSLATE_NOOP("rc::Diagnosis", "A gateway waited too long for the service behind it, perhaps after "
                                                "passing the entry on."),
             QT_TRANSLATE_NOOP("rc::Diagnosis", "Look for the marker in the product, then check again in a minute.")},
    CauseRow{
        Asked::AnyTools, 401, "missing api key", Failed, QT_TRANSLATE_NOOP("rc::Diagnosis", "no key arrived"),
        QT_TRANSLATE_NOOP("rc::Diagnosis", "The tool server saw no API key in the request, although one was sent."),
        QT_TRANSLATE_NOOP("rc::Diagnosis", "Ask whether a proxy on the way removes the header X-API-Key.")},
    CauseRow{Asked::AnyTools, 401, "api key", Failed, QT_TRANSLATE_NOOP("rc::Diagnosis", "the key was not accepted"),
             QT_TRANSLATE_NOOP("rc::Diagnosis", "The tool server does not accept this API key."),
             QT_TRANSLATE_NOOP("rc::Diagnosis", "Copy the key again, and check that the user name belongs to it.")},
    CauseRow{Asked::AnyTools, 401, "user name", Failed, QT_TRANSLATE_NOOP("rc::Diagnosis", "no user name arrived"),
             QT_TRANSLATE_NOOP("rc::Diagnosis", "The tool server wants to know whose tools to list."),
             QT_TRANSLATE_NOOP("rc::Diagnosis", "Fill in the user name or the e-mail address of the account.")},
    CauseRow{Asked::CodeHosting, 401, "link", Warned, QT_TRANSLATE_NOOP("rc::Diagnosis", "no account linked yet"),
             QT_TRANSLATE_NOOP("rc::Diagnosis", "No code-hosting account is linked to this user."),
             QT_TRANSLATE_NOOP("rc::Diagnosis", "Link one in the product, then check again. Nothing else needs it.")},
    CauseRow{Asked::AnyTools, 401, "", Failed, QT_TRANSLATE_NOOP("rc::Diagnosis", "key or user name was not accepted"),
             QT_TRANSLATE_NOOP("rc::Diagnosis", "The tool server does not accept this key with this user name."),
             QT_TRANSLATE_NOOP("rc::Diagnosis", "Check the user name, and copy the key again.")},
    CauseRow{Asked::AnyTools, 403, "", Failed, QT_TRANSLATE_NOOP("rc::Diagnosis", "the key may not list these tools"),
             QT_TRANSLATE_NOOP("rc::Diagnosis", "The tool server knows the key or the user, but refuses this list."),
             QT_TRANSLATE_NOOP("rc::Diagnosis", "Check that the user name belongs to the key.")},
    CauseRow{Asked::AnyTools, 404, "", Failed, QT_TRANSLATE_NOOP("rc::Diagnosis", "no tools at this address"),
             QT_TRANSLATE_NOOP("rc::Diagnosis", "A server answers, but it has no tool endpoint at this path."),
             QT_TRANSLATE_NOOP("rc::Diagnosis", "Check the tool server address: it goes without /mcp/ and /github/.")},
    CauseRow{Asked::AnyTools, 503, "not configured", Warned,
             QT_TRANSLATE_NOOP("rc::Diagnosis", "the tool server offers none"),
             QT_TRANSLATE_NOOP("rc::Diagnosis",
                               "The tool server says that what should stand behind this endpoint is not "
                               "configured. That is a setting on its side."),
             QT_TRANSLATE_NOOP("rc::Diagnosis", "If you need these tools, ask its operators to set it up.")},
    CauseRow{
        Asked::AnyTools, 502, "", Failed, QT_TRANSLATE_NOOP("rc::Diagnosis", "the server behind it did not answer"),
        QT_TRANSLATE_NOOP("rc::Diagnosis",
                          "The tool server passes this request on, and whoever should answer did not."),
        QT_TRANSLATE_NOOP("rc::Diagnosis", "Check again in a minute; if it stays, show its operators this reply.")},
};

bool isTools(RungId rung)
{
    return rung == RungId::ToolsGeneral || rung == RungId::ToolsCodeHosting;
}

bool concerns(const CauseRow &row, RungId rung)
{
    switch (row.asked) {
    case Asked::Ingest:
        return rung == RungId::Ingest || levelOf(rung);
    case Asked::AnyTools:
        return isTools(rung);
    case Asked::CodeHosting:
        return rung == RungId::ToolsCodeHosting;
    }
    return false;
}

/// A code-hosting endpoint that says 401 in plain text means the account behind it, not the key.
bool isUnlinkedAccount(const Evidence &evidence)
{
    return evidence.rung == RungId::ToolsCodeHosting && evidence.error.status == 401 &&
           evidence.answer.mediaType() == "text/plain" && !evidence.answer.body.toLower().contains("api key");
}

const CauseRow *rowFor(const Evidence &evidence)
{
    const QByteArray body = isUnlinkedAccount(evidence) ? QByteArray("link") : evidence.answer.body.toLower();
    // A web page comes from something in between; what it says is nobody's word on the resource.
    if (evidence.answer.fault != HttpFault::None || evidence.answer.mediaType() == "text/html")
        return nullptr;
    for (const CauseRow &row : causes) {
        if (concerns(row, evidence.rung) && row.status == evidence.error.status && body.contains(row.word))
            return &row;
    }
    return nullptr;
}

QString joined(const QString &first, const QString &second)
{
    if (first.isEmpty() || second.isEmpty())
        return first + second;
    return QCoreApplication::translate(context, "%1 %2", "two sentences").arg(first, second);
}

QString generalSummary(const Evidence &evidence)
{
    constexpr qsizetype quoteLength = 120;
    const Error &error = evidence.error;
    if (error.status < 300 && error.kind != ErrorKind::RpcError)
        return errorWords(error).what;
    const QString quote =
        displayText(error.quote.isEmpty() ? evidence.answer.reason : error.quote, LineBreaks::Mark, quoteLength);
    return quote.isEmpty() ? QString::number(error.status)
                           : QCoreApplication::translate(context, "%1: %2", "an HTTP status, the service's words")
                                 .arg(QString::number(error.status), quote);
}

Diagnosis inGeneral(const Evidence &evidence)
{
    const ErrorWords words = errorWords(evidence.error);
    Diagnosis diagnosis;
    diagnosis.summary = generalSummary(evidence);
    diagnosis.hint =
        joined(diagnosis.summary == words.what ? QString() : words.what, joined(words.evidence, words.next));
    const ErrorKind kind = evidence.error.kind;
    if (kind == ErrorKind::Refused || kind == ErrorKind::RpcError || kind == ErrorKind::NotUnderstood)
        diagnosis.hint =
            joined(diagnosis.hint,
                   QCoreApplication::translate(context, "This is not a cause we know; the reply is shown as it came."));
    return diagnosis;
}

} // namespace

Diagnosis diagnose(const Evidence &evidence)
{
    const CauseRow *row = rowFor(evidence);
    if (!row)
        return inGeneral(evidence);
    const QString owner = displayText(evidence.owner, LineBreaks::Mark, 100);
    const auto filled = [&](const char *text) {
        QString sentence = QCoreApplication::translate(context, text);
        if (sentence.contains("%2"_L1))
            return sentence.arg(owner, evidence.uuid);
        return sentence.contains("%1"_L1) ? sentence.arg(owner) : sentence;
    };
    return {row->state,
            QCoreApplication::translate(context, "%1: %2", "an HTTP status, what it means here")
                .arg(QString::number(row->status), QCoreApplication::translate(context, row->summary)),
            joined(filled(row->cause), filled(row->next))};
}

} // namespace rc
