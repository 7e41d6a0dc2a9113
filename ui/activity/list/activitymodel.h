// SPDX-License-Identifier: GPL-3.0-or-later
// What is kept as the rows of a table, newest first, fetched a page at a time while somebody scrolls.
#pragma once

#include "store/activity/activitylog.h"

#include <QAbstractTableModel>
#include <QHash>

#include <optional>

namespace rc {

/// Never waits: rows come later. Of each record only what a row shows is held; the whole one is ActivityLog::record().
class ActivityModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        When,
        What,
        Message,
        Outcome,
        Arrived, ///< when the demo service got it, or how long it took until a real one's log showed it
        Marker,
        Took,
        ColumnCount
    };
    enum Role {
        InkRole = Qt::UserRole, ///< int of Token
        IconRole,               ///< name of an icon, empty without one
    };

    static constexpr int pageRows = 200;

    /// `log` outlives this object.
    explicit ActivityModel(ActivityLog &log, QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

    [[nodiscard]] const ActivityFilter &filter() const { return m_filter; }
    /// Other rows, from the newest on; the old ones stay until the new ones are there.
    void setFilter(const ActivityFilter &filter);
    /// Takes in what is new, changed or gone at the top, and keeps the rows that stay: selection and place are theirs.
    void refresh();
    /// The same for all rows that were fetched so far.
    void refreshAll();

    /// Whether the first rows for the filter are there.
    [[nodiscard]] bool isLoaded() const { return m_loaded; }
    [[nodiscard]] const ActivityRecord &record(int row) const { return m_rows.at(row); }
    [[nodiscard]] int rowOf(const QUuid &id) const; ///< -1: not among those that were fetched

    /// Markers that the demo service received, and when.
    /// Whether anybody looked for one of its entries in the log.
    [[nodiscard]] bool showsArrivals() const;
    void setArrived(const QHash<QString, QDateTime> &arrived);

signals:
    void loaded(); ///< rows for the filter came, or came anew
    void failed(const rc::Error &error);

private:
    enum class Fetch {
        Nothing,
        Anew,    ///< other rows
        More,    ///< further rows
        Refresh, ///< rows at the top may have changed
        RefreshAll,
    };
    void start(Fetch fetch);
    void startNext();
    void arrive(Fetch fetch, Result<ActivityPage> page);
    void replace(ActivityPage page);
    void append(const ActivityPage &page);
    void merge(ActivityPage page, bool whole);
    void removeRun(int row, const QSet<QUuid> &staying, const std::optional<QUuid> &until);
    [[nodiscard]] QString textOf(const ActivityRecord &record, int column) const;

    ActivityLog &m_log;
    ActivityFilter m_filter;
    QList<ActivityRecord> m_rows;
    QHash<QString, QDateTime> m_arrived;
    std::optional<ActivityCursor> m_next; ///< of the page behind the last row
    Fetch m_running = Fetch::Nothing;
    Fetch m_wantedRefresh = Fetch::Nothing; ///< once nothing runs
    bool m_wantsAnew = false;
    bool m_wantsMore = false;
    bool m_loaded = false;
};

} // namespace rc
