// SPDX-License-Identifier: GPL-3.0-or-later
// Tables that programs draw for people, which are no entries of a log.
#pragma once

#include <QString>

namespace rc {

/// Why the text that begins so is no table to read: markup, or columns that lines or spaces divide. A sentence, empty
/// for all other text.
[[nodiscard]] QString drawnTableFault(const QByteArray &begin);

} // namespace rc
