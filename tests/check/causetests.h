// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the table of causes: one test per row, and that every row has one.
#pragma once

#include "check/answercases.h"
#include "check/evidence/evidence.h"
#include "check/runcheck.h"

#include <QSet>

namespace rc {

class TestDiagnosis : public QObject
{
    Q_OBJECT

private slots:
    // Responses: tst_diagnosis.cpp
    void entries_data();
    void entries();
    void tools_data();
    void tools();
    void exchanges_data();
    void exchanges();
    void calls_data();
    void calls();
    void sentTokenIsRefused();
    void tooManyEntries_data();
    void tooManyEntries();
    void fewerEntriesAcceptedThanSent();
    void alertAmongUnansweredEntries();
    void gateways_data();
    void gateways();
    void gatewayRefusalDoesNotBlameTheKey_data();
    void gatewayRefusalDoesNotBlameTheKey();
    void firstMatchingCauseWins();
    void serverTextIsShownButNotInterpreted();
    // Typed input and the key: typedcauses.cpp
    void addresses_data();
    void addresses();
    void authorities();
    void theKey_data();
    void theKey();
    // The connection: waycauses.cpp
    void portIsClosed();
    void portThatDropsPackets();
    void proxies();
    void silence_data();
    void silence();
    void silentToolServer();
    void stalledHandshake();
    void toolServerTls();
    void wrongClockOrExpiredCertificate_data();
    void wrongClockOrExpiredCertificate();
    void certificateExpiringSoon();
    void redirectFromHttpsToHttp();
    void recorded_data();
    void recorded();
    void unreachableIpv6Address();
    // The table, last, because it checks which rows the earlier tests have reached.
    void causesFromOtherSteps_data();
    void causesFromOtherSteps();
    void everyCauseWasReached();

private:
    /// Marks the cause as reached if the diagnosis of `step` is as expected.
    void expect(const StepResult &step, const QByteArray &cause, StepState state, const QString &words);

    QSet<QString> m_reached;
};

} // namespace rc
