// SPDX-License-Identifier: GPL-3.0-or-later
// A list to choose from whose wheel scrolls the page that it stands in instead of changing the choice.
#pragma once

#include <QComboBox>

namespace rc {

class CalmCombo : public QComboBox
{
    Q_OBJECT

public:
    explicit CalmCombo(QWidget *parent = nullptr);

protected:
    void wheelEvent(QWheelEvent *event) override;
};

} // namespace rc
