// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/send/ingest.h"

#include "core/entry/ingestbody.h"
#include "core/json/jsontape.h"
#include "core/json/strictjson.h"
#include "core/words/displaytext.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

bool isJson(const QByteArray &type)
{
    return type == "application/json" || type == "text/json" || type.endsWith("+json");
}

Error notUnderstood(const HttpAnswer &answer, const QString &detail)
{
    return {ErrorKind::NotUnderstood, detail, {}, answer.status};
}

/// Why a complete 2xx response does not count as accepted: it must be JSON, plain text or empty. A missing content type
/// is tolerated.
std::optional<Error> doubt(const HttpAnswer &answer)
{
    const QByteArray type = answer.mediaType();
    if (answer.body.trimmed().isEmpty())
        return std::nullopt;
    if (isJson(type)) {
        std::optional<Error> fault = jsonFault(answer.body);
        if (fault)
            fault->status = answer.status;
        return fault;
    }
    if (type.isEmpty() || type == "text/plain")
        return std::nullopt;
    return notUnderstood(
        answer, QCoreApplication::translate("rc::SendJob", "The content type %1 is neither JSON nor plain text.")
                    .arg(displayBytes(type)));
}

QString tooLarge(qint64 size, qint64 most)
{
    const QLocale locale;
    return QCoreApplication::translate("rc::SendJob", "the request would be %1 bytes, over the limit of %2.")
        .arg(locale.toString(size), locale.toString(most));
}

Outcome outcomeOf(const HttpAnswer &answer, const std::optional<Error> &error)
{
    if (answer.fault != HttpFault::None)
        return answer.bytesMayHaveLeft ? Outcome::Unknown : Outcome::NotSent;
    if (answer.isSuccess())
        return error ? Outcome::Unknown : Outcome::Accepted;
    return provesUntaken(answer.status) ? Outcome::Refused : Outcome::Unknown;
}

constexpr int firstError = 400;
constexpr int lastError = 599;

const QSet<QString> &failureWords()
{
    static const QSet<QString> words{u"error"_s,   u"errors"_s,  u"failed"_s,   u"failure"_s,         u"fail"_s,
                                     u"refused"_s, u"partial"_s, u"invalid"_s,  u"partial_success"_s, u"ko"_s,
                                     u"dropped"_s, u"denied"_s,  u"rejected"_s, u"partial_failure"_s, u"not_stored"_s};
    return words;
}

/// A number beside such a word counts entries and is no status: "450 entries accepted".
bool saysStored(const QString &text)
{
    static const QRegularExpression stored(u"(?<!not )\\b(accepted|stored|ingested|inserted|indexed|written)\\b"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    return stored.match(text).hasMatch();
}

/// Whether a response's member reports a failure by its name and value.
bool reportsFailure(const JsonValue &member)
{
    static const QSet<QString> truths{u"success"_s, u"ok"_s, u"succeeded"_s, u"successful"_s};
    static const QSet<QString> states{u"status"_s, u"statuscode"_s, u"result"_s, u"state"_s, u"outcome"_s, u"code"_s};
    static const QRegularExpression counts(u"^(accepted|stored|ingested|inserted|indexed|written)(count|entries)?$"_s);
    static const QRegularExpression faults(
        u"^(num)?(error|failure|fault|failed|dropped|rejected|invalid)(s|count|message|entries|logrecords)?$"_s);
    const QString key = member.key().toLower().remove(u'_');
    const QString text = member.text().value_or(QString::fromUtf8(member.raw().toByteArray())).trimmed().toLower();
    const bool isEmptyList = (member.isArray() || member.isObject()) && member.begin() == member.end();
    const bool isNothing =
        isEmptyList || text.isEmpty() || text == "0"_L1 || text == "null"_L1 || text == "false"_L1 || text == "none"_L1;
    if (truths.contains(key))
        return text == "false"_L1 || text == "0"_L1 || text == "no"_L1;
    if (counts.match(key).hasMatch())
        return text == "0"_L1 || text == "false"_L1 || (member.isArray() && isEmptyList);
    if (faults.match(key).hasMatch())
        return !isNothing;
    const int number = saysStored(text) ? 0 : text.section(u' ', 0, 0).toInt();
    return states.contains(key) && (failureWords().contains(text) || (number >= firstError && number <= lastError));
}

/// In its members, in the parts of its lists, and in its summary; what else is inside may be the entry itself, given
/// back.
QString reportedIn(const JsonValue &value, int depth)
{
    constexpr int deepest = 3;
    static const QSet<QString> summaries{u"partialsuccess"_s, u"data"_s,   u"result"_s, u"response"_s,
                                         u"summary"_s,        u"status"_s, u"stats"_s,  u"outcome"_s};
    if (depth > deepest)
        return {};
    for (const JsonValue member : value) {
        if (value.isObject() && reportsFailure(member))
            return QString::fromUtf8(member.rawKey().toByteArray() + ':' + member.raw().toByteArray());
        const bool isPart =
            value.isArray() || member.isArray() || summaries.contains(member.key().toLower().remove(u'_'));
        if (!isPart)
            continue;
        if (const QString inside = reportedIn(member, depth + 1); !inside.isEmpty())
            return inside;
    }
    return {};
}

/// A plain text that begins with a word of failure, or with the status of one: "ERROR: quota exceeded".
QString reportedAs(const QString &text)
{
    static const QRegularExpression first(u"^\\W*(\\w+)"_s);
    const QString word = first.match(text).captured(1).toLower();
    const int number = saysStored(text) || word.size() == text.trimmed().size() ? 0 : word.toInt();
    const bool fails =
        failureWords().contains(word) || word == "false"_L1 || (number >= firstError && number <= lastError);
    return fails ? text.section(u'\n', 0, 0).trimmed() : QString();
}

} // namespace

