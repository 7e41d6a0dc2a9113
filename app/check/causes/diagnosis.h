// SPDX-License-Identifier: GPL-3.0-or-later
// From what was seen at a rung to its cause in plain words and the next step.
#pragma once

#include "check/evidence/evidence.h"

#include <optional>

namespace rc {

struct Diagnosis
{
    RungState state = RungState::Failed; ///< or Warned, where nothing is broken
    QString summary;                     ///< "404: no such resource for this owner"
    QString hint;                        ///< the cause, then the next step: “… Next: …”
    QString cause; ///< id of the table's row: "owner-and-uuid"; "unknown" for a cause we do not know
};

/// The first row of the table that fits; without one, the words for the error in general, and that the cause is not
/// known. Safe to display.
[[nodiscard]] Diagnosis diagnose(const Evidence &evidence);

/// A hint taken apart where the next step begins. A text in another language is all cause.
struct HintParts
{
    QString cause;
    QString lead; ///< “Next:”; empty without a next step
    QString next;
};
[[nodiscard]] HintParts hintParts(const QString &hint);

/// Summary and hint as sentences, in one line.
[[nodiscard]] QString diagnosisLine(const Diagnosis &diagnosis);

/// What there is to warn of although it worked; nothing when all is well.
[[nodiscard]] std::optional<Diagnosis> warningIn(Evidence evidence, const QString &seen);

} // namespace rc
