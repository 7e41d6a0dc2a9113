// SPDX-License-Identifier: GPL-3.0-or-later
// The layout of the Send page: results below the composer, the send bar always visible, one column in a narrow window.
#include "support/testprogram.h"
#include "tests/ui/console.h"
#include "ui/parts/alertstep.h"
#include "ui/send/mode/sendmode.h"
#include "ui/send/sendpage.h"
#include "ui/widgets/segmentedcontrol.h"

#include <QScrollBar>
#include <QStyleHints>
#include <QWheelEvent>

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
    Q_DISABLE_COPY_MOVE(Stage)

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

private slots:
    void sendBarStaysVisible_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("wide") << QSize(1180, 420);
        QTest::newRow("narrow") << narrow;
    }

    void sendBarStaysVisible()
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

    void focusSurvivesANarrowLayout()
    {
        Stage stage(wide);
        stage.page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&stage.page));
        stage.part(u"message"_s)->setFocus();
        stage.page.resize(narrow);
        QTRY_VERIFY(stage.panes()->isStacked());
        QVERIFY(stage.part(u"message"_s)->hasFocus());
    }

    void tabMovesFromBarToResultsToRequest()
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

    void wheelOverAShortRequestIsLeftToThePage()
    {
        Stage stage(wide);
        auto *preview = stage.part<QPlainTextEdit>(u"preview"_s)->viewport();
        const QPoint middle = preview->rect().center();
        QWheelEvent wheel(middle, preview->mapToGlobal(middle), {}, QPoint(0, -120), Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(preview, &wheel);
        QVERIFY(!wheel.isAccepted());
    }

    void theRequestIsCopiedWithoutTheKey()
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

    void drillStartsScrolledToTheTop()
    {
        Stage stage(narrow);
        const auto *area = stage.part<FittedScrollArea>(u"composerArea"_s);
        QVERIFY(stage.send(1));
        QTRY_VERIFY(area->verticalScrollBar()->value() > 0); // at the newest result
        stage.page.startDrill();
        QTRY_COMPARE(area->verticalScrollBar()->value(), 0);
    }
};

RC_WIDGET_TEST(TestSendPanes)

} // namespace rc::tst_sendpanes

#include "tst_sendpanes.moc"
