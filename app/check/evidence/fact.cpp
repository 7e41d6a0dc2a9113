// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/evidence/fact.h"

#include "core/words/age.h"
#include "core/words/displaytext.h"
#include "core/words/enumtable.h"
#include "core/words/listtext.h"
#include "service/arrival/arrivaltext.h"
#include "wire/http/bearerchallenge.h"

#include <QCoreApplication>
#include <QHostAddress>
#include <QLocale>

#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype maxHeaders = 40;
constexpr qsizetype headerLength = 300;
constexpr qsizetype listLength = 1000;

struct FactTr
{
    RC_DECLARE_PHRASES(rc::Fact)
};

/// "192.0.2.7 (IPv4), 2001:db8::7 (IPv6)"
QString shownAddresses(const QStringList &addresses)
{
    QStringList shown;
    for (const QString &text : addresses) {
        const QHostAddress address(text);
        const bool v6 = address.protocol() == QAbstractSocket::IPv6Protocol;
        shown.append(address.isNull() ? text : text + (v6 ? " (IPv6)"_L1 : " (IPv4)"_L1));
    }
    return displayText(shown.join(u", "_s), LineBreaks::Mark, listLength);
}

/// The sign-in address in a refusal.
Phrase shownSignIn(const HttpResponse &response)
{
    const auto challenge = bearerChallenge(response);
    if (!challenge || !challenge->namesSignInServer())
        return {};
    QList<Phrase> parts{u"Bearer"_s};
    const auto addPart = [&parts](const char *words, const QString &value) {
        if (!value.isEmpty())
            parts.append(FactTr::tr(words).arg(displayText(value, LineBreaks::Mark, headerLength)));
    };
    addPart(QT_TRANSLATE_NOOP("rc::Fact", "authorization server %1"), challenge->authorizationServer);
    addPart(QT_TRANSLATE_NOOP("rc::Fact", "described at %1"), challenge->metadata);
    addPart(QT_TRANSLATE_NOOP("rc::Fact", "scope %1"), challenge->scope);
    return Phrase::list(parts);
}

QString shownHeaders(const HeaderList &headers)
{
    QStringList lines;
    for (const auto &[name, value] : headers) {
        if (lines.size() == maxHeaders) {
            lines.append(u"…"_s);
            break;
        }
        // A cookie is a credential and must not be in evidence that is passed on.
        const bool secret = name.compare("Set-Cookie", Qt::CaseInsensitive) == 0;
        const QString text =
            secret ? FactTr::tr("(hidden)").text() : displayBytes(value, LineBreaks::Mark, headerLength);
        lines.append(displayBytes(name) + u": "_s + text);
    }
    return lines.join(u'\n');
}

Phrase shownSkew(const QDateTime &theirs, const QDateTime &now)
{
    if (!theirs.isValid())
        return {};
    // The header has whole seconds and was written before the response arrived.
    constexpr qint64 noise = 2;
    const qint64 ahead = now.secsTo(theirs);
    if (qAbs(ahead) <= noise)
        return FactTr::tr("less than 2 s");
    // Rounded, so that two checks of an unchanged clock show the same.
    const qint64 unit = qAbs(ahead) < 100 ? 1 : 60;
    const Phrase amount = formatDuration((qAbs(ahead) + unit / 2) / unit * unit * 1000);
    return ahead > 0 ? FactTr::tr("%1 ahead of this computer").arg(amount)
                     : FactTr::tr("%1 behind this computer").arg(amount);
}

void add(QList<Fact> &facts, FactId id, const Phrase &value)
{
    if (!value.isEmpty())
        facts.append({id, value});
}

