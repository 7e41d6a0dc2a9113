// SPDX-License-Identifier: GPL-3.0-or-later
// Benchmarks the activity file: fills one with many rows and times the queries of the Activity page.
// bench_activity fill FILE ROWS
// bench_activity batch FILE ROWS adds a batch of that many rows, newer than all the others
// bench_activity first-page EMPTY FULL opening and the first page, as a ratio
// bench_activity pages FILE the slowest of 100 pages while scrolling, and of filters
// bench_activity search FILE WORD one search, for measure.cpp
#include "core/datetimes.h"
#include "store/activity/activityfile.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QRandomGenerator>

#include <algorithm>
#include <cstdio>

using namespace rc;
using namespace Qt::StringLiterals;

namespace {

constexpr int pageRows = 200;

int failed(const Error &error)
{
    std::fprintf(stderr, "%s\n", qPrintable(error.detail));
    return 1;
}

ActivityRecord record(int number, QRandomGenerator &random)
{
    static const QStringList words{u"deploy"_s,  u"finished"_s,  u"backup"_s, u"disk"_s,    u"nearly"_s, u"full"_s,
                                   u"service"_s, u"restarted"_s, u"queue"_s,  u"latency"_s, u"above"_s,  u"limit"_s};
    static const std::array<Level, 5> levels{Level::Debug, Level::Info, Level::Warning, Level::Error, Level::Alert};
    ActivityRecord made;
    for (int i = 0; i < 8; ++i)
        made.message += words.at(random.bounded(words.size())) + u' ';
    made.message += u"number %1"_s.arg(number);
    if (number % 10'000 == 0)
        made.message += u" quokka"_s;
    made.at = utcFromMSecs(1'760'000'000'000 + number * 30'000LL);
    made.level = levels.at(random.bounded(static_cast<quint32>(levels.size())));
    made.outcome = random.bounded(20) == 0 ? ActivityOutcome::Refused : ActivityOutcome::Accepted;
    made.profile = random.bounded(2) == 0 ? u"payments-prod"_s : u"search-prod"_s;
    made.resource = u"https://logs.example.net/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s;
    made.extra = u"{\"host\":\"db-%1\",\"ms\":%2}"_s.arg(random.bounded(20)).arg(random.bounded(1'000));
    made.ts = made.at.toString(Qt::ISODateWithMs);
    made.marker = QString::number(random.generate64(), 16).left(12).toUpper();
    made.status = 200;
    made.elapsedMs = random.bounded(300);
    made.reply = u"{\"status\":\"ok\",\"resource_id\":\"3e2ad894-5e5f-4c34-9899-1f9c2158009c\"}"_s;
    return made;
}

int fill(const QString &path, int rows)
{
    QRandomGenerator random(1);
    ActivityFile file(path);
    constexpr int atOnce = 10'000;
    for (int begin = 0; begin < rows; begin += atOnce) {
        QList<ActivityRecord> records;
        for (int i = begin; i < std::min(rows, begin + atOnce); ++i)
            records.append(record(i, random));
        if (const auto kept = file.write(records, Redactor()); !kept)
            return failed(kept.error());
    }
    if (const auto opened = file.open(); !opened)
        return failed(opened.error());
    return 0;
}

int addBatch(const QString &path, int rows)
{
    QRandomGenerator random(2);
    ActivityFile file(path);
    const auto newest = file.page({}, {}, 1);
    if (!newest)
        return failed(newest.error());
    const QDateTime at = newest->records.isEmpty() ? record(0, random).at : newest->records.constFirst().at.addSecs(60);
    const QUuid batch = QUuid::createUuid();
    QList<ActivityRecord> records;
    for (int i = 0; i < rows; ++i) {
        records.append(record(i, random));
        records.last().at = at;
        records.last().batch = batch;
    }
    const auto kept = file.write(records, Redactor());
    return kept ? 0 : failed(kept.error());
}

/// Milliseconds for opening the file and reading its first page; negative on failure.
double firstPage(const QString &path)
{
    QElapsedTimer clock;
    clock.start();
    ActivityFile file(path);
    const auto page = file.page({}, {}, pageRows);
    const double milliseconds = static_cast<double>(clock.nsecsElapsed()) / 1e6;
    return page ? milliseconds : -1;
}

double median(QList<double> samples)
{
    std::sort(samples.begin(), samples.end());
    return samples.at(samples.size() / 2);
}

int firstPages(const QString &empty, const QString &full)
{
    QList<double> emptySamples;
    QList<double> fullSamples;
    for (int i = 0; i < 21; ++i) {
        emptySamples.append(firstPage(empty));
        fullSamples.append(firstPage(full));
        if (emptySamples.last() < 0 || fullSamples.last() < 0)
            return 1;
    }
    const double reference = median(emptySamples);
    const double subject = median(fullSamples);
    std::printf("activity-first-page: empty %.2f ms, full %.2f ms, ratio %.2f (goal at most 5)\n", reference, subject,
                subject / reference);
    return 0;
}

int pages(const QString &path)
{
    ActivityFile file(path);
    if (const auto opened = file.open(); !opened)
        return failed(opened.error());
    ActivityFilter refused;
    refused.outcomes = {ActivityOutcome::Refused};
    ActivityFilter several;
    several.outcomes = {ActivityOutcome::Refused, ActivityOutcome::Unknown};
    several.levels = {Level::Error, Level::Alert};
    ActivityFilter rare;
    rare.text = u"quokka"_s;
    ActivityFilter common;
    common.text = u"deploy"_s;
    const QList<std::pair<const char *, ActivityFilter>> filters{{"everything", {}},
                                                                 {"one outcome", refused},
                                                                 {"levels and outcomes", several},
                                                                 {"a rare word", rare},
                                                                 {"a common word", common}};
    for (const auto &[name, filter] : filters) {
        double slowest = 0;
        std::optional<ActivityCursor> after;
        QElapsedTimer clock;
        for (int i = 0; i < 100; ++i) {
            clock.start();
            const auto page = file.page(filter, after, pageRows);
            if (!page)
                return failed(page.error());
            slowest = std::max(slowest, static_cast<double>(clock.nsecsElapsed()) / 1e6);
            after = page->next;
            if (!after)
                break;
        }
        clock.start();
        const auto count = file.count(filter);
        std::printf("activity-pages: %-20s slowest of 100 pages %.1f ms, count %lld in %.1f ms\n", name, slowest,
                    static_cast<long long>(count.value_or(-1)), static_cast<double>(clock.nsecsElapsed()) / 1e6);
    }
    return 0;
}

int search(const QString &path, const QString &word)
{
    ActivityFile file(path);
    ActivityFilter filter;
    filter.text = word;
    const auto page = file.page(filter, {}, pageRows);
    if (!page)
        return failed(page.error());
    std::printf("%lld\n", static_cast<long long>(page->records.size()));
    return 0;
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments().mid(1);
    if (words.value(0) == "fill"_L1)
        return fill(words.value(1), words.value(2).toInt());
    if (words.value(0) == "batch"_L1)
        return addBatch(words.value(1), words.value(2).toInt());
    if (words.value(0) == "first-page"_L1)
        return firstPages(words.value(1), words.value(2));
    if (words.value(0) == "pages"_L1)
        return pages(words.value(1));
    if (words.value(0) == "search"_L1)
        return search(words.value(1), words.value(2));
    return 2;
}
