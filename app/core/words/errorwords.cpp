// SPDX-License-Identifier: GPL-3.0-or-later
// The wording of errors: calm, plain, and never more certain than the evidence.
#include "core/words/errorwords.h"

#include "core/textsof.h"
#include "core/words/displaytext.h"
#include "core/words/enumtable.h"
#include "core/words/listtext.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype shownQuote = 500;

/// The code of one kind, which never changes and is never reused for another, and its sentences. `withDetail` takes the
/// detail, `withStatus` the HTTP status as %1; the detail is preferred.
struct WordsRow
{
    ErrorKind kind;
    QLatin1StringView word;
    const char *what;
    const char *withDetail;
    const char *withStatus;
    const char *next;
};

constexpr std::array wordsTable = std::to_array<WordsRow>({
    {ErrorKind::BadInput, "bad-input"_L1, QT_TRANSLATE_NOOP("rc::ErrorWords", "The input cannot be used."), nullptr,
     nullptr, nullptr}, // the detail already has the next step
    {ErrorKind::NoKey, "no-key"_L1, QT_TRANSLATE_NOOP("rc::ErrorWords", "This profile has no API key."), nullptr,
     nullptr, QT_TRANSLATE_NOOP("rc::ErrorWords", "Enter the key in Setup, or with “resource-console key set”.")},

    {ErrorKind::NameNotFound, "name-not-found"_L1, QT_TRANSLATE_NOOP("rc::ErrorWords", "The host name was not found."),
     QT_TRANSLATE_NOOP("rc::ErrorWords", "The host name %1 was not found."), nullptr,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "Check the address for typos, and that this computer is online.")},
    {ErrorKind::ConnectionRefused, "connection-refused"_L1,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "The host refused the connection: nothing is listening on this port."),
     QT_TRANSLATE_NOOP("rc::ErrorWords", "The host is up, but nothing is listening on this port (%1)."), nullptr,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "Check the port in the address, and whether the service is running.")},
    {ErrorKind::Unreachable, "unreachable"_L1, QT_TRANSLATE_NOOP("rc::ErrorWords", "The service could not be reached."),
     QT_TRANSLATE_NOOP("rc::ErrorWords", "The service could not be reached (%1)."), nullptr,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "Check the network connection, VPN and firewall.")},
    {ErrorKind::TimedOut, "timed-out"_L1,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "No complete response arrived before the timeout."),
     QT_TRANSLATE_NOOP("rc::ErrorWords", "No complete response arrived before the timeout; %1."), nullptr,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "Try again, or raise the timeout.")},
    {ErrorKind::ProxyFailed, "proxy-failed"_L1,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "The proxy did not let the request through."),
     QT_TRANSLATE_NOOP("rc::ErrorWords", "The proxy did not let the request through (%1)."), nullptr,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "Check this computer’s proxy settings.")},
    {ErrorKind::TlsFailed, "tls-failed"_L1,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "No secure connection could be made, so nothing was sent."),
     QT_TRANSLATE_NOOP("rc::ErrorWords", "No secure connection could be made, so nothing was sent: %1"), nullptr,
     QT_TRANSLATE_NOOP(
         "rc::ErrorWords",
         "Check the host name and this computer’s clock. If both are right, the service must renew its certificate.")},
    {ErrorKind::ConnectionLost, "connection-lost"_L1,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "The connection closed before the response was complete."), nullptr, nullptr,
     QT_TRANSLATE_NOOP("rc::ErrorWords",
                       "The request may have arrived anyway. Search for it in the service before you try again.")},

    {ErrorKind::Redirected, "redirected"_L1,
     QT_TRANSLATE_NOOP("rc::ErrorWords",
                       "The service sent a redirect without a readable address. Your key was not sent anywhere else."),
     QT_TRANSLATE_NOOP("rc::ErrorWords",
                       "The service redirects to another address, %1. Your key was not sent to any other server."),
     QT_TRANSLATE_NOOP(
         "rc::ErrorWords",
         "The service sent a redirect (status %1) without a readable address. Your key was not sent anywhere else."),
     QT_TRANSLATE_NOOP("rc::ErrorWords",
                       "Check the address. If you trust the one it redirects to, enter that one instead.")},
    {ErrorKind::RedirectedToHttp, "redirected-to-http"_L1,
     QT_TRANSLATE_NOOP("rc::ErrorWords",
                       "The service redirects to an unencrypted address. Your key was not sent there."),
     QT_TRANSLATE_NOOP("rc::ErrorWords",
                       "The service redirects to an unencrypted address, %1. Your key was not sent there."),
     nullptr,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "Tell the service’s operator that the redirect should keep https. Check that "
                                         "the address is the one you were given.")},
    {ErrorKind::CredentialsRefused, "credentials-refused"_L1,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "The service refused the key, username or access."), nullptr,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "The service refused the key, username or access (status %1)."),
     QT_TRANSLATE_NOOP("rc::ErrorWords",
                       "Run a check. The tool server’s response to the same key and username shows the cause.")},
    {ErrorKind::NotFound, "not-found"_L1,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "The server has nothing at this address (404)."), nullptr, nullptr,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "For entries, copy the Resource URL from Resource Details again. For tools, "
                                         "check the tool server address.")},
    {ErrorKind::NotAcceptable, "not-acceptable"_L1,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "The service offers no response format that this program accepts (406)."),
     nullptr, nullptr,
     QT_TRANSLATE_NOOP("rc::ErrorWords",
                       "Check that the address belongs to a tool server. If it does, report this to its operator.")},
    {ErrorKind::TooLarge, "too-large"_L1,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "The service says that the request is too large (413)."), nullptr, nullptr,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "Shorten the message or the extra fields.")},
    {ErrorKind::RateLimited, "rate-limited"_L1,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "The service says it received too many requests (429)."),
     QT_TRANSLATE_NOOP("rc::ErrorWords",
                       "The service says it received too many requests (429), and to try again after: %1."),
     nullptr, QT_TRANSLATE_NOOP("rc::ErrorWords", "Wait, then try again.")},
    {ErrorKind::ServerFault, "server-fault"_L1,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "The service, or a gateway before it, reports a server error."), nullptr,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "The service, or a gateway before it, reports a server error (status %1)."),
     QT_TRANSLATE_NOOP("rc::ErrorWords",
                       "Try again later. If it persists, tell the service’s operator the time and the status.")},
    {ErrorKind::Refused, "refused"_L1, QT_TRANSLATE_NOOP("rc::ErrorWords", "The service refused the request."), nullptr,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "The service refused the request (status %1)."),
     QT_TRANSLATE_NOOP("rc::ErrorWords", "Read the service’s response, and check the address.")},
    {ErrorKind::RpcError, "rpc-error"_L1, QT_TRANSLATE_NOOP("rc::ErrorWords", "The tool server returned an error."),
     QT_TRANSLATE_NOOP("rc::ErrorWords", "The tool server returned error %1."), nullptr,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "Read the server’s response, and check the tool server address.")},

    {ErrorKind::AnswerTooLarge, "answer-too-large"_L1,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "The response exceeded the size limit, so reading it was stopped."),
     QT_TRANSLATE_NOOP("rc::ErrorWords", "The response exceeded the size limit, so reading it was stopped: %1."),
     nullptr,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "Check that the address belongs to the service. If it does, raise the limit "
                                         "in Preferences or with --max-answer.")},
    {ErrorKind::WebPage, "web-page"_L1,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "Got a web page instead of data, probably a login page."), nullptr, nullptr,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "Check the address, and whether a network login or a proxy is in the way.")},
    {ErrorKind::EmptyAnswer, "empty-answer"_L1, QT_TRANSLATE_NOOP("rc::ErrorWords", "The response was empty."), nullptr,
     nullptr, QT_TRANSLATE_NOOP("rc::ErrorWords", "Check that the address belongs to a tool server, and try again.")},
    {ErrorKind::NotJson, "not-json"_L1, QT_TRANSLATE_NOOP("rc::ErrorWords", "The response is not valid JSON."),
     QT_TRANSLATE_NOOP("rc::ErrorWords", "The response is not valid JSON: %1"), nullptr,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "Check that the address belongs to the service, and look at the response.")},
    {ErrorKind::WrongId, "wrong-id"_L1,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "The response is for another request (its id does not match)."), nullptr,
     nullptr,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "Try again. If it persists, report it to the tool server’s operator.")},
    {ErrorKind::MissingResult, "missing-result"_L1,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "The response has neither a result nor an error, or both."), nullptr, nullptr,
     QT_TRANSLATE_NOOP("rc::ErrorWords",
                       "Check the tool server address. If it is right, report this to its operator.")},
    {ErrorKind::NotUnderstood, "not-understood"_L1,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "The response was not understood."),
     QT_TRANSLATE_NOOP("rc::ErrorWords", "The response was not understood: %1"), nullptr,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "Look at the response, and check the address.")},

    {ErrorKind::NoKeychain, "no-keychain"_L1,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "No keychain is installed that this program can use."), nullptr, nullptr,
     QT_TRANSLATE_NOOP(
         "rc::ErrorWords",
         "Enter the key for this session only, or install a keychain such as GNOME Keyring and try again.")},
    {ErrorKind::KeychainNotRunning, "keychain-not-running"_L1,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "The keychain is not running."),
     QT_TRANSLATE_NOOP("rc::ErrorWords", "The keychain is not running (%1)."), nullptr,
     QT_TRANSLATE_NOOP(
         "rc::ErrorWords",
         "Start it, usually by logging in to the desktop, and try again, or enter the key for this session only.")},
    {ErrorKind::KeychainLocked, "keychain-locked"_L1,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "The keychain is locked, so it is unknown whether it has the key."), nullptr,
     nullptr,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "Unlock the keychain and try again, or enter the key for this session only.")},
    {ErrorKind::KeychainAsking, "keychain-asking"_L1,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "The keychain is waiting for someone to respond to its prompt."), nullptr,
     nullptr,
     QT_TRANSLATE_NOOP("rc::ErrorWords",
                       "Find its window and respond to it, then try again, or enter the key for this session only.")},
    {ErrorKind::KeychainDenied, "keychain-denied"_L1,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "The keychain denied access to the key."), nullptr, nullptr,
     QT_TRANSLATE_NOOP("rc::ErrorWords",
                       "Try again and allow access when the keychain asks, or enter the key for this session only.")},
    {ErrorKind::KeychainTimedOut, "keychain-timed-out"_L1,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "The keychain did not respond in time."), nullptr, nullptr,
     QT_TRANSLATE_NOOP("rc::ErrorWords",
                       "Try again. If it persists, restart the keychain, or enter the key for this session only.")},
    {ErrorKind::KeychainGone, "keychain-gone"_L1,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "The keychain stopped while it was in use."), nullptr, nullptr,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "Restart it, then this program, or enter the key for this session only.")},
    {ErrorKind::KeychainUnverified, "keychain-unverified"_L1,
     QT_TRANSLATE_NOOP("rc::ErrorWords",
                       "The keychain accepted the key but does not return it, so it may or may not be saved."),
     nullptr, nullptr, QT_TRANSLATE_NOOP("rc::ErrorWords", "Save the key again, or enter it for this session only.")},
    {ErrorKind::KeychainKeptKey, "keychain-kept-key"_L1,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "The keychain still has the key after a request to delete it."), nullptr,
     nullptr,
     QT_TRANSLATE_NOOP("rc::ErrorWords",
                       "Try again, or delete the resource-console entry in the keychain’s own window.")},
    {ErrorKind::KeychainLacksKey, "keychain-lacks-key"_L1,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "A key was saved in the keychain for this profile, but it is missing."), "%1",
     nullptr, QT_TRANSLATE_NOOP("rc::ErrorWords", "Enter it again.")},
    {ErrorKind::KeyUnbound, "key-unbound"_L1,
     QT_TRANSLATE_NOOP("rc::ErrorWords",
                       "The key was saved without a permitted destination, so it was not sent anywhere."),
     "%1", nullptr,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "If the address is right, allow it above or with “resource-console key "
                                         "allow”. Otherwise, correct the address.")},
    {ErrorKind::KeyBoundElsewhere, "key-bound-elsewhere"_L1,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "The key is saved for another server, so it was not sent anywhere."), "%1",
     nullptr,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "If the new place is right, allow it above or with “resource-console key "
                                         "allow”. Otherwise, restore the old one or re-enter the key.")},
    {ErrorKind::KeychainFailed, "keychain-failed"_L1, QT_TRANSLATE_NOOP("rc::ErrorWords", "The keychain failed."),
     QT_TRANSLATE_NOOP("rc::ErrorWords", "The keychain failed: %1"), nullptr,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "Check the keychain, or enter the key for this session only.")},

    {ErrorKind::FileFailed, "file-failed"_L1,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "A file could not be read or written."),
     QT_TRANSLATE_NOOP("rc::ErrorWords", "A file could not be read or written: %1"), nullptr,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "Check that the location exists, is accessible and has space.")},
    {ErrorKind::FileUnusable, "file-unusable"_L1,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "The contents of a file cannot be used."), "%1", nullptr, nullptr},
    {ErrorKind::Cancelled, "cancelled"_L1, QT_TRANSLATE_NOOP("rc::ErrorWords", "Canceled."), nullptr, nullptr,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "Start it again when you are ready.")},
    {ErrorKind::RequestTooLarge, "request-too-large"_L1,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "The request exceeds the size limit, so nothing was sent."),
     QT_TRANSLATE_NOOP("rc::ErrorWords", "Nothing was sent: %1"), nullptr,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "Send less in one request or, if your service accepts more, raise the limit "
                                         "in Preferences or with --max-request.")},
    {ErrorKind::AnswerWanted, "answer-wanted"_L1,
     QT_TRANSLATE_NOOP("rc::ErrorWords", "The server requests user input."),
     QT_TRANSLATE_NOOP("rc::ErrorWords", "The server requests user input: %1"), nullptr,
     QT_TRANSLATE_NOOP(
         "rc::ErrorWords",
         "Call the tool in the window or on a terminal, where the form is shown, or pass the input with --answers.")},
});

