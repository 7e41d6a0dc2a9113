// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/list/catalogitem.h"

#include "check/evidence/fact.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "ui/theme/isolates.h"
#include "ui/theme/theme.h"
#include "ui/widgets/kit.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype shownAddress = 120;

struct OriginTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::ToolOrigin)
};

QString dialectText(const ToolCatalog &catalog)
{
    QStringList parts;
    if (!catalog.version.isEmpty())
        parts.append(u"MCP "_s + displayBytes(catalog.version));
    if (catalog.dialect == Dialect::Plain)
        parts.append(OriginTr::tr("plain requests"));
    else if (catalog.dialect == Dialect::Session)
        parts.append(OriginTr::tr("in a session"));
    return listText(parts);
}

} // namespace

QString originText(const ToolCatalog &catalog)
{
    const QLocale locale;
    const QString address = catalog.url.toDisplayString(QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::RemoveScheme);
    QStringList lines{
        displayText(address.startsWith(u"//"_s) ? address.mid(2) : address, LineBreaks::Mark, shownAddress),
        dialectText(catalog),
        listText({OriginTr::tr("%n page(s)", nullptr, catalog.pages),
                  catalog.complete ? OriginTr::tr("complete") : OriginTr::tr("incomplete")}),
        listText({catalog.eventStream ? OriginTr::tr("event stream") : OriginTr::tr("plain JSON"),
                  locale.formattedDataSize(catalog.bytes, 0, QLocale::DataSizeTraditionalFormat),
                  OriginTr::tr("%1 ms").arg(locale.toString(catalog.elapsedMs))}),
        OriginTr::tr("fetched %1").arg(locale.toString(catalog.at, QLocale::ShortFormat)),
    };
    for (const Fact &fact : listFacts(catalog)) {
        if (fact.id == FactId::Caching || fact.id == FactId::Remembered || fact.id == FactId::Changes ||
            fact.id == FactId::Remarks)
            lines.append(u"%1: %2"_s.arg(factLabel(fact.id), fact.value));
    }
    lines.removeAll(QString());
    return lines.join(u'\n');
}

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
