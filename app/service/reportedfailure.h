// SPDX-License-Identifier: GPL-3.0-or-later
// Failures that a response reports in its body although its status is that of a success.
#pragma once

#include <QByteArray>
#include <QString>

namespace rc {

class JsonValue;

/// The first failure in a response to entries, quoted; empty if there is none.
[[nodiscard]] QString reportedFailure(const QByteArray &body);
/// Whether a member of a response reports a failure by its name and value.
[[nodiscard]] bool reportsFailure(const JsonValue &member);

} // namespace rc
