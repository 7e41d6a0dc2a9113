// SPDX-License-Identifier: GPL-3.0-or-later
// The channels of a drill that runs: a tick for each, by a click or by its key, and when it came.
#pragma once

#include "session/activity/drill.h"

#include <QWidget>

class QKeyEvent;
class QLabel;
class QPushButton;

namespace rc {

class DrillOperation;
class Theme;

class DrillTicks : public QWidget
{
    Q_OBJECT

public:
    /// Both outlive this object.
    DrillTicks(DrillOperation &drill, const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] QWidget *first() const;
    /// Ticks what the digit on the key stands for. False: it stands for nothing here, or no drill runs.
    bool pressKey(const QKeyEvent &event);

private:
    void showState();

    DrillOperation &m_drill;
    std::array<QPushButton *, drillStageCount> m_ticks = {};
    std::array<QLabel *, drillStageCount> m_times = {};
};

} // namespace rc
