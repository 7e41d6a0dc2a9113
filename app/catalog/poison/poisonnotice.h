// SPDX-License-Identifier: GPL-3.0-or-later
// A notice that pretends to be part of the conversation: it calls itself important, speaks for the user or the
// operator, to the model, and wants its own order carried out ahead of the task.
#pragma once

#include <QStringView>

namespace rc {

/// `flat`: folded, on one line. `isForUser`: only one that speaks for the user counts. Empty: there is none.
[[nodiscard]] QStringView noticeIn(QStringView flat, bool isForUser);

} // namespace rc
