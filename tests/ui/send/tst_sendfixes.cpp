// SPDX-License-Identifier: GPL-3.0-or-later
// The fix for a refused send is offered below its result, as the check offers it; nothing is sent again automatically.
#include "support/deployment.h"
#include "support/testprogram.h"
#include "tests/ui/console.h"
#include "ui/send/batch/batchtable.h"
#include "ui/send/mode/sendmode.h"
#include "ui/send/outcome/outcomecard.h"
#include "ui/send/sendpage.h"
#include "ui/widgets/segmentedcontrol.h"

#include <QTableView>

namespace rc::tst_sendfixes {

namespace {

/// The Send page at a service that behaves like a real deployment, or rejects unknown keys if it is strict.
class Sending : public Bench
{
public:
    enum class Keys {
        Usual,
        Strict,
    };
    explicit Sending(const QByteArray &key, Keys strictness = Keys::Usual)
        : server([this, strictness](const ReceivedRequest &request) {
            const bool known = request.headers.value("x-api-key") == Deployment::accountKey("mara");
            return strictness == Keys::Strict && !known ? httpResponse(401, R"({"error":"invalid_api_key"})")
                                                        : deployment(request);
        })
        , page(session, theme)
    {
        openAt(server.base() + deployment.resourcePath(), server.base(), key);
        page.resize(1000, 800);
        page.show();
        QApplication::setDoubleClickInterval(0); // the test presses faster than a person does
    }
    ~Sending() { QApplication::setDoubleClickInterval(m_interval); }
    Q_DISABLE_COPY_MOVE(Sending)
    void send(const QString &name = u"sendButton"_s)
    {
        const qsizetype before = cards();
        page.findChild<QPushButton *>(name)->click();
        QTRY_COMPARE(cards(), before + 1);
        QTRY_VERIFY(!page.isBusy());
    }
    [[nodiscard]] qsizetype cards() const { return page.findChildren<OutcomeCard *>().size(); }
    [[nodiscard]] qsizetype requests() const { return server.seen().size(); }
    /// The part in the newest result.
    template<typename Part>
    [[nodiscard]] Part *part(const QString &name) const
    {
        return page.findChildren<OutcomeCard *>().constLast()->findChild<Part *>(name);
    }

    Deployment deployment;
    ScriptedServer server;
    SendPage page;

private:
    int m_interval = QApplication::doubleClickInterval();
};

} // namespace

class TestSendFixes : public QObject
{
    Q_OBJECT

private slots:
    void aWrongKeyIsReplacedBelowItsRefusal()
    {
        Sending sending("not-the-key", Sending::Keys::Strict);
        sending.send();
        auto *fix = sending.part<QPushButton>(u"fixButton"_s);
        QVERIFY(fix->isVisible());
        fix->click();
        auto *value = sending.part<QLineEdit>(u"fixValue"_s);
        QVERIFY(value->isVisible());
        QCOMPARE(value->echoMode(), QLineEdit::Password);
        const qsizetype before = sending.requests();
        value->setText(QString::fromLatin1(Deployment::accountKey("mara")));
        QTest::keyClick(value, Qt::Key_Return);
        QTRY_VERIFY(fix->isHidden() && !value->isVisible());
        QVERIFY(sending.part<QLabel>(u"fixDone"_s)->isVisible());
        QVERIFY(!sending.page.isBusy());
        QCOMPARE(sending.requests(), before); // nothing is sent automatically
        sending.send();
        QCOMPARE(sending.requests(), before + 1);
        QVERIFY(sending.part<QWidget>(u"fixButton"_s) == nullptr); // the entry was accepted
    }

    void nextSendRemovesTheOffer()
    {
        Sending sending("not-the-key", Sending::Keys::Strict);
        sending.send();
        const auto *first = sending.part<QPushButton>(u"fixButton"_s);
        sending.send();
        QVERIFY(first->isHidden());
        QVERIFY(sending.part<QPushButton>(u"fixButton"_s)->isVisible());
    }

    void unclearRefusalOffersACheck()
    {
        Sending sending("not-the-key"); // the name or the access may also be wrong
        sending.send();
        QVERIFY(sending.part<QPushButton>(u"fixButton"_s)->isHidden());
        auto *check = sending.part<QPushButton>(u"checkRefused"_s);
        QVERIFY(check->isVisible());
        QSignalSpy wanted(&sending.page, &SendPage::checkRequested);
        check->click();
        QCOMPARE(wanted.count(), 1);
    }

    void tooLargeBatchIsSplitInTwo()
    {
        Sending sending(Deployment::accountKey("mara"));
        WireLimits limits;
        setLimit(limits, LimitId::RequestCap, limitRow(LimitId::RequestCap).max); // this program would send it
        sending.settings.setWireLimits(limits);
        sending.page.findChild<SegmentedControl *>(u"sendModes"_s)->setCurrentIndex(1);
        auto *mode = sending.page.findChild<BatchMode *>();
        QByteArray lines;
        for (int i = 0; i < 3; ++i)
            lines += "{\"level\":\"info\",\"message\":\"" + QByteArray(1000000, 'x') + "\"}\n";
        mode->source()->read(u"large.jsonl"_s, lines);
        const auto *entries = mode->findChild<QTableView *>(u"batchTable"_s)->model();
        QTRY_COMPARE(entries->rowCount(), 3);
        QTRY_VERIFY(sending.page.findChild<QPushButton *>(u"sendBatch"_s)->isEnabled());
        sending.send(u"sendBatch"_s);
        QTRY_VERIFY(sending.page.findChild<QPushButton *>(u"sendBatch"_s)->isEnabled());
        auto *split = sending.part<QPushButton>(u"fixButton"_s);
        QVERIFY(split->isVisible());
        const qsizetype before = sending.requests();
        split->click();
        QCOMPARE(entries->rowCount(), 2); // the first half is sent, and the other one waits
        QVERIFY(!sending.page.isBusy());
        QCOMPARE(sending.requests(), before);
        QTRY_VERIFY(sending.page.findChild<QPushButton *>(u"sendBatch"_s)->isEnabled());
        sending.send(u"sendBatch"_s);
        QTRY_COMPARE(entries->rowCount(), 1);
        QCOMPARE(sending.requests(), before + 1);
    }

    void aMissingKeyIsEnteredOnThePage()
    {
        Sending sending({});
        sending.session.keys().read(this, {});
        auto *fix = sending.page.findChild<QPushButton *>(u"obstacleFix"_s);
        QTRY_VERIFY(fix->isVisible());
        fix->click();
        auto *row = sending.page.findChild<QWidget *>(u"obstacleRow"_s);
        auto *value = row->findChild<QLineEdit *>(u"fixValue"_s);
        value->setText(QString::fromLatin1(Deployment::accountKey("mara")));
        QTest::keyClick(value, Qt::Key_Return);
        QTRY_VERIFY(sending.session.keys().state() != KeyState::Absent);
        QTRY_VERIFY(fix->isHidden() && !row->isVisible());
        QCOMPARE(sending.requests(), 0);
        sending.send();
        QCOMPARE(sending.requests(), 1);
    }
};

RC_WIDGET_TEST(TestSendFixes)

} // namespace rc::tst_sendfixes

#include "tst_sendfixes.moc"
