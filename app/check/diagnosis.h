// SPDX-License-Identifier: GPL-3.0-or-later
// From an answer that was no success to its cause in plain words and the next step.
#pragma once

#include "check/rung.h"
#include "core/error.h"
#include "core/resourceurl.h"
#include "wire/httpanswer.h"

namespace rc {

struct Evidence
{
    RungId rung = RungId::Ingest;
    Error error;
    HttpAnswer answer; ///< empty without one
    QString owner;     ///< of the resource
    QString uuid;
};

struct Diagnosis
{
    RungState state = RungState::Failed; ///< or Warned, where nothing is broken
    QString summary;                     ///< "404: owner and UUID do not belong together"
    QString hint;                        ///< the cause, then the next step
};

/// The first row of the table that fits; without one, the words for the error in general. Safe to display.
[[nodiscard]] Diagnosis diagnose(const Evidence &evidence);

} // namespace rc
