// SPDX-License-Identifier: GPL-3.0-or-later
// A drill and the stations of what was sent, as pictures: before, while it runs, its result, and the stopwatch.
// drillpictures FOLDER SUFFIX light|dark WIDTH HEIGHT
#include "session/activity/drill.h"
#include "store/activity/activitylog.h"
#include "support/waiting.h"
#include "tests/screenshots/pictures.h"
#include "ui/console.h"
#include "ui/parts/alertstep.h"
#include "ui/send/drill/drillmode.h"
#include "ui/send/drill/drillwindow.h"
#include "ui/send/sendpage.h"
#include "ui/widgets/holdbutton.h"

#include <QApplication>
#include <QPushButton>
#include <QTest>

using namespace rc;
using namespace Qt::StringLiterals;

namespace {

constexpr int settling = 400; // ms: what is laid out late has been

/// Drills of earlier days, so that there is something to compare with.
void keepEarlier(ActivityLog &log, const QString &profile)
{
    const QList<DrillReport> earlier{{{4100, 9800, std::nullopt, 42'000, 1210}, 60'000, true},
                                     {{5300, std::nullopt, 7100, 95'000, 980}, 120'000, true},
                                     {{3900, 11'200, 6400, 38'000, 2400}, 60'000, true},
                                     {{61'000, std::nullopt, std::nullopt, 245'000, 1300}, 300'000, true}};
    int days = 3;
    for (const DrillReport &report : earlier) {
        LogEntry alert;
        alert.level = Level::Alert;
        alert.marker = u"0000-0000-%1"_s.arg(days, 4, 10, QChar(u'0'));
        ActivityRecord record = drillRecord({profile, sampleUrl}, alert);
        record.at = QDateTime::currentDateTimeUtc().addDays(-days);
        complete(record, report);
        log.keep({record}, nullptr);
        days += 13;
    }
}

} // namespace

int main(int argc, char *argv[])
{
    withoutKeychain();
    const QApplication application(argc, argv);
    const auto pictures = Pictures::ordered(u"drill"_s, settling);
    if (!pictures)
        return 2;
    const QTemporaryDir folder;
    QSettings backing(folder.filePath(u"window.ini"_s), QSettings::IniFormat);
    Settings settings(backing);
    ProfileStore profiles(folder.filePath(u"profiles.json"_s));
    KeyStore keys;
    Theme theme(pictures->theme);
    ActivityLog log(folder.filePath(u"activity.sqlite"_s));
    Session session(profiles, keys, settings, &log);
    KeptChecks kept(folder.filePath(u"checks"_s));
    LastChecks checks(kept, session);
    if (!session.useDemo())
        return 1;
    keepEarlier(log, session.profile().name);
    MainWindow window(session, checks, theme, settings, false);
    window.resize(pictures->size);
    window.show();
    window.activateWindow();
    window.showPage(u"send"_s);
    auto *page = qobject_cast<SendPage *>(window.builtPage(u"send"_s));
    const auto keep = [&](const QString &scene) { pictures->keep(window, scene); };
    const auto press = [](const QWidget *where, const QString &name) {
        for (QPushButton *button : where->findChildren<QPushButton *>(name)) {
            if (button->isVisible())
                button->click();
        }
        settle(settling);
    };

    page->sendTyped(Level::Warning, u"database connection failed over to replica 2"_s);
    (void)rc::waitFor([page] { return !page->isBusy(); });
    keep(u"sent"_s);
    press(page, u"lookInLog"_s);
    constexpr int untilSeen = 2000;
    settle(untilSeen);
    keep(u"to-confirm"_s);
    press(page, u"confirmLogTool"_s);
    settle(untilSeen);
    keep(u"arrived"_s);

    page->startDrill();
    keep(u"before"_s);
    press(page, u"openStopwatch"_s);
    DrillWindow *stopwatch = nullptr;
    for (QWidget *each : QApplication::topLevelWidgets()) {
        if (auto *found = qobject_cast<DrillWindow *>(each))
            stopwatch = found;
    }
    if (stopwatch == nullptr)
        return 1;
    pictures->keep(*stopwatch, u"stopwatch-before"_s);
    auto *button = page->findChild<DrillMode *>()->findChild<AlertStep *>()->button();
    button->setHoldTime(std::chrono::milliseconds(50));
    QTest::mousePress(button, Qt::LeftButton);
    settle(settling);
    QTest::mouseRelease(button, Qt::LeftButton);
    settle(untilSeen);
    QTest::keyClick(stopwatch, Qt::Key_1);
    settle(settling);
    QTest::keyClick(stopwatch, Qt::Key_2);
    keep(u"running"_s);
    pictures->keep(*stopwatch, u"stopwatch-running"_s);
    QTest::keyClick(stopwatch, Qt::Key_4);
    press(stopwatch, u"endDrillHere"_s);
    keep(u"ended"_s);
    pictures->keep(*stopwatch, u"stopwatch-ended"_s);
    return 0;
}
