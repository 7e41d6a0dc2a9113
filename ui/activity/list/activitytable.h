// SPDX-License-Identifier: GPL-3.0-or-later
// The table of records: sortable columns that hide in narrow windows, batches, and a stable position
// when rows are added.
#pragma once

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

signals:
    void opened();                        ///< Enter or a double click on a record
    void batchWanted(const QUuid &batch); ///< the same on a batch
    void removalWanted();                 ///< Del
    void currentChosen();                 ///< the current row changed
    void selectionResized();              ///< the number of selected rows changed

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
    void open();
    void addActions(QMenu &menu);
    void addSorting(QMenu &menu);
    void showFromStart();
    void keepPlace();
    void selectCurrent();
    void copyRows();

    ActivityModel &m_model;
    const Theme &m_theme;
    ActivityDelegate *m_delegate;
    QPersistentModelIndex m_top; ///< the first visible row while rows above it change
    QUuid m_opened;              ///< the batch whose entries are listed
    bool m_showsArrived = false;
};

} // namespace rc
