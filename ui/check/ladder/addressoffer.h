// SPDX-License-Identifier: GPL-3.0-or-later
// Offers the address that accepts a resource's entries, after the profile's address refused one.
#pragma once

#include "check/evidence/rung.h"
#include "core/profile/profile.h"
#include "ui/widgets/panel.h"

#include <optional>

class QPushButton;

namespace rc {

class MonoLabel;

/// The log tool's address, or the owner's address of `profile`'s team resource: with the profile's username, since a
/// deployment was seen to accept any name there, else with the team's. nullopt unless a step in `rungs` failed because
/// of its address.
[[nodiscard]] std::optional<QString> ownersAddress(const QList<RungResult> &rungs, const Profile &profile);

class AddressOffer : public Panel
{
    Q_OBJECT

public:
    /// `theme` must outlive this object.
    explicit AddressOffer(const Theme &theme, QWidget *parent = nullptr);

    /// Shows the offer, or hides without an address.
    void offer(const std::optional<QString> &address);

signals:
    void wanted(const QString &address);

private:
    MonoLabel *m_shown;
    QPushButton *m_button;
    QString m_address;
};

} // namespace rc
