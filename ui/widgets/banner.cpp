// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/banner.h"

#include "ui/buttons/rowmenu.h"
#include "ui/theme/look.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/leadtext.h"

#include <QHBoxLayout>
#include <QLabel>

namespace rc {

namespace {
constexpr int bannerIconSize = 18;
}

Banner::Banner(const Theme &theme, QWidget *parent)
    : QFrame(parent)
    , m_theme(theme)
    , m_row(new QHBoxLayout(this))
    , m_icon(plainLabel({}, this))
    , m_words(new LeadText(theme, this))
{
    setFlag(this, "banner");
    m_icon->setFixedSize(bannerIconSize, bannerIconSize);
    m_row->setContentsMargins(3 * grid::unit, 2 * grid::unit, 3 * grid::unit, 2 * grid::unit);
    m_row->setSpacing(2 * grid::unit);
    m_row->addWidget(m_icon, 0, Qt::AlignTop);
    m_row->addWidget(m_words, 1, Qt::AlignVCenter);
    giveMenu(this, [this](QMenu &menu) { addCopy(menu, tr("Copy message"), text()); });
    connect(&theme, &Theme::changed, this, &Banner::paintIcon);
    hide();
}

void Banner::showMessage(Token tone, const QString &icon, const QString &lead, const QString &rest,
                         const QString &aside)
{
    m_tone = tone;
    m_iconName = icon;
    m_words->showText(lead, rest, aside);
    setAccessibleName(m_words->text());
    setTone(this, tone);
    paintIcon();
    show();
}

QString Banner::text() const
{
    return m_words->text();
}

void Banner::addAction(QWidget *button)
{
    m_row->addWidget(button, 0, Qt::AlignVCenter);
}

void Banner::paintIcon()
{
    showIcon(m_icon, m_iconName, m_theme, m_tone, bannerIconSize);
}

} // namespace rc

#include "moc_banner.cpp"
