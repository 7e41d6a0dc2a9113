// SPDX-License-Identifier: GPL-3.0-or-later
// The key of a first run is saved in the keychain if the box is ticked, and otherwise used for this session only. Needs
// a real keyring (tests/support/session.sh).
#include "support/deployment.h"
#include "support/testprogram.h"
#include "ui/console.h"
#include "ui/first/firstpage.h"

namespace rc::tst_firstkey {

class TestFirstKey : public QObject
{
    Q_OBJECT

private slots:
    void theTickDecidesWhetherTheKeyIsSaved_data()
    {
        QTest::addColumn<bool>("pasted");
        QTest::addColumn<bool>("ticked");
        QTest::newRow("typed, to be saved") << false << true;
        QTest::newRow("typed, not to be saved") << false << false;
        QTest::newRow("pasted, to be saved") << true << true;
        QTest::newRow("pasted, not to be saved") << true << false;
    }

    void theTickDecidesWhetherTheKeyIsSaved()
    {
        QFETCH(bool, pasted);
        QFETCH(bool, ticked);
        const Deployment deployment;
        ScriptedServer server(deployment);
        WindowBench bench(false);
        MainWindow &window = *bench.window;
        auto *page = window.findChild<FirstPage *>();
        const QString url = server.base() + deployment.resourcePath();
        const QByteArray key = Deployment::accountKey("mara");
        if (pasted) {
            page->readText("SERVICE_RESOURCE=" + url.toUtf8() + "\nSERVICE_API_KEY=" + key + '\n');
            window.findChild<QCheckBox *>(u"pastedKeyBox"_s)->setChecked(ticked);
        } else {
            page->fill(url);
            window.findChild<QLineEdit *>(u"firstKeyField"_s)->setText(QString::fromLatin1(key));
            window.findChild<QCheckBox *>(u"firstSaveKey"_s)->setChecked(ticked);
        }
        window.findChild<QPushButton *>(u"continueButton"_s)->click();
        const QString profile = bench.session.profile().name;
        QTRY_VERIFY(bench.checks.of(profile).has_value());
        QCOMPARE(stateOf(RungId::Ingest, bench.checks.of(profile)->rungs), RungState::Passed);

        bench.keys.drop(profile);
        QByteArray found;
        bool isRead = false;
        bench.keys.read(profile, false, &bench.session, [&](const KeyReading &reading) {
            found = reading.key.reveal();
            isRead = true;
        });
        QTRY_VERIFY(isRead);
        QCOMPARE(found, ticked ? key : QByteArray());
        bool isGone = false;
        bench.keys.forget(profile, &bench.session, [&isGone](const std::optional<Error> &) { isGone = true; });
        QTRY_VERIFY(isGone);
    }
};

RC_WIDGET_TEST(TestFirstKey)

} // namespace rc::tst_firstkey

#include "tst_firstkey.moc"
