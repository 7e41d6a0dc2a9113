// SPDX-License-Identifier: GPL-3.0-or-later
// The table of an import: as high as needed, faults in their color.
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
    /// Both must outlive this object.
    BatchTable(BatchModel &model, const Theme &theme, QWidget *parent = nullptr);

    /// Opens the editor of a faulty line, if editable.
    void editRow(int row);

signals:
    void removalWanted(int row); ///< Del, or the menu

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void fitText(const Theme &theme); ///< columns and rows
    void fitRows();
    void addActions(QMenu &menu, int row);
};

} // namespace rc
