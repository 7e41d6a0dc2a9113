// SPDX-License-Identifier: GPL-3.0-or-later
// Fills in a sentence that need not have all placeholders.
#pragma once

#include <QStringList>

namespace rc {

/// Replaces each %n once, so that inserted text is never read as a placeholder, and a sentence without %1 keeps its %2.
/// QString::arg() would renumber.
[[nodiscard]] QString filledSentence(const QString &sentence, const QStringList &values);

} // namespace rc
