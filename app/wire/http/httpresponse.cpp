// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/http/httpresponse.h"

#include "core/datetimes.h"
#include "core/json/jsontape.h"
#include "core/words/displaytext.h"
#include "wire/http/slashredirect.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct ResponseTr
{
    RC_DECLARE_PHRASES(rc::HttpResponse)
};

ErrorKind kindOf(int status)
{
    switch (status) {
    case 401:
    case 403:
        return ErrorKind::CredentialsRefused;
    case 404:
        return ErrorKind::NotFound;
    case 406:
        return ErrorKind::NotAcceptable;
    case 413:
        return ErrorKind::TooLarge;
    case 429:
        return ErrorKind::RateLimited;
    default:
        return status >= 500                   ? ErrorKind::ServerFault
               : status >= 300 && status < 400 ? ErrorKind::Redirected
                                               : ErrorKind::Refused;
    }
}

bool isEncoded(const HttpResponse &response)
{
    // Some servers write a character set or "none" there.
    static const QList<QByteArray> plain{"", "identity", "utf-8", "none"};
    return !plain.contains(response.header("Content-Encoding").trimmed().toLower());
}

QString withoutWeekdays(const QByteArray &written)
{
    constexpr qsizetype maxLength = 128;
    static const QRegularExpression weekday(u"\\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? "_s);
    return QString::fromLatin1(written.left(maxLength)).simplified().remove(weekday);
}

/// A date in one of the three forms of RFC 9110 or in ISO 8601, without its weekday; in UTC unless it has an offset.
QDateTime httpDate(QString text)
{
    static const QRegularExpression zone(u" ?(?:GMT|UTC|Z|([+-])([0-9]{2}):?([0-9]{2}))\\Z"_s);
    const QRegularExpressionMatch offset = zone.match(text);
    const int minutes = offset.captured(2).toInt() * 60 + offset.captured(3).toInt();
    if (offset.hasMatch())
        text.truncate(offset.capturedStart());
    for (const QString &form : {u"d MMM yyyy HH:mm:ss"_s, u"d-MMM-yyyy HH:mm:ss"_s, u"d-MMM-yy HH:mm:ss"_s,
                                u"MMM d HH:mm:ss yyyy"_s, u"yyyy-MM-dd'T'HH:mm:ss"_s}) {
        const QDateTime time = QLocale::c().toDateTime(text, form);
        const bool isWrongCentury = form.contains("-yy "_L1) && time.date().year() < 1970;
        if (time.isValid())
            return utcTime(isWrongCentury ? time.date().addYears(100) : time.date(), time.time())
                .addSecs((offset.captured(1) == "-"_L1 ? 60 : -60) * minutes);
    }
    return {};
}

/// Some servers write the Unix time, in seconds or milliseconds, instead of a delay.
QDateTime afterDelay(double seconds, const QDateTime &now, const QDateTime &clock)
{
    constexpr double year = 366.0 * 24 * 3600;
    constexpr double century = 36'525.0 * 24 * 3600;
    constexpr double minMilliseconds = 1e12;
    constexpr double minUnixTime = 1e9; // a clock that was never set is at 1970, near every delay
    const double sinceNow = (seconds < minMilliseconds ? seconds : seconds / 1000) - double(clock.toSecsSinceEpoch());
    const bool isTime = seconds >= minUnixTime && std::abs(sinceNow) < year;
    return now.addSecs(qint64(std::min(std::ceil(isTime ? sinceNow : seconds), century)));
}

} // namespace

QByteArray HttpResponse::header(const QByteArray &name) const
{
    for (const auto &[key, value] : headers) {
        if (key.compare(name, Qt::CaseInsensitive) == 0)
            return value;
    }
    return {};
}

QByteArray HttpResponse::mediaType() const
{
    const QByteArray type = header("Content-Type");
    return type.left(type.indexOf(';') < 0 ? type.size() : type.indexOf(';')).trimmed().toLower();
}

qint64 HttpResponse::elapsedMs() const
{
    return timings.done < 0 ? 0 : timings.done / 1000;
}

bool isJsonDocument(const QByteArray &bytes)
{
    const QByteArray body = bytes.trimmed();
    return (body.startsWith('{') || body.startsWith('[')) && !jsonFault(body);
}

bool isWebPage(const HttpResponse &response)
{
    const QByteArray start = response.body.left(512).trimmed().toLower();
    const bool isEmpty = start.isEmpty(); // many frameworks label an empty body text/html
    const bool isLabeled = response.mediaType() == "text/html" || response.mediaType() == "application/xhtml+xml";
    return (!isEmpty && isLabeled && !isJsonDocument(response.body)) || start.startsWith("<!doctype html") ||
           start.startsWith("<html");
}

QString quoteFrom(const QByteArray &body)
{
    if (!jsonFault(body)) {
        for (const QString &name : {u"error"_s, u"detail"_s, u"message"_s}) {
            const auto member = jsonMember(body, name);
            if (!member || member->trimmed() == "null")
                continue;
            if (const auto text = jsonText(*member))
                return *text;
            if (const auto inner = jsonMember(*member, u"message"_s))
                return jsonText(*inner).value_or(QString::fromUtf8(*inner));
            return QString::fromUtf8(*member);
        }
    }
    constexpr qsizetype quoteLength = 300;
    return QString::fromUtf8(body.left(quoteLength)).trimmed();
}

