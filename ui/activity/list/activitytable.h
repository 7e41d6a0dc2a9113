// SPDX-License-Identifier: GPL-3.0-or-later
// The table of what is kept: columns that give way in narrow windows and sort, days under their names, batches that
// open, and rows that stay in place when new ones come.
#pragma once

#include "session/activity/activitysearch.h"
#include "ui/activity/list/activitymodel.h"
#include "ui/theme/theme.h"

#include <QPersistentModelIndex>
#include <QTableView>

class QMenu;

namespace rc {

class ActivityDelegate;

class ActivityTable : public QTableView
{
    Q_OBJECT

public:
    /// Both outlive this object.
    ActivityTable(ActivityModel &model, const Theme &theme, QWidget *parent = nullptr);

    void showArrived(bool shown); ///< the column of the demo service
    /// The ids of the selected records, from the top, without those that stand for a batch.
    [[nodiscard]] QList<QUuid> selectedIds() const;
    [[nodiscard]] QList<QUuid> selectedBatches() const;
    [[nodiscard]] int selectedCount() const; ///< rows
    /// The records that these rows stand for.
    [[nodiscard]] qint64 selectedRecords() const;
    /// Set when everything was selected (Ctrl+A) and there is more than was fetched: all rows that are older than this
    /// are meant, wherever they are. UTC.
    [[nodiscard]] std::optional<QDateTime> selectsAllBefore() const;
    void selectAll() override;
    [[nodiscard]] std::optional<ActivityRecord> currentRecord() const;
    [[nodiscard]] std::optional<ActivityBatch> currentBatch() const; ///< absent: the row is of a single record
    /// Without the line of its day.
    [[nodiscard]] QRect visualRect(const QModelIndex &index) const override;
    void setCurrent(const QUuid &id); ///< if it is among the rows

signals:
    void opened(); ///< Enter or a double click on a row; one of a batch shows or hides its records instead
    void batchWanted(const QUuid &batch); ///< all of its records, as the row of its rest offers
    void removalWanted();                 ///< Del
    /// Only records that have this in common are to be shown.
    void filterWanted(rc::SearchWord word, const QString &value);
    void currentChosen();      ///< another current row
    void selectionResized();   ///< another number of selected rows
    void partCopied(int rows); ///< of a selection that is larger, those that were fetched

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    void layOutColumns();
    void fitRows(int first, int last);
    void showOrder(int column, bool descending);
    void sortBy(int column, bool descending);
    [[nodiscard]] int sortedColumn() const;
    void open();
    void toggle(int row);
    bool fold(int key);
    void addActions(QMenu &menu);
    void addFilters(QMenu &menu, const ActivityRecord &record);
    void addSorting(QMenu &menu);
    void keepPlace();
    void selectCurrent();
    void selectWhatCame(int first, int last);
    void copyMarker();
    void copyRows();

    ActivityModel &m_model;
    const Theme &m_theme;
    ActivityDelegate *m_delegate;
    QPersistentModelIndex m_top; ///< the first row in view while rows come or go above it
    bool m_showsArrived = false;
    std::optional<QDateTime> m_allBefore; ///< since Ctrl+A, until a person selects something else
};

} // namespace rc
