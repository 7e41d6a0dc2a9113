// SPDX-License-Identifier: GPL-3.0-or-later
// What a person can have mended about a check that failed, by one press or with one value; and which steps run again
// then.
#pragma once

#include "check/causes/fix.h"
#include "check/evidence/rung.h"
#include "core/profile/profile.h"
#include "core/result.h"

#include <QSet>

#include <chrono>
#include <optional>

namespace rc {

/// Where it is offered, and so what is done again after it. An entry never is by itself.
enum class FixPlace {
    Check,
    Send,
    Tools,
};

struct CheckFix
{
    Fix fix = Fix::None;
    RungId step = RungId::Url; ///< whose cause it mends

    bool operator==(const CheckFix &) const = default;
};

/// What may be said and done of the profile of a check.
struct FixScope
{
    Profile profile;
    std::chrono::milliseconds deadline; ///< of its requests, as it is now
    bool mayChange = true;              ///< false: for the demo service, and while its address is not saved
    FixPlace place = FixPlace::Check;
    bool maySplit = false; ///< there are entries to send fewer of
};

/// Of the first step that failed, or else of the first that warned and has one. Nothing when nothing is wrong, or when
/// the program can do nothing about it.
[[nodiscard]] std::optional<CheckFix> fixFor(const QList<RungResult> &rungs, const FixScope &scope);

/// Of a refusal with that cause, at that step.
[[nodiscard]] std::optional<CheckFix> fixForCause(const QString &cause, const RungId &step, const FixScope &scope);

/// Whether the place does it itself: the profile is not what it changes.
[[nodiscard]] bool isOfThePlace(const CheckFix &fix);
/// Whether it needs a value: fixLabel() then ends in an ellipsis.
[[nodiscard]] bool needsValue(const CheckFix &fix, const Profile &profile);
/// Of the button.
[[nodiscard]] QString fixLabel(const CheckFix &fix, const FixScope &scope);
/// Of the button that takes the value.
[[nodiscard]] QString fixGoLabel(FixPlace place);
/// What to call the value, and what it is now; no secret ever.
[[nodiscard]] QString fixFieldName(const CheckFix &fix);
[[nodiscard]] QString fixFieldValue(const CheckFix &fix, const Profile &profile);

/// The profile with it done, or why `value` cannot be used. Secrets are not the profile's: it stays as it is.
[[nodiscard]] Result<Profile> fixed(const CheckFix &fix, const FixScope &scope, const QString &value);

/// Which of `rungs` say nothing any more, those that may notify people never; empty: all.
[[nodiscard]] QSet<RungId> stepsToRepeat(const CheckFix &fix, const QList<RungResult> &rungs);

} // namespace rc
