// SPDX-License-Identifier: GPL-3.0-or-later
// Each page with the keyboard alone: Tab reaches every control, in reading order, shows where it is, and goes on.
#include "support/require.h"
#include "support/testprogram.h"
#include "ui/console.h"
#include "ui/widgets/segmentedcontrol.h"

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
    void focusIsSeen_data();
    void focusIsSeen();

private:
    /// A window on that page, or the first page when `id` is empty.
    [[nodiscard]] std::unique_ptr<MainWindow> open(Bench &bench, const QString &id);
};

namespace {

constexpr int enoughSteps = 200;

QString nameOf(const QWidget *widget)
{
    return widget->objectName().isEmpty() ? QString::fromLatin1(widget->metaObject()->className())
                                          : widget->objectName();
}

bool takesTab(const QWidget *widget)
{
    return widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) != 0 &&
           widget->focusProxy() == nullptr;
}

/// Everything that gets the focus from the first Tab on, until it comes round.
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
    QTest::newRow("first") << QString();
    for (const char *id : {"check", "send", "send batch", "send burst", "send sdk", "send drill", "tools", "activity",
                           "setup", "preferences"})
        QTest::newRow(id) << QString::fromLatin1(id);
}

} // namespace

std::unique_ptr<MainWindow> TestTabOrder::open(Bench &bench, const QString &id)
{
    if (!id.isEmpty())
        bench.keepSample();
    auto window = std::make_unique<MainWindow>(bench.session, bench.checks, bench.theme, bench.settings, false);
    window->show();
    RC_REQUIRE(QTest::qWaitForWindowActive(window.get()));
    if (!id.isEmpty()) {
        window->showPage(id.section(u' ', 0, 0));
        RC_REQUIRE_WITHIN(30'000, bench.session.keys().key().isKnown());
        const QStringList sendModes{u"send"_s, u"send batch"_s, u"send burst"_s, u"send sdk"_s, u"send drill"_s};
        if (const qsizetype mode = sendModes.indexOf(id); mode > 0)
            window->findChild<SegmentedControl *>(u"sendModes"_s)->setCurrentIndex(int(mode));
    }
    return window;
}

void TestTabOrder::everyControlIsReached_data()
{
    addPages();
}

void TestTabOrder::everyControlIsReached()
{
    QFETCH(QString, id);
    Bench bench;
    const auto window = open(bench, id);
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
    const auto window = open(bench, id);
    QList<QWidget *> visited = walk(*window);
    // The walk starts with the page's own first field: turn it so that it begins at the top.
    const auto first = std::min_element(visited.begin(), visited.end(), [&](QWidget *one, QWidget *other) {
        const QPoint a = placeOf(one, *window).center();
        const QPoint b = placeOf(other, *window).center();
        return std::pair(a.y(), a.x()) < std::pair(b.y(), b.x());
    });
    std::rotate(visited.begin(), first, visited.end());
    QStringList backwards;
    for (qsizetype i = 1; i < visited.size(); ++i) {
        const QRect before = placeOf(visited.at(i - 1), *window);
        const QRect now = placeOf(visited.at(i), *window);
        const bool sameLine = now.top() <= before.center().y() && now.bottom() >= before.center().y();
        const bool up = now.bottom() <= before.top();
        // Up is right only into the next column.
        if ((sameLine && now.left() < before.left()) || (up && now.left() < before.left()))
            backwards.append(nameOf(visited.at(i - 1)) + u" -> "_s + nameOf(visited.at(i)));
    }
    QVERIFY2(backwards.isEmpty(), qPrintable(backwards.join(u'|')));
}

void TestTabOrder::focusIsSeen_data()
{
    addPages();
}

void TestTabOrder::focusIsSeen()
{
    QFETCH(QString, id);
    Bench bench;
    const auto window = open(bench, id);
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
    QCOMPARE(unseen, QStringList());
}

RC_WIDGET_TEST(TestTabOrder)

} // namespace rc::tst_taborder

#include "tst_taborder.moc"
