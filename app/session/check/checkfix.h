// SPDX-License-Identifier: GPL-3.0-or-later
// Fixes for a failed check that take one press or one value, and the steps to repeat afterwards.
#pragma once

#include "check/causes/cause.h"
#include "check/evidence/step.h"
#include "core/profile/profile.h"
#include "core/result.h"

#include <QSet>

#include <chrono>
#include <optional>

namespace rc {

/// Where the fix is offered, which determines what is repeated. Never sends an entry by itself.
enum class FixPage {
    Check,
    Send,
    Tools,
};

struct CheckFix
{
    Fix fix = Fix::None;
    StepId step = StepId::Url; ///< the step whose cause it fixes

    bool operator==(const CheckFix &) const = default;
};

/// What may be shown and changed in the profile of a check.
struct FixScope
{
    Profile profile;
    std::chrono::milliseconds deadline; ///< current request timeout
    bool mayChange = true;              ///< false: for the demo service, and while the address is unsaved
    FixPage page = FixPage::Check;
    bool maySplit = false; ///< several entries could be sent in smaller requests
};

/// For the first failed step, else for the first warning with a fix, else for tools that have no server. nullopt if
/// nothing is wrong or the program cannot help.
[[nodiscard]] std::optional<CheckFix> fixFor(const QList<StepResult> &steps, const FixScope &scope);

/// Whether it fixes nothing but allows further tests.
[[nodiscard]] bool isAddition(const CheckFix &fix);

/// Whether a check, which asks the tool server too, tells a wrong key from a key without access.
[[nodiscard]] bool isSettledByCheck(const QString &cause, const FixScope &scope);

/// For a refusal with that cause at that step.
[[nodiscard]] std::optional<CheckFix> fixForCause(const QString &cause, const StepId &id, const FixScope &scope);

/// Whether the page handles the fix itself, without changing the profile.
[[nodiscard]] bool isHandledByPage(const CheckFix &fix);
/// Whether it needs a value: fixLabel() then ends in an ellipsis.
[[nodiscard]] bool needsValue(const CheckFix &fix, const Profile &profile);
/// The button's text.
[[nodiscard]] QString fixLabel(const CheckFix &fix, const FixScope &scope);
/// The text of the button that confirms the value.
[[nodiscard]] QString fixConfirmLabel(FixPage page);
/// The value's label and its current content, never a secret.
[[nodiscard]] QString fixFieldName(const CheckFix &fix);
[[nodiscard]] QString fixFieldValue(const CheckFix &fix, const Profile &profile);

/// The profile with the fix applied, or why `value` is invalid. Fixes of secrets do not change the profile.
[[nodiscard]] Result<Profile> profileWithFix(const CheckFix &fix, const FixScope &scope, const QString &value);

/// The steps in `steps` that are outdated, never those that may notify people; empty: all.
[[nodiscard]] QSet<StepId> stepsToRepeat(const CheckFix &fix, const QList<StepResult> &steps);

} // namespace rc
