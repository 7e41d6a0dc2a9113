// SPDX-License-Identifier: GPL-3.0-or-later
// What a form says of a field's kind and of its state.
#pragma once

#include "catalog/form/toolform.h"

#include <QDateTime>

namespace rc {

[[nodiscard]] QString kindName(FieldKind kind); ///< "text", "whole number", translated
/// What stands in an editor that was not touched: that nothing goes out, and the default where there is one. Safe to
/// show.
[[nodiscard]] QString unsentText(const FormField &field);
[[nodiscard]] QString giveText(FieldKind kind); ///< of the box that makes an optional container go out
/// The moment as such a field has it; empty for what is no date and no time.
[[nodiscard]] QString presentText(FieldKind kind, const QDateTime &now);

} // namespace rc
