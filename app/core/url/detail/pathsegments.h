// SPDX-License-Identifier: GPL-3.0-or-later
// Splits the path of an address into segments that every program reads alike.
#pragma once

#include "core/result.h"

#include <QStringList>

namespace rc {

/// Splits a path (empty, or with its leading slash) into segments as pasted; drops one trailing slash. BadInput with
/// the reason for empty and dot segments, encoded slashes, malformed percent signs, encoded controls, invalid UTF-8,
/// and characters invalid in a path.
[[nodiscard]] Result<QStringList> readPath(const QString &path);

/// A segment from readPath(), percent-decoded.
[[nodiscard]] QString decodedSegment(const QString &segment);

/// `text` percent-encoded, except RFC 3986's unreserved characters.
[[nodiscard]] QString encodedSegment(const QString &text);

} // namespace rc
