// SPDX-License-Identifier: GPL-3.0-or-later
// Which levels an SDK forwards at which threshold, as a table with one threshold marked.
#pragma once

#include "core/entry/threshold.h"
#include "ui/widgets/card.h"

namespace rc {

class Theme;

class ForwardingCard : public Card
{
    Q_OBJECT

public:
    explicit ForwardingCard(const Theme &theme, QWidget *parent = nullptr);

    void sink(); ///< part of a card that is around it, without a border of its own
    void setThreshold(Threshold threshold);
    /// Also marks what becomes of this level.
    void setLevel(Level level);

private:
    class Matrix;
    Matrix *m_matrix;
};

} // namespace rc
