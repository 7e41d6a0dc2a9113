// SPDX-License-Identifier: GPL-3.0-or-later
// The layout of the Send page: results below the composer, the send bar always visible, one column in a narrow window,
// and the splitter where the user left it.
#include "support/testprogram.h"
#include "tests/ui/console.h"
#include "ui/parts/alertstep.h"
#include "ui/send/drill/drillmode.h"
#include "ui/send/outcome/requestpreview.h"
#include "ui/send/sendpage.h"
#include "ui/send/sendpanes.h"
#include "ui/widgets/holdbutton.h"
#include "ui/widgets/segmentedcontrol.h"

#include <QClipboard>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSplitter>
#include <QStyleHints>
#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_sendpanes {

namespace {

constexpr QSize wide(1180, 700);
constexpr QSize narrow(740, 420);

struct Stage : PageOn<SendPage, DemoBench>
{
    explicit Stage(QSize size)
    {
        QApplication::styleHints()->setMouseDoubleClickInterval(0); // each press counts as a single click
        page.resize(size);
    }

    ~Stage() { QApplication::styleHints()->setMouseDoubleClickInterval(usual); }
    Stage(const Stage &) = delete;
    Stage &operator=(const Stage &) = delete;
    Stage(Stage &&) = delete;
    Stage &operator=(Stage &&) = delete;

    template<typename Part = QWidget>
    [[nodiscard]] Part *part(const QString &name) const
    {
        return page.findChild<Part *>(name);
    }
    /// In the page's own coordinates.
    [[nodiscard]] QRect place(const QWidget *widget) const { return {widget->mapTo(&page, QPoint()), widget->size()}; }
    [[nodiscard]] SendPanes *panes() const { return page.findChild<SendPanes *>(); }
    /// Sends once; true when this number of results is shown.
    bool send(int results)
    {
        part<QPushButton>(u"sendButton"_s)->click();
        return rc::waitFor(
            [&] { return !page.isBusy() && page.findChildren<QWidget *>(u"outcomeCard"_s).size() == results; });
    }

    int usual = QApplication::styleHints()->mouseDoubleClickInterval();
};

} // namespace

class TestSendPanes : public QObject
{
    Q_OBJECT

public:
    static void initMain() { withoutKeychain(); }

private slots:
    void resultsStandBelowTheBarAndTheRequestBeside();
    void theBarStaysInViewHoweverMuchWasSent_data();
    void theBarStaysInViewHoweverMuchWasSent();
    void aNarrowPageIsOneColumnInReadingOrder();
    void whoTypesKeepsTheFocusWhereItBecomesNarrow();
    void theBorderStaysWhereItWasLeft();
    void tabGoesFromTheBarToTheResultsAndThenToTheRequest();
    void everyModeHasItsBar();
    void nothingSentIsSaid();
    void theRequestIsCopiedWithoutTheKey();
    void theNewestResultIsInSightHoweverMuchIsComposed();
    void aDrillBeginsAtItsTopWhereverThePageWas();
};

void TestSendPanes::resultsStandBelowTheBarAndTheRequestBeside()
{
    Stage stage(wide);
    QVERIFY(stage.send(1));
    const QRect composer = stage.place(stage.part(u"composerArea"_s));
    const QRect bar = stage.place(stage.part(u"sendBar"_s));
    const QRect results = stage.place(stage.part(u"resultArea"_s));
    const QRect request = stage.place(stage.part(u"requestArea"_s));
    QVERIFY(!stage.panes()->isStacked());
    QVERIFY(composer.bottom() < bar.top());
    QVERIFY(bar.bottom() < results.top());
    QCOMPARE(results.left(), composer.left());
    QVERIFY(request.left() > results.right());
    QVERIFY(stage.part(u"resultArea"_s)->isAncestorOf(stage.part(u"outcomeCard"_s)));
    QVERIFY(stage.part(u"requestArea"_s)->isAncestorOf(stage.part(u"receivedCard"_s)));
}

