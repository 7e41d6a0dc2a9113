// SPDX-License-Identifier: GPL-3.0-or-later
// The rungs before any request: address, key, name, port, TLS.
#include "check/rungending.h"

#include "core/displaytext.h"
#include "core/errorwords.h"
#include "core/tlswords.h"
#include "service/exitcode.h"

#include <QCoreApplication>
#include <QHostAddress>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int soonDays = 14;

QString words(const char *text)
{
    return QCoreApplication::translate("rc::RungEnding", text);
}

RungEnding passed(const QString &summary)
{
    return {RungState::Passed, summary, {}, {}, 0};
}

/// What a direct look failed at is no failure when the requests take a proxy.
RungEnding probeFailed(const Error &error, const QString &proxy)
{
    RungEnding ending = failedEnding(error);
    if (proxy.isEmpty() || error.kind == ErrorKind::TlsFailed || error.kind == ErrorKind::Cancelled)
        return ending;
    ending.state = RungState::Warned;
    ending.exitCode = 0;
    ending.hint = words(QT_TRANSLATE_NOOP("rc::RungEnding", "Requests go through the proxy %1, which does the "
                                                            "connecting: this need not hold them up."))
                      .arg(displayText(proxy));
    return ending;
}

QString characters(qsizetype count)
{
    return count == 1 ? words(QT_TRANSLATE_NOOP("rc::RungEnding", "1 character"))
                      : QCoreApplication::translate("rc::RungEnding", "%n characters", nullptr, int(count));
}

Error readingError(const KeyReading &reading, ErrorKind otherwise)
{
    return reading.error.value_or(Error{otherwise, {}, {}, 0});
}

} // namespace

RungEnding failedEnding(const Error &error)
{
    const ErrorWords said = errorWords(error);
    const QString hint =
        said.evidence.isEmpty()
            ? said.next
            : QCoreApplication::translate("rc::RungEnding", "%1 %2", "two sentences").arg(said.evidence, said.next);
    return {RungState::Failed, said.what, hint, {}, exitCodeFor(error.kind)};
}

RungEnding urlEnding(const PastedResource &pasted)
{
    const QString owner = displayText(pasted.resource.owner, LineBreaks::Mark, 100);
    const QString path = pasted.resource.productPath;
    QString summary = path.isEmpty()
                          ? words(QT_TRANSLATE_NOOP("rc::RungEnding", "owner %1, no product path")).arg(owner)
                          : words(QT_TRANSLATE_NOOP("rc::RungEnding", "owner %1, product path %2"))
                                .arg(owner, displayText(path, LineBreaks::Mark, 200));
    if (!pasted.trimmed.isEmpty())
        summary = words(QT_TRANSLATE_NOOP("rc::RungEnding", "%1; left out: %2"))
                      .arg(summary, displayText(pasted.trimmed.join(u", "_s), LineBreaks::Mark, 200));
    return passed(summary);
}

RungEnding keyEnding(const KeyReading &reading)
{
    switch (reading.state) {
    case KeyState::Saved:
    case KeyState::ThisRun: {
        const Result<Secret> key = keyFromInput(reading.key.reveal());
        if (!key)
            return failedEnding(key.error());
        const QString size = characters(key->size());
        return passed(reading.state == KeyState::Saved
                          ? words(QT_TRANSLATE_NOOP("rc::RungEnding", "%1, %2")).arg(displayText(reading.where), size)
                          : words(QT_TRANSLATE_NOOP("rc::RungEnding", "held for this run only, %1")).arg(size));
    }
    case KeyState::Absent:
        return failedEnding(readingError(reading, ErrorKind::NoKey));
    case KeyState::Locked:
        return failedEnding(readingError(reading, ErrorKind::KeychainLocked));
    case KeyState::Unavailable:
        return failedEnding(readingError(reading, ErrorKind::NoKeychain));
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
        return passed(words(QT_TRANSLATE_NOOP("rc::RungEnding", "%1 is this machine, nothing to look up")).arg(shown));
    return passed(words(QT_TRANSLATE_NOOP("rc::RungEnding", "%1 is an address, nothing to look up")).arg(shown));
}

RungEnding nameEnding(const ProbeReport &report, const QString &proxy)
{
    if (report.error)
        return probeFailed(*report.error, proxy);
    constexpr qsizetype shownAddresses = 3;
    QString text = report.addresses.mid(0, shownAddresses).join(u", "_s);
    if (report.addresses.size() > shownAddresses)
        text = words(QT_TRANSLATE_NOOP("rc::RungEnding", "%1 and %2 more"))
                   .arg(text)
                   .arg(report.addresses.size() - shownAddresses);
    return passed(displayText(text));
}

RungEnding portEnding(const ProbeReport &report, const QString &proxy, quint16 port)
{
    if (report.error)
        return probeFailed(*report.error, proxy);
    QString address = report.addresses.value(0);
    if (address.contains(u':'))
        address = u'[' + address + u']';
    const QString place = displayText(address) + u':' + QString::number(port);
    if (proxy.isEmpty())
        return passed(words(QT_TRANSLATE_NOOP("rc::RungEnding", "%1, no proxy")).arg(place));
    return passed(words(QT_TRANSLATE_NOOP("rc::RungEnding", "%1, requests go through the proxy %2"))
                      .arg(place, displayText(proxy)));
}

RungEnding tlsEnding(const ProbeReport &report, const QString &proxy)
{
    if (report.error)
        return probeFailed(*report.error, proxy);
    const QString days =
        report.daysValid == 1
            ? words(QT_TRANSLATE_NOOP("rc::RungEnding", "certificate valid for 1 day"))
            : QCoreApplication::translate("rc::RungEnding", "certificate valid for %n days", nullptr, report.daysValid);
    const QString version = words(QT_TRANSLATE_NOOP("rc::RungEnding", "TLS %1")).arg(displayText(report.tlsVersion));
    RungEnding ending = passed(words(QT_TRANSLATE_NOOP("rc::RungEnding", "%1, %2")).arg(version, days));
    if (report.daysValid < soonDays) {
        ending.state = RungState::Warned;
        ending.hint = words(QT_TRANSLATE_NOOP("rc::RungEnding", "The certificate runs out soon, and then nothing gets "
                                                                "through. Tell those who run the service."));
    }
    return ending;
}

} // namespace rc
