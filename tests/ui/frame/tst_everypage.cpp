// SPDX-License-Identifier: GPL-3.0-or-later
// Each page: Tab reaches every control in reading order, the wheel changes no control under the pointer, and nothing
// shifts when a scroll bar appears, because its room is always reserved.
#include "support/testprogram.h"
#include "ui/parts/page.h"
#include "ui/shownpage.h"

#include <QAbstractScrollArea>
#include <QWheelEvent>

namespace rc::tst_everypage {

namespace {

constexpr int enoughSteps = 200;

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

/// The steps where Tab goes up or back, except into the next column.
QStringList stepsBackwards(QList<QWidget *> visited, QWidget &window)
{
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

/// Scroll areas that may get a scroll bar and would lose width to it.
QStringList withoutRoom(const QWidget &window)
{
    QStringList names;
    for (const QAbstractScrollArea *area : window.findChildren<QAbstractScrollArea *>()) {
        if (area->inherits("QHeaderView") || area->parentWidget()->inherits("QComboBoxPrivateContainer") ||
            area->objectName() == "navigation"_L1) // it has six rows, which fit into the lowest window
            continue;
        if (area->verticalScrollBarPolicy() == Qt::ScrollBarAsNeeded)
            names.append(nameOf(area));
    }
    return names;
}

/// Turns the wheel down and up over each focused list.
QStringList changedByTheWheel(QWidget &page)
{
    QStringList changed;
    for (QComboBox *combo : page.findChildren<QComboBox *>()) {
        combo->setCurrentIndex(combo->count() / 2);
        combo->setFocus();
        for (const int step : {-120, 120, 120}) {
            const int before = combo->currentIndex();
            const QPoint middle = combo->rect().center();
            QWheelEvent wheel(middle, combo->mapToGlobal(middle), {}, QPoint(0, step), Qt::NoButton, Qt::NoModifier,
                              Qt::NoScrollPhase, false);
            QApplication::sendEvent(combo, &wheel);
            if (combo->currentIndex() != before || wheel.isAccepted())
                changed.append(combo->objectName());
        }
    }
    return changed;
}

} // namespace

class TestEveryPage : public QObject
{
    Q_OBJECT

private slots:
    void tabReachesEverythingInOrder_data() { addPageRows(); }

    void tabReachesEverythingInOrder()
    {
        QFETCH(QString, id);
        Bench bench;
        const auto window = windowOn(bench, id);
        QCOMPARE(withoutRoom(*window), QStringList());
        const QList<QWidget *> visited = walk(*window);
        QStringList missed;
        for (QWidget *widget : window->findChildren<QWidget *>()) {
            if (takesTab(widget) && !visited.contains(widget))
                missed.append(nameOf(widget));
        }
        QCOMPARE(missed, QStringList());
        QVERIFY(visited.size() > 1 && visited.size() < enoughSteps);
        QCOMPARE(stepsBackwards(visited, *window), QStringList());
        QCOMPARE(changedByTheWheel(*window), QStringList());
    }

    void tabOrderIncludesFetchedTools()
    {
        const WindowOn<DemoBench> bench;
        MainWindow &window = *bench.window;
        window.showPage(u"tools"_s);
        Page *tools = window.builtPage(u"tools"_s);
        tools->refresh();
        QTRY_VERIFY(!tools->isBusy());
        QCOMPARE(stepsBackwards(walk(window), window), QStringList());
        // From the list to Call and through the tabs to the text.
        QStringList names;
        for (const QWidget *widget : walk(window))
            names.append(widget->objectName());
        const auto place = [&names](const QString &name) { return names.indexOf(name); };
        const qsizetype item = place(u"catalogItem"_s);
        names = names.mid(item) + names.first(item); // the walk starts at the focused widget
        QVERIFY2(place(u"toolList"_s) == 1 && place(u"parameters"_s) > 1 &&
                     place(u"callTool"_s) < place(u"parameters"_s),
                 qPrintable(names.join(u' ')));
    }
};

RC_WIDGET_TEST(TestEveryPage)

} // namespace rc::tst_everypage

#include "tst_everypage.moc"
