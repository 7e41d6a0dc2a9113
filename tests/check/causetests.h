// SPDX-License-Identifier: GPL-3.0-or-later
// The tests of the table of causes: one for each row, and that no row is without.
#pragma once

#include "check/answercases.h"
#include "check/evidence/evidence.h"
#include "check/ladder.h"

#include <QSet>

namespace rc {

class TestDiagnosis : public QObject
{
    Q_OBJECT

private slots:
    // Answers: tst_diagnosis.cpp
    void entries_data();
    void entries();
    void tools_data();
    void tools();
    void exchanges_data();
    void exchanges();
    void calls_data();
    void calls();
    void aTokenThatWasSent();
    void aCollaboratorWithoutAName();
    void fromTheWholeRun_data();
    void fromTheWholeRun();
    void entriesThatAreTooMany_data();
    void entriesThatAreTooMany();
    void theFirstRowThatFitsWins();
    void wordsFromOutsideAreShownAndNotRead();
    // What was typed, and the key: typedcauses.cpp
    void addresses_data();
    void addresses();
    void authorities();
    void theKey_data();
    void theKey();
    // The way there: waycauses.cpp
    void aPortThatIsClosed();
    void aPortThatSwallows();
    void theWayPastAProxy();
    void silence_data();
    void silence();
    void silentTools();
    void tls_data();
    void tls();
    void tlsOfATool();
    void aClockThatIsOff();
    void aCertificateThatEndsSoon();
    void fromHttpsToHttp();
    void recorded_data();
    void recorded();
    void newerAddressesThatDoNotAnswer();
    // The table, last: it asks which rows the tests before have reached.
    void whatTheRestOfARunTells_data();
    void whatTheRestOfARunTells();
    void eachRowIsWhole();
    void eachRowWasReached();

private:
    /// Notes the cause as reached when the diagnosis of `rung` is as it should be.
    void expect(const RungResult &rung, const QByteArray &cause, RungState state, const QString &words);

    QSet<QString> m_reached;
};

} // namespace rc