constexpr std::array factRows = std::to_array<EnumRow<FactId>>({
    {FactId::Addresses, "addresses"_L1, QT_TRANSLATE_NOOP("rc::Fact", "Addresses")},
    {FactId::Address, "address"_L1, QT_TRANSLATE_NOOP("rc::Fact", "Test connection to")},
    {FactId::Proxy, "proxy"_L1, QT_TRANSLATE_NOOP("rc::Fact", "Request proxy")},
    {FactId::TlsVersion, "tls-version"_L1, QT_TRANSLATE_NOOP("rc::Fact", "TLS")},
    {FactId::Cipher, "cipher"_L1, QT_TRANSLATE_NOOP("rc::Fact", "Cipher")},
    {FactId::Subject, "subject"_L1, QT_TRANSLATE_NOOP("rc::Fact", "Certificate of")},
    {FactId::Names, "names"_L1, QT_TRANSLATE_NOOP("rc::Fact", "Certificate names")},
    {FactId::Issuer, "issuer"_L1, QT_TRANSLATE_NOOP("rc::Fact", "Certificate issued by")},
    {FactId::Validity, "validity"_L1, QT_TRANSLATE_NOOP("rc::Fact", "Certificate valid")},
    {FactId::Expiry, "expiry"_L1, QT_TRANSLATE_NOOP("rc::Fact", "Certificate expires in")},
    {FactId::Asked, "asked"_L1, QT_TRANSLATE_NOOP("rc::Fact", "URL")},
    {FactId::Status, "status"_L1, QT_TRANSLATE_NOOP("rc::Fact", "Status")},
    {FactId::Phases, "phases"_L1, QT_TRANSLATE_NOOP("rc::Fact", "Timing")},
    {FactId::ClockSkew, "clock"_L1, QT_TRANSLATE_NOOP("rc::Fact", "Clock difference")},
    {FactId::Size, "size"_L1, QT_TRANSLATE_NOOP("rc::Fact", "Response size")},
    {FactId::Headers, "headers"_L1, QT_TRANSLATE_NOOP("rc::Fact", "Response headers")},
    {FactId::Dialect, "dialect"_L1, QT_TRANSLATE_NOOP("rc::Fact", "Dialect")},
    {FactId::Tools, "tools"_L1, QT_TRANSLATE_NOOP("rc::Fact", "Tools")},
    {FactId::Pages, "pages"_L1, QT_TRANSLATE_NOOP("rc::Fact", "Pages")},
    {FactId::LogTool, "log-tool"_L1, QT_TRANSLATE_NOOP("rc::Fact", "Log tool")},
    {FactId::Received, "received"_L1, QT_TRANSLATE_NOOP("rc::Fact", "Received")},
    {FactId::Stored, "stored"_L1, QT_TRANSLATE_NOOP("rc::Fact", "Stored entry")},
    {FactId::Protocol, "protocol"_L1, QT_TRANSLATE_NOOP("rc::Fact", "MCP version")},
    {FactId::Server, "server"_L1, QT_TRANSLATE_NOOP("rc::Fact", "Server")},
    {FactId::Health, "health"_L1, QT_TRANSLATE_NOOP("rc::Fact", "Health")},
    {FactId::Ping, "ping"_L1, QT_TRANSLATE_NOOP("rc::Fact", "Tool “ping”")},
    {FactId::Caching, "caching"_L1, QT_TRANSLATE_NOOP("rc::Fact", "List caching")},
    {FactId::SignIn, "sign-in"_L1, QT_TRANSLATE_NOOP("rc::Fact", "Sign-in")},
    {FactId::Remembered, "dialect-remembered"_L1, QT_TRANSLATE_NOOP("rc::Fact", "Dialect detected")},
    {FactId::Changes, "list-changes"_L1, QT_TRANSLATE_NOOP("rc::Fact", "List changes")},
    {FactId::Remarks, "remarks"_L1, QT_TRANSLATE_NOOP("rc::Fact", "Remarks")},
});

} // namespace

QString formatMilliseconds(qint64 microseconds)
{
    return FactTr::tr("%1 ms").arg(QLocale().toString(double(microseconds) / 1000, 'f', 1));
}

Phrase phasesText(const RequestTimings &timings)
{
    struct Phase
    {
        qint64 at;
        const char *name;
    };
    const Phase phases[] = {
        {timings.connecting, QT_TRANSLATE_NOOP("rc::Fact", "connecting at %1")},
        {timings.encrypted, QT_TRANSLATE_NOOP("rc::Fact", "TLS up at %1")},
        {timings.sent, QT_TRANSLATE_NOOP("rc::Fact", "sent at %1")},
        {timings.firstByte, QT_TRANSLATE_NOOP("rc::Fact", "first byte at %1")},
        {timings.done, QT_TRANSLATE_NOOP("rc::Fact", "ended at %1")},
    };
    QList<Phrase> shown;
    for (const Phase &phase : phases) {
        if (phase.at >= 0)
            shown.append(FactTr::tr(phase.name).arg(formatMilliseconds(phase.at)));
    }
    return Phrase::list(shown);
}

