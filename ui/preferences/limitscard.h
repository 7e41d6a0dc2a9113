// SPDX-License-Identifier: GPL-3.0-or-later
// How long an answer is waited for and how much of it is read, to be set; each change counts at once.
#pragma once

#include "core/profile/wirelimits.h"
#include "ui/widgets/card.h"

#include <QHash>

class QLabel;
class QSpinBox;

namespace rc {

class Settings;
class Theme;

class LimitsCard : public Card
{
    Q_OBJECT

public:
    /// Both outlive this object.
    LimitsCard(Settings &settings, const Theme &theme, QWidget *parent = nullptr);

private:
    struct Row
    {
        QSpinBox *box;
        QLabel *beside;
    };
    void set(LimitId id, int value);
    void updateText();

    Settings &m_settings;
    QHash<LimitId, Row> m_rows;
    QLabel *m_faults;
};

} // namespace rc
