// SPDX-License-Identifier: GPL-3.0-or-later
// A drill and the progress of an entry, as pictures: before, during, and the result.
// drillpictures FOLDER SUFFIX light|dark WIDTH HEIGHT
#include "support/waiting.h"
#include "tests/screenshots/pictures.h"
#include "tests/ui/recordingbench.h"
#include "ui/parts/alertstep.h"
#include "ui/send/mode/sendmode.h"
#include "ui/send/sendpage.h"
#include "ui/widgets/holdbutton.h"

using namespace rc;
using namespace Qt::StringLiterals;

int main(int argc, char *argv[])
{
    disableKeychain();
    const QApplication application(argc, argv);
    const auto pictures = Pictures::fromArguments(u"drill"_s, 400);
    if (!pictures)
        return 2;
    WindowOn<DemoRecordingBench> on;
    MainWindow &window = pictures->begin(on);
    window.showPage(u"send"_s);
    auto *page = qobject_cast<SendPage *>(window.builtPage(u"send"_s));
    const auto keep = [&](const QString &scene) { pictures->keep(window, scene); };
    const auto press = [&](const QWidget *where, const QString &name) {
        for (QPushButton *button : where->findChildren<QPushButton *>(name)) {
            if (button->isVisible())
                button->click();
        }
        pictures->settle();
    };

    LogEntry entry;
    entry.level = Level::Warning;
    entry.message = u"database connection failed over to replica 2"_s;
    page->fillIn(entry);
    QTest::keyClick(&window, Qt::Key_Return, Qt::ControlModifier);
    (void)rc::waitFor([page] { return !page->isBusy(); });
    keep(u"sent"_s);
    constexpr int untilSeen = 2000;
    settle(untilSeen);
    keep(u"arrived"_s);

    page->startDrill();
    keep(u"before"_s);
    auto *button = page->findChild<DrillMode *>()->sendBar()->findChild<AlertStep *>()->button();
    button->setHoldTime(std::chrono::milliseconds(50));
    QTest::mousePress(button, Qt::LeftButton);
    pictures->settle();
    QTest::mouseRelease(button, Qt::LeftButton);
    settle(untilSeen);
    keep(u"running"_s);
    press(page, u"drillReached"_s);
    keep(u"ended"_s);
    return 0;
}