void TestSendPanes::theBarStaysInViewHoweverMuchWasSent_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("wide") << QSize(1180, 420);
    QTest::newRow("narrow") << narrow;
}

void TestSendPanes::theBarStaysInViewHoweverMuchWasSent()
{
    QFETCH(QSize, size);
    Stage stage(size);
    for (int sent = 1; sent <= 4; ++sent)
        QVERIFY(stage.send(sent));
    const QPushButton *button = stage.part<QPushButton>(u"sendButton"_s);
    QVERIFY(stage.page.rect().contains(stage.place(button)));
    QVERIFY(!button->visibleRegion().isEmpty());
    QCOMPARE(button->visibleRegion().boundingRect(), button->rect());
    // The outcome of the press is visible without scrolling.
    const QWidget *newest = stage.page.findChildren<QWidget *>(u"outcomeName"_s).constLast();
    QTRY_VERIFY(!newest->visibleRegion().isEmpty());
}

void TestSendPanes::aNarrowPageIsOneColumnInReadingOrder()
{
    Stage stage(narrow);
    QVERIFY(stage.send(1));
    QVERIFY(stage.panes()->isStacked());
    const QRect message = stage.place(stage.part(u"message"_s));
    const QRect result = stage.place(stage.part(u"outcomeCard"_s));
    const QRect request = stage.place(stage.part(u"preview"_s));
    QVERIFY(message.bottom() < result.top());
    QVERIFY(result.bottom() < request.top());
    stage.page.resize(wide);
    QTRY_VERIFY(stage.part(u"resultArea"_s)->isVisible());
    QVERIFY(stage.part(u"resultArea"_s)->isAncestorOf(stage.part(u"outcomeCard"_s)));
}

void TestSendPanes::whoTypesKeepsTheFocusWhereItBecomesNarrow()
{
    Stage stage(wide);
    stage.page.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&stage.page));
    stage.part(u"message"_s)->setFocus();
    stage.page.resize(narrow);
    QTRY_VERIFY(stage.panes()->isStacked());
    QVERIFY(stage.part(u"message"_s)->hasFocus());
}

void TestSendPanes::theBorderStaysWhereItWasLeft()
{
    Stage stage(wide);
    auto *splitter = stage.part<QSplitter>(u"sendSplitter"_s);
    const int handle = splitter->handleWidth();
    const int place = splitter->width() / 2;
    QSignalSpy told(stage.panes(), &SendPanes::shareChanged);
    const QPoint middle = splitter->handle(1)->rect().center();
    QTest::mousePress(splitter->handle(1), Qt::LeftButton, {}, middle);
    QTest::mouseMove(splitter->handle(1), middle + QPoint(place - splitter->sizes().at(0), 0));
    QTest::mouseRelease(splitter->handle(1), Qt::LeftButton);
    QTRY_VERIFY(!told.isEmpty());
    const int share = stage.settings.sendSplit();
    QVERIFY2(qAbs(share - 500) < 20, qPrintable(QString::number(share)));
    SendPage later(stage.session, stage.theme);
    later.resize(wide.width() + 100, wide.height());
    later.show();
    const QList<int> sizes = later.findChild<QSplitter *>(u"sendSplitter"_s)->sizes();
    QVERIFY2(qAbs(sizes.at(0) - sizes.at(1)) < 4 * handle, qPrintable(QString::number(sizes.at(0))));
}

void TestSendPanes::tabGoesFromTheBarToTheResultsAndThenToTheRequest()
{
    Stage stage(wide);
    QVERIFY(stage.send(1));
    QVERIFY(stage.send(2));
    stage.page.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&stage.page));
    QWidget *button = stage.part(u"sendButton"_s);
    button->setFocus();
    QStringList met;
    QList<int> heights;
    for (int i = 0; i < 12 && !met.contains(u"preview"_s); ++i) {
        QTest::keyClick(stage.page.focusWidget(), Qt::Key_Tab);
        met.append(stage.page.focusWidget()->objectName());
        if (met.constLast() == u"copyMarker"_s)
            heights.append(stage.place(stage.page.focusWidget()).top());
    }
    QCOMPARE(met.first(2), (QStringList{u"moreSends"_s, u"copyMarker"_s}));
    QCOMPARE(heights.size(), 2);
    QVERIFY(heights.at(0) < heights.at(1));
    QVERIFY2(met.indexOf(u"copyRequest"_s) > met.lastIndexOf(u"copyMarker"_s), qPrintable(met.join(u' ')));
    QVERIFY(met.contains(u"preview"_s));
}