const WordsRow &rowOf(ErrorKind kind)
{
    return rc::rowOf(wordsTable, &WordsRow::kind, kind);
}

struct ErrorTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::ErrorWords)
};

} // namespace

QLatin1StringView wireWord(ErrorKind kind)
{
    return rowOf(kind).word;
}

ErrorWords errorWords(const Error &error)
{
    if (error.tls)
        return tlsWords(*error.tls);
    const WordsRow &row = rowOf(error.kind);
    const char *step = error.mayHaveArrived ? rowOf(ErrorKind::ConnectionLost).next : row.next;
    const QString next = step ? ErrorTr::tr(step) : QString();
    // The detail is the full sentence.
    if (error.kind == ErrorKind::BadInput && !error.detail.isEmpty())
        return {displayText(error.detail), next};
    if (row.withDetail && !error.detail.isEmpty())
        return {ErrorTr::tr(row.withDetail).arg(displayText(error.detail, LineBreaks::Mark, shownQuote)), next};
    if (row.withStatus && error.status != 0)
        return {ErrorTr::tr(row.withStatus).arg(error.status), next};
    return {ErrorTr::tr(row.what), next};
}

QString quotedWords(const Error &error, const QString &said)
{
    const QString quote = displayText(error.quote, LineBreaks::Mark, shownQuote);
    // Behind the opening mark of any language: “, «, „ or 「.
    const QRegularExpression quoted(u"[\\p{Pi}\\p{Ps}][\\x{A0}\\x{202F}\\p{Cf}]*"_s +
                                    QRegularExpression::escape(quote));
    return quote.isEmpty() || said.contains(quoted) ? QString() : ErrorTr::tr("Response: “%1”").arg(quote);
}

