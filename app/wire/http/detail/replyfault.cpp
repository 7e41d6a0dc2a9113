// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/http/detail/replyfault.h"

#include "wire/tls/tlsverdict.h"

#include <QByteArrayList>
#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

ErrorKind faultOf(QNetworkReply::NetworkError error)
{
    switch (error) {
    case QNetworkReply::HostNotFoundError:
        return ErrorKind::NameNotFound;
    case QNetworkReply::ConnectionRefusedError:
        return ErrorKind::ConnectionRefused;
    case QNetworkReply::TimeoutError:
        return ErrorKind::TimedOut;
    case QNetworkReply::SslHandshakeFailedError:
        return ErrorKind::TlsFailed;
    case QNetworkReply::ProxyConnectionRefusedError:
    case QNetworkReply::ProxyConnectionClosedError:
    case QNetworkReply::ProxyNotFoundError:
    case QNetworkReply::ProxyTimeoutError:
    case QNetworkReply::ProxyAuthenticationRequiredError:
    case QNetworkReply::UnknownProxyError:
        return ErrorKind::ProxyFailed;
    case QNetworkReply::TemporaryNetworkFailureError:
    case QNetworkReply::NetworkSessionFailedError:
    case QNetworkReply::UnknownNetworkError:
        return ErrorKind::Unreachable;
    case QNetworkReply::ProtocolFailure:
    case QNetworkReply::ProtocolUnknownError:
    case QNetworkReply::ProtocolInvalidOperationError:
        return ErrorKind::NotUnderstood;
    default:
        // RemoteHostClosed, or ContentReSendError: Qt tried to resend the one-shot body after a lost connection.
        return ErrorKind::ConnectionLost;
    }
}

/// A connection lost during the handshake is a TLS failure; a TLS error after it is a lost connection, since the
/// request may have been sent.
ErrorKind afterHandshake(ErrorKind fault, const HttpResponse &response, const QString &words)
{
    const bool encrypted = response.timings.encrypted >= 0;
    if (encrypted && (fault == ErrorKind::TlsFailed || isTlsError(words)))
        return ErrorKind::ConnectionLost;
    if (fault == ErrorKind::ConnectionLost && !encrypted && response.url.scheme() == u"https"_s)
        return ErrorKind::TlsFailed;
    return fault;
}

/// Qt reports each 4xx and 5xx status as an error; here they are responses.
bool isStatusError(QNetworkReply::NetworkError error, int status)
{
    switch (error) {
    case QNetworkReply::ProtocolInvalidOperationError:
        return status == 400 || status == 418;
    case QNetworkReply::ProxyAuthenticationRequiredError:
        return status == 407;
    case QNetworkReply::ContentReSendError:
        // On 307 and 308 Qt rewinds the body even with the manual policy, and the one-shot body refuses.
        return status >= 300 && status < 400;
    default:
        return status > 0 &&
               ((error >= QNetworkReply::ContentAccessDenied && error <= QNetworkReply::UnknownContentError) ||
                (error >= QNetworkReply::InternalServerError && error <= QNetworkReply::UnknownServerError));
    }
}

/// 204 and 304 have none, whatever their Content-Length.
bool mayHaveBody(int status)
{
    constexpr int noContent = 204;
    constexpr int notModified = 304;
    return status != noContent && status != notModified;
}

/// "5, 5", as Qt joins a repeated header, is 5.
QByteArray singleLength(const QByteArray &written)
{
    const QByteArrayList lengths = written.split(',');
    const bool areEqual = std::ranges::all_of(
        lengths, [&lengths](const QByteArray &length) { return length.trimmed() == lengths.constFirst().trimmed(); });
    return areEqual ? lengths.constFirst().trimmed() : written;
}

/// Unsupported headers, or a body shorter than announced: Qt treats these as success. An empty body is valid in any
/// framing: Node's writeHead(); end() sends it in chunks. Qt 6.4 reads a bad chunk size as the last chunk, which cannot
/// be distinguished.
ReplyFault hiddenFault(const HttpResponse &response, qint64 bodySize)
{
    if (isValidWithoutBody(response.status))
        return {};
    // Unsupported headers hide the body's framing; a bare status line is a complete response.
    if (response.headers.isEmpty() && bodySize > 0)
        return {ErrorKind::NotUnderstood};
    // Chunks frame the body whatever Content-Length says (RFC 9112, 6.3). Qt ignores other encodings.
    const bool isChunked = response.header("Transfer-Encoding").toLower().contains("chunked");
    const QByteArray length = isChunked ? QByteArray() : singleLength(response.header("Content-Length"));
    bool isNumber = false;
    const qulonglong announced = length.toULongLong(&isNumber);
    // Qt joins two different lengths as "5, 7"; the right one is unknown.
    if (!isNumber && !length.isEmpty())
        return {ErrorKind::NotUnderstood, QCoreApplication::translate("rc::HttpCall", "Its length is ambiguous.")};
    if (isNumber && static_cast<qulonglong>(bodySize) < announced && mayHaveBody(response.status))
        return {ErrorKind::ConnectionLost};
    return {};
}

/// Without a length, closing the connection ends the response. If that comes with the last bytes, Qt may not have seen
/// the response yet and tries to resend, which the one-shot body refuses; the response is still complete.
bool isEndedByClose(QNetworkReply::NetworkError error, const HttpResponse &response)
{
    return error == QNetworkReply::ContentReSendError && response.status > 0 &&
           response.header("Content-Length").isEmpty() && response.header("Transfer-Encoding").isEmpty();
}

} // namespace

ReplyFault replyFault(QNetworkReply::NetworkError error, const QString &words, const HttpResponse &response,
                      qint64 bodySize)
{
    const bool isWhole =
        error == QNetworkReply::NoError || isStatusError(error, response.status) || isEndedByClose(error, response);
    if (isWhole || isValidWithoutBody(response.status))
        return hiddenFault(response, bodySize);
    const ErrorKind fault = afterHandshake(faultOf(error), response, words);
    // For garbled or late responses our sentence is more precise than Qt's.
    const bool hasOwnText = fault == ErrorKind::NotUnderstood || fault == ErrorKind::TimedOut;
    return {fault, hasOwnText ? QString() : words, isTlsError(words)};
}

} // namespace rc
