// SPDX-License-Identifier: GPL-3.0-or-later
// Results of the steps before any request: address, key, name, port, TLS.
#include "check/ladder/rungending.h"

#include "core/words/displaytext.h"
#include "core/words/errorwords.h"
#include "core/words/listtext.h"
#include "service/exitcode.h"

#include <QCoreApplication>
#include <QHostAddress>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct EndingTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::RungEnding)
};

RungEnding passed(const QString &summary)
{
    return {RungState::Passed, summary, {}, {}, 0};
}

Evidence evidenceOf(const RungId &rung, const QString &host, const ProbeReport &report, const QString &proxy)
{
    Evidence evidence;
    evidence.rung = rung;
    evidence.error = report.error.value_or(Error());
    evidence.host = host;
    evidence.proxy = proxy;
    evidence.probe = report;
    return evidence;
}

QString characters(qsizetype count)
{
    return count == 1 ? EndingTr::tr("1 character") : EndingTr::tr("%n characters", nullptr, int(count));
}

Error readingError(const KeyReading &reading, ErrorKind otherwise)
{
    return reading.error.value_or(Error{otherwise, {}, {}, 0});
}

} // namespace

RungEnding failedEnding(const Evidence &evidence)
{
    const Diagnosis found = diagnose(evidence);
    const int exitCode = found.state == RungState::Failed ? exitCodeFor(evidence.error.kind) : 0;
    return {found.state,
            found.summary,
            found.hint,
            shownReply(evidence.answer),
            exitCode,
            answerFacts(evidence.answer, QDateTime::currentDateTimeUtc()),
            found.cause,
            evidence.error.retryAt,
            evidence.realAddress};
}

RungEnding failedEnding(const RungId &rung, const Error &error, const QString &typed)
{
    Evidence evidence;
    evidence.rung = rung;
    evidence.error = error;
    evidence.typed = typed;
    return failedEnding(evidence);
}

RungEnding passedEnding(const Evidence &evidence, const QString &summary)
{
    const std::optional<Diagnosis> warning = warningIn(evidence, summary);
    if (!warning)
        return passed(summary);
    return {warning->state, warning->summary, warning->hint, {}, 0, {}, warning->cause};
}

RungEnding urlEnding(const PastedResource &pasted)
{
    const QString name = displayText(pasted.resource.holder(), LineBreaks::Mark, 100);
    const QString holder =
        pasted.resource.isOfTeam() ? EndingTr::tr("team %1").arg(name) : EndingTr::tr("owner %1").arg(name);
    const QString path = pasted.resource.productPath;
    QString summary = path.isEmpty()
                          ? EndingTr::tr("%1, no product path").arg(holder)
                          : EndingTr::tr("%1, product path %2").arg(holder, displayText(path, LineBreaks::Mark, 200));
    if (!pasted.trimmed.isEmpty())
        summary =
            EndingTr::tr("%1; ignored: %2").arg(summary, displayText(listText(pasted.trimmed), LineBreaks::Mark, 200));
    return passed(summary);
}

RungEnding keyEnding(const KeyReading &reading, bool hasName)
{
    switch (reading.state) {
    case KeyState::Saved:
    case KeyState::ThisRun: {
        const Result<Secret> key = keyFromInput(reading.key.reveal());
        if (!key)
            return failedEnding(RungId::Key, key.error());
        const KeyKind kind = keyKindOf(*key);
        const QString size = kind == KeyKind::Unknown
                                 ? characters(key->size())
                                 : EndingTr::tr("%1, %2").arg(keyKindName(kind), characters(key->size()));
        const QString summary = reading.state == KeyState::Saved
                                    ? EndingTr::tr("%1, %2").arg(displayText(reading.where), size)
                                    : EndingTr::tr("not saved (this session only), %1").arg(size);
        return passedEnding({.rung = RungId::Key, .keyKind = kind, .nameSent = hasName}, summary);
    }
    case KeyState::Absent:
        return failedEnding(RungId::Key, readingError(reading, ErrorKind::NoKey));
    case KeyState::Locked:
        return failedEnding(RungId::Key, readingError(reading, ErrorKind::KeychainLocked));
    case KeyState::Withheld:
        return failedEnding(RungId::Key, readingError(reading, ErrorKind::KeyUnbound));
    case KeyState::Unavailable:
        return failedEnding(RungId::Key, readingError(reading, ErrorKind::NoKeychain));
    }
    return {};
}

bool needsNoLookup(const QString &host)
{
    return isLoopbackHost(host) || !QHostAddress(host).isNull();
}

RungEnding noLookupEnding(const QString &host)
{
    const QString shown = displayText(host);
    if (isLoopbackHost(host))
        return passed(EndingTr::tr("%1 (local, no lookup needed)").arg(shown));
    return passed(EndingTr::tr("%1 (an IP address, no lookup needed)").arg(shown));
}

RungEnding nameEnding(const QString &host, const ProbeReport &report, const QString &proxy)
{
    if (report.error)
        return failedEnding(evidenceOf(RungId::Dns, host, report, proxy));
    constexpr qsizetype shownAddresses = 3;
    QString text = listText(report.addresses.mid(0, shownAddresses));
    if (report.addresses.size() > shownAddresses)
        text = EndingTr::tr("%1 and %2 more").arg(text).arg(report.addresses.size() - shownAddresses);
    return passed(displayText(text));
}

RungEnding portEnding(const ResourceUrl &resource, const ProbeReport &report, const QString &proxy,
                      const QStringList &resolved)
{
    Evidence evidence = evidenceOf(RungId::Tcp, resource.host, report, proxy);
    if (report.error)
        return failedEnding(evidence);
    evidence.resolved = resolved;
    QString address = report.addresses.value(0);
    if (address.contains(u':'))
        address = u'[' + address + u']';
    const QString place = displayText(address) + u':' + QString::number(resource.port);
    return passedEnding(evidence,
                        proxy.isEmpty()
                            ? EndingTr::tr("%1, no proxy").arg(place)
                            : EndingTr::tr("%1, requests go through the proxy %2").arg(place, displayText(proxy)));
}

RungEnding tlsEnding(const QString &host, const ProbeReport &report, const QString &proxy)
{
    const Evidence evidence = evidenceOf(RungId::Tls, host, report, proxy);
    if (report.error)
        return failedEnding(evidence);
    const QString days = report.daysValid == 1
                             ? EndingTr::tr("certificate valid for 1 day")
                             : EndingTr::tr("certificate valid for %n days", nullptr, report.daysValid);
    const QString version = EndingTr::tr("TLS %1").arg(displayText(report.tlsVersion));
    return passedEnding(evidence, EndingTr::tr("%1, %2").arg(version, days));
}

} // namespace rc