QString errorLine(const Error &error)
{
    const ErrorWords words = errorWords(error);
    QStringList sentences{words.what, words.evidence, words.next};
    if (!error.quote.isEmpty())
        sentences.append(u"“%1”"_s.arg(displayText(error.quote, LineBreaks::Mark, shownQuote)));
    return sentencesText(sentences);
}

// TLS faults. Never offers to continue without a secure connection.
namespace {

/// %1 the requested host, %2 the certificate's names, %3 valid from, %4 valid until, %5 this computer's clock, %6 the
/// other clock, %7 the authority, %8 the system's words.
struct TlsRow
{
    TlsCause cause;
    const char *why; ///< part of a sentence, after a colon
    const char *next;
};

const auto &table()
{
    static const std::array rows{
        TlsRow{TlsCause::Revoked, QT_TRANSLATE_NOOP("rc::TlsWords", "the certificate was revoked by its issuer"),
               QT_TRANSLATE_NOOP("rc::TlsWords", "Tell the operator that the service needs a new certificate.")},
        TlsRow{TlsCause::Distrusted,
               QT_TRANSLATE_NOOP("rc::TlsWords", "the certificate, or an authority above it, is marked as untrusted"),
               QT_TRANSLATE_NOOP("rc::TlsWords", "Do not continue. Ask the service’s operator what happened.")},
        TlsRow{
            TlsCause::ClockOff,
            QT_TRANSLATE_NOOP(
                "rc::TlsWords",
                "this computer’s clock says %5, but another server’s response says %6, when the certificate is valid"),
            QT_TRANSLATE_NOOP("rc::TlsWords", "Set this computer’s clock, then try again.")},
        TlsRow{
            TlsCause::NotYetValid,
            QT_TRANSLATE_NOOP("rc::TlsWords",
                              "the certificate is not valid before %3, and this computer’s clock says %5"),
            QT_TRANSLATE_NOOP(
                "rc::TlsWords",
                "Check this computer’s clock and set it if it is wrong. If it is right, tell the service’s operator.")},
        TlsRow{TlsCause::Expired,
               QT_TRANSLATE_NOOP("rc::TlsWords", "the certificate expired on %4, and this computer’s clock says %5"),
               QT_TRANSLATE_NOOP(
                   "rc::TlsWords",
                   "If the clock is right, the service’s operator must renew the certificate. If not, set the clock.")},
        TlsRow{
            TlsCause::SelfSigned,
            QT_TRANSLATE_NOOP("rc::TlsWords", "the certificate is self-signed, so nobody vouches for it"),
            QT_TRANSLATE_NOOP(
                "rc::TlsWords",
                "If the server is yours, set this certificate’s file as “Custom CA file” in Setup or with --ca-file.")},
        TlsRow{TlsCause::UnknownIssuer,
               QT_TRANSLATE_NOOP("rc::TlsWords", "the certificate was issued by %7, which this computer does not know"),
               QT_TRANSLATE_NOOP("rc::TlsWords",
                                 "If that is your organization’s own authority, set its certificate file as “Custom CA "
                                 "file” in Setup or with --ca-file. If not, the service must send its whole chain.")},
        TlsRow{
            TlsCause::UntrustedAuthority,
            QT_TRANSLATE_NOOP("rc::TlsWords", "the certificate’s chain ends at %7, which this computer does not trust"),
            QT_TRANSLATE_NOOP("rc::TlsWords", "If that is your organization’s own authority, set its certificate file "
                                              "as “Custom CA file” in Setup or with --ca-file.")},
        TlsRow{TlsCause::WrongHost, QT_TRANSLATE_NOOP("rc::TlsWords", "the certificate is not for %1, but for %2"),
               QT_TRANSLATE_NOOP("rc::TlsWords", "Check the host name in the address. If it is right, the service’s "
                                                 "operator must add it to the certificate.")},
        TlsRow{TlsCause::WrongPurpose,
               QT_TRANSLATE_NOOP("rc::TlsWords", "the certificate may not be used for a server"),
               QT_TRANSLATE_NOOP("rc::TlsWords", "Tell the operator that the service needs a server certificate.")},
        TlsRow{TlsCause::WeakKey,
               QT_TRANSLATE_NOOP("rc::TlsWords",
                                 "the certificate or its chain has a key or a signature that is too weak to be safe"),
               QT_TRANSLATE_NOOP("rc::TlsWords",
                                 "Tell the operator that the service needs a certificate with a stronger key.")},
        TlsRow{TlsCause::BrokenChain,
               QT_TRANSLATE_NOOP("rc::TlsWords", "the certificate or its chain is damaged or malformed (%8)"),
               QT_TRANSLATE_NOOP("rc::TlsWords", "Send this text to the service’s operator.")},
        TlsRow{TlsCause::NoCertificate, QT_TRANSLATE_NOOP("rc::TlsWords", "the server presented no certificate"),
               QT_TRANSLATE_NOOP("rc::TlsWords",
                                 "Check the address and port. If they are right, tell the service’s operator.")},
        TlsRow{TlsCause::OldProtocol,
               QT_TRANSLATE_NOOP("rc::TlsWords", "the server supports no safe version of TLS (1.2 or later)"),
               QT_TRANSLATE_NOOP("rc::TlsWords", "Tell the operator that the service must offer TLS 1.2 or later.")},
        TlsRow{TlsCause::NotTls,
               QT_TRANSLATE_NOOP("rc::TlsWords", "the server on this port does not speak TLS and may use plain HTTP"),
               QT_TRANSLATE_NOOP("rc::TlsWords", "Check the port in the address, and whether a proxy or a network "
                                                 "login is between you and the service.")},
        TlsRow{TlsCause::ClientCertificateWanted,
               QT_TRANSLATE_NOOP("rc::TlsWords",
                                 "the server asks for a client certificate, which this program does not have"),
               QT_TRANSLATE_NOOP("rc::TlsWords",
                                 "Ask the service’s operator for an address that requires only the API key.")},
        TlsRow{TlsCause::HandshakeRefused, QT_TRANSLATE_NOOP("rc::TlsWords", "the server refused the handshake (%8)"),
               QT_TRANSLATE_NOOP("rc::TlsWords", "Check the host name and port in the address. If they are right, send "
                                                 "this text to the service’s operator.")},
        TlsRow{TlsCause::ClosedInHandshake,
               QT_TRANSLATE_NOOP("rc::TlsWords", "the connection was closed during the handshake"),
               QT_TRANSLATE_NOOP(
                   "rc::TlsWords",
                   "Check the port in the address, and whether a firewall in between closes such connections.")},
        TlsRow{TlsCause::Other, QT_TRANSLATE_NOOP("rc::TlsWords", "this computer’s TLS library did not accept it (%8)"),
               QT_TRANSLATE_NOOP("rc::TlsWords", "Send this text to the service’s operator.")},
    };
    return rows;
}

constexpr qsizetype shownText = 160;

struct TlsTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::TlsWords)
};

