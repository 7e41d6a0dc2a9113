// SPDX-License-Identifier: GPL-3.0-or-later
// The wording of TLS faults. Never offers to continue without a secure connection.
#include "core/words/tlswords.h"

#include "core/textsof.h"
#include "core/words/displaytext.h"
#include "core/words/enumtable.h"
#include "core/words/filledsentence.h"
#include "core/words/listtext.h"

#include <QCoreApplication>

#include <array>

using namespace Qt::StringLiterals;

namespace rc {

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
