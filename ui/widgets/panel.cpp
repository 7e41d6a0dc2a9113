// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/panel.h"

#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"

#include <QVBoxLayout>

namespace rc {

Panel::Panel(QWidget *parent)
    : QFrame(parent)
{
    setFlag(this, "card");
}

void Panel::setEdge(std::optional<Token> edge)
{
    setTone(this, edge.value_or(Token::Text));
}

void Panel::setFilled()
{
    setFlag(this, "card", false);
    setFlag(this, "banner");
}

Card::Card(QWidget *parent)
    : Panel(parent)
    , m_body(
          makeColumn(this, {QMargins(4 * grid::unit, 3 * grid::unit, 4 * grid::unit, 3 * grid::unit), 2 * grid::unit}))
{
}

} // namespace rc

#include "moc_panel.cpp"
