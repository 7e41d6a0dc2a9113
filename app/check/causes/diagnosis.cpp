// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the matching cause and fills in its sentences, or says that none matches.
#include "check/causes/diagnosis.h"

#include "check/causes/cause.h"
#include "check/causes/causeconditions.h"
#include "core/words/displaytext.h"
#include "core/words/errortext.h"
#include "core/words/listtext.h"
#include "wire/http/bearerchallenge.h"
#include "wire/http/slashredirect.h"

#include <QByteArrayList>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// Null for “unknown” and for a cause that is not in the table.
const CauseRow *rowNamed(const QString &id)
{
    const QList<CauseRow> &table = causeTable();
    const auto row = std::ranges::find_if(table, [&id](const CauseRow &r) { return id == QLatin1StringView(r.id); });
    return row == table.end() ? nullptr : &*row;
}

unsigned stepBit(const StepId &step)
{
    switch (step.kind()) {
    case StepId::Url:
        return at::url;
    case StepId::Key:
        return at::key;
    case StepId::Dns:
        return at::name;
    case StepId::Tcp:
        return at::port;
    case StepId::Tls:
        return at::tls;
    case StepId::ToolsGeneral:
        return at::general;
    case StepId::ToolsCodeHosting:
        return at::codeHosting;
    case StepId::ToolsFurther:
        return at::further;
    default:
        return at::entries;
    }
}

bool responseContains(const HttpResponse &response, const char *words)
{
    const QByteArray text = (response.body + '\n' + response.reason.toUtf8()).toLower();
    const QByteArrayList alternatives = QByteArray(words).split('|');
    return std::any_of(alternatives.begin(), alternatives.end(),
                       [&text](const QByteArray &word) { return text.contains(word); });
}

bool statusMatches(const StatusRange &range, const Evidence &evidence)
{
    const int status = evidence.error.status != 0 ? evidence.error.status : evidence.response.status;
    return range.to == 0 || (!evidence.response.fault && status >= range.from && status <= range.to);
}

bool matches(const CauseRow &row, const Evidence &evidence)
{
    return (row.steps & stepBit(evidence.step)) != 0 && row.worked == evidence.worked &&
           (!row.kind || *row.kind == evidence.error.kind) && (!row.fault || *row.fault == evidence.response.fault) &&
           (!row.tls || (evidence.error.tls && evidence.error.tls->cause == *row.tls)) &&
           statusMatches(row.status, evidence) && (!row.rpc || rpcCodeOf(evidence) == *row.rpc) &&
           (!row.word || responseContains(evidence.response, row.word)) && (!row.condition || row.condition(evidence));
}

/// The first matching row; null if there is none.
const CauseRow *causeOf(const Evidence &evidence)
{
    const QList<CauseRow> &table = causeTable();
    const auto row =
        std::find_if(table.begin(), table.end(), [&evidence](const CauseRow &r) { return matches(r, evidence); });
    return row == table.end() ? nullptr : &*row;
}

struct DiagnosisTr
{
    RC_DECLARE_PHRASES(rc::Diagnosis)
};

constexpr qsizetype shownName = 100;
constexpr qsizetype shownWords = 400;

Phrase nextLead()
{
    return DiagnosisTr::tr("Next: %1", "what to do next");
}

Phrase withNextLead(const Phrase &next)
{
    return next.isEmpty() ? Phrase() : nextLead().arg(next);
}

QString shown(const QString &text, qsizetype length)
{
    return displayText(text, LineBreaks::Mark, length);
}

bool isRefusal(const Evidence &evidence)
{
    return evidence.error.status >= 300 && !evidence.response.fault;
}

constexpr qsizetype quoteLength = 120;

QString withoutEntities(QString text)
{
    static const QRegularExpression coded(u"&#([0-9]{1,6});"_s);
    for (auto found = coded.match(text); found.hasMatch(); found = coded.match(text, found.capturedStart() + 1))
        text.replace(found.capturedStart(), found.capturedLength(), QChar(ushort(found.captured(1).toUInt())));
    static const QRegularExpression others(u"&(?!amp;)[A-Za-z]{2,8};"_s); // mostly spaces, bullets and dashes
    return text.replace(u"&quot;"_s, u"\""_s).replace(others, u" "_s).replace(u"&amp;"_s, u"&"_s);
}

