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
    void aTokenThatWasSent();
    void entriesThatAreTooMany_data();
    void entriesThatAreTooMany();
    void fewerThanWereSent();
    void anAlertAmongThoseNotAnswered();
    void gateways_data();
    void gateways();
    void aRefusalBeforeTheToolsSaysNothingOfTheKey_data();
    void aRefusalBeforeTheToolsSaysNothingOfTheKey();
    void theFirstRowThatFitsWins();
    void wordsFromOutsideAreShownAndNotRead();
    // Typed input and the key: typedcauses.cpp
    void addresses_data();
    void addresses();
    void authorities();
    void theKey_data();
    void theKey();
    // The connection: waycauses.cpp
    void aPortThatIsClosed();
    void aPortThatSwallows();
    void theWayPastAProxy();
    void silence_data();
    void silence();
    void silentTools();
    void aHandshakeThatStalls();
    void tlsOfATool();
    void aClockOrACertificate_data();
    void aClockOrACertificate();
    void aCertificateThatEndsSoon();
    void fromHttpsToHttp();
    void recorded_data();
    void recorded();
    void newerAddressesThatDoNotAnswer();
    // The table, last, because it checks which rows the earlier tests have reached.
    void whatTheRestOfARunTells_data();
    void whatTheRestOfARunTells();
    void eachRowWasReached();

private:
    /// Marks the cause as reached if the diagnosis of `step` is as expected.
    void expect(const StepResult &step, const QByteArray &cause, StepState state, const QString &words);

    QSet<QString> m_reached;
};

} // namespace rc
