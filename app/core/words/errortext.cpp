// SPDX-License-Identifier: GPL-3.0-or-later
// The wording of errors: calm, plain, and never more certain than the evidence.
#include "core/words/errortext.h"

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
    const char *next = nullptr;
    const char *withDetail = nullptr;
    const char *withStatus = nullptr;
};

struct ErrorTr
{
    RC_DECLARE_PHRASES(rc::ErrorText)

public:
    static constexpr auto table = std::to_array<WordsRow>({
        {ErrorKind::BadInput, "bad-input"_L1,
         QT_TR_NOOP("The input cannot be used.")}, // the detail already has the next step
        {ErrorKind::NoKey, "no-key"_L1, QT_TR_NOOP("This profile has no API key."),
         QT_TR_NOOP("Enter the key in Setup, or with “resource-console key set”.")},
        {ErrorKind::NameNotFound, "name-not-found"_L1, QT_TR_NOOP("The host name was not found."),
         QT_TR_NOOP("Check the address for typos, and that this computer is online."),
         QT_TR_NOOP("The host name %1 was not found.")},
        {ErrorKind::ConnectionRefused, "connection-refused"_L1,
         QT_TR_NOOP("The host refused the connection: nothing is listening on this port."),
         QT_TR_NOOP("Check the port in the address, and whether the service is running.")},
        {ErrorKind::Unreachable, "unreachable"_L1, QT_TR_NOOP("The service could not be reached."),
         QT_TR_NOOP("Check the network connection, VPN and firewall."),
         QT_TR_NOOP("The service could not be reached (%1).")},
        {ErrorKind::TimedOut, "timed-out"_L1, QT_TR_NOOP("No complete response arrived before the timeout."),
         QT_TR_NOOP("Try again, or raise the timeout."),
         QT_TR_NOOP("No complete response arrived before the timeout; %1.")},
        {ErrorKind::ProxyFailed, "proxy-failed"_L1, QT_TR_NOOP("The proxy did not let the request through."),
         QT_TR_NOOP("Check this computer’s proxy settings."),
         QT_TR_NOOP("The proxy did not let the request through (%1).")},
        {ErrorKind::TlsFailed, "tls-failed"_L1, QT_TR_NOOP("No secure connection could be made, so nothing was sent."),
         QT_TR_NOOP("Check the host name and this computer’s clock. If both are right, the service must renew its "
                    "certificate.")},
        {ErrorKind::ConnectionLost, "connection-lost"_L1,
         QT_TR_NOOP("The connection closed before the response was complete."),
         QT_TR_NOOP("The request may have arrived anyway. Search for it in the service before you try again.")},
        {ErrorKind::Redirected, "redirected"_L1,
         QT_TR_NOOP("The service sent a redirect without a readable address. Your key was not sent anywhere else."),
         QT_TR_NOOP("Check the address. If you trust the one it redirects to, enter that one instead."),
         QT_TR_NOOP("The service redirects to another address, %1. Your key was not sent to any other server.")},
        {ErrorKind::RedirectedToHttp, "redirected-to-http"_L1,
         QT_TR_NOOP("The service redirects to an unencrypted address. Your key was not sent there."),
         QT_TR_NOOP("Tell the service’s operator that the redirect should keep https."),
         QT_TR_NOOP("The service redirects to an unencrypted address, %1. Your key was not sent there.")},
        {ErrorKind::CredentialsRefused, "credentials-refused"_L1,
         QT_TR_NOOP("The service refused the key, username or access."),
         QT_TR_NOOP("Run a check. The tool server’s response to the same key and username shows the cause."), nullptr,
         QT_TR_NOOP("The service refused the key, username or access (status %1).")},
        {ErrorKind::NotFound, "not-found"_L1, QT_TR_NOOP("The server has nothing at this address (404)."),
         QT_TR_NOOP("For entries, copy the Resource URL from Resource Details again. For tools, check the tool server "
                    "address.")},
        {ErrorKind::NotAcceptable, "not-acceptable"_L1,
         QT_TR_NOOP("The service offers no response format that this program accepts (406)."),
         QT_TR_NOOP("Check the tool server address. If it is right, report this to its operator.")},
        {ErrorKind::TooLarge, "too-large"_L1, QT_TR_NOOP("The service says that the request is too large (413)."),
         QT_TR_NOOP("Shorten the message or the extra fields.")},
        {ErrorKind::RateLimited, "rate-limited"_L1, QT_TR_NOOP("The service says it received too many requests (429)."),
         QT_TR_NOOP("Wait, then try again."),
         QT_TR_NOOP("The service says it received too many requests (429), and to try again after: %1.")},
        {ErrorKind::ServerFault, "server-fault"_L1,
         QT_TR_NOOP("The service, or a gateway before it, reports a server error."),
         QT_TR_NOOP("Try again later. If it persists, tell the service’s operator the time and the status."), nullptr,
         QT_TR_NOOP("The service, or a gateway before it, reports a server error (status %1).")},
        {ErrorKind::Refused, "refused"_L1, QT_TR_NOOP("The service refused the request."),
         QT_TR_NOOP("Look at the response, and check the address."), nullptr,
         QT_TR_NOOP("The service refused the request (status %1).")},
        {ErrorKind::RpcError, "rpc-error"_L1, QT_TR_NOOP("The tool server returned an error."),
         QT_TR_NOOP("Look at the response, and check the address."), QT_TR_NOOP("The tool server returned error %1.")},
        {ErrorKind::ResponseTooLarge, "answer-too-large"_L1,
         QT_TR_NOOP("The response exceeded the size limit, so reading it was stopped."),
         QT_TR_NOOP("Check that the address belongs to the service. If it does, raise the limit in Preferences or with "
                    "--max-answer.")},
        {ErrorKind::WebPage, "web-page"_L1, QT_TR_NOOP("Got a web page instead of data, probably a login page."),
         QT_TR_NOOP("Check the address, and whether a network login or a proxy is in the way.")},
        {ErrorKind::EmptyResponse, "empty-answer"_L1, QT_TR_NOOP("The response was empty."),
         QT_TR_NOOP("Check the tool server address. If it is right, report this to its operator.")},
        {ErrorKind::NotJson, "not-json"_L1, QT_TR_NOOP("The response is not valid JSON."),
         QT_TR_NOOP("Look at the response, and check the address."), QT_TR_NOOP("The response is not valid JSON: %1")},
        {ErrorKind::WrongId, "wrong-id"_L1, QT_TR_NOOP("The response is for another request (its id does not match)."),
         QT_TR_NOOP("Check the tool server address. If it is right, report this to its operator.")},
        {ErrorKind::MissingResult, "missing-result"_L1,
         QT_TR_NOOP("The response has neither a result nor an error, or both."),
         QT_TR_NOOP("Check the tool server address. If it is right, report this to its operator.")},
        {ErrorKind::NotUnderstood, "not-understood"_L1, QT_TR_NOOP("The response was not understood."),
         QT_TR_NOOP("Look at the response, and check the address."), QT_TR_NOOP("The response was not understood: %1")},
        {ErrorKind::NoKeychain, "no-keychain"_L1, QT_TR_NOOP("No keychain is installed that this program can use."),
         QT_TR_NOOP("Install a keychain such as GNOME Keyring and try again, or use the key without saving it.")},
        {ErrorKind::KeychainNotRunning, "keychain-not-running"_L1, QT_TR_NOOP("The keychain is not running."),
         QT_TR_NOOP("Start it, usually by logging in to the desktop, and try again, or use the key without saving it."),
         QT_TR_NOOP("The keychain is not running (%1).")},
        {ErrorKind::KeychainLocked, "keychain-locked"_L1,
         QT_TR_NOOP("The keychain is locked, so it is unknown whether it has the key."),
         QT_TR_NOOP("Unlock the keychain and try again, or use the key without saving it.")},
        {ErrorKind::KeychainPrompting, "keychain-asking"_L1,
         QT_TR_NOOP("The keychain did not respond. It may be showing a prompt."),
         QT_TR_NOOP("Respond to its prompt if there is one, then try again, or use the key without saving it.")},
        {ErrorKind::KeychainDenied, "keychain-denied"_L1, QT_TR_NOOP("The keychain denied access to the key."),
         QT_TR_NOOP("Try again and allow access when the keychain asks, or use the key without saving it.")},
        {ErrorKind::KeychainTimedOut, "keychain-timed-out"_L1, QT_TR_NOOP("The keychain did not respond in time."),
         QT_TR_NOOP("Try again. If it persists, restart the keychain, or use the key without saving it.")},
        {ErrorKind::KeychainGone, "keychain-gone"_L1, QT_TR_NOOP("The keychain stopped while it was in use."),
         QT_TR_NOOP("Restart it, then this program, or use the key without saving it.")},
        {ErrorKind::KeychainUnverified, "keychain-unverified"_L1,
         QT_TR_NOOP("The keychain accepted the key but does not return it, so it may or may not be saved."),
         QT_TR_NOOP("Try again. If it persists, restart the keychain, or use the key without saving it.")},
        {ErrorKind::KeychainNotDeleted, "keychain-kept-key"_L1,
         QT_TR_NOOP("The keychain still has the key after a request to delete it."),
         QT_TR_NOOP("Try again, or delete the resource-console entry in the keychain’s own window.")},
        {ErrorKind::KeychainKeyMissing, "keychain-lacks-key"_L1,
         QT_TR_NOOP("A key was saved in the keychain for this profile, but it is missing."),
         QT_TR_NOOP("Enter it again."), "%1"},
        {ErrorKind::KeyUnbound, "key-unbound"_L1,
         QT_TR_NOOP("The key was saved without a permitted destination, so it was not sent anywhere."),
         QT_TR_NOOP("If the address is right, allow it above or with “resource-console key allow”. Otherwise, correct "
                    "the address."),
         "%1"},
        {ErrorKind::KeyBoundElsewhere, "key-bound-elsewhere"_L1,
         QT_TR_NOOP("The key is saved for another server, so it was not sent anywhere."),
         QT_TR_NOOP("If the address is right, allow it above or with “resource-console key allow”. Otherwise, correct "
                    "the address."),
         "%1"},
        {ErrorKind::KeychainFailed, "keychain-failed"_L1, QT_TR_NOOP("The keychain failed."),
         QT_TR_NOOP("Try again. If it persists, restart the keychain, or use the key without saving it."),
         QT_TR_NOOP("The keychain failed: %1")},
        {ErrorKind::FileFailed, "file-failed"_L1, QT_TR_NOOP("A file could not be read or written."),
         QT_TR_NOOP("Check that the location exists, is accessible and has space."),
         QT_TR_NOOP("A file could not be read or written: %1")},
        {ErrorKind::FileUnusable, "file-unusable"_L1, QT_TR_NOOP("The contents of a file cannot be used."), nullptr,
         "%1"},
        {ErrorKind::Canceled, "cancelled"_L1, QT_TR_NOOP("Canceled.")},
        {ErrorKind::RequestTooLarge, "request-too-large"_L1,
         QT_TR_NOOP("The request exceeds the size limit, so nothing was sent."),
         QT_TR_NOOP("Send less in one request or, if your service accepts more, raise the limit in Preferences or with "
                    "--max-request."),
         QT_TR_NOOP("Nothing was sent: %1")},
        {ErrorKind::AnswerRequired, "answer-wanted"_L1, QT_TR_NOOP("The server requests user input."),
         QT_TR_NOOP("Call the tool in the window or on a terminal, or pass the input with --answers."),
         QT_TR_NOOP("The server requests user input: %1")},
    });
};