QLatin1StringView wireWord(FactId id)
{
    return rowOf(factRows, id).word;
}

std::optional<FactId> factFromWord(QStringView word)
{
    return enumFromWord(factRows, word);
}

QString factLabel(FactId id)
{
    return FactTr::tr(rowOf(factRows, id).name);
}

QList<Fact> probeFacts(Probe::Kind kind, const ProbeReport &report, const QString &proxy)
{
    QList<Fact> facts;
    add(facts, kind == Probe::Kind::Name ? FactId::Addresses : FactId::Address, shownAddresses(report.addresses));
    if (kind == Probe::Kind::Port)
        add(facts, FactId::Proxy, proxy.isEmpty() ? FactTr::tr("none") : Phrase(displayText(proxy)));
    add(facts, FactId::TlsVersion, displayText(report.tlsVersion));
    add(facts, FactId::Cipher, displayText(report.cipher));
    const bool refused = report.error && report.error->tls;
    const CertificateFacts &certificate = refused ? report.error->tls->certificate : report.certificate;
    add(facts, FactId::Subject, displayText(certificate.subject, LineBreaks::Mark, listLength));
    add(facts, FactId::Names, displayText(certificate.names.join(u", "_s), LineBreaks::Mark, listLength));
    add(facts, FactId::Issuer, displayText(certificate.issuer, LineBreaks::Mark, listLength));
    if (certificate.validUntil.isValid())
        add(facts, FactId::Validity,
            FactTr::tr("from %1 to %2")
                .arg(certificate.validFrom.toUTC().toString(Qt::ISODate),
                     certificate.validUntil.toUTC().toString(Qt::ISODate)));
    if (!report.tlsVersion.isEmpty())
        add(facts, FactId::Expiry, FactTr::tr("%n day(s)", nullptr, report.daysValid));
    return facts;
}

Phrase clockSkewText(const HttpResponse &response, const QDateTime &now)
{
    return shownSkew(serverClock(response), now);
}

QList<Fact> responseFacts(const HttpResponse &response, const QDateTime &now)
{
    QList<Fact> facts;
    if (response.timings.connecting < 0 && response.status == 0)
        return facts;
    add(facts, FactId::Asked,
        displayText(response.url.toString(QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::RemoveFragment)));
    add(facts, FactId::Proxy, displayText(response.proxy));
    if (response.status > 0)
        add(facts, FactId::Status,
            QString::number(response.status) +
                (response.reason.isEmpty() ? QString() : u' ' + displayText(response.reason)));
    add(facts, FactId::Phases, phasesText(response.timings));
    add(facts, FactId::ClockSkew, clockSkewText(response, now));
    if (response.status > 0)
        add(facts, FactId::Size, QLocale().formattedDataSize(response.body.size()));
    add(facts, FactId::SignIn, shownSignIn(response));
    add(facts, FactId::Headers, shownHeaders(response.headers));
    return facts;
}

Phrase cacheText(const CacheHints &hints)
{
    if (!hints.ttlMs)
        return {};
    const Phrase time = *hints.ttlMs == 0 ? FactTr::tr("none")
                                          : FactTr::tr("for %1 s").arg(QLocale().toString(double(*hints.ttlMs) / 1000));
    if (hints.scope.isEmpty())
        return time;
    return FactTr::tr("%1, %2").arg(time, displayText(hints.scope));
}

QList<Fact> listFacts(const ToolCatalog &catalog, const QDateTime &now)
{
    const QLocale locale;
    QList<Fact> facts{{FactId::Dialect, QString(wireWord(catalog.dialect))}};
    if (catalog.dialectSince.isValid())
        add(facts, FactId::Remembered, ageText(catalog.dialectSince.secsTo(now)));
    add(facts, FactId::Protocol, displayBytes(catalog.version));
    add(facts, FactId::Server, displayText((catalog.server.name + u' ' + catalog.server.version).trimmed()));
    facts += {{FactId::Tools, locale.toString(catalog.tools.size())}, {FactId::Pages, locale.toString(catalog.pages)}};
    add(facts, FactId::Caching, cacheText(catalog.cache));
    if (catalog.listChanged)
        add(facts, FactId::Changes,
            *catalog.listChanged ? FactTr::tr("announced by the server") : FactTr::tr("not announced"));
    add(facts, FactId::Remarks, sentencesText(catalog.remarks));
    return facts;
}

} // namespace rc
