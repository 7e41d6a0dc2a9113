// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of a form about a field's kind and state.
#pragma once

#include "catalog/form/toolform.h"

#include <QDateTime>

namespace rc {

[[nodiscard]] QString kindName(FieldKind kind); ///< "text", "whole number", translated
/// Placeholder text of an untouched editor: nothing is sent, and the default if there is one. Safe to display.
[[nodiscard]] QString unsentText(const FormField &field);
[[nodiscard]] QString giveText(FieldKind kind); ///< of the checkbox that includes an optional container
/// The time in the format of this field; empty if it is not a date or time.
[[nodiscard]] QString presentText(FieldKind kind, const QDateTime &now);

} // namespace rc