const WordsRow &rowOf(ErrorKind kind)
{
    return rc::rowOf(ErrorTr::table, &WordsRow::kind, kind);
}

} // namespace

QLatin1StringView wireWord(ErrorKind kind)
{
    return rowOf(kind).word;
}

ErrorText errorText(const Error &error)
{
    if (error.tls)
        return tlsErrorText(*error.tls);
    const WordsRow &row = rowOf(error.kind);
    const char *step = error.mayHaveArrived ? rowOf(ErrorKind::ConnectionLost).next : row.next;
    const Phrase next = ErrorTr::tr(step);
    // The detail is the full sentence.
    if (error.kind == ErrorKind::BadInput && !error.detail.isEmpty())
        return {error.detail.shown(), next};
    if (row.withDetail && !error.detail.isEmpty())
        return {ErrorTr::tr(row.withDetail).arg(error.detail.shown(shownQuote)), next};
    if (row.withStatus && error.status != 0)
        return {ErrorTr::tr(row.withStatus).arg(QString::number(error.status)), next};
    return {ErrorTr::tr(row.what), next};
}

Phrase quoteText(const Error &error, const QString &shown)
{
    const QString quote = displayText(error.quote, LineBreaks::Mark, shownQuote);
    // Behind the opening mark of any language: “, «, „ or 「.
    const QRegularExpression quoted(u"[\\p{Pi}\\p{Ps}][\\x{A0}\\x{202F}\\p{Cf}]*"_s +
                                    QRegularExpression::escape(quote));
    return quote.isEmpty() || shown.contains(quoted) ? Phrase() : ErrorTr::tr("Response: “%1”").arg(quote);
}

