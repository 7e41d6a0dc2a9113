// SPDX-License-Identifier: GPL-3.0-or-later
// A field for a whole number: arrow keys change it, but scrolling the page past it does not.
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
