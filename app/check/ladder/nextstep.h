// SPDX-License-Identifier: GPL-3.0-or-later
// The next state of a pending step: start, skip or wait. Pure.
#pragma once

#include "check/evidence/rung.h"

#include <QSet>

namespace rc {

struct NextStep
{
    enum class What {
        Wait,
        Run,
        Skip
    };
    What what = What::Wait;
    QString why = {}; ///< reason for a skip, translated
};

/// `rungs`: all current results. `kept`: results of an earlier run, which block nothing: the user may try a step
/// behind a failed one. `plain`: the resource does not use TLS.
[[nodiscard]] NextStep nextStep(const RungId &id, const QList<RungResult> &rungs, const QSet<RungId> &kept, bool plain);

/// A step and all that depend on it, except those that may notify people, which must be requested individually.
[[nodiscard]] QSet<RungId> fromHere(const RungId &id, const QList<RungResult> &rungs);

} // namespace rc
