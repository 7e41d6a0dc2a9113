// SPDX-License-Identifier: GPL-3.0-or-later
// What the last drill came to: when each channel was reached, beside the median and the best of the month.
#pragma once

#include "ui/widgets/panel.h"

class QLabel;

namespace rc {

class DrillHistory;
class DrillOperation;
class Session;

/// "Acknowledged after 42.0 s.", or that nobody did, translated.
[[nodiscard]] QString drillEndText(const DrillOperation &drill);

/// Shown as soon as a drill has ended and until the next one begins.
class DrillResult : public Panel
{
    Q_OBJECT

public:
    /// All outlive this object. Other drills are compared with it while its own profile is open.
    DrillResult(const Session &session, const DrillOperation &drill, const DrillHistory &history, const Theme &theme,
                QWidget *parent = nullptr);

    /// Whether its lines break where they find no room, as they do at first.
    void setWrapping(bool wraps);

private:
    void showState();
    void addRow(int row, const QString &channel, const QString &words, const QString &name);

    const Session &m_session;
    const DrillOperation &m_drill;
    const DrillHistory &m_history;
    const Theme &m_theme;
    QLabel *m_end;
    QWidget *m_rows = nullptr;
    bool m_wraps = true;
};

} // namespace rc