QString reportedFailure(const HttpAnswer &answer)
{
    constexpr int depth = 4;
    constexpr qsizetype firstLine = 300;
    if (!answer.isSuccess() || answer.body.isEmpty())
        return {};
    const auto tape = JsonTape::readTo(depth, answer.body);
    return tape && (tape->root().isObject() || tape->root().isArray())
               ? reportedIn(tape->root(), 0)
               : reportedAs(QString::fromUtf8(answer.body.trimmed().left(firstLine)));
}

SendResult sendResult(const LogEntry &entry, const HttpAnswer &answer)
{
    SendResult result;
    result.entry = entry;
    result.status = answer.status;
    result.elapsedMs = answer.elapsedMs();
    result.reply = answer.body;
    result.at = QDateTime::currentDateTime();
    result.proxy = answer.proxy;
    if (answer.followed && (answer.status < 300 || answer.status > 399))
        result.followedTo = answer.url;
    result.error = httpError(answer);
    if (!result.error)
        result.error = doubt(answer);
    result.outcome = outcomeOf(answer, result.error);
    if (result.error)
        result.error->mayHaveArrived = result.outcome == Outcome::Unknown;
    return result;
}

QList<SendResult> sendResults(const QList<LogEntry> &entries, const HttpAnswer &answer)
{
    QList<SendResult> results;
    results.reserve(entries.size());
    for (const LogEntry &entry : entries) {
        if (results.isEmpty()) {
            results.append(sendResult(entry, answer));
            continue;
        }
        SendResult result = results.size() > 1 ? results.last() : results.first();
        result.entry = entry;
        if (result.reply.size() > sharedReplyCap)
            result.reply.truncate(sharedReplyCap);
        results.append(result);
    }
    return results;
}

SendResult unsentResult(const LogEntry &entry, const Error &error)
{
    SendResult result;
    result.entry = entry;
    result.at = QDateTime::currentDateTime();
    result.error = error;
    return result;
}

Result<HttpRequest> ingestRequest(const ResourceUrl &resource, const Credentials &credentials, const LogEntry &entry,
                                  const HttpLimits &limits)
{
    return ingestRequest(resource, credentials, QList<LogEntry>{entry}, limits);
}

Result<HttpRequest> ingestRequest(const ResourceUrl &resource, const Credentials &credentials,
                                  const QList<LogEntry> &entries, const HttpLimits &limits)
{
    RC_TRY(headers, ingestHeaders(credentials));
    headers->append(qMakePair(QByteArray("Content-Type"), QByteArray("application/json")));
    HttpLimits within = limits;
    const bool notifies =
        std::any_of(entries.cbegin(), entries.cend(), [](const LogEntry &entry) { return mayNotify(entry.level); });
    if (notifies && limits.deadline == defaultDeadline)
        within.deadline = notifyingDeadline;
    // An event stream is not expected here, so it gets no additional time.
    within.streamDeadline = within.deadline;
    QByteArray body = ingestBody(entries);
    if (body.size() > limits.requestCap)
        return failure(ErrorKind::RequestTooLarge, tooLarge(body.size(), limits.requestCap));
    return HttpRequest{"POST", resource.logsAddress(),         *headers, std::move(body),
                       within, credentials.identity.keyHeader, true};
}

} // namespace rc
