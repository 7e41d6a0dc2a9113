// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/compose/levelbutton.h"

#include "ui/parts/statetokens.h"
#include "ui/theme/theme.h"

#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

LevelButton::LevelButton(Level level, int number, const Theme &theme, QWidget *parent)
    : QAbstractButton(parent)
    , m_theme(theme)
    , m_level(level)
{
    setText(tr("%1 %2", "key number, level name").arg(number).arg(levelName(level)));
    setAccessibleName(levelName(level));
    setObjectName(u"level-"_s + wireWord(level));
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

QFont LevelButton::shownFont() const
{
    QFont font = m_theme.body();
    if (isChecked())
        font.setWeight(QFont::DemiBold);
    return font;
}

QSize LevelButton::minimumSizeHint() const
{
    QFont bold = m_theme.body();
    bold.setWeight(QFont::DemiBold);
    const QFontMetrics metrics(bold);
    return {metrics.horizontalAdvance(text()) + 4 * grid::unit,
            std::max(grid::controlHeight, metrics.height() + 3 * grid::unit)};
}

QSize LevelButton::sizeHint() const
{
    return minimumSizeHint() + QSize(4 * grid::unit, 0);
}

void LevelButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = m_theme.color(tokenFor(m_level));
    const QRectF shape = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(isChecked() ? ink : m_theme.color(Token::Field));
    painter.setBrush(isChecked() ? ink : m_theme.color(underMouse() ? Token::Raised : Token::Base));
    painter.drawRoundedRect(shape, grid::controlRadius, grid::controlRadius);
    painter.setFont(shownFont());
    painter.setPen(isChecked() ? m_theme.color(Token::OnAccent) : ink);
    painter.drawText(rect(), Qt::AlignCenter, text());
}

} // namespace rc

#include "moc_levelbutton.cpp"
