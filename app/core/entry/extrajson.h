// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the extra values of an entry from user-written JSON.
#pragma once

#include "core/entry/logentry.h"

#include <QByteArray>

namespace rc {

/// The members of one JSON object, in order, numbers with their digits. Only white space gives no members. BadInput
/// unless it is a strict JSON object (no duplicate members) that holds only text and numbers. extraFault() checks
/// whether the fields can be sent.
[[nodiscard]] Result<QList<ExtraField>> extraFromJson(const QByteArray &json);

} // namespace rc
