// SPDX-License-Identifier: GPL-3.0-or-later
// The menu for grouping and sorting the tools; stored in the settings.
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

signals:
    void chosen();

private:
    void addGroupings();
    void addOrders();
    void sayWhatIsChosen();

    Settings &m_settings;
    ToolGrouping m_grouping;
    ToolOrder m_order;
};

} // namespace rc
