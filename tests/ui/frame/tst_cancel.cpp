// SPDX-License-Identifier: GPL-3.0-or-later
// Every wait can be canceled, and the page then reports exactly what is known.
#include "core/entry/outcome.h"
#include "support/testprogram.h"
#include "tests/support/hostileserver.h"
#include "tests/ui/console.h"
#include "ui/check/checkpage.h"
#include "ui/check/ladder/rungmodel.h"
#include "ui/send/sendpage.h"
#include "ui/tools/page/toolspage.h"
#include "ui/widgets/messagecard.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>

using namespace Qt::StringLiterals;

namespace rc::tst_cancel {

namespace {

/// Uses a resource whose service accepts requests and never answers.
class SilentBench : public Bench
{
public:
    SilentBench()
    {
        Profile profile;
        profile.name = u"silent"_s;
        profile.resource = server.url(u"/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s).toString();
        profile.toolServer = server.url(QString()).toString();
        kept = session.book().keep(profile).has_value();
        session.keys().key().holdForThisRun(Secret(QByteArrayLiteral("test-key")));
    }

    HostileServer server{Script::silent()};
    bool kept = false;
};

QString wordsOf(const QWidget *widget)
{
    QStringList words;
    for (const QLabel *label : widget->findChildren<QLabel *>())
        words.append(label->text());
    return words.join(u' ');
}

} // namespace

class TestCancel : public QObject
{
    Q_OBJECT

private slots:
    static void initMain() { withoutKeychain(); }
    void aCheck();
    void aSendThatMayHaveArrived();
    void aToolList();
    void aResourceThatChangesEndsWhatRuns();
};

void TestCancel::aCheck()
{
    SilentBench bench;
    QVERIFY(bench.kept);
    QSignalSpy requested(&bench.server, &HostileServer::requested);
    CheckPage page(bench.session, bench.checks, bench.theme);
    page.show();
    page.refresh();
    const auto *model = page.findChild<RungModel *>();
    QTRY_COMPARE(model->rungs().at(int(RungId::Ingest)).state, RungState::Running);
    QTRY_VERIFY(bench.server.copiesOf("[TEST]") == 1);
    page.cancel();
    QTRY_VERIFY(!page.isBusy());
    const RungResult ingest = model->rungs().at(int(RungId::Ingest));
    QCOMPARE(ingest.state, RungState::Warned); // like every request that may have been delivered
    QCOMPARE(model->rungs().at(int(RungId::LevelWarning)).summary, u"canceled"_s);
    // Steps that had finished keep their result.
    QCOMPARE(model->rungs().at(int(RungId::Tcp)).state, RungState::Passed);
    QVERIFY(!wordsOf(&page).contains(u"are accepted"_s));
}

void TestCancel::aSendThatMayHaveArrived()
{
    SilentBench bench;
    QVERIFY(bench.kept);
    SendPage page(bench.session, bench.theme);
    page.show();
    page.findChild<QPushButton *>(u"sendButton"_s)->click();
    QVERIFY(page.isBusy());
    QTRY_COMPARE(bench.server.copiesOf("[TEST]"), 1);
    page.cancel();
    QTRY_VERIFY(!page.isBusy());
    QCOMPARE(page.findChild<QLabel *>(u"outcomeName"_s)->text(), outcomeName(Outcome::Unknown));
    QCOMPARE(bench.server.copiesOf("[TEST]"), 1);
}

void TestCancel::aToolList()
{
    SilentBench bench;
    QVERIFY(bench.kept);
    ToolsPage page(bench.session, bench.theme);
    page.show();
    page.refresh();
    QTRY_COMPARE(bench.server.copiesOf("\"tools/list\""), 1);
    page.cancel();
    QTRY_VERIFY(!page.isBusy());
    const QString words = wordsOf(page.findChild<MessageCard *>(u"toolsMessage"_s));
    QVERIFY2(words.contains(u"anceled"_s), qPrintable(words));
    QVERIFY(page.findChild<QPushButton *>(u"refreshButton"_s)->text().contains(u"F5"_s));
}

void TestCancel::aResourceThatChangesEndsWhatRuns()
{
    SilentBench bench;
    QVERIFY(bench.kept);
    ToolsPage tools(bench.session, bench.theme);
    CheckPage check(bench.session, bench.checks, bench.theme);
    tools.refresh();
    check.refresh();
    QTRY_VERIFY(bench.server.copiesOf("tools/list") > 0);
    QVERIFY(bench.session.useDemo());
    QTRY_VERIFY(!tools.isBusy());
    QTRY_VERIFY(!check.isBusy());
    QVERIFY(bench.session.demo()->received().isEmpty());
}

RC_WIDGET_TEST(TestCancel)

} // namespace rc::tst_cancel

#include "tst_cancel.moc"
