// SPDX-License-Identifier: GPL-3.0-or-later
// The table of what is kept: columns that give way in narrow windows, rows that stay in place when new ones come.
#pragma once

#include "ui/activity/list/activitymodel.h"
#include "ui/theme/theme.h"

#include <QPersistentModelIndex>
#include <QTableView>

namespace rc {

class ActivityTable : public QTableView
{
    Q_OBJECT

public:
    /// Both outlive this object.
    ActivityTable(ActivityModel &model, const Theme &theme, QWidget *parent = nullptr);

    void showArrived(bool shown); ///< the column of the demo service
    /// The ids of the selected rows, newest first.
    [[nodiscard]] QList<QUuid> selectedIds() const;
    [[nodiscard]] int selectedCount() const;
    /// Set when everything was selected (Ctrl+A) and there is more than was fetched: all rows that are older than this
    /// are meant, wherever they are. UTC.
    [[nodiscard]] std::optional<QDateTime> selectsAllBefore() const;
    void selectAll() override;
    [[nodiscard]] std::optional<ActivityRecord> currentRecord() const;
    void setCurrent(const QUuid &id); ///< if it is among the rows

signals:
    void opened();             ///< Enter or a double click on a row
    void removalWanted();      ///< Del
    void undoWanted();         ///< Ctrl+Z
    void currentChosen();      ///< another current row
    void selectionResized();   ///< another number of selected rows
    void partCopied(int rows); ///< of a selection that is larger, those that were fetched

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    void layOutColumns();
    void keepPlace();
    void selectCurrent();
    void selectWhatCame(int first, int last);
    void copyMarker();
    void copyRows();

    ActivityModel &m_model;
    const Theme &m_theme;
    QPersistentModelIndex m_top; ///< the first row in view while rows come or go above it
    bool m_showsArrived = false;
    std::optional<QDateTime> m_allBefore; ///< since Ctrl+A, until a person selects something else
};

} // namespace rc
