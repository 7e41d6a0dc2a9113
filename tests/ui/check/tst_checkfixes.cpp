// SPDX-License-Identifier: GPL-3.0-or-later
// A failed check is fixed on its own page with one press or one value, and the affected steps run again automatically.
#include "support/deployment.h"
#include "support/testprogram.h"
#include "ui/check/checkpage.h"
#include "ui/check/steps/stepmodel.h"
#include "ui/console.h"
#include "ui/theme/look.h"

namespace rc::tst_checkfixes {

namespace {

/// The Check page of a profile at a service that behaves like a real deployment.
class Checked : public Bench
{
public:
    explicit Checked(Deployment::Kind kind = Deployment::Kind::Owned)
        : deployment(kind)
        , server(deployment)
        , page(session, checks, theme)
    {
        openAt(server.base() + deployment.resourcePath(), server.base(), {});
        page.resize(1000, 700);
        page.show();
    }
    void save(const Profile &profile) { QVERIFY(session.book().save(profile)); }
    void check(const QByteArray &key)
    {
        session.keys().key().holdForSession(Secret(key));
        page.refresh();
        wait();
    }
    void wait() const { QTRY_VERIFY(!page.isBusy()); }
    [[nodiscard]] QPushButton *fix() const { return page.findChild<QPushButton *>(u"fixButton"_s); }
    [[nodiscard]] QLineEdit *value() const { return page.findChild<QLineEdit *>(u"fixValue"_s); }
    [[nodiscard]] QWidget *row() const { return page.findChild<QWidget *>(u"fixRow"_s); }
    [[nodiscard]] StepState state(const StepId &id) { return stateOf(id, checks.of(u"here"_s)->steps); }
    [[nodiscard]] qsizetype entries() const
    {
        return std::count_if(server.seen().cbegin(), server.seen().cend(),
                             [](const ReceivedRequest &request) { return request.path.endsWith("/logs/"); });
    }

    Deployment deployment;
    ScriptedServer server;
    CheckPage page;
};

} // namespace

class TestCheckFixes : public QObject
{
    Q_OBJECT

private slots:
    void aWrongKeyIsReplacedInPlace()
    {
        Checked checked;
        checked.check("not-the-key");
        QCOMPARE(checked.state(StepId::Ingest), StepState::Failed);
        QVERIFY(checked.fix()->isVisible());
        checked.fix()->click();
        QVERIFY(checked.row()->isVisible());
        QCOMPARE(checked.value()->echoMode(), QLineEdit::Password);
        QVERIFY(checked.value()->text().isEmpty());
        checked.value()->setText(QString::fromLatin1(Deployment::accountKey("mara")));
        QTest::keyClick(checked.value(), Qt::Key_Return);
        QVERIFY(checked.page.isBusy());
        QVERIFY(checked.row()->isHidden() && checked.value()->text().isEmpty());
        checked.wait();
        QCOMPARE(checked.state(StepId::Tcp), StepState::Passed); // the result of the previous check, because a key does
                                                                 // not affect it
        QCOMPARE(checked.state(StepId::Ingest), StepState::Passed);
        QCOMPARE(checked.state(StepId::LevelWarning), StepState::Passed);
        QCOMPARE(checked.state(StepId::LevelError), StepState::Skipped);
        QCOMPARE(checked.state(StepId::ToolsGeneral), StepState::Passed);
    }

    void invalidKeyIsReportedInPlace()
    {
        Checked checked;
        checked.check("not-the-key");
        const qsizetype before = checked.entries();
        checked.fix()->click();
        checked.value()->setText(u"two words"_s);
        QTest::keyClick(checked.value(), Qt::Key_Return);
        QVERIFY(!checked.page.isBusy() && checked.row()->isVisible());
        QVERIFY(checked.page.findChild<QLabel *>(u"fixNote"_s)->isVisible());
        QTest::keyClick(checked.value(), Qt::Key_Escape); // changes nothing
        QVERIFY(checked.row()->isHidden() && checked.value()->text().isEmpty());
        QVERIFY(!checked.page.isBusy() && checked.fix()->isVisible());
        QCOMPARE(checked.entries(), before);
    }

    void oneClickSendsTheUsernameWithEntries()
    {
        Checked checked(Deployment::Kind::Shared);
        Profile profile = checked.session.profile();
        profile.username = u"jon"_s;
        profile.usernameOnIngest = false;
        checked.save(profile);
        checked.check(Deployment::teamKey());
        QCOMPARE(checked.checks.of(u"here"_s)->steps.at(StepId::Ingest).cause, u"name-with-entries-needed"_s);
        checked.fix()->click(); // the single press
        QVERIFY(checked.row()->isHidden());
        checked.wait();
        QCOMPARE(checked.state(StepId::Ingest), StepState::Passed);
        QVERIFY(checked.profiles.load()->constFirst().usernameOnIngest);
    }

    void changingTheToolServerSendsNoEntries()
    {
        Checked checked;
        Profile profile = checked.session.profile();
        profile.toolServer = profile.resource; // a common mistake
        checked.save(profile);
        checked.check(Deployment::accountKey("mara"));
        QCOMPARE(checked.state(StepId::ToolsGeneral), StepState::Failed);
        QCOMPARE(checked.state(StepId::Ingest), StepState::Passed);
        const qsizetype before = checked.entries();
        checked.fix()->click();
        QCOMPARE(checked.value()->text(), profile.toolServer);
        checked.value()->setText(checked.server.base());
        QTest::keyClick(checked.value(), Qt::Key_Return);
        checked.wait();
        QCOMPARE(checked.state(StepId::ToolsGeneral), StepState::Passed);
        QCOMPARE(checked.state(StepId::Ingest), StepState::Passed); // unchanged
        QCOMPARE(checked.entries(), before);
        QCOMPARE(checked.profiles.load()->constFirst().toolServer, checked.server.base());
    }

    void failureIsVisibleOnAShortPage()
    {
        Checked checked;
        checked.page.resize(652, 420);
        checked.check("not-the-key");
        auto *view = checked.page.findChild<StepView *>();
        const auto *verdict = checked.page.findChild<QWidget *>(u"verdictBanner"_s);
        view->setFocus();
        QTest::keyClick(view, Qt::Key_End);
        QTRY_VERIFY(verdict->visibleRegion().isEmpty());
        checked.check("nor-this");
        QTRY_COMPARE(verdict->visibleRegion().boundingRect(), verdict->rect()); // with its fix
        QVERIFY(checked.fix()->isVisible());
    }

    void unsavedAddressIsNotChanged()
    {
        Checked checked;
        checked.session.keys().key().holdForSession(Secret("not-the-key"));
        const QString saved = checked.session.profile().resource;
        checked.session.book().openAddress(QString(saved).replace(u"/u/mara/"_s, u"/u/jon/"_s));
        checked.page.refresh();
        checked.wait();
        QVERIFY(checked.fix()->isHidden());
        QCOMPARE(checked.profiles.load()->constFirst().resource, saved);
    }

    void keyEnteredDuringACheckIsNotLost()
    {
        Checked checked;
        checked.session.keys().key().holdForSession(Secret("not-the-key"));
        checked.page.refresh();
        QVERIFY(checked.page.isBusy());
        checked.page.startWithKey(Secret(Deployment::accountKey("mara")), true);
        checked.wait();
        QCOMPARE(checked.readKey(), Deployment::accountKey("mara"));
    }
};

RC_WIDGET_TEST(TestCheckFixes)

} // namespace rc::tst_checkfixes

#include "tst_checkfixes.moc"
