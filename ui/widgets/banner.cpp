// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/banner.h"

#include "ui/buttons/rowmenu.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/wrappedtext.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {
constexpr int bannerIconSize = 18;
}

Banner::Banner(const Theme &theme, QWidget *parent)
    : QFrame(parent)
    , m_theme(theme)
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_actions(new QHBoxLayout)
    , m_icon(plainLabel({}, this))
    , m_text(new LeadText(theme, this))
{
    setFlag(this, "banner");
    m_layout->setContentsMargins(3 * grid::unit, 2 * grid::unit, 3 * grid::unit, 2 * grid::unit);
    m_layout->setSpacing(2 * grid::unit);
    m_layout->addLayout(
        makeRow({.spacing = 2 * grid::unit}, {{m_icon, 0, Qt::AlignTop}, {m_text, 1, Qt::AlignVCenter}}), 1);
    m_actions->setSpacing(2 * grid::unit);
    m_layout->addLayout(m_actions);
    attachMenu(this, [this](QMenu &menu) { addCopyAction(menu, tr("Copy message"), text()); });
    connect(&theme, &Theme::changed, this, &Banner::paintIcon);
    hide();
}

void Banner::showMessage(Token tone, const QString &icon, const QString &lead, const QString &rest,
                         const QString &aside)
{
    m_tone = tone;
    m_iconName = icon;
    m_text->showText(lead, rest, aside);
    setAccessibleName(m_text->text());
    setTone(this, tone);
    paintIcon();
    show();
}

QString Banner::text() const
{
    return m_text->text();
}

void Banner::addAction(QWidget *button)
{
    m_actions->addWidget(button, 0, Qt::AlignVCenter);
}

void Banner::placeActions()
{
    constexpr int minTextWidth = 300;
    const int rest = width() - m_icon->width() - m_actions->sizeHint().width() - 10 * grid::unit;
    const bool isSqueezed =
        !m_actions->isEmpty() && rest < std::min(m_theme.scaledLength(minTextWidth), m_text->sizeHint().width());
    m_layout->setDirection(isSqueezed ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_layout->setAlignment(m_actions, isSqueezed ? Qt::AlignLeft : Qt::Alignment());
}

bool Banner::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        placeActions(); // an action was shown or hidden
    return QFrame::event(event);
}

void Banner::resizeEvent(QResizeEvent *event)
{
    placeActions();
    QFrame::resizeEvent(event);
}

void Banner::paintIcon()
{
    const int side = m_theme.scaledLength(bannerIconSize);
    m_icon->setFixedSize(side, side);
    showIcon(m_icon, m_iconName, m_theme, m_tone, side);
}

namespace {
constexpr int pictureSide = 96;
}

MessageCard::MessageCard(const Theme &theme, QWidget *parent)
    : Panel(parent)
    , m_theme(theme)
    , m_picture(named(plainLabel({}, this), u"messagePicture"_s))
    , m_title(named(plainLabel({}, theme, Token::Text, TextSize::Strong, this), u"messageTitle"_s))
    , m_sentences(new QVBoxLayout)
{
    m_sentences->setSpacing(2 * grid::unit);
    auto *column = makeColumn({.spacing = 2 * grid::unit}, {stretch(0), m_title, m_sentences, stretch(0)});
    auto *row = makeRow({.spacing = 5 * grid::unit}, {{m_picture, 0, Qt::AlignVCenter}, {column, 1}});
    makeColumn(this, {QMargins(20, 18, 20, 20), 2 * grid::unit}, {row});
    m_picture->hide();
    connect(&theme, &Theme::changed, this, &MessageCard::showPicture);
}

void MessageCard::showEmpty(const QString &picture, const QString &title, const QStringList &sentences)
{
    showMessage(title, sentences);
    m_pictureName = picture;
    showPicture();
}

void MessageCard::showPicture()
{
    showIcon(m_picture, m_pictureName, m_theme, Token::Accent, pictureSide);
}

void MessageCard::showMessage(const QString &title, const QStringList &sentences)
{
    m_title->setText(title);
    m_pictureName.clear();
    showPicture();
    while (QLayoutItem *item = m_sentences->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const QString &sentence : sentences)
        m_sentences->addWidget(plainLabel(sentence, m_theme, Token::Text, TextSize::Body, this));
}

} // namespace rc

#include "moc_banner.cpp"
