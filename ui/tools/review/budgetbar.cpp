// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/review/budgetbar.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyle>

#include <algorithm>

namespace rc {

namespace {
constexpr int barHeight = 10;
} // namespace

BudgetBar::BudgetBar(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

QSize BudgetBar::sizeHint() const
{
    return {120, barHeight};
}

void BudgetBar::show(const QList<Piece> &pieces, qint64 budget)
{
    m_pieces = pieces;
    m_budget = std::max<qint64>(1, budget);
    update();
}

/// What does not fit is cut off at the end, and said beside it.
void BudgetBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath shape;
    shape.addRoundedRect(rect(), barHeight / 2.0, barHeight / 2.0);
    painter.setClipPath(shape);
    painter.fillRect(rect(), m_theme.color(Token::Line));
    qint64 before = 0;
    bool isLighter = false;
    for (const Piece &piece : m_pieces) {
        const auto at = [this](qint64 tokens) { return int(std::min(tokens, m_budget) * width() / m_budget); };
        const QRect place(at(before), 0, at(before + piece.tokens) - at(before), height());
        QColor color = m_theme.color(piece.token);
        if (piece.token == Token::Accent && isLighter)
            color.setAlphaF(0.65F); // beside the one before
        isLighter = !isLighter;
        painter.fillRect(QStyle::visualRect(layoutDirection(), rect(), place), color);
        before += piece.tokens;
    }
}

} // namespace rc

#include "moc_budgetbar.cpp"
