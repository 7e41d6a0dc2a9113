// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/ladder/addressoffer.h"

#include "core/url/resourceurl.h"
#include "core/words/displaytext.h"
#include "ui/theme/boxlayouts.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/kit.h"

#include <QLabel>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

std::optional<QString> ownersAddress(const QList<RungResult> &rungs, const Profile &profile)
{
    for (const RungResult &rung : rungs) {
        if (rung.state == RungState::Failed && !rung.address.isEmpty())
            return rung.address;
    }
    const bool atTeam = std::any_of(rungs.cbegin(), rungs.cend(), [](const RungResult &rung) {
        return rung.state == RungState::Failed && rung.cause == "team-address"_L1;
    });
    const auto pasted = parseResourceUrl(profile.resource);
    if (!atTeam || !pasted || !pasted->resource.isOfTeam())
        return {};
    const QString username = profile.username.trimmed();
    return pasted->resource.ownedBy(username.isEmpty() ? pasted->resource.team : username).resourceUrl();
}

AddressOffer::AddressOffer(const Theme &theme, QWidget *parent)
    : Panel(theme, parent)
    , m_shown(named(new MonoLabel(theme, {}, this), u"ownersAddress"_s))
    , m_button(named(new QPushButton(tr("Use this address and check again"), this), u"useOwnersAddress"_s))
{
    setObjectName(u"addressOffer"_s);
    m_shown->setElideMode(Qt::ElideMiddle);
    auto *words =
        makeColumn({.spacing = 2}, {plainLabel(tr("This address probably accepts entries for the same resource:"),
                                               theme, Token::Text, TextSize::Body, this),
                                    m_shown});
    makeRow(this, {QMargins(18, 10, 14, 10), grid::gap}, {{words, 1}, m_button});
    connect(m_button, &QPushButton::clicked, this, [this] { emit wanted(m_address); });
    hide();
}

void AddressOffer::offer(const std::optional<QString> &address)
{
    m_address = address.value_or(QString());
    m_shown->setText(displayText(m_address));
    setPlainToolTip(m_shown, m_address);
    m_button->setAccessibleDescription(m_address);
    setVisible(address.has_value());
}

} // namespace rc

#include "moc_addressoffer.cpp"
