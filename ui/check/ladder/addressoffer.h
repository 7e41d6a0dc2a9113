// SPDX-License-Identifier: GPL-3.0-or-later
// Offers the address that accepts a resource's entries, once the one in the profile has refused one.
#pragma once

#include "check/evidence/rung.h"
#include "core/profile/profile.h"
#include "ui/widgets/panel.h"

#include <optional>

class QPushButton;

namespace rc {

class MonoLabel;

/// The address that the log tool knows, or the owner's address of the team's resource of `profile`: with the profile's
/// username, for a deployment was seen to take any name there; without one, with the team's. Nothing unless one of
/// `rungs` failed for its address.
[[nodiscard]] std::optional<QString> ownersAddress(const QList<RungResult> &rungs, const Profile &profile);

class AddressOffer : public Panel
{
    Q_OBJECT

public:
    /// `theme` outlives this object.
    explicit AddressOffer(const Theme &theme, QWidget *parent = nullptr);

    /// Shows itself with an address to offer, and hides without one.
    void offer(const std::optional<QString> &address);

signals:
    void wanted(const QString &address);

private:
    MonoLabel *m_shown;
    QPushButton *m_button;
    QString m_address;
};

} // namespace rc
