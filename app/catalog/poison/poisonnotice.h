// SPDX-License-Identifier: GPL-3.0-or-later
// A notice that pretends to be part of the conversation: it calls itself important, speaks for the user or the operator,
// to the model, and wants its own order carried out ahead of the task.
#pragma once

#include <QStringView>

namespace rc {

struct PoisonNotice
{
    QStringView shown;
    bool speaksForUser = false;
};

/// `flat`: folded, on one line. An empty `shown`: there is none.
[[nodiscard]] PoisonNotice noticeIn(QStringView flat);

} // namespace rc
