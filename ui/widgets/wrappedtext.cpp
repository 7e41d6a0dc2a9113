// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/wrappedtext.h"

#include "core/words/listtext.h"
#include "ui/theme/isolates.h"

#include <QPainter>
#include <QTextLayout>
#include <QtMath>

#include <cmath>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// Lays out the lines and returns their total height. `spacing`: a factor for the line height.
double placeLines(QTextLayout &layout, double width, double spacing)
{
    layout.beginLayout();
    double height = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, height});
        height += line.height() * spacing;
    }
    layout.endLayout();
    return height;
}

double layOutWrapped(QTextLayout &layout, int width, bool alignRight)
{
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setTextDirection(Qt::LayoutDirectionAuto);
    option.setAlignment((alignRight ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute);
    layout.setTextOption(option);
    layout.setFormats(isolateFormats(layout.text()));
    return placeLines(layout, width, 1);
}

/// QTextLayout supports only one paragraph, which a line feed would end.
QString asOneParagraph(QString text)
{
    return text.replace(u'\n', QChar(QChar::LineSeparator));
}

} // namespace

int wrappedHeight(const QFont &font, int width, const QString &text)
{
    QTextLayout layout(asOneParagraph(forPainting(text)), font); // as painted
    return qCeil(layOutWrapped(layout, width, false));
}

void drawWrapped(QPainter &painter, const QRect &rect, bool alignRight, const QString &text)
{
    QTextLayout layout(asOneParagraph(forPainting(text)), painter.font(), painter.device());
    layOutWrapped(layout, rect.width(), alignRight);
    layout.draw(&painter, rect.topLeft());
}

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
        m_painted += before + forPainting(part);
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
    layout.setFormats(QList{lead, aside} + isolateFormats(m_painted));
    QTextOption option((isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute);
    option.setTextDirection(layoutDirection());
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    return placeLines(layout, width, 1.1);
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

#include "moc_wrappedtext.cpp"
