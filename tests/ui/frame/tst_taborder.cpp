// SPDX-License-Identifier: GPL-3.0-or-later
// Each page by keyboard alone: Tab reaches every control in reading order, the focus is visible, and Tab never gets
// stuck.
#include "support/testprogram.h"
#include "ui/parts/page.h"
#include "ui/shownpage.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QScrollArea>

using namespace Qt::StringLiterals;

namespace rc::tst_taborder {

class TestTabOrder : public QObject
{
    Q_OBJECT

public:
    static void initMain() { withoutKeychain(); }

private slots:
    void everyControlIsReached_data();
    void everyControlIsReached();
    void tabFollowsTheReadingOrder_data();
    void tabFollowsTheReadingOrder();
    void toolsThatCameAreReadInOrder();
    void focusIsSeen_data();
    void focusIsSeen();
};

namespace {

constexpr int enoughSteps = 200;

QString nameOf(const QWidget *widget)
{
    if (const auto *button = qobject_cast<const QAbstractButton *>(widget); button && widget->objectName().isEmpty())
        return button->text();
    return widget->objectName().isEmpty() ? QString::fromLatin1(widget->metaObject()->className())
                                          : widget->objectName();
}

bool takesTab(const QWidget *widget)
{
    return widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) != 0 &&
           widget->focusProxy() == nullptr;
}

/// Every widget that gets the focus from the first Tab until it returns to the first.
QList<QWidget *> walk(QWidget &window)
{
    QList<QWidget *> visited;
    for (int i = 0; i < enoughSteps; ++i) {
        QTest::keyClick(&window, Qt::Key_Tab);
        QWidget *now = QApplication::focusWidget();
        if (now == nullptr || visited.contains(now))
            break;
        visited.append(now);
    }
    return visited;
}

QRect placeOf(const QWidget *widget, const QWidget &window)
{
    return {widget->mapTo(&window, QPoint()), widget->size()};
}

void scrollTo(QWidget *widget)
{
    for (QWidget *outer = widget->parentWidget(); outer != nullptr; outer = outer->parentWidget()) {
        if (auto *area = qobject_cast<QScrollArea *>(outer))
            area->ensureWidgetVisible(widget);
    }
}

void addPages()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : everyPage())
        QTest::newRow(qPrintable(id)) << id;
}

/// The steps where Tab goes up or back, except into the next column.
QStringList stepsBackwards(QWidget &window)
{
    QList<QWidget *> visited = walk(window);
    // The walk starts at the page's first field, so it is rotated to start at the top.
    const auto first = std::min_element(visited.begin(), visited.end(), [&](QWidget *one, QWidget *other) {
        const QPoint a = placeOf(one, window).center();
        const QPoint b = placeOf(other, window).center();
        return std::pair(a.y(), a.x()) < std::pair(b.y(), b.x());
    });
    std::rotate(visited.begin(), first, visited.end());
    QStringList backwards;
    visited.constFirst()->setFocus(Qt::TabFocusReason);
    for (qsizetype i = 1; i < visited.size(); ++i) {
        QTest::keyClick(&window, Qt::Key_Tab); // a scrolled area is compared at its new position
        const QRect before = placeOf(visited.at(i - 1), window);
        const QRect now = placeOf(visited.at(i), window);
        const bool sameLine = now.top() <= before.center().y() && now.bottom() >= before.center().y();
        const bool up = now.bottom() <= before.top();
        if ((sameLine && now.left() < before.left()) || (up && now.left() < before.left()))
            backwards.append(nameOf(visited.at(i - 1)) + u" -> "_s + nameOf(visited.at(i)));
    }
    return backwards;
}

} // namespace

void TestTabOrder::everyControlIsReached_data()
{
    addPages();
}

void TestTabOrder::everyControlIsReached()
{
    QFETCH(QString, id);
    Bench bench;
    const auto window = windowOn(bench, id);
    const QList<QWidget *> visited = walk(*window);
    QStringList missed;
    for (QWidget *widget : window->findChildren<QWidget *>()) {
        if (takesTab(widget) && !visited.contains(widget))
            missed.append(nameOf(widget));
    }
    QCOMPARE(missed, QStringList());
    QVERIFY(visited.size() > 1 && visited.size() < enoughSteps);
}

void TestTabOrder::tabFollowsTheReadingOrder_data()
{
    addPages();
}

void TestTabOrder::tabFollowsTheReadingOrder()
{
    QFETCH(QString, id);
    Bench bench;
    const auto window = windowOn(bench, id);
    const QStringList backwards = stepsBackwards(*window);
    QVERIFY2(backwards.isEmpty(), qPrintable(backwards.join(u'|')));
}

void TestTabOrder::toolsThatCameAreReadInOrder()
{
    Bench bench;
    QVERIFY(bench.session.useDemo());
    MainWindow window(bench.session, bench.checks, bench.theme, bench.settings, false);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    window.showPage(u"tools"_s);
    Page *tools = window.builtPage(u"tools"_s);
    tools->refresh();
    QTRY_VERIFY(!tools->isBusy());
    const QStringList backwards = stepsBackwards(window);
    QVERIFY2(backwards.isEmpty(), qPrintable(backwards.join(u'|')));
    // From the list through the tabs to the text, and to Call last.
    QStringList names;
    for (const QWidget *widget : walk(window))
        names.append(nameOf(widget));
    const auto place = [&names](const QString &name) { return names.indexOf(name); };
    const qsizetype item = place(u"catalogItem"_s);
    names = names.mid(item) + names.first(item); // the walk starts at the focused widget
    QVERIFY2(place(u"toolList"_s) == 1 && place(u"parameters"_s) > 1 && place(u"callTool"_s) > place(u"parameters"_s),
             qPrintable(names.join(u' ')));
}

void TestTabOrder::focusIsSeen_data()
{
    addPages();
}

void TestTabOrder::focusIsSeen()
{
    QFETCH(QString, id);
    Bench bench;
    const auto window = windowOn(bench, id);
    QStringList unseen;
    for (QWidget *widget : walk(*window)) {
        widget->setFocus(Qt::TabFocusReason);
        scrollTo(widget); // as Tab does
        const QRect around = placeOf(widget, *window).adjusted(-4, -4, 4, 4);
        const QImage with = window->grab(around).toImage();
        widget->clearFocus();
        if (window->grab(around).toImage() == with)
            unseen.append(nameOf(widget));
    }
    QVERIFY2(unseen.isEmpty(), qPrintable(unseen.join(u'|')));
}

RC_WIDGET_TEST(TestTabOrder)

} // namespace rc::tst_taborder

#include "tst_taborder.moc"
