// SPDX-License-Identifier: GPL-3.0-or-later
// What became of a repeated batch: counts that add up, how long it took, and why the first one was not accepted.
#pragma once

#include "service/send/sendtally.h"
#include "ui/widgets/panel.h"

namespace rc {

class TallyCard : public Panel
{
    Q_OBJECT

public:
    /// `explained`: of the first entry that was not accepted. `theme` outlives this object.
    TallyCard(const SendTally &tally, const std::optional<Explanation> &explained, const Theme &theme,
              QWidget *parent = nullptr);
};

/// "190 accepted, 10 refused"; for a tally that goes on also what is waiting and under way.
[[nodiscard]] QString tallyCounts(const SendTally &tally);
/// The outcome that colours the whole: the gravest.
[[nodiscard]] Outcome gravestOf(const SendTally &tally);

} // namespace rc
