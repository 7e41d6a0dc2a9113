// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/card.h"

#include "ui/theme/look.h"
#include "ui/theme/theme.h"

#include <QVBoxLayout>

namespace rc {

Card::Card(QWidget *parent)
    : QFrame(parent)
    , m_body(new QVBoxLayout(this))
{
    setFlag(this, "card");
    m_body->setContentsMargins(4 * grid::unit, 3 * grid::unit, 4 * grid::unit, 3 * grid::unit);
    m_body->setSpacing(2 * grid::unit);
}

} // namespace rc

#include "moc_card.cpp"
