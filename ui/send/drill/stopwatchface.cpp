// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/drill/stopwatchface.h"

#include "ui/theme/theme.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qint64 tenth = 100;
constexpr qint64 tenthsInSecond = 10;
constexpr qint64 tenthsInMinute = 600;

qreal digitWidth(const QFontMetricsF &metrics)
{
    qreal widest = 0;
    for (char16_t digit = u'0'; digit <= u'9'; ++digit)
        widest = std::max(widest, metrics.horizontalAdvance(QChar(digit)));
    return widest;
}

qreal widthOf(QChar letter, const QFontMetricsF &metrics)
{
    return letter.isDigit() ? digitWidth(metrics) : metrics.horizontalAdvance(letter);
}

qreal widthOf(const QString &text, const QFontMetricsF &metrics)
{
    qreal width = 0;
    for (const QChar letter : text)
        width += widthOf(letter, metrics);
    return width;
}

} // namespace

QString stopwatchText(qint64 milliseconds)
{
    const qint64 tenths = (std::max<qint64>(0, milliseconds) + tenth / 2) / tenth;
    return u"%1:%2%3%4"_s.arg(tenths / tenthsInMinute)
        .arg(tenths % tenthsInMinute / tenthsInSecond, 2, 10, QLatin1Char('0'))
        .arg(QLocale().decimalPoint())
        .arg(tenths % tenthsInSecond);
}

StopwatchFace::StopwatchFace(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
{
    setObjectName(u"stopwatchFace"_s);
    setAccessibleName(tr("Elapsed time"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
    setTime(0);
}

void StopwatchFace::setTime(qint64 milliseconds)
{
    const QString text = stopwatchText(milliseconds);
    if (text == m_text)
        return;
    const QString tenthless = text.chopped(2);
    if (!m_text.startsWith(tenthless)) // screen readers cannot announce tenths
        setAccessibleDescription(tenthless);
    m_text = text;
    update();
}

QSize StopwatchFace::sizeHint() const
{
    const QFontMetricsF metrics(m_theme.digits());
    return {int(std::ceil(widthOf(stopwatchText(59 * tenthsInMinute * tenth), metrics))),
            int(std::ceil(metrics.height()))};
}

void StopwatchFace::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setFont(m_theme.digits());
    painter.setPen(m_theme.color(Token::Text));
    const QFontMetricsF metrics(m_theme.digits());
    // times read left to right in every language
    qreal x = (width() - widthOf(m_text, metrics)) / 2;
    for (const QChar letter : std::as_const(m_text)) {
        const qreal room = widthOf(letter, metrics);
        painter.drawText(QRectF(x, 0, room, height()), Qt::AlignCenter | Qt::TextDontClip, QString(letter));
        x += room;
    }
}

} // namespace rc

#include "moc_stopwatchface.cpp"
