// SPDX-License-Identifier: GPL-3.0-or-later
// The Activity page for a test: records to store, and the page with its first rows.
#pragma once

#include "store/activitycases.h"
#include "support/require.h"
#include "tests/ui/recordingbench.h"
#include "ui/activity/activityscreen.h"
#include "ui/activity/list/activitymodel.h"
#include "ui/activity/record/recorddetail.h"
#include "ui/widgets/banner.h"

#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>

#include <algorithm>

namespace activitytest {

using namespace rc;

inline const QDateTime today = QDateTime::currentDateTimeUtc();

/// `ago`: seconds before now, which fixes the order.
inline ActivityRecord entry(const QString &message, int ago, ActivityOutcome outcome = ActivityOutcome::Accepted,
                            Level level = Level::Info)
{
    ActivityRecord record = sent(message, outcome);
    record.at = today.addSecs(-ago);
    record.level = level;
    record.extra = u"{}"_s;
    record.ts = u"2026-11-21T14:02:11.204+01:00"_s;
    record.marker = u"7F3A-19C2-%1"_s.arg(ago, 4, 16, QChar(u'0')).toUpper();
    record.status = outcome == ActivityOutcome::Refused ? 403 : 200;
    record.elapsedMs = 84;
    return record;
}

inline QList<ActivityRecord> many(int count, int firstAgo = 100)
{
    QList<ActivityRecord> records;
    for (int i = 0; i < count; ++i)
        records.append(entry(u"entry %1"_s.arg(i), firstAgo + i));
    return records;
}

/// The page by itself, shown in a given size with all its first rows.
struct Shown
{
    explicit Shown(DemoRecordingBench &console, QSize size = {1000, 640})
        : page(console.session, console.theme)
    {
        model = page.findChild<ActivityModel *>();
        table = page.findChild<ActivityTable *>(u"activityTable"_s);
        field = page.findChild<QLineEdit *>(u"activitySearch"_s);
        const QSignalSpy failed(model, &ActivityModel::failed);
        page.resize(size);
        page.show();
        (void)QTest::qWaitForWindowExposed(&page);
        page.activateWindow();
        (void)QTest::qWaitForWindowActive(&page);
        (void)rc::waitFor([&] { return model->isLoaded() || !failed.isEmpty(); });
    }
    [[nodiscard]] QStringList messages() const
    {
        QStringList texts;
        for (int row = 0; row < model->rowCount(); ++row)
            texts.append(model->record(row).message);
        return texts;
    }
    [[nodiscard]] QString words(const QString &name) const
    {
        const auto *label = page.findChild<QLabel *>(name);
        return label == nullptr ? QString() : label->text();
    }
    [[nodiscard]] QString banner(const QString &name) const
    {
        const auto *found = page.findChild<Banner *>(name);
        return found == nullptr || !found->isVisible() ? QString() : found->text();
    }
    [[nodiscard]] QPushButton *button(const QString &name) const { return page.findChild<QPushButton *>(name); }
    [[nodiscard]] RecordDetail *detail() const { return page.findChild<RecordDetail *>(); }
    /// Picks an entry of a menu once it is available, because profile names are loaded separately from the rows.
    void choose(const QString &name, const QString &text) const
    {
        auto *menu = page.findChild<QMenu *>(name);
        QAction *wanted = nullptr;
        const auto isOffered = [&] {
            emit menu->aboutToShow();
            const QList<QAction *> actions = menu->actions();
            const auto found = std::find_if(actions.begin(), actions.end(),
                                            [&](const QAction *action) { return action->text() == text; });
            wanted = found == actions.end() ? nullptr : *found;
            return wanted != nullptr;
        };
        RC_REQUIRE(rc::waitFor(isOffered));
        wanted->trigger();
    }
    void open(int row) const
    {
        table->setFocus();
        table->setCurrentIndex(model->index(row, ActivityModel::Message));
        QTest::keyClick(table, Qt::Key_Return);
        QTRY_VERIFY(detail()->record() && detail()->record()->id == model->record(row).id);
    }

    ActivityScreen page;
    ActivityModel *model = nullptr;
    ActivityTable *table = nullptr;
    QLineEdit *field = nullptr;
};

/// selectRow() checks the keyboard, where a test may have left the Ctrl key down.
inline void select(const Shown &shown, int row)
{
    shown.table->selectionModel()->setCurrentIndex(shown.model->index(row, ActivityModel::Message),
                                                   QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

} // namespace activitytest
