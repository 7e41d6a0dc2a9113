// SPDX-License-Identifier: GPL-3.0-or-later
// Which levels an SDK forwards at which threshold, as a table with the profile's own threshold marked.
#pragma once

#include "core/threshold.h"
#include "ui/widgets/card.h"

#include <QHash>

class QLabel;

namespace rc {

class Theme;

class ForwardingCard : public Card
{
    Q_OBJECT

public:
    explicit ForwardingCard(const Theme &theme, QWidget *parent = nullptr);

    void setThreshold(Threshold threshold);

private:
    class Matrix;
    Matrix *m_matrix;
};

} // namespace rc