QString shownHolder(const QString &text)
{
    return text.isEmpty() ? TlsTr::tr("nobody") : displayText(text, LineBreaks::Mark, shownText);
}

QString shownNames(const QStringList &names)
{
    constexpr qsizetype shownCount = 6;
    QStringList list = textsOf(names.mid(0, shownCount),
                               [&](const QString &name) { return displayText(name, LineBreaks::Mark, shownText); });
    if (list.isEmpty())
        return TlsTr::tr("no name at all");
    const QString text = listText(list);
    return names.size() <= shownCount
               ? text
               : TlsTr::tr("%1 and %2 more").arg(text, QString::number(names.size() - shownCount));
}

/// In UTC and not localized, as in certificates and logs.
QString shownTime(const QDateTime &time)
{
    return time.isValid() ? time.toUTC().toString(u"yyyy-MM-dd HH:mm 'UTC'"_s) : TlsTr::tr("an unknown time");
}

const TlsRow &rowOf(TlsCause cause)
{
    return rc::rowOf(table(), &TlsRow::cause, cause);
}

} // namespace

QString certificateSentence(const CertificateFacts &certificate)
{
    if (certificate.subject.isEmpty() && certificate.issuer.isEmpty() && !certificate.validUntil.isValid())
        return {};
    return filledSentence(TlsTr::tr("The certificate: %1; for %2; issued by %3; valid from %4 to %5."),
                          {shownHolder(certificate.subject), shownNames(certificate.names),
                           shownHolder(certificate.issuer), shownTime(certificate.validFrom),
                           shownTime(certificate.validUntil)});
}

