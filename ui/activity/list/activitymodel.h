// SPDX-License-Identifier: GPL-3.0-or-later
// Records as table rows, loaded page by page while scrolling: by time or in another order, with a batch as one row; and
// their table.
#pragma once

#include "store/activity/activitylog.h"
#include "ui/theme/theme.h"

#include <QAbstractTableModel>
#include <QElapsedTimer>
#include <QHash>
#include <QPersistentModelIndex>
#include <QSet>
#include <QTableView>

#include <chrono>
#include <optional>

class QMenu;

namespace rc {

class ActivityDelegate;

/// Asynchronous: rows arrive later. Stores only the shown columns; ActivityFile::record() returns the complete record.
class ActivityModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        When,
        What,
        Message,
        Outcome,
        Arrived, ///< when the demo service received it, or the duration until a real service's log showed it
        Marker,
        Duration,
        ColumnCount
    };
    enum Role {
        TokenRole = Qt::UserRole, ///< int of Token
        IconRole,                 ///< name of an icon, may be empty
    };
    static constexpr int pageRows = 200;

    /// `log` must outlive this object.
    explicit ActivityModel(ActivityLog &log, QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

    [[nodiscard]] const ActivityFilter &filter() const { return m_filter; }
    /// Loads other rows, from the newest on; the old ones stay until then.
    void setFilter(const ActivityFilter &filter);
    [[nodiscard]] const ActivityOrder &order() const { return m_order; }
    /// Loads the same rows in another order, like setFilter().
    void setOrder(const ActivityOrder &order);
    /// Updates the loaded rows with new, changed and deleted records; preserves selection and scroll position.
    void refreshAll();

    /// Whether the first rows for the filter are loaded.
    [[nodiscard]] bool isLoaded() const { return m_loaded; }
    /// For a batch: its first record, with the batch as its id, which identifies the row.
    [[nodiscard]] const ActivityRecord &record(int row) const { return m_rows.at(row).record; }
    [[nodiscard]] const std::optional<ActivityBatch> &batch(int row) const { return m_rows.at(row).batch; }
    [[nodiscard]] int rowOf(const QUuid &id) const; ///< -1: not loaded
    /// Duration of the last query: periodic callers leave as much time to others.
    [[nodiscard]] std::chrono::milliseconds lastFetch() const { return m_lastFetch; }

    /// Whether any of its entries was looked up in the log.
    [[nodiscard]] bool showsArrivals() const;
    /// Markers received by the demo service, and their times.
    void setArrived(const QHash<QString, QDateTime> &arrived);
    /// Whether checks are listed with their profile.
    void setShowsProfiles(bool shows);

signals:
    void loaded(); ///< rows for the filter were loaded or reloaded
    void failed(const rc::Error &error);

private:
    enum class Fetch {
        Nothing,
        Replace, ///< other rows
        More,    ///< further rows
        Refresh, ///< rows may have changed
    };
    struct Line
    {
        ActivityRecord record;
        std::optional<ActivityBatch> batch;

        bool operator==(const Line &) const = default;
    };
    [[nodiscard]] static QList<Line> linesOf(const ActivityPage &page);
    void start(Fetch fetch);
    void startNext();
    void arrive(Fetch fetch, const Result<ActivityPage> &page);
    void replace(const QList<Line> &lines);
    void merge(const QList<Line> &lines);
    void insertLines(int row, const QList<Line> &lines);
    void removeLines(int row, int count);
    void removeRun(int row, const QSet<QUuid> &staying, const std::optional<QUuid> &until);
    [[nodiscard]] QString textOf(const Line &line, int column) const;
    [[nodiscard]] QVariant accessibleText(int row, int column) const;

    ActivityLog &m_log;
    ActivityFilter m_filter;
    ActivityOrder m_order{.grouped = true};
    QList<Line> m_rows;
    QHash<QString, QDateTime> m_arrived;
    std::optional<ActivityCursor> m_next; ///< start of the page after the last row
    Fetch m_running = Fetch::Nothing;
    QElapsedTimer m_fetching;
    std::chrono::milliseconds m_lastFetch{0};
    bool m_refreshPending = false; ///< after the running query
    bool m_replacePending = false;
    bool m_morePending = false;
    bool m_loaded = false;
    bool m_showsProfiles = false;
};

/// Sortable columns that hide in narrow windows, batches, and a stable position when rows are added.
class ActivityTable : public QTableView
{
    Q_OBJECT

public:
    ActivityTable(ActivityModel &model, const Theme &theme, QWidget *parent = nullptr);

    void showArrived(bool shown); ///< the demo service's column
    /// The selected batches, and the ids of the other selected records.
    [[nodiscard]] ActivityFilter selected() const;
    [[nodiscard]] int selectedCount() const; ///< rows
    /// The number of records in these rows.
    [[nodiscard]] qint64 selectedRecords() const;
    [[nodiscard]] std::optional<ActivityRecord> currentRecord() const;
    [[nodiscard]] std::optional<ActivityBatch> currentBatch() const; ///< nullopt: a single record
    void setCurrent(const QUuid &id);                                ///< if it is loaded
    void open();                                                     ///< the current row

signals:
    void opened();                           ///< Enter or a double click on a record
    void batchRequested(const QUuid &batch); ///< the same on a batch
    void removalRequested();                 ///< Del
    void currentChosen();                    ///< the current row changed
    void selectionResized();                 ///< the number of selected rows changed

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    void layOutColumns();
    void showOrder(int column, bool descending);
    void sortBy(int column, bool descending);
    [[nodiscard]] int sortedColumn() const;
    [[nodiscard]] QString titleOf(int column) const;
    void addActions(QMenu &menu);
    void addSorting(QMenu &menu);
    void showFromStart();
    void saveTopRow();
    void selectCurrent();
    void copyRows();

    ActivityModel &m_model;
    const Theme &m_theme;
    ActivityDelegate *m_delegate;
    QPersistentModelIndex m_topRow; ///< the first visible row while rows above it change
    QUuid m_opened;                 ///< the batch whose entries are listed
    int m_outcomeWidth = 0;         ///< for the widest outcome seen since the text size changed
    bool m_showsArrived = false;
};

} // namespace rc
