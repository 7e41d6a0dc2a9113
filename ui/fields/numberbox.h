// SPDX-License-Identifier: GPL-3.0-or-later
// A field for a whole number: the arrow keys count, and scrolling the page past it changes nothing.
#pragma once

#include <QSpinBox>

namespace rc {

class NumberBox : public QSpinBox
{
    Q_OBJECT

public:
    explicit NumberBox(QWidget *parent = nullptr);

protected:
    void wheelEvent(QWheelEvent *event) override;
};

} // namespace rc
