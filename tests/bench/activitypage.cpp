// SPDX-License-Identifier: GPL-3.0-or-later
// Benchmarks the Activity page on a file with many rows: the time to its first rows, and the longest time that the
// window blocks while scrolling and typing.
// bench_activitypage open EMPTY FULL from creating the page to its rows on the screen, as a ratio
// bench_activitypage use FILE the longest stall of scrolling, and of filters
// bench_activitypage batch FILE the longest stall of a batch: refreshed, and listed by itself
#include "session/session.h"
#include "stalltimer.h"
#include "store/activity/activitylog.h"
#include "store/keys/keystore.h"
#include "store/profiles/profilestore.h"
#include "store/profiles/settings.h"
#include "ui/activity/activityscreen.h"
#include "ui/activity/list/activitymodel.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>

using namespace rc;
using namespace Qt::StringLiterals;

namespace {

constexpr int openings = 15;
constexpr int scrolls = 400;
constexpr int stepMs = 16; // one frame

/// The objects that a page needs, on one activity file.
struct ActivityBench
{
    explicit ActivityBench(const QString &file)
        : backing(folder.filePath(u"window.ini"_s), QSettings::IniFormat)
        , settings(backing)
        , profiles(folder.filePath(u"profiles.json"_s))
        , log(file)
        , session(profiles, keys, settings, &log)
    {
    }

    QTemporaryDir folder;
    QSettings backing;
    Settings settings;
    ProfileStore profiles;
    KeyStore keys;
    ActivityLog log;
    Session session;
};

bool waitFor(const std::function<bool()> &done)
{
    QElapsedTimer patience;
    patience.start();
    while (!done() && patience.elapsed() < 60'000)
        QApplication::processEvents(QEventLoop::WaitForMoreEvents, 5);
    return done();
}

double opening(const QString &file, Theme &theme)
{
    ActivityBench place(file);
    QElapsedTimer clock;
    clock.start();
    ActivityScreen page(place.session, theme);
    page.resize(1000, 700);
    page.show();
    const auto *model = page.findChild<ActivityModel *>();
    if (!waitFor([model] { return model->isLoaded(); }))
        return -1;
    page.repaint();
    return milliseconds(clock);
}

int open(const QString &empty, const QString &full, Theme &theme)
{
    (void)opening(empty, theme); // loads fonts and icons, which happens once
    QList<double> emptyTimes;
    QList<double> fullTimes;
    for (int i = 0; i < openings; ++i) {
        emptyTimes.append(opening(empty, theme));
        fullTimes.append(opening(full, theme));
        if (emptyTimes.last() < 0 || fullTimes.last() < 0)
            return 1;
    }
    std::sort(emptyTimes.begin(), emptyTimes.end());
    std::sort(fullTimes.begin(), fullTimes.end());
    const double reference = emptyTimes.at(openings / 2);
    const double subject = fullTimes.at(openings / 2);
    std::printf("activity-page-open: empty %.1f ms, full %.1f ms, ratio %.2f (goal at most 5)\n", reference, subject,
                subject / reference);
    return 0;
}

int use(const QString &file, Theme &theme)
{
    ActivityBench place(file);
    ActivityScreen page(place.session, theme);
    page.resize(1000, 700);
    page.show();
    auto *model = page.findChild<ActivityModel *>();
    auto *table = page.findChild<ActivityTable *>();
    auto *field = page.findChild<QLineEdit *>(u"activitySearch"_s);
    const auto *count = page.findChild<QLabel *>(u"activityCount"_s);
    if (!waitFor([&] { return model->isLoaded() && !count->text().startsWith(u'0'); }))
        return 1;
    pause(1'500); // the sums are computed
    {
        const StallTimer heart;
        for (int i = 0; i < scrolls; ++i) {
            QScrollBar *bar = table->verticalScrollBar();
            bar->setValue(bar->value() + bar->pageStep());
            pause(stepMs);
        }
        std::printf("activity-page-scroll: %d screens down, %d rows fetched, longest stall %.1f ms (goal below 50)\n",
                    scrolls, model->rowCount(), heart.longest());
    }
    for (const QString &query : {u"deploy"_s, u"level:error outcome:refused"_s, u"quokka"_s,
                                 u"deploy level:error,alert"_s, u"disk since:1000d"_s}) {
        const StallTimer heart;
        QElapsedTimer clock;
        clock.start();
        for (qsizetype length = 1; length <= query.size(); ++length) {
            field->setText(query.left(length));
            pause(60); // the speed of a fast typist
        }
        const double typed = milliseconds(clock);
        bool came = false;
        const QMetaObject::Connection told =
            QObject::connect(model, &ActivityModel::loaded, model, [&came] { came = true; });
        page.refresh();
        (void)waitFor([&came] { return came; });
        QObject::disconnect(told);
        const double rows = milliseconds(clock) - typed;
        pause(1'500);
        std::printf("activity-page-filter: %-28s rows after %.0f ms, longest stall %.1f ms (goal below 50)\n",
                    qPrintable(query), rows, heart.longest());
    }
    return 0;
}

/// Measures a file whose newest record belongs to a long batch.
int useBatch(const QString &file, Theme &theme)
{
    ActivityBench place(file);
    ActivityScreen page(place.session, theme);
    page.resize(1000, 700);
    page.show();
    auto *model = page.findChild<ActivityModel *>();
    auto *table = page.findChild<ActivityTable *>();
    if (!waitFor([&] { return model->isLoaded() && model->rowCount() > 1; }) || !model->batch(0))
        return 1;
    pause(3'000); // the sums are computed
    const auto timed = [](const char *what, const std::function<void()> &begin, const std::function<bool()> &isDone) {
        const StallTimer heart;
        QElapsedTimer clock;
        clock.start();
        begin();
        const bool done = waitFor(isDone);
        const double took = milliseconds(clock);
        pause(500);
        std::printf("activity-batch-%s: %.0f ms, longest stall %.1f ms (goal below 50)\n", what, took, heart.longest());
        return done;
    };
    bool came = false;
    QObject::connect(model, &ActivityModel::loaded, model, [&came] { came = true; });
    if (!timed("refresh", [&] { model->refreshAll(); }, [&came] { return came; }))
        return 1;
    std::printf("activity-batch: %lld entries\n", qlonglong(model->batch(0)->count));
    came = false;
    const QUuid batch = model->record(0).id;
    if (!timed("list-all", [&] { emit table->batchRequested(batch); }, [&came] { return came; }))
        return 1;
    const bool scrolled = timed(
        "scroll",
        [&] {
            for (int i = 0; i < scrolls; ++i) {
                table->scrollToBottom(); // fetches one more page each time
                pause(stepMs);
            }
        },
        [] { return true; });
    std::printf("activity-batch-scroll: %d rows fetched\n", model->rowCount());
    return scrolled ? 0 : 1;
}

} // namespace

int main(int argc, char *argv[])
{
    const QApplication application(argc, argv);
    Theme theme(ThemeChoice::Light);
    const QStringList words = QCoreApplication::arguments().mid(1);
    if (words.value(0) == "open"_L1)
        return open(words.value(1), words.value(2), theme);
    if (words.value(0) == "use"_L1)
        return use(words.value(1), theme);
    if (words.value(0) == "batch"_L1)
        return useBatch(words.value(1), theme);
    return 2;
}
