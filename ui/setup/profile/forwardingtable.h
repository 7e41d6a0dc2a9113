// SPDX-License-Identifier: GPL-3.0-or-later
// The levels that an SDK forwards at each threshold, with one threshold marked.
#pragma once

#include "core/entry/threshold.h"

#include <QWidget>

namespace rc {

class Theme;

class ForwardingTable : public QWidget
{
    Q_OBJECT

public:
    /// `theme` must outlive this object.
    explicit ForwardingTable(const Theme &theme, QWidget *parent = nullptr);

    void setThreshold(Threshold threshold);

private:
    class Matrix;
    Matrix *m_matrix;
};

} // namespace rc
