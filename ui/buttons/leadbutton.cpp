// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/buttons/leadbutton.h"

#include "ui/theme/look.h"
#include "ui/theme/theme.h"

#include <QStyleOptionButton>
#include <QStylePainter>

namespace rc {

void LeadButton::paintEvent(QPaintEvent *event)
{
    if (!isRightToLeft() || icon().isNull()) {
        QPushButton::paintEvent(event);
        return;
    }
    QStyleOptionButton option;
    initStyleOption(&option);
    const QIcon picture = option.icon;
    option.icon = {};
    QStylePainter painter(this);
    painter.drawControl(QStyle::CE_PushButtonBevel, option);
    QRect room = style()->subElementRect(QStyle::SE_PushButtonContents, &option, this);
    const int words = option.fontMetrics.size(Qt::TextShowMnemonic, option.text).width();
    const int beside = option.iconSize.width() + grid::unit;
    // centers both, or aligns them at the leading edge; the icon comes first as in left to right
    const int spare = hasFlag(this, "lead") ? 0 : std::max(0, room.width() - words - beside) / 2;
    const QRect place(
        QPoint(room.right() + 1 - spare - option.iconSize.width(), room.center().y() - option.iconSize.height() / 2),
        option.iconSize);
    picture.paint(&painter, place, Qt::AlignCenter, isEnabled() ? QIcon::Normal : QIcon::Disabled);
    option.rect = QRect(QPoint(place.left() - grid::unit - words, room.top()),
                        QPoint(place.left() - grid::unit - 1, room.bottom()));
    painter.drawControl(QStyle::CE_PushButtonLabel, option);
}

} // namespace rc

#include "moc_leadbutton.cpp"