/// The text of a page, with the number that identifies the refusal for its operator: "Reference #18.2d", "Ray ID: 8f".
QString pageWords(const QByteArray &body)
{
    static const QRegularExpression number(
        u"(?i)\\b(reference|support|incident|ray|request|event)( id| number)?( is)? ?[:#][ #:]*[\\w.-]{4,64}"_s);
    const QString words = withoutEntities(visibleText(body)).simplified();
    const QRegularExpressionMatch found = number.match(words);
    if (!found.hasMatch() || found.capturedEnd() <= quoteLength)
        return words;
    return words.left(quoteLength - found.capturedLength() - 2).trimmed() + u"… "_s + found.captured();
}

QString quoteIn(const Evidence &evidence)
{
    QString words = evidence.error.quote;
    if (words.isEmpty() && sign::webPage(evidence))
        words = pageWords(evidence.response.body);
    return shown(words.isEmpty() ? evidence.response.reason : words, quoteLength);
}

/// A gateway's quote with its name, if a header states one.
QString gatewayWords(const Evidence &evidence)
{
    const QString server = QString::fromUtf8(evidence.response.header("Server"));
    const QString name = server.isEmpty() ? QString() : u" · Server: "_s + shown(server, shownName);
    return quoteIn(evidence) + name;
}

QString scopeIn(const Evidence &evidence)
{
    const BearerChallenge challenge = bearerChallenge(evidence.response).value_or(BearerChallenge());
    const QString named = challenge.scope.isEmpty() ? challenge.description : challenge.scope;
    return named.isEmpty() ? quoteIn(evidence) : shown(named, shownName);
}

/// The detail that sentences quote.
Phrase quotedDetail(const Evidence &evidence)
{
    const Error &error = evidence.error;
    if (!evidence.reported.isEmpty())
        return shown(evidence.reported, shownWords);
    if (!evidence.realAddress.isEmpty())
        return shown(evidence.realAddress, shownWords);
    if (!evidence.clockSkew.isEmpty())
        return evidence.clockSkew;
    if (evidence.worked)
        return evidence.respondedUuid.isEmpty() ? evidence.seen : Phrase(shown(evidence.respondedUuid, shownName));
    // This text includes the detail.
    if (error.tls || evidence.step == StepId::Key)
        return errorText(error).what;
    if (sign::scopeMissing(evidence))
        return scopeIn(evidence);
    if (isRefusal(evidence) || !error.quote.isEmpty() || error.kind == ErrorKind::WebPage) {
        const QString quote = sign::gatewayRefuses(evidence) ? gatewayWords(evidence) : quoteIn(evidence);
        return quote.isEmpty() ? QString::number(error.status) : quote;
    }
    return error.detail.isEmpty() ? errorText(error).what : error.detail.shown(shownWords);
}

QString retryWords(const Evidence &evidence)
{
    const QDateTime time = statedRetryTime(evidence.response, QDateTime::currentDateTimeUtc());
    return time.isValid() ? QLocale().toString(time.toLocalTime(), QLocale::ShortFormat) : QString();
}

QList<Phrase> valuesOf(const Evidence &evidence)
{
    const ErrorText words = evidence.worked ? ErrorText() : errorText(evidence.error);
    Phrase problems = evidence.catalog ? Phrase::sentences(evidence.catalog->problems).shown() : Phrase();
    if (problems.text().size() > shownWords)
        problems = shown(problems, shownWords);
    const QUrl target = redirectTarget(evidence);
    return {shown(evidence.owner, shownName),
            evidence.uuid,
            shown(hostOf(evidence), shownName),
            shown(target.isEmpty() ? QString() : loggableUrl(target), shownWords),
            retryWords(evidence),
            quotedDetail(evidence),
            evidence.worked ? problems : words.evidence,
            words.next,
            shown(evidence.proxy, shownName)};
}

