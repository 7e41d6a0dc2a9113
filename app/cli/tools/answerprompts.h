// SPDX-License-Identifier: GPL-3.0-or-later
// A server's question put to a person at the terminal, field by field.
#pragma once

#include "service/tools/serverquestion.h"

namespace rc {

class Terminal;

/// After its lines were shown. Whoever presses Ctrl-C or ends the input cancels the question.
[[nodiscard]] ServerAnswer askPerson(const ServerQuestion &question, Terminal &terminal);

/// What was typed for a field of a form, as JSON; nothing when it is nothing of its kind. `field`: its schema, raw.
[[nodiscard]] std::optional<QByteArray> typedValue(const QByteArray &field, const QString &typed);

} // namespace rc