Phrase errorLine(const Error &error)
{
    const ErrorText words = errorText(error);
    QList<Phrase> sentences{words.what, words.evidence, words.next};
    if (!error.quote.isEmpty())
        sentences.append(u"“%1”"_s.arg(displayText(error.quote, LineBreaks::Mark, shownQuote)));
    return Phrase::sentences(sentences);
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

struct TlsTr
{
    RC_DECLARE_PHRASES(rc::TlsWords)

public:
    static constexpr auto table = std::to_array<TlsRow>({
        {TlsCause::Revoked, QT_TR_NOOP("the certificate was revoked by its issuer"),
         QT_TR_NOOP("Tell the operator that the service needs a new certificate.")},
        {TlsCause::Distrusted, QT_TR_NOOP("the certificate, or an authority above it, is marked as untrusted"),
         QT_TR_NOOP("Do not continue. Ask the service’s operator what happened.")},
        {TlsCause::WrongClock,
         QT_TR_NOOP(
             "this computer’s clock says %5, but another server’s response says %6, when the certificate is valid"),
         QT_TR_NOOP("Set this computer’s clock, then try again.")},
        {TlsCause::NotYetValid, QT_TR_NOOP("the certificate is not valid before %3, and this computer’s clock says %5"),
         QT_TR_NOOP(
             "If the clock is right, the service’s operator must renew the certificate. If not, set the clock.")},
        {TlsCause::Expired, QT_TR_NOOP("the certificate expired on %4, and this computer’s clock says %5"),
         QT_TR_NOOP(
             "If the clock is right, the service’s operator must renew the certificate. If not, set the clock.")},
        {TlsCause::SelfSigned, QT_TR_NOOP("the certificate is self-signed, so nobody vouches for it"),
         QT_TR_NOOP(
             "If the server is yours, set this certificate’s file as “Custom CA file” in Setup or with --ca-file.")},
        {TlsCause::UnknownIssuer, QT_TR_NOOP("the certificate was issued by %7, which this computer does not know"),
         QT_TR_NOOP("If that is your organization’s own authority, set its certificate file as “Custom CA file” in "
                    "Setup or with --ca-file. If not, the service must send its whole chain.")},
        {TlsCause::UntrustedAuthority,
         QT_TR_NOOP("the certificate’s chain ends at %7, which this computer does not trust"),
         QT_TR_NOOP("If that is your organization’s own authority, set its certificate file as “Custom CA file” in "
                    "Setup or with --ca-file.")},
        {TlsCause::WrongHost, QT_TR_NOOP("the certificate is not for %1, but for %2"),
         QT_TR_NOOP("Check the host name in the address. If it is right, the service’s operator must add it to the "
                    "certificate.")},
        {TlsCause::WrongPurpose, QT_TR_NOOP("the certificate may not be used for a server"),
         QT_TR_NOOP("Tell the operator that the service needs a new certificate.")},
        {TlsCause::WeakKey, QT_TR_NOOP("a key or signature in the certificate chain is too weak"),
         QT_TR_NOOP("Tell the operator that the service needs a new certificate.")},
        {TlsCause::BrokenChain, QT_TR_NOOP("the certificate or its chain is damaged or malformed (%8)"),
         QT_TR_NOOP("Send this text to the service’s operator.")},
        {TlsCause::NoCertificate, QT_TR_NOOP("the server presented no certificate"),
         QT_TR_NOOP("Check the host name and port in the address. If they are right, send this text to the service’s "
                    "operator.")},
        {TlsCause::OldProtocol, QT_TR_NOOP("the server supports no safe version of TLS (1.2 or later)"),
         QT_TR_NOOP("Tell the operator that the service must offer TLS 1.2 or later.")},
        {TlsCause::NotTls, QT_TR_NOOP("the server on this port does not speak TLS and may use plain HTTP"),
         QT_TR_NOOP("Check the port in the address, and whether a firewall, network login or proxy is in the way.")},
        {TlsCause::ClientCertificateRequired,
         QT_TR_NOOP("the server asks for a client certificate, which this program does not have"),
         QT_TR_NOOP("Ask the service’s operator for an address that requires only the API key.")},
        {TlsCause::HandshakeRefused, QT_TR_NOOP("the server refused the handshake (%8)"),
         QT_TR_NOOP("Check the host name and port in the address. If they are right, send this text to the service’s "
                    "operator.")},
        {TlsCause::ClosedInHandshake, QT_TR_NOOP("the connection was closed during the handshake"),
         QT_TR_NOOP("Check the port in the address, and whether a firewall, network login or proxy is in the way.")},
        {TlsCause::Other, QT_TR_NOOP("this computer’s TLS library did not accept it (%8)"),
         QT_TR_NOOP("Send this text to the service’s operator.")},
    });
};

constexpr qsizetype shownText = 160;

Phrase shownHolder(const QString &text)
{
    return text.isEmpty() ? TlsTr::tr("nobody") : Phrase(displayText(text, LineBreaks::Mark, shownText));
}

Phrase shownNames(const QStringList &names)
{
    constexpr qsizetype shownCount = 6;
    QList<Phrase> list;
    for (const QString &name : names.mid(0, shownCount))
        list.append(displayText(name, LineBreaks::Mark, shownText));
    if (list.isEmpty())
        return TlsTr::tr("no name at all");
    const Phrase text = Phrase::list(list);
    return names.size() <= shownCount
               ? text
               : TlsTr::tr("%1 and %2 more").arg(text, QString::number(names.size() - shownCount));
}

/// In UTC and not localized, as in certificates and logs.
Phrase shownTime(const QDateTime &time)
{
    return time.isValid() ? Phrase(time.toUTC().toString(u"yyyy-MM-dd HH:mm 'UTC'"_s)) : TlsTr::tr("an unknown time");
}

const TlsRow &rowOf(TlsCause cause)
{
    return rc::rowOf(TlsTr::table, &TlsRow::cause, cause);
}

} // namespace

