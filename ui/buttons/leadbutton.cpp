// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/buttons/leadbutton.h"

#include "ui/buttons/copybutton.h"
#include "ui/theme/look.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QStyleOptionButton>
#include <QStylePainter>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace rc {

/// Hides the menu indicator, which is part of the text, because a style sheet ignores the padding of a menu button.
void LeadButton::initStyleOption(QStyleOptionButton *option) const
{
    QPushButton::initStyleOption(option);
    option->features.setFlag(QStyleOptionButton::HasMenu, false);
}

void LeadButton::paintEvent(QPaintEvent *event)
{
    if (!isRightToLeft() || icon().isNull()) {
        QPushButton::paintEvent(event);
        return;
    }
    QStyleOptionButton option;
    initStyleOption(&option);
    const QIcon buttonIcon = option.icon;
    option.icon = {};
    QStylePainter painter(this);
    painter.drawControl(QStyle::CE_PushButtonBevel, option);
    QRect room = style()->subElementRect(QStyle::SE_PushButtonContents, &option, this);
    const int textWidth = option.fontMetrics.size(Qt::TextShowMnemonic, option.text).width();
    const int iconSpace = option.iconSize.width() + grid::unit;
    // Centers icon and text, or aligns them at the leading edge.
    const int spare = hasFlag(this, "lead") ? 0 : std::max(0, room.width() - textWidth - iconSpace) / 2;
    const QRect iconRect(
        QPoint(room.right() + 1 - spare - option.iconSize.width(), room.center().y() - option.iconSize.height() / 2),
        option.iconSize);
    buttonIcon.paint(&painter, iconRect, Qt::AlignCenter, isEnabled() ? QIcon::Normal : QIcon::Disabled);
    option.rect = QRect(QPoint(iconRect.left() - grid::unit - textWidth, room.top()),
                        QPoint(iconRect.left() - grid::unit - 1, room.bottom()));
    painter.drawControl(QStyle::CE_PushButtonLabel, option);
}

ChipButton::ChipButton(const QString &icon, const Theme &theme, QWidget *parent)
    : LeadButton(parent)
    , m_icon(icon)
    , m_theme(theme)
{
    setFont(theme.small());
    setFlag(this, "chip");
    setAutoDefault(false);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Maximum);
    m_confirmTimer.setSingleShot(true);
    m_confirmTimer.setInterval(1500ms);
    connect(&m_confirmTimer, &QTimer::timeout, this, [this] {
        setAccessibleDescription({});
        updateIcon();
    });
    connect(this, &QPushButton::clicked, this, &ChipButton::copy);
    connect(&theme, &Theme::changed, this, &ChipButton::updateIcon);
    updateIcon();
}

void ChipButton::showText(const QString &text, Token tone)
{
    setText(escapeMnemonics(text));
    setAccessibleName(text);
    m_tone = tone;
    setTone(this, tone);
    updateIcon();
}

void ChipButton::copy()
{
    if (m_copyText.isEmpty())
        return;
    QGuiApplication::clipboard()->setText(m_copyText);
    m_confirmTimer.start();
    setAccessibleDescription(CopyButton::tr("Copied"));
    updateIcon();
}

void ChipButton::updateIcon()
{
    const int side = m_theme.scaledLength(12);
    setIconSize({side, side});
    if (isConfirming())
        setIcon(m_theme.icon(u"passed"_s, Token::Passed));
    else
        setIcon(m_theme.icon(m_icon, m_tone == Token::Text ? Token::Quiet : m_tone));
}

} // namespace rc

#include "moc_leadbutton.cpp"
