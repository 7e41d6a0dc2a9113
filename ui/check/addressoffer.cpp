// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/addressoffer.h"

#include "core/resourceurl.h"
#include "ui/widgets/tinted.h"
#include "ui/widgets/tone.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

std::optional<QString> ownersAddress(const QList<RungResult> &rungs, const Profile &profile)
{
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
    , m_button(new QPushButton(tr("Use it and check again"), this))
{
    setObjectName(u"addressOffer"_s);
    m_button->setObjectName(u"useOwnersAddress"_s);
    auto *words = plainLabel(tr("The same resource has another address, which most likely takes its entries. The "
                                "profile gets that address."),
                             theme, Token::Text, TextSize::Body, this);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(18, 10, 14, 10);
    layout->setSpacing(grid::gap);
    layout->addWidget(words, 1);
    layout->addWidget(m_button);
    connect(m_button, &QPushButton::clicked, this, [this] { emit wanted(m_address); });
    hide();
}

void AddressOffer::offer(const std::optional<QString> &address)
{
    m_address = address.value_or(QString());
    setPlainToolTip(m_button, m_address);
    m_button->setAccessibleDescription(m_address);
    setVisible(address.has_value());
}

} // namespace rc

#include "moc_addressoffer.cpp"
