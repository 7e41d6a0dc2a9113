// SPDX-License-Identifier: GPL-3.0-or-later
// Settings of timeouts and response limits; changes apply immediately.
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
    /// Both must outlive this object.
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
