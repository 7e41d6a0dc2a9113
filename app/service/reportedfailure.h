// SPDX-License-Identifier: GPL-3.0-or-later
// Failures that a response reports in its body despite a success status.
#pragma once

#include <QByteArray>
#include <QString>

namespace rc {

class JsonValue;

/// The first failure in a response to `sent` entries, quoted; empty if there is none. Storing fewer entries counts as
/// one. `isMultiStatus`: the response has a part for each entry, under any name.
[[nodiscard]] QString reportedFailure(const QByteArray &body, qsizetype sent = 1, bool isMultiStatus = false);
/// Whether a member of a response reports a failure by its name and value.
[[nodiscard]] bool reportsFailure(const JsonValue &member);

} // namespace rc
