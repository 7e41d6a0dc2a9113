// SPDX-License-Identifier: GPL-3.0-or-later
// The extra values of an entry, read from JSON that a person wrote.
#pragma once

#include "core/entry/logentry.h"

#include <QByteArray>

namespace rc {

/// The members of one JSON object, in order, numbers with their digits; nothing but white space is no members. BadInput
/// when it is not strict JSON (a member given twice among others), no object, or holds what is neither text nor number.
/// Whether the fields can go out is extraFault()'s to say.
[[nodiscard]] Result<QList<ExtraField>> extraFromJson(const QByteArray &json);

} // namespace rc
