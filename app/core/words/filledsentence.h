// SPDX-License-Identifier: GPL-3.0-or-later
// Puts values into a sentence whose placeholders need not all be there.
#pragma once

#include <QStringList>

namespace rc {

/// Each %n once through, so that what comes in is never read as a placeholder itself, and a sentence without %1 keeps
/// its %2; QString::arg() would number anew.
[[nodiscard]] QString filledSentence(const QString &sentence, const QStringList &values);

} // namespace rc