QDateTime serverClock(const HttpResponse &response)
{
    return httpDate(withoutWeekdays(response.header("Date")));
}

QDateTime statedRetryTime(const HttpResponse &response, const QDateTime &now)
{
    static const QRegularExpression number(u"\\A([0-9]+(?:\\.[0-9]+)?) ?(?:s|secs?|seconds?)?\\Z"_s);
    const QDateTime clock = serverClock(response);
    QDateTime latest;
    // Of two values, which a gateway and the service may have set, the later one allows both.
    for (const QString &value : withoutWeekdays(response.header("Retry-After")).split(u',')) {
        const QRegularExpressionMatch seconds = number.match(value.trimmed());
        const QDateTime date = seconds.hasMatch() ? QDateTime() : httpDate(value.trimmed());
        QDateTime time;
        if (seconds.hasMatch())
            time = afterDelay(seconds.captured(1).toDouble(), now, clock.isValid() ? clock : now);
        else if (date.isValid())
            time = now.addSecs((clock.isValid() ? clock : now).secsTo(date));
        if (time.isValid() && time >= now && (!latest.isValid() || time > latest))
            latest = time;
    }
    return latest;
}

QDateTime retryTime(const HttpResponse &response, const QDateTime &now)
{
    const QDateTime stated = statedRetryTime(response, now);
    return stated.isValid() ? std::min(stated, now.addSecs(maxRetrySeconds)) : QDateTime();
}

std::chrono::milliseconds untilRetry(const QDateTime &retryAt)
{
    return std::chrono::milliseconds(retryAt.isValid() ? QDateTime::currentDateTimeUtc().msecsTo(retryAt) : 0);
}

std::optional<Error> httpError(const HttpResponse &response)
{
    if (response.fault || response.status == 0) {
        Error error{
            response.fault.value_or(ErrorKind::ConnectionLost), response.faultText, {}, response.status, response.tls};
        if (response.fault == ErrorKind::NotUnderstood && response.faultText.isEmpty())
            error.detail = ResponseTr::tr("It is not a complete HTTP response.");
        else if (response.fault == ErrorKind::NameNotFound) // in ASCII form, as sent to the resolver
            error.detail = response.url.host(QUrl::FullyEncoded);
        return error;
    }
    if (response.status >= 200 && response.status < 300) {
        if (isWebPage(response))
            return Error{ErrorKind::WebPage, {}, {}, response.status};
        if (isEncoded(response))
            return Error{ErrorKind::NotUnderstood,
                         ResponseTr::tr("It is compressed, which was not requested."),
                         {},
                         response.status};
        return std::nullopt;
    }
    const bool isReadable = !isWebPage(response) && !isEncoded(response);
    Error error{kindOf(response.status), {}, isReadable ? quoteFrom(response.body) : QString(), response.status};
    error.retryAt = retryTime(response, QDateTime::currentDateTimeUtc());
    if (response.status < 200) {
        error.kind = ErrorKind::NotUnderstood;
        error.detail = ResponseTr::tr("It has the status %1, which is inconclusive.").arg(response.status);
    } else if (error.kind == ErrorKind::Redirected) {
        const QString quote = error.quote;
        error = redirectError(response);
        error.quote = quote;
    } else if (error.kind == ErrorKind::RateLimited) {
        error.detail = QString::fromUtf8(response.header("Retry-After"));
    }
    return error;
}

QString displayResponse(const HttpResponse &response)
{
    if (response.status == 0)
        return {};
    const QString reason = response.reason.isEmpty() ? QString() : u' ' + displayText(response.reason);
    const QByteArray type = response.mediaType();
    const bool isRedirect = response.status >= 300 && response.status < 400;
    QString text = response.followed && !isRedirect ? redirectNote(response.url) + u'\n' : QString();
    text += u"HTTP %1%2"_s.arg(response.status).arg(reason);
    if (!type.isEmpty())
        text += u"   "_s + displayBytes(type);
    text +=
        u"   "_s + QCoreApplication::translate("rc::HttpResponse", "%n byte(s)", nullptr, int(response.body.size()));
    // More than a page shows, because the text is also copied, reported and printed as JSON.
    constexpr qsizetype maxLength = 64 * 1024;
    if (!response.body.isEmpty())
        text += u'\n' + displayBytes(response.body.trimmed(), LineBreaks::Keep, maxLength);
    return text;
}

bool provesNotExecuted(int status)
{
    constexpr std::array redirects{301, 302, 307, 308};
    constexpr std::array gateways{501, 505, 511, 521, 522, 523, 525, 526, 530};
    constexpr int requestTimeout = 408;
    const auto isIn = [status](const auto &list) { return std::ranges::find(list, status) != list.end(); };
    const bool isClientError = status >= 400 && status < 500 && status != requestTimeout;
    return isClientError || isIn(redirects) || isIn(gateways);
}

} // namespace rc
