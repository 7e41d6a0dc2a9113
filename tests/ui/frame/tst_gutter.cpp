// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing shifts when a scroll bar appears, because its room is always reserved.
#include "support/testprogram.h"
#include "ui/shownpage.h"
#include "ui/widgets/codeview.h"
#include "ui/widgets/fittingarea.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/pagebody.h"

#include <QAbstractScrollArea>
#include <QLabel>
#include <QListWidget>
#include <QScrollBar>
#include <QVBoxLayout>

#include <cstdlib>

using namespace Qt::StringLiterals;

namespace rc::tst_gutter {

class TestGutter : public QObject
{
    Q_OBJECT

public:
    static void initMain() { withoutKeychain(); }

private slots:
    void everyAreaKeepsRoom_data();
    void everyAreaKeepsRoom();
    void contentStaysAsWide_data();
    void contentStaysAsWide();
    void aTextBreaksWhereItDid();
    void aBodyIsInTheMiddleEitherWay();
    void theBarIsSeenWhereItScrolls();
    void paintedRowsReachTheEdge();
};

namespace {

QString nameOf(const QWidget &widget)
{
    return QString::fromLatin1(widget.metaObject()->className()) + u' ' + widget.objectName();
}

/// Scroll areas that may get a scroll bar and would lose width to it.
QStringList withoutRoom(const QWidget &window)
{
    QStringList names;
    for (const QAbstractScrollArea *area : window.findChildren<QAbstractScrollArea *>()) {
        if (area->inherits("QHeaderView") || area->parentWidget()->inherits("QComboBoxPrivateContainer") ||
            area->objectName() == "navigation"_L1) // it has six rows, which fit into the lowest window
            continue;
        if (area->verticalScrollBarPolicy() == Qt::ScrollBarAsNeeded)
            names.append(nameOf(*area));
    }
    return names;
}

/// The content widths of each page's scroll areas, by their order.
QList<int> widthsIn(const QWidget &window)
{
    QList<int> widths;
    for (const QAbstractScrollArea *area : window.findChildren<QAbstractScrollArea *>()) {
        if (area->isVisible() && !area->inherits("QHeaderView"))
            widths.append(area->viewport()->width());
    }
    return widths;
}

int shownBars(const QWidget &window)
{
    int count = 0;
    for (const QAbstractScrollArea *area : window.findChildren<QAbstractScrollArea *>())
        count += area->isVisible() && area->verticalScrollBar()->maximum() > 0 ? 1 : 0;
    return count;
}

} // namespace

void TestGutter::everyAreaKeepsRoom_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : everyPage())
        QTest::newRow(qPrintable(id)) << id;
}

void TestGutter::everyAreaKeepsRoom()
{
    QFETCH(QString, id);
    Bench bench;
    const auto window = windowOn(bench, id);
    QCOMPARE(withoutRoom(*window), QStringList());
}

void TestGutter::contentStaysAsWide_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : {u"setup"_s, u"send batch"_s, u"send drill"_s})
        QTest::newRow(qPrintable(id)) << id;
}

/// A high window has no scroll bars, and a low one has some.
void TestGutter::contentStaysAsWide()
{
    QFETCH(QString, id);
    Bench bench;
    const auto window = windowOn(bench, id);
    window->resize(1180, 3000);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    const QList<int> before = widthsIn(*window);
    const int barsBefore = shownBars(*window);
    window->resize(1180, 400);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    QTRY_VERIFY(shownBars(*window) > barsBefore);
    QTRY_COMPARE(widthsIn(*window), before);
}

void TestGutter::aTextBreaksWhereItDid()
{
    const Theme theme(ThemeChoice::Light);
    CodeView view(theme);
    view.resize(300, 120);
    view.show();
    view.showText(u"one"_s);
    const int before = view.viewport()->width();
    view.showText(u"one\n"_s.repeated(100));
    QTRY_VERIFY(view.verticalScrollBar()->maximum() > 0);
    QCOMPARE(view.viewport()->width(), before);
}

/// The room is part of the margin on its side, also if that is the left one.
void TestGutter::aBodyIsInTheMiddleEitherWay()
{
    const Theme theme(ThemeChoice::Light);
    for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        PageBody body;
        body.setLayoutDirection(direction);
        auto *part = new QLabel(u"text"_s);
        body.content()->addWidget(part);
        body.resize(600, 400);
        body.show();
        QTRY_VERIFY(part->width() > 100);
        const int left = part->mapTo(&body, QPoint()).x();
        const int right = body.width() - left - part->width();
        constexpr int rounding = 2; // rounding of the remaining stretch
        QVERIFY2(std::abs(left - grid::margin) <= rounding, qPrintable(QString::number(left)));
        QVERIFY2(std::abs(right - grid::margin) <= rounding, qPrintable(QString::number(right)));
    }
}

void TestGutter::theBarIsSeenWhereItScrolls()
{
    const Theme theme(ThemeChoice::Light);
    QListWidget list;
    keepGutter(&list);
    list.resize(200, 100);
    list.addItem(u"one"_s);
    list.show();
    const auto bar = [&list] { return list.verticalScrollBar()->grab().toImage(); };
    QVERIFY(!list.verticalScrollBar()->isEnabled());
    QCOMPARE(list.verticalScrollBar()->width(), gutterWidth());
    const QImage nothing = bar();
    for (int i = 0; i < 50; ++i)
        list.addItem(QString::number(i));
    QTRY_VERIFY(list.verticalScrollBar()->isEnabled());
    QVERIFY(bar() != nothing);
    list.clear();
    QTRY_VERIFY(!list.verticalScrollBar()->isEnabled());
    QCOMPARE(bar(), nothing);
}

void TestGutter::paintedRowsReachTheEdge()
{
    for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        QListWidget list;
        list.setFrameShape(QFrame::NoFrame);
        list.setLayoutDirection(direction);
        keepGutterOver(&list);
        list.resize(200, 100);
        list.show();
        const auto around = [&list] { return list.size() - list.viewport()->size(); };
        QTRY_COMPARE(around().width(), around().height()); // the frame alone
        QCOMPARE(list.viewport()->geometry().center(), list.rect().center());
        for (int i = 0; i < 50; ++i)
            list.addItem(QString::number(i));
        QTRY_VERIFY(list.verticalScrollBar()->isEnabled());
        QCOMPARE(around().width(), around().height());
    }
}

RC_WIDGET_TEST(TestGutter)

} // namespace rc::tst_gutter

#include "tst_gutter.moc"
