// SPDX-License-Identifier: GPL-3.0-or-later
// The table of an import: as high as it needs to be, what is wrong in the colour of a fault.
#pragma once

#include "ui/theme/theme.h"

#include <QTableView>

class QMenu;

namespace rc {

class BatchModel;

class BatchTable : public QTableView
{
    Q_OBJECT

public:
    /// Both outlive this object.
    BatchTable(BatchModel &model, const Theme &theme, QWidget *parent = nullptr);

    /// Opens the editor of a wrong line, where it can be edited.
    void editRow(int row);

signals:
    void removalWanted(int row); ///< Del, or by the menu

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void fitText(const Theme &theme); ///< columns and rows
    void fitRows();
    void addActions(QMenu &menu, int row);
};

} // namespace rc
