// SPDX-License-Identifier: GPL-3.0-or-later
// A combo box that does not change with the wheel, so that the page scrolls.
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
