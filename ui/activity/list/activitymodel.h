// SPDX-License-Identifier: GPL-3.0-or-later
// What is kept as the rows of a table, fetched a page at a time while somebody scrolls: newest first or in another
// order, each day under its name, and a batch as one row that opens to its records.
#pragma once

#include "store/activity/activitylog.h"

#include <QAbstractTableModel>
#include <QElapsedTimer>
#include <QHash>
#include <QSet>

#include <chrono>
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
        DayRole,                ///< of the first row of a day: “Today”, “Yesterday” or its date; else empty
        FoldRole,               ///< int of Fold
        WholeRole,              ///< a cell's text where the rows around it are not seen: times have their day
    };
    enum Fold {
        Single,
        Closed, ///< a batch
        Open,
        Member, ///< of a batch that is open
        Rest,   ///< below the members: how many more the batch has
    };

    static constexpr int pageRows = 200;
    static constexpr int mostMembers = 10'000; ///< records of a batch that are shown below it; its Rest tells of more

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
    [[nodiscard]] const ActivityOrder &order() const { return m_order; }
    /// The same rows in another order, as setFilter() does.
    void setOrder(const ActivityOrder &order);
    /// Takes in what is new, changed or gone among the rows that were fetched so far, and keeps those that stay:
    /// selection and place are theirs.
    void refreshAll();

    /// Whether the first rows for the filter are there.
    [[nodiscard]] bool isLoaded() const { return m_loaded; }
    /// Of a batch: its first record, with the batch as its id, which is what the row is known by.
    [[nodiscard]] const ActivityRecord &record(int row) const { return m_rows.at(row).record; }
    [[nodiscard]] const std::optional<ActivityBatch> &batch(int row) const { return m_rows.at(row).batch; }
    [[nodiscard]] Fold foldOf(int row) const;
    /// Shows or hides the records of a batch; nothing happens on another row.
    void setOpen(int row, bool open);
    /// The batch that a row of a member or of the rest belongs to; the row itself for another.
    [[nodiscard]] int headOf(int row) const;
    [[nodiscard]] int rowOf(const QUuid &id) const; ///< -1: not among those that were fetched
    /// Of a row of the rest, in a sentence: how many records are shown and how many there are.
    [[nodiscard]] QString restText(int row) const;

    /// How long the last answer took: whoever asks again and again leaves as much time to others.
    [[nodiscard]] std::chrono::milliseconds lastFetch() const { return m_lastFetch; }

    /// Whether anybody looked for one of its entries in the log.
    [[nodiscard]] bool showsArrivals() const;
    /// Markers that the demo service received, and when.
    void setArrived(const QHash<QString, QDateTime> &arrived);

signals:
    void loaded(); ///< rows for the filter came, or came anew
    void failed(const rc::Error &error);

private:
    enum class Fetch {
        Nothing,
        Anew,    ///< other rows
        More,    ///< further rows
        Refresh, ///< rows may have changed
    };
    /// Of a batch with more records than are shown.
    struct Part
    {
        qint64 shown = 0;
        qint64 all = 0;

        bool operator==(const Part &) const = default;
    };
    struct Line
    {
        ActivityRecord record;
        std::optional<ActivityBatch> batch;
        bool isMember = false;
        qint64 day = 0;                ///< local, of the press; of a member that of its batch
        std::optional<Part> part = {}; ///< of a row of the rest, which has no record

        bool operator==(const Line &) const = default;
    };
    /// The first records of a batch.
    struct Members
    {
        QList<ActivityRecord> records;
        bool areAll = true;
    };
    /// A page, and the records of its batches that are open.
    struct Rows
    {
        ActivityPage page;
        QHash<QUuid, Members> members;
    };
    [[nodiscard]] static Result<Rows> read(ActivityFile &file, const ActivityFilter &filter,
                                           const std::optional<ActivityCursor> &after, int limit,
                                           const ActivityOrder &order, const QSet<QUuid> &open);
    [[nodiscard]] static QList<Line> linesOf(const Rows &rows);
    [[nodiscard]] static Result<Members> readMembers(ActivityFile &file, const ActivityFilter &filter,
                                                     const QUuid &batch);
    [[nodiscard]] static QList<Line> linesBelow(const Line &head, const Members &members);
    void start(Fetch fetch);
    void startNext();
    void arrive(Fetch fetch, Result<Rows> rows);
    void replace(QList<Line> lines);
    void append(const QList<Line> &lines);
    void merge(const QList<Line> &lines);
    void insertLines(int row, const QList<Line> &lines);
    void removeLines(int row, int count);
    void removeRun(int row, const QSet<QUuid> &staying, const std::optional<QUuid> &until);
    void fetchMembers(const QUuid &batch);
    [[nodiscard]] static QString partText(const Part &part, int column);
    [[nodiscard]] bool showsDays() const { return m_order.by == ActivityOrder::By::When; }
    [[nodiscard]] QString dayOf(int row) const;
    [[nodiscard]] QString textOf(const Line &line, int column, bool whole) const;
    [[nodiscard]] QVariant accessibleText(int row, int column) const;

    ActivityLog &m_log;
    ActivityFilter m_filter;
    ActivityOrder m_order{.grouped = true};
    QSet<QUuid> m_open; ///< batches
    QList<Line> m_rows;
    QHash<QString, QDateTime> m_arrived;
    std::optional<ActivityCursor> m_next; ///< of the page behind the last row
    Fetch m_running = Fetch::Nothing;
    QElapsedTimer m_fetching;
    std::chrono::milliseconds m_lastFetch{0};
    bool m_wantsRefresh = false; ///< once nothing runs
    bool m_wantsAnew = false;
    bool m_wantsMore = false;
    bool m_loaded = false;
};

} // namespace rc
