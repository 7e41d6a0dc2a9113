// SPDX-License-Identifier: GPL-3.0-or-later
// A table of costs, the most first until somebody sorts it otherwise.
#pragma once

#include "ui/tools/review/costmodel.h"

#include <QTableView>

class QSortFilterProxyModel;

namespace rc {

class Theme;

class CostTable : public QTableView
{
    Q_OBJECT

public:
    CostTable(const QString &first, bool isCheckable, QWidget *parent = nullptr);

    [[nodiscard]] CostModel *costs() const { return m_model; }
    /// The rows that are chosen, as in CostModel::rows().
    [[nodiscard]] QList<int> chosenRows() const;

    /// Checks all that are chosen, or takes the check off, as the first one says.
    void toggleChosen();
    /// The chosen rows, with tabs between their cells.
    [[nodiscard]] QString chosenText() const;

signals:
    void choiceChanged();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void fitRows(); ///< as high as their text needs

    CostModel *m_model;
    QSortFilterProxyModel *m_sorted;
};

} // namespace rc
