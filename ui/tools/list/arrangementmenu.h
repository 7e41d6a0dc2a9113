// SPDX-License-Identifier: GPL-3.0-or-later
// The menu for grouping, sorting and layout of the tools; stored in the settings.
#pragma once

#include "catalog/query/toolarrangement.h"

#include <QPushButton>

class QActionGroup;

namespace rc {

class Settings;

class ArrangementMenu : public QPushButton
{
    Q_OBJECT

public:
    /// `settings` must outlive this object.
    explicit ArrangementMenu(Settings &settings, QWidget *parent = nullptr);

    [[nodiscard]] ToolGrouping grouping() const { return m_grouping; }
    [[nodiscard]] ToolOrder order() const { return m_order; }
    /// Shows two catalogs in two lists.
    [[nodiscard]] bool isSideBySide() const { return m_sideBySide; }

signals:
    void chosen();

private:
    void addGroupings();
    void addOrders();
    void addLayout();
    void sayWhatIsChosen();

    Settings &m_settings;
    ToolGrouping m_grouping;
    ToolOrder m_order;
    bool m_sideBySide;
};

} // namespace rc