void TestSendPanes::everyModeHasItsBar()
{
    Stage stage(wide);
    const QWidget *bar = stage.part(u"sendBar"_s);
    auto *modes = stage.part<SegmentedControl>(u"sendModes"_s);
    for (const auto &[index, name] : {std::pair(0, u"sendButton"_s), std::pair(1, u"sendBatch"_s)}) {
        modes->setCurrentIndex(index);
        QVERIFY2(bar->isAncestorOf(stage.part(name)), qPrintable(name));
        QVERIFY2(stage.part(name)->isVisible(), qPrintable(name));
    }
    modes->setCurrentIndex(2); // this button needs a hold
    QVERIFY(!stage.part(u"sendBatch"_s)->isVisible() && !stage.part(u"sendDrill"_s)->isVisible());
    const QWidget *alert = stage.page.findChild<DrillMode *>()->sendBar()->findChild<AlertStep *>()->button();
    QVERIFY(bar->isAncestorOf(alert) && alert->isVisible());
}

void TestSendPanes::nothingSentIsSaid()
{
    Stage stage(wide);
    QVERIFY(stage.part(u"noResult"_s)->isVisible());
    QVERIFY(stage.send(1));
    QVERIFY(!stage.part(u"noResult"_s)->isVisible());
    stage.keepSample(); // another resource, so none of its results are shown
    QVERIFY(stage.part(u"noResult"_s)->isVisible());
}

void TestSendPanes::theRequestIsCopiedWithoutTheKey()
{
    Stage stage(wide);
    LogEntry entry;
    entry.message = u"disk full"_s;
    stage.page.fillIn(entry);
    stage.part<QPushButton>(u"copyRequest"_s)->click();
    const QString copied = QGuiApplication::clipboard()->text();
    QVERIFY2(copied.contains(u"curl "_s) && copied.contains(u"disk full"_s), qPrintable(copied));
    QVERIFY(copied.contains(stage.session.resource()->resource.logsUrl()));
    QVERIFY(copied.contains(u"SERVICE_API_KEY"_s));
    QVERIFY(!copied.contains(QString::fromLatin1(stage.session.demo()->key().reveal())));
    QVERIFY(stage.session.demo()->received().isEmpty());
}

void TestSendPanes::theNewestResultIsInSightHoweverMuchIsComposed()
{
    Stage stage(wide);
    QVERIFY(stage.send(1));
    for (int i = 0; i < 12; ++i)
        stage.part<QPushButton>(u"addExtra"_s)->click();
    constexpr int readable = 120;
    const auto *results = stage.part(u"resultArea"_s);
    const auto *composer = stage.part<FittingArea>(u"composerArea"_s);
    QTRY_VERIFY(composer->sizeHint().height() > composer->height()); // the composer has to shrink
    QVERIFY(results->height() >= readable);
}

void TestSendPanes::aDrillBeginsAtItsTopWhereverThePageWas()
{
    Stage stage(narrow);
    const auto *area = stage.part<FittingArea>(u"composerArea"_s);
    QVERIFY(stage.send(1));
    QTRY_VERIFY(area->verticalScrollBar()->value() > 0); // at the newest result
    stage.page.startDrill();
    QTRY_COMPARE(area->verticalScrollBar()->value(), 0);
}

RC_WIDGET_TEST(TestSendPanes)

} // namespace rc::tst_sendpanes

#include "tst_sendpanes.moc"