Phrase certificateSentence(const CertificateFacts &certificate)
{
    if (certificate.subject.isEmpty() && certificate.issuer.isEmpty() && !certificate.validUntil.isValid())
        return {};
    return TlsTr::tr("The certificate: %1; for %2; issued by %3; valid from %4 to %5.")
        .arg(shownHolder(certificate.subject), shownNames(certificate.names), shownHolder(certificate.issuer),
             shownTime(certificate.validFrom), shownTime(certificate.validUntil));
}

ErrorText tlsErrorText(const TlsFault &fault)
{
    const QList<Phrase> values{displayText(fault.host, LineBreaks::Mark, shownText),
                               shownNames(fault.certificate.names),
                               shownTime(fault.certificate.validFrom),
                               shownTime(fault.certificate.validUntil),
                               shownTime(fault.clock),
                               shownTime(fault.otherClock),
                               shownHolder(fault.authority),
                               shownHolder(fault.systemMessage)};
    QList<Phrase> reasons;
    for (const TlsCause cause : QList<TlsCause>{fault.cause} + fault.also)
        reasons.append(TlsTr::tr(rowOf(cause).why).arg(values));
    Phrase evidence = certificateSentence(fault.certificate);
    if (!evidence.isEmpty() && fault.isAuthority)
        evidence = TlsTr::tr("This is not the server’s own certificate but one above it. %1").arg(evidence);
    const char *what =
        fault.afterHandshake
            ? QT_TRANSLATE_NOOP("rc::TlsWords",
                                "The secure connection was lost, possibly after the request was sent: %1.")
            : QT_TRANSLATE_NOOP("rc::TlsWords", "No secure connection could be made, so nothing was sent: %1.");
    return {TlsTr::tr(what).arg(Phrase::clauses(reasons)), TlsTr::tr(rowOf(fault.cause).next), evidence};
}

} // namespace rc