ErrorWords tlsWords(const TlsFault &fault)
{
    const QStringList values{displayText(fault.host, LineBreaks::Mark, shownText),
                             shownNames(fault.certificate.names),
                             shownTime(fault.certificate.validFrom),
                             shownTime(fault.certificate.validUntil),
                             shownTime(fault.clock),
                             shownTime(fault.otherClock),
                             shownHolder(fault.authority),
                             shownHolder(fault.systemWords)};
    QStringList reasons = textsOf(QList<TlsCause>{fault.cause} + fault.also, [&](const TlsCause &cause) {
        return filledSentence(TlsTr::tr(rowOf(cause).why), values);
    });
    QString evidence = certificateSentence(fault.certificate);
    if (!evidence.isEmpty() && fault.ofAuthority)
        evidence =
            filledSentence(TlsTr::tr("This is not the server’s own certificate but one above it. %1"), {evidence});
    const char *what =
        fault.afterHandshake
            ? QT_TRANSLATE_NOOP("rc::TlsWords",
                                "The secure connection was lost, possibly after the request was sent: %1.")
            : QT_TRANSLATE_NOOP("rc::TlsWords", "No secure connection could be made, so nothing was sent: %1.");
    return {filledSentence(TlsTr::tr(what), {clausesText(reasons)}), TlsTr::tr(rowOf(fault.cause).next), evidence};
}

} // namespace rc
