// SPDX-License-Identifier: GPL-3.0-or-later
// Presses alone notify no one: checks, watches, send modes and Ctrl+K send no ERROR and no ALERT. The
// server behaves like a real deployment, where both levels notify everyone on call.
#include "support/deployment.h"
#include "support/testprogram.h"
#include "ui/check/checkpage.h"
#include "ui/console.h"
#include "ui/frame/commandpalette.h"
#include "ui/parts/page.h"
#include "ui/send/mode/sendmode.h"
#include "ui/send/sendpage.h"
#include "ui/widgets/holdbutton.h"
#include "ui/widgets/segmentedcontrol.h"

#include <QDialog>

namespace rc::tst_quietdefaults {

namespace {

struct AtDeployment : Bench
{
    AtDeployment()
    {
        QApplication::setDoubleClickInterval(0); // the test presses faster than a person does
        openAt(server.base() + deployment.resourcePath(), server.base(), Deployment::accountKey("mara"));
    }
    ~AtDeployment() { QApplication::setDoubleClickInterval(interval); }

    int interval = QApplication::doubleClickInterval();
    Deployment deployment;
    ScriptedServer server{deployment};
};

struct Windowed : WindowOn<AtDeployment>
{
    [[nodiscard]] Page *shown() const
    {
        for (Page *one : window->findChildren<Page *>()) {
            if (one->isVisible())
                return one;
        }
        return nullptr;
    }

    void wait() const
    {
        QTRY_VERIFY(shown() == nullptr || !shown()->isBusy());
        QCoreApplication::processEvents();
    }

    [[nodiscard]] int arrived() const
    {
        return int(std::count_if(server.seen().cbegin(), server.seen().cend(),
                                 [](const ReceivedRequest &request) { return request.path.endsWith("/logs/"); }));
    }
    /// The bodies with an entry that would notify people.
    [[nodiscard]] QByteArrayList loud() const
    {
        QByteArrayList bodies;
        for (const ReceivedRequest &request : server.seen()) {
            if (request.body.contains(R"("level":"error")") || request.body.contains(R"("level":"alert")"))
                bodies.append(request.body);
        }
        return bodies;
    }
};

} // namespace

class TestQuietDefaults : public QObject
{
    Q_OBJECT

private slots:
    void checksAndWatchesDoNotNotify()
    {
        const Windowed on;
        on.window->showPage(u"check"_s);
        auto *page = qobject_cast<CheckPage *>(on.shown());
        QVERIFY(page != nullptr);
        page->refresh();
        on.wait();
        const int once = on.arrived();
        QCOMPARE(once, 4); // the probe entry, then debug, info and warning
        page->watch(1h);   // starts with a check
        QTRY_COMPARE(on.arrived(), 2 * once);
        on.wait();
        page->cancel();
        for (QPushButton *button : page->findChildren<QPushButton *>()) {
            // The steps for ERROR and ALERT ignore a click, because they need a hold.
            if (qobject_cast<HoldButton *>(button) != nullptr && button->isVisible())
                button->click();
        }
        page->findChild<SegmentedControl *>()->setCurrentIndex(1); // all profiles
        page->refresh();
        on.wait();
        QVERIFY2(on.arrived() > 2 * once, QByteArray::number(on.arrived()));
        QCOMPARE(on.loud(), QByteArrayList());
    }

    void sendButtonsDoNotNotify()
    {
        int modesSeen = 1;
        int arrived = 0;
        for (int mode = 0; mode < modesSeen; ++mode) {
            const Windowed on;
            on.window->showPage(u"send"_s);
            auto *page = qobject_cast<SendPage *>(on.shown());
            QVERIFY(page != nullptr);
            auto *modes = page->findChild<SegmentedControl *>(u"sendModes"_s);
            while (modes->button(modesSeen) != nullptr)
                ++modesSeen;
            page->findChild<QPlainTextEdit *>(u"message"_s)->setPlainText(u"quiet"_s);
            modes->setCurrentIndex(mode);
            QCoreApplication::processEvents();
            for (SendMode *shown : page->findChildren<SendMode *>()) {
                if (shown->isVisible())
                    shown->press(); // Ctrl+Enter
            }
            on.wait();
            if (mode == 0) {
                page->findChild<QAction *>(u"eachLevel"_s)->trigger();
                on.wait();
            }
            QList<QPointer<QPushButton>> buttons;
            for (QPushButton *button : page->findChildren<QPushButton *>())
                buttons.append(button);
            for (const QPointer<QPushButton> &button : std::as_const(buttons)) {
                // Buttons that open a window or a menu send nothing by themselves.
                if (!button || !button->isVisible() || !button->isEnabled() || button->menu() != nullptr ||
                    button->text().contains(u'…') || modes->isAncestorOf(button))
                    continue;
                button->click();
                on.wait();
                for (QDialog *dialog : page->findChildren<QDialog *>())
                    dialog->close();
            }
            arrived += on.arrived();
            QCOMPARE(on.loud(), QByteArrayList());
        }
        QCOMPARE(modesSeen, 3);
        QVERIFY2(arrived >= 5, QByteArray::number(arrived)); // by the keys, by the button, and one at each level
    }

    void paletteRowsDoNotNotify()
    {
        int rows = 1;
        int sent = 0;
        for (int row = 0; row < rows; ++row) {
            const Windowed on;
            on.window->showPage(u"check"_s); // the page where “check again” sends
            QWidget *focus = on.window->focusWidget();
            QTest::keyClick(focus == nullptr ? on.window.get() : focus, Qt::Key_K, Qt::ControlModifier);
            QTRY_VERIFY(on.window->findChild<CommandPalette *>() != nullptr &&
                        on.window->findChild<CommandPalette *>()->isVisible());
            auto *view = on.window->findChild<QAbstractItemView *>(u"paletteView"_s);
            rows = view->model()->rowCount();
            view->setCurrentIndex(view->model()->index(row, 0));
            QTest::keyClick(on.window->findChild<QLineEdit *>(u"paletteField"_s), Qt::Key_Return);
            on.wait();
            sent += on.arrived();
            QCOMPARE(on.loud(), QByteArrayList());
            if (on.session.demo() == nullptr)
                continue;
            for (const ReceivedEntry &entry : on.session.demo()->received())
                QVERIFY2(entry.level != "error"_L1 && entry.level != "alert"_L1, qPrintable(entry.level));
        }
        QVERIFY2(rows >= 10, QByteArray::number(rows));
        QCOMPARE(sent, 4); // only by “check again”
    }
};

RC_WIDGET_TEST(TestQuietDefaults)

} // namespace rc::tst_quietdefaults

#include "tst_quietdefaults.moc"
