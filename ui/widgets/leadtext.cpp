// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/leadtext.h"

#include "core/words/listtext.h"
#include "ui/theme/isolates.h"

#include <QPainter>
#include <QTextLayout>

#include <cmath>

using namespace Qt::StringLiterals;

namespace rc {

LeadText::LeadText(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void LeadText::showText(const QString &lead, const QString &rest, const QString &aside)
{
    m_text.clear();
    m_painted.clear();
    const auto add = [this](const QString &part) {
        const QString before = part.isEmpty() ? QString() : sentenceGap(m_text);
        m_text += before + part;
        m_painted += before + toPaint(part);
    };
    add(lead);
    m_leadEnd = m_painted.size();
    add(rest);
    m_asideStart = m_painted.size();
    add(aside);
    for (QString *text : {&m_text, &m_painted})
        text->replace(QLatin1Char('\n'), QChar::LineSeparator);
    setAccessibleName(m_text);
    updateGeometry();
    update();
}

qreal LeadText::layOut(QTextLayout &layout, qreal width) const
{
    QTextLayout::FormatRange lead;
    lead.start = 0;
    lead.length = int(m_leadEnd);
    lead.format.setFontWeight(QFont::DemiBold);
    QTextLayout::FormatRange aside;
    aside.start = int(m_asideStart);
    aside.length = int(m_painted.size() - m_asideStart);
    aside.format.setForeground(m_theme.color(Token::Quiet));
    layout.setFormats({lead, aside});
    QTextOption option((isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute);
    option.setTextDirection(layoutDirection());
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    qreal height = 0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition(QPointF(0, height));
        height += line.height() * 1.1;
    }
    layout.endLayout();
    return height;
}

int LeadText::heightForWidth(int width) const
{
    QTextLayout layout(m_painted, font());
    return int(std::ceil(layOut(layout, width)));
}

QSize LeadText::sizeHint() const
{
    const int width = qMin(600, fontMetrics().horizontalAdvance(m_text) + 8 * grid::unit);
    return {width, heightForWidth(width)};
}

QSize LeadText::minimumSizeHint() const
{
    return {40 * grid::unit, fontMetrics().height()};
}

void LeadText::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(m_theme.color(Token::Text));
    QTextLayout layout(m_painted, font());
    layOut(layout, width());
    layout.draw(&painter, QPointF(0, 0));
}

} // namespace rc

#include "moc_leadtext.cpp"