/// "404: …" before the summary of a refusal.
Phrase withStatus(const Evidence &evidence, const Phrase &summary)
{
    if (!isRefusal(evidence))
        return summary;
    return DiagnosisTr::tr("%1: %2", "an HTTP status, what it means here")
        .arg(QString::number(evidence.error.status), summary);
}

Phrase searchFirst(const Evidence &evidence)
{
    if (evidence.isCall)
        return DiagnosisTr::tr("Check the service for its effect before calling it again.");
    return DiagnosisTr::tr("Search for the marker in the product first. Send the entry again only if it is not there.");
}

Diagnosis diagnosisFrom(const CauseRow &row, const Evidence &evidence)
{
    const QList<Phrase> values = valuesOf(evidence);
    const auto sentence = [&values](const char *text) { return DiagnosisTr::tr(text).arg(values); };
    const Phrase next = evidence.mayHaveArrived && !row.looksFirst ? searchFirst(evidence) : sentence(row.next);
    return {row.state, withStatus(evidence, sentence(row.summary)),
            Phrase::sentences({sentence(row.cause), withNextLead(next)}), QString::fromLatin1(row.id)};
}

Phrase generalSummary(const Evidence &evidence)
{
    if (!isRefusal(evidence) && evidence.error.kind != ErrorKind::RpcError)
        return errorText(evidence.error).what;
    const QString quote = quoteIn(evidence);
    // The status of a JSON-RPC error is usually that of a success.
    const Phrase code = evidence.error.kind == ErrorKind::RpcError ? evidence.error.detail
                                                                   : Phrase(QString::number(evidence.error.status));
    if (code.isEmpty())
        return evidence.error.quote.isEmpty() ? errorText(evidence.error).what : Phrase(quote);
    return quote.isEmpty() ? code : DiagnosisTr::tr("%1: %2", "an HTTP status, the service's words").arg(code, quote);
}

Diagnosis unknownCause(const Evidence &evidence)
{
    const ErrorText words = errorText(evidence.error);
    Diagnosis diagnosis;
    diagnosis.cause = u"unknown"_s;
    diagnosis.summary = generalSummary(evidence);
    diagnosis.hint = Phrase::sentences(
        {diagnosis.summary == words.what ? Phrase() : words.what, words.evidence,
         withNextLead(evidence.mayHaveArrived ? searchFirst(evidence) : words.next),
         isKeychainError(evidence.error.kind) ? Phrase() : DiagnosisTr::tr("The cause is not known.")});
    return diagnosis;
}

} // namespace

const QList<CauseRow> &causeTable()
{
    static const QList<CauseRow> table = Causes::rows();
    return table;
}

Fix fixOf(const QString &cause)
{
    const CauseRow *row = rowNamed(cause);
    return row ? row->fix : cause == "unknown"_L1 ? Fix::CopyReport : Fix::None;
}

QString causeHeadline(const QString &id)
{
    const CauseRow *row = rowNamed(id);
    return row && row->headline ? QCoreApplication::translate("rc::Diagnosis", row->headline) : QString();
}

Diagnosis diagnose(const Evidence &evidence)
{
    const CauseRow *row = causeOf(evidence);
    return row ? diagnosisFrom(*row, evidence) : unknownCause(evidence);
}

HintParts hintParts(const QString &hint)
{
    const QString lead = nextLead().text().section("%1"_L1, 0, 0);
    const qsizetype at = lead.trimmed().isEmpty() ? -1 : hint.lastIndexOf(lead);
    if (at < 0)
        return {hint, {}, {}};
    return {hint.first(at).trimmed(), lead.trimmed(), hint.sliced(at + lead.size())};
}

Phrase diagnosisLine(const Diagnosis &diagnosis)
{
    return Phrase::sentences({diagnosis.summary.sentence(), diagnosis.hint});
}

std::optional<Diagnosis> warningIn(Evidence evidence, const Phrase &seen)
{
    evidence.worked = true;
    evidence.seen = seen;
    const CauseRow *row = causeOf(evidence);
    return row ? std::optional(diagnosisFrom(*row, evidence)) : std::nullopt;
}

} // namespace rc
