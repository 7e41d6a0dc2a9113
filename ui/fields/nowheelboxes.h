// SPDX-License-Identifier: GPL-3.0-or-later
// Combo and number boxes that do not change with the wheel, so that the page scrolls.
#pragma once

#include <QComboBox>
#include <QSpinBox>

namespace rc {

class NoWheelComboBox : public QComboBox
{
    Q_OBJECT

public:
    explicit NoWheelComboBox(QWidget *parent = nullptr);

protected:
    void wheelEvent(QWheelEvent *event) override;
};

/// A field for a whole number: arrow keys change it, but scrolling the page past it does not.
class NumberBox : public QSpinBox
{
    Q_OBJECT

public:
    explicit NumberBox(QWidget *parent = nullptr);

protected:
    void wheelEvent(QWheelEvent *event) override;
};

} // namespace rc
