// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/list/catalogitem.h"

#include "core/words/listtext.h"
#include "ui/theme/isolates.h"
#include "ui/theme/theme.h"
#include "ui/widgets/kit.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {
constexpr int itemSide = 3 * grid::unit;
} // namespace

CatalogItem::CatalogItem(const Theme &theme, QWidget *parent)
    : QPushButton(tr("Catalog"), parent)
    , m_theme(theme)
{
    setObjectName(u"catalogItem"_s);
    setCheckable(true);
    setAutoExclusive(false);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setMouseTracking(true);
    fitToTheme(this, theme, [this] {
        updateGeometry();
        update();
    });
}

void CatalogItem::setDetail(const QString &detail)
{
    m_detail = detail;
    setAccessibleName(detail.isEmpty() ? text() : listText({text(), detail}));
    update();
}

QSize CatalogItem::sizeHint() const
{
    return {120, std::max(grid::controlHeight, QFontMetrics(m_theme.body()).height() + 4 * grid::unit)};
}

QSize CatalogItem::minimumSizeHint() const
{
    return {60, sizeHint().height()};
}

void CatalogItem::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Up)
        emit leftUpwards();
    else if (event->key() == Qt::Key_Down)
        emit leftDownwards();
    else
        QPushButton::keyPressEvent(event);
}

/// Like a row of the list below.
void CatalogItem::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setLayoutDirection(Qt::LayoutDirectionAuto); // numbers and words in reading order
    QPainterPath shape;
    shape.addRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), grid::cardRadius, grid::cardRadius);
    painter.fillPath(shape, m_theme.color(isChecked()    ? Token::AccentSoft
                                          : underMouse() ? Token::Raised
                                                         : Token::Base));
    painter.setPen(m_theme.color(Token::Line));
    painter.drawPath(shape);
    QRect words = rect().adjusted(itemSide, 0, -itemSide, 0);
    const QFontMetrics small(m_theme.small());
    QFont strong = m_theme.strong();
    const int title = QFontMetrics(strong).horizontalAdvance(text()) + 2;
    const auto placed = [this](const QRect &place) { return QStyle::visualRect(layoutDirection(), rect(), place); };
    const auto aligned = [this](Qt::Alignment side) {
        return int(QStyle::visualAlignment(layoutDirection(), side | Qt::AlignVCenter));
    };
    painter.setFont(strong);
    painter.setPen(m_theme.color(isChecked() ? Token::Accent : Token::Text));
    painter.drawText(placed(words), aligned(Qt::AlignLeft), toPaint(text()));
    words.setLeft(words.left() + title + 2 * grid::unit);
    painter.setFont(m_theme.small());
    painter.setPen(m_theme.color(Token::Quiet));
    painter.drawText(placed(words), aligned(Qt::AlignRight), cutToPaint(m_detail, small, std::max(0, words.width())));
}

} // namespace rc

#include "moc_catalogitem.cpp"
