// SPDX-License-Identifier: GPL-3.0-or-later
// Benchmarks the Tools page with 10,000 tools: the time to show the list, against QJsonDocument::fromJson() of the same
// bytes; the time of a keystroke in the filter, against a lower-cased scan with the same repaint; and the longest time
// that the window blocks.
// bench_toolspage first from pressing Refresh to the rows on the screen
// bench_toolspage filter keystrokes
// bench_toolspage model the text that a model sees, against building the texts alone
#include "ui/tools/page/toolspage.h"

#include "catalog/review/toolcost.h"
#include "session/tools/catalogreviewer.h"
#include "stalltimer.h"
#include "tests/generators/toolcatalogs.h"
#include "tests/generators/toolserver.h"
#include "ui/theme/theme.h"
#include "ui/tools/list/toollistpane.h"
#include "ui/tools/list/toolmodel.h"
#include "ui/tools/review/readingpanel.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QScrollBar>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <functional>

using namespace rc;
using namespace Qt::StringLiterals;

namespace {

constexpr int tools = 10'000;
constexpr int rounds = 9;

double median(QList<double> values)
{
    std::sort(values.begin(), values.end());
    return values.at(values.size() / 2);
}

bool waitFor(const std::function<bool()> &done)
{
    QElapsedTimer patience;
    patience.start();
    while (!done() && patience.elapsed() < 180'000)
        QApplication::processEvents(QEventLoop::WaitForMoreEvents, 5);
    return done();
}

int first(const QByteArray &list, bool stream, Theme &theme)
{
    const QByteArray bytes = toolResponse("\"1\"", list);
    const ToolServer server({list, R"({"tools":[]})"}, stream);
    QList<double> readings;
    QList<double> listings;
    double stall = 0;
    for (int i = 0; i <= rounds; ++i) {
        QElapsedTimer clock;
        clock.start();
        const bool isRead = !QJsonDocument::fromJson(bytes).isNull();
        const double reading = milliseconds(clock);

        ToolBench place(server.address());
        ToolsPage page(place.session, theme);
        page.resize(1000, 700);
        page.show();
        auto *view = page.findChild<ToolListView *>();
        pause(50);
        const StallTimer heart;
        clock.start();
        page.refresh();
        if (!isRead || !waitFor([view] { return view->model()->rowCount() == tools; }))
            return 1;
        view->viewport()->repaint();
        const double listing = milliseconds(clock);
        if (!waitFor([&page] { return !page.isBusy(); }))
            return 1;
        pause(1'500); // the search index and the review are built afterwards
        if (i == 0)
            continue; // loads fonts and icons, which happens once
        readings.append(reading);
        listings.append(listing);
        stall = std::max(stall, heart.longest());
    }
    std::printf("tools-first-list: %s, %.1f MiB, fromJson %.1f ms, on the screen %.1f ms, ratio %.2f (goal at most 3), "
                "longest stall %.1f ms (goal below 50)\n",
                stream ? "event stream" : "plain JSON", double(bytes.size()) / 1024 / 1024, median(readings),
                median(listings), median(listings) / median(readings), stall);
    return 0;
}

/// The reference: searches each word in the lower-case text of every tool.
class ScanModel : public QAbstractListModel
{
public:
    explicit ScanModel(const ToolModel &source)
        : m_source(source)
    {
        for (int row = 0; row < source.rowCount(); ++row) {
            m_texts.append(ToolIndex(source.tool(row), CatalogKind::General).text().toString());
            m_rows.append(row);
        }
    }
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : int(m_rows.size());
    }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override
    {
        return m_source.data(m_source.index(m_rows.at(index.row())), role);
    }
    void scan(const QString &typed)
    {
        const QStringList words = typed.toLower().split(u' ', Qt::SkipEmptyParts);
        beginResetModel();
        m_rows.clear();
        for (int row = 0; row < m_texts.size(); ++row) {
            const QString &text = m_texts.at(row);
            if (std::all_of(words.begin(), words.end(), [&text](const QString &word) { return text.contains(word); }))
                m_rows.append(row);
        }
        endResetModel();
    }

private:
    const ToolModel &m_source;
    QStringList m_texts;
    QList<int> m_rows;
};

int filter(const QByteArray &list, Theme &theme)
{
    const ToolServer server({list, R"({"tools":[]})"});
    ToolBench place(server.address());
    ToolsPage page(place.session, theme);
    page.resize(1000, 700);
    page.show();
    page.refresh();
    auto *view = page.findChild<ToolListView *>();
    auto *field = page.findChild<ToolFilterField *>();
    auto *model = page.findChild<ToolModel *>();
    if (!waitFor([&] { return model->rowCount() == tools && !page.isBusy(); }))
        return 1;
    pause(2'000); // the search index and the review are complete

    ToolModel source;
    QList<Tool> all;
    for (int row = 0; row < model->rowCount(); ++row)
        all.append(model->tool(row));
    source.setTools(CatalogKind::General, all);
    ScanModel scan(source);
    QListView plain;
    plain.setModel(&scan);
    plain.setItemDelegate(new ToolDelegate(theme, &plain));
    plain.setUniformItemSizes(true);
    plain.resize(view->size());
    plain.show();
    pause(100);

    double scanned = 0;
    double filtered = 0;
    for (const QString &query : {u"snapshot"_s, u"billing delete"_s, u"audit log"_s, u"zebra"_s, u"severity"_s}) {
        QList<double> scans;
        QList<double> filters;
        for (int i = 0; i < rounds; ++i) {
            double scanTime = 0;
            double filterTime = 0;
            for (qsizetype length = 1; length <= query.size(); ++length) {
                const QString typed = query.left(length);
                QElapsedTimer clock;
                clock.start();
                scan.scan(typed);
                plain.setCurrentIndex(scan.index(0));
                plain.viewport()->repaint();
                scanTime += milliseconds(clock);
                clock.start();
                field->setText(typed);
                view->viewport()->repaint();
                filterTime += milliseconds(clock);
                if (model->shownTools() != scan.rowCount()) {
                    std::printf("%s: the filter finds %d, the scan %d\n", qPrintable(typed), int(model->shownTools()),
                                scan.rowCount());
                    return 1;
                }
            }
            field->clear();
            scans.append(scanTime / double(query.size()));
            filters.append(filterTime / double(query.size()));
        }
        std::printf("tools-filter: %-16s scan %.2f ms, filter %.2f ms a keystroke, ratio %.2f (goal at most 2)\n",
                    qPrintable(query), median(scans), median(filters), median(filters) / median(scans));
        scanned += median(scans);
        filtered += median(filters);
    }
    std::printf("tools-filter: all, ratio %.2f (goal at most 2)\n", filtered / scanned);
    const StallTimer heart;
    for (const QString &query : {u"destructive:yes param:owner"_s, u"-list snapshot"_s, u"enum:closed"_s}) {
        for (qsizetype length = 1; length <= query.size(); ++length) {
            field->setText(query.left(length));
            pause(60); // the speed of a fast typist
        }
        pause(400); // the first match is shown in full
    }
    std::printf("tools-filter: typing, longest stall %.1f ms (goal below 50)\n", heart.longest());
    return 0;
}

int model(const QByteArray &list, Theme &theme)
{
    const ToolServer server({list, R"({"tools":[]})"});
    QList<double> references;
    QList<double> openings;
    double stall = 0;
    int lines = 0;
    for (int i = 0; i < 5; ++i) {
        ToolBench place(server.address());
        ToolsPage page(place.session, theme);
        page.resize(1000, 700);
        page.show();
        page.refresh();
        auto *reading = page.findChild<ReadingModel *>();
        auto *view = page.findChild<QListView *>(u"modelReading"_s);
        if (!waitFor([&page] { return !page.isBusy() && page.reviewer().reviewOf(CatalogKind::General); }))
            return 1;
        pause(1'500);
        const QList<Tool> all = page.catalog(CatalogKind::General)->tools;
        QElapsedTimer clock;
        clock.start();
        qsizetype bytes = 0;
        for (const Tool &tool : all)
            bytes += modelText(tool).size();
        references.append(milliseconds(clock) + (bytes > 0 ? 0 : 1));

        const StallTimer heart;
        clock.start();
        page.findChild<CatalogItem *>()->click();
        if (!waitFor([&] { return !reading->isCounting() && reading->rowCount() > 2 * tools; }))
            return 1;
        view->viewport()->repaint();
        openings.append(milliseconds(clock));
        lines = reading->rowCount();
        for (int step = 0; step <= 20; ++step) { // scrolls from the top to the bottom
            view->verticalScrollBar()->setValue(int(qint64(view->verticalScrollBar()->maximum()) * step / 20));
            pause(20);
        }
        for (int tool = 0; tool < 20; ++tool) { // excludes tools at the end and includes them again from the start
            const int last = reading->headOf(reading->rowCount() - 1 - tool * 2);
            (void)reading->setData(reading->index(last), Qt::Unchecked, Qt::CheckStateRole);
            pause(10);
        }
        page.resize(1200, 700);
        pause(1'500);
        stall = std::max(stall, heart.longest());
    }
    std::printf(
        "tools-model: %d lines, modelText() of all %.1f ms, on the screen %.1f ms, ratio %.2f (goal at most 12), "
        "longest stall %.1f ms (goal below 50)\n",
        lines, median(references), median(openings), median(openings) / median(references), stall);
    return 0;
}

} // namespace

int main(int argc, char *argv[])
{
    const QApplication application(argc, argv);
    Theme theme(ThemeChoice::Light);
    const QByteArray list = manyTools(tools);
    const QString what = QCoreApplication::arguments().value(1);
    if (what == "first"_L1)
        return first(list, false, theme) + first(list, true, theme);
    if (what == "filter"_L1)
        return filter(list, theme);
    if (what == "model"_L1)
        return model(list, theme);
    return 2;
}
