// SPDX-License-Identifier: GPL-3.0-or-later
// Derives the cause and the next step from the evidence of a step.
#pragma once

#include "check/evidence/evidence.h"

#include <optional>

namespace rc {

struct Diagnosis
{
    StepState state = StepState::Failed; ///< Warned if nothing is broken
    Phrase summary;                      ///< "404: no such resource for this owner"
    Phrase hint;                         ///< the cause, then the next step: “… Next: …”
    QString cause;                       ///< id of the table's row: "owner-and-uuid"; "unknown" if none matches
};

/// The first matching row of the table; else the general words for the error, and that the cause is unknown. Safe to
/// display.
[[nodiscard]] Diagnosis diagnose(const Evidence &evidence);

/// A hint split where the next step begins. A text in another language is all cause.
struct HintParts
{
    QString cause;
    QString lead; ///< “Next:”; empty if there is no next step
    QString next;
};
[[nodiscard]] HintParts hintParts(const QString &hint);

/// Summary and hint as sentences on one line.
[[nodiscard]] Phrase diagnosisLine(const Diagnosis &diagnosis);

/// A warning about a success; nullopt if there is none.
[[nodiscard]] std::optional<Diagnosis> warningIn(Evidence evidence, const Phrase &seen);

} // namespace rc
