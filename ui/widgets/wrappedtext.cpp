// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/wrappedtext.h"

#include "ui/theme/isolates.h"

#include <QPainter>
#include <QTextLayout>
#include <QtMath>

namespace rc {

namespace {

/// Lays out the lines; returns their total height.
double laidOut(QTextLayout &layout, int width, bool toTheRight)
{
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setTextDirection(Qt::LayoutDirectionAuto);
    option.setAlignment((toTheRight ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute);
    layout.setTextOption(option);
    layout.beginLayout();
    double height = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, height});
        height += line.height();
    }
    layout.endLayout();
    return height;
}

/// A layout treats a line end as the end of a paragraph, and supports only one paragraph.
QString oneParagraph(QString text)
{
    return text.replace(u'\n', QChar(QChar::LineSeparator));
}

} // namespace

int wrappedHeight(const QFont &font, int width, const QString &text)
{
    QTextLayout layout(oneParagraph(toPaint(text)), font); // as it will be painted
    return qCeil(laidOut(layout, width, false));
}

void drawWrapped(QPainter &painter, const QRect &rect, bool toTheRight, const QString &text)
{
    QTextLayout layout(oneParagraph(toPaint(text)), painter.font(), painter.device());
    laidOut(layout, rect.width(), toTheRight);
    layout.draw(&painter, rect.topLeft());
}

} // namespace rc
