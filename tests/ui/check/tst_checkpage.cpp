// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the Check page: the rows of the steps, a run against the demo service, the verdict, and ALERT only on request.
#include "support/deployment.h"
#include "support/testprogram.h"
#include "tests/ui/console.h"
#include "ui/check/checkpage.h"
#include "ui/check/steps/stepmodel.h"
#include "ui/check/steps/verdictbanner.h"
#include "ui/widgets/pagebody.h"

#include <QAbstractItemModelTester>
#include <QDialog>
#include <QScopeGuard>
#include <QScrollBar>

namespace rc::tst_checkpage {

namespace {

/// The row with this title; invalid if there is none.
QModelIndex rowOf(const StepModel &model, const QString &title)
{
    for (int row = 0; row < model.rowCount(); ++row) {
        if (model.index(row).data().toString() == title)
            return model.index(row);
    }
    return {};
}

} // namespace

class TestCheckPage : public QObject
{
    Q_OBJECT

private slots:
    void levelsAreOneRowUntilExpanded()
    {
        StepModel model;
        QAbstractItemModelTester tester(&model);
        const int closed = model.rowCount();
        QVERIFY(!model.indexOf(StepId::LevelInfo).isValid());
        const QModelIndex fold = rowOf(model, foldTitle(StepFold::Levels));
        QCOMPARE(model.stepsOf(fold), QList<StepId>({StepId::LevelDebug, StepId::LevelInfo, StepId::LevelWarning}));
        model.toggle(fold);
        QCOMPARE(model.rowCount(), closed + 3);
        QVERIFY(model.indexOf(StepId::LevelInfo).isValid());
        QVERIFY(fold.data(StepModel::UnfoldedRole).toBool());
        model.toggle(rowOf(model, foldTitle(StepFold::Levels)));
        QCOMPARE(model.rowCount(), closed);
    }

    void keyboardSkipsHeadings()
    {
        const Theme theme(ThemeChoice::Light);
        StepModel model;
        StepView view(model, theme);
        view.resize(700, 600);
        view.show();
        view.setCurrentIndex(model.indexOf(StepId::Tls));
        QTest::keyClick(&view, Qt::Key_Down);
        QCOMPARE(view.currentIndex(), model.indexOf(StepId::Key));
        QTest::keyClick(&view, Qt::Key_Up);
        QCOMPARE(view.currentIndex(), model.indexOf(StepId::Tls));
    }

    void failedLevelIsNotHidden()
    {
        StepModel model;
        StepResult failed;
        failed.id = StepId::LevelInfo;
        failed.state = StepState::Failed;
        model.setStep(failed);
        QCOMPARE(rowOf(model, foldTitle(StepFold::Levels)).data(StepModel::StateRole).toInt(), int(StepState::Failed));
        failed.id = StepId::Ingest;
        failed.hint = u"Copy it again."_s;
        model.setStep(failed);
        model.expandProblems();
        QVERIFY(model.indexOf(StepId::LevelInfo).isValid());
        QVERIFY(model.indexOf(StepId::Ingest).data(StepModel::ExpandedRole).toBool());
        QVERIFY(!model.indexOf(StepId::Url).data(StepModel::ExpandedRole).toBool());
        QVERIFY(!model.indexOf(StepId::LevelAlert).isValid());
    }

    void enterOpensAStep()
    {
        Theme theme(ThemeChoice::Light);
        StepModel model;
        StepView view(model, theme);
        view.resize(700, 400);
        view.show();
        view.setCurrentIndex(model.indexOf(StepId::Url));
        QTest::keyClick(&view, Qt::Key_Return); // it has no more to say
        QVERIFY(!model.indexOf(StepId::Url).data(StepModel::ExpandedRole).toBool());
        StepResult step;
        step.state = StepState::Failed;
        step.hint = u"What to do."_s;
        model.setStep(step);
        const int closed = view.sizeHint().height();
        QTest::keyClick(&view, Qt::Key_Return);
        QVERIFY(model.indexOf(StepId::Url).data(StepModel::ExpandedRole).toBool());
        QVERIFY(view.sizeHint().height() > closed);
    }

    void rowGrowsWithItsTexts_data()
    {
        QTest::addColumn<StepState>("state");
        QTest::newRow("with a bar") << StepState::Passed;
        QTest::newRow("skipped") << StepState::Skipped;
    }

