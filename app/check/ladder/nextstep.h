// SPDX-License-Identifier: GPL-3.0-or-later
// What comes next for a rung that waits: it begins, it is skipped, or it goes on waiting. Pure.
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
    QString why = {}; ///< of a skip, translated
};

/// `rungs`: all of them as they are now. `kept`: those of an earlier run, which stand in nobody's way: whoever asks for
/// a rung behind a failed one wants to see it tried. `plain`: the resource is reached without TLS.
[[nodiscard]] NextStep nextStep(const RungId &id, const QList<RungResult> &rungs, const QSet<RungId> &kept, bool plain);

/// A rung and all that stand below it in the ladder; those that may notify people never: each is asked for by itself.
[[nodiscard]] QSet<RungId> fromHere(const RungId &id, const QList<RungResult> &rungs);

} // namespace rc
