// SPDX-License-Identifier: GPL-3.0-or-later
// The button whose menu says how the tools are grouped and sorted; what is chosen is kept in the settings.
#pragma once

#include "insight/toolarrangement.h"

#include <QPushButton>

class QActionGroup;

namespace rc {

class Settings;

class ArrangementMenu : public QPushButton
{
    Q_OBJECT

public:
    /// `settings` outlives this object.
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