    void rowGrowsWithItsTexts()
    {
        QFETCH(StepState, state);
        Theme theme(ThemeChoice::Light);
        StepModel model;
        StepResult step;
        step.state = state;
        step.summary = u"Plain http on this computer, no TLS, so nothing was encrypted on its way to the service"_s;
        model.setStep(step);
        const StepDelegate delegate(theme);
        const QModelIndex row = model.indexOf(StepId::Url);
        const int wide = delegate.rowHeight(1600, row);
        QCOMPARE(wide, delegate.rowHeight(1600, model.indexOf(StepId::Tls))); // one line
        QVERIFY(delegate.rowHeight(500, row) > wide);
        theme.setTextSize(200);
        QVERIFY(delegate.rowHeight(900, row) > delegate.rowHeight(3200, row));
        theme.setTextSize(100);
    }

    void theStepsScrollWithThePage_data()
    {
        QTest::addColumn<int>("percent");
        QTest::newRow("usual text") << 100;
        QTest::newRow("twice as large") << 200;
    }

    /// In a window of 900x600: no list scrolls within the page, and keys bring each part into sight.
    void theStepsScrollWithThePage()
    {
        QFETCH(int, percent);
        PageOn<CheckPage, DemoBench> bench;
        const auto asBefore = qScopeGuard([&bench] { bench.theme.setTextSize(100); });
        bench.theme.setTextSize(percent);
        CheckPage &page = bench.page;
        page.resize(715, 500);
        QVERIFY(QTest::qWaitForWindowActive(&page));
        page.refresh();
        QTRY_VERIFY(!page.isBusy());
        auto *view = page.findChild<StepView *>();
        auto *model = page.findChild<StepModel *>();
        const auto *body = page.findChild<PageBody *>();
        const auto isInSight = [](const QWidget *widget, const QRect &area) {
            return widget->visibleRegion().boundingRect().contains(area);
        };
        const auto isWhole = [view, model, body] { // the list has its rows, and the page has the list
            return view->visualRect(model->index(model->rowCount() - 1)).bottom() < view->viewport()->height() &&
                   view->mapTo(body->widget(), QPoint(0, view->height())).y() < body->widget()->height();
        };
        view->setFocus();
        view->setCurrentIndex(model->indexOf(StepId::Ingest));
        QTest::keyClick(view, Qt::Key_Return); // the details need height, too
        QVERIFY(view->currentIndex().data(StepModel::ExpandedRole).toBool());
        QCoreApplication::processEvents(); // scrolls to them
        QTRY_VERIFY(isWhole());
        QVERIFY(body->verticalScrollBar()->maximum() > 0);
        for (const auto *area : body->widget()->findChildren<QAbstractScrollArea *>())
            QCOMPARE(area->verticalScrollBar()->maximum(), 0);
        for (const Qt::Key key : {Qt::Key_End, Qt::Key_Home}) {
            QTest::keyClick(view, key);
            QVERIFY(isInSight(view->viewport(), view->visualRect(view->currentIndex())));
        }
        QCOMPARE(view->currentIndex(), model->indexOf(StepId::Url));
        const int before = body->verticalScrollBar()->value();
        QTest::keyClick(view, Qt::Key_PageDown);
        QVERIFY(body->verticalScrollBar()->value() > before);
        auto *above = page.findChild<QPushButton *>(u"checkButton"_s);
        above->setFocus(Qt::TabFocusReason);
        QTRY_VERIFY(above->hasFocus());
        for (const QString &name : {u"alertButton"_s, u"copyReport"_s}) { // focused from outside
            auto *button = page.findChild<QPushButton *>(name);
            button->setFocus(Qt::BacktabFocusReason);
            QTRY_VERIFY2(isInSight(button, button->rect()), qPrintable(name));
            above->setFocus(Qt::TabFocusReason);
        }
    }

    void longResponseIsShownInFull()
    {
        const Theme theme(ThemeChoice::Light);
        StepModel model;
        StepResult step;
        step.id = StepId::Ingest;
        step.state = StepState::Failed;
        step.reply = QString(9000, u'a') + u"the end"_s;
        model.setStep(step);
        StepView view(model, theme);
        view.show();
        view.setCurrentIndex(model.indexOf(StepId::Ingest));
        QTest::keyClick(&view, Qt::Key_V);
        auto *window = view.findChild<QDialog *>(u"textWindow"_s);
        QVERIFY(window != nullptr && window->isVisible() && !window->isModal());
        QCOMPARE(window->findChild<QPlainTextEdit *>()->toPlainText(), step.reply);
        QTest::keyClick(window, Qt::Key_Escape);
        QTRY_VERIFY(view.findChild<QDialog *>(u"textWindow"_s) == nullptr);
        // Nothing opens if there is nothing to show.
        view.setCurrentIndex(model.indexOf(StepId::Dns));
        QTest::keyClick(&view, Qt::Key_V);
        QVERIFY(view.findChild<QDialog *>(u"textWindow"_s) == nullptr);
    }

