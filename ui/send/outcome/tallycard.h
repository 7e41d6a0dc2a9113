// SPDX-License-Identifier: GPL-3.0-or-later
// The outcome of a repeated batch: counts that add up, the duration, and why the first entry was not accepted.
#pragma once

#include "service/send/sendtally.h"
#include "ui/widgets/panel.h"

namespace rc {

class TallyCard : public Panel
{
    Q_OBJECT

public:
    /// `explained`: of the first entry that was not accepted. `theme` must outlive this object.
    TallyCard(const SendTally &tally, const std::optional<Explanation> &explained, const Theme &theme,
              QWidget *parent = nullptr);
};

/// "190 accepted, 10 refused"; while in progress also the waiting and running ones.
[[nodiscard]] QString tallyCounts(const SendTally &tally);
/// The most severe outcome, which determines the color.
[[nodiscard]] Outcome gravestOf(const SendTally &tally);

} // namespace rc