    void teamAddressIsFixedToTheOwners()
    {
        const Deployment deployment(Deployment::Kind::Shared);
        ScriptedServer server(deployment);
        Bench bench;
        Profile profile;
        profile.name = u"of the team"_s;
        profile.username = u"jon"_s;
        profile.toolServer = server.base();
        profile.resource = server.base() + deployment.resourcePath().replace(u"/u/mara/"_s, u"/team/ops/"_s);
        QVERIFY(bench.session.book().save(profile));
        bench.session.keys().key().holdForSession(Secret(Deployment::accountKey("jon")));
        CheckPage page(bench.session, bench.checks, bench.theme);
        page.show();
        auto *use = page.findChild<QPushButton *>(u"useOwnersAddress"_s);
        QVERIFY(use != nullptr && !use->isVisible());
        page.refresh();
        QVERIFY(!use->isVisible());
        QTRY_VERIFY(!page.isBusy());
        const auto state = [&bench](const StepId &id) {
            return bench.checks.of(u"of the team"_s)->steps.at(id.kind()).state;
        };
        QCOMPARE(state(StepId::Ingest), StepState::Failed);
        QVERIFY(use->isVisible());
        QVERIFY(page.findChild<QLabel *>(u"ownersAddress"_s)->text().contains(u"/u/jon/resources/"_s));
        use->click();
        QVERIFY(page.isBusy() && !use->isVisible());
        QTRY_VERIFY(!page.isBusy());
        QCOMPARE(state(StepId::Ingest), StepState::Passed);
        QVERIFY(!use->isVisible());
        QCOMPARE(bench.profiles.load()->constFirst().resource,
                 server.base() + deployment.resourcePath().replace(u"/u/mara/"_s, u"/u/jon/"_s));
    }

    void aReportIsCopiedAndSavedWithoutTheKey()
    {
        PageOn<CheckPage, DemoBench> bench;
        CheckPage &page = bench.page;
        const QByteArray key = bench.session.demo()->key().reveal();
        page.refresh();
        QTRY_VERIFY(!page.isBusy());
        const QList<StepResult> &steps = page.findChild<StepModel *>()->steps();
        for (const StepState bad : {StepState::Waiting, StepState::Running, StepState::Failed})
            QVERIFY(std::none_of(steps.cbegin(), steps.cend(), [bad](const auto &step) { return step.state == bad; }));
        QCOMPARE(page.findChild<QLabel *>(u"verdict"_s)->text(), verdictOf(steps));
        QSignalSpy status(&page, &Page::statusChanged);
        page.findChild<QPushButton *>(u"copyReport"_s)->click();
        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY2(copied.startsWith(u"# "_s) && copied.contains(bench.session.demo()->resourceUrl()),
                 qPrintable(copied));
        QVERIFY(!copied.contains(QString::fromUtf8(key)));
        QCOMPARE(status.count(), 1);

        auto *banner = page.findChild<VerdictBanner *>();
        const QString json = bench.folder.filePath(u"report.json"_s);
        banner->saveReportTo(json);
        banner->saveReportTo(bench.folder.filePath(u"report.md"_s));
        QTRY_COMPARE(status.count(), 3);
        const auto contentOf = [](const QString &path) {
            QFile file(path);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        QVERIFY(QJsonDocument::fromJson(contentOf(json)).object().contains(u"verdict"_s));
        QCOMPARE(QString::fromUtf8(contentOf(bench.folder.filePath(u"report.md"_s))), copied);
        QVERIFY(!contentOf(json).contains(key));
    }

    void reportWriteErrorIsExplained()
    {
        Bench bench;
        VerdictBanner banner(bench.theme);
        QSignalSpy statusMessage(&banner, &VerdictBanner::statusMessage);
        banner.saveReportTo(bench.folder.filePath(u"no such folder/report.md"_s));
        QTRY_COMPARE(statusMessage.count(), 1);
        const QString words = statusMessage.first().first().toString();
        QVERIFY2(words.contains(u"no such folder"_s), qPrintable(words));
    }
};

RC_WIDGET_TEST(TestCheckPage)

} // namespace rc::tst_checkpage

#include "tst_checkpage.moc"
