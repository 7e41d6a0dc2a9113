// SPDX-License-Identifier: GPL-3.0-or-later
// The path of an address as segments that mean the same to every program that reads them.
#pragma once

#include "core/result.h"

#include <QStringList>

namespace rc {

/// Splits a path (empty, or with its leading slash) into its segments as pasted; one trailing slash is let go.
/// Refused with BadInput and the reason: empty and dot segments, encoded slashes, malformed percent signs, encoded
/// controls, bytes that are not UTF-8, characters that no path may have.
[[nodiscard]] Result<QStringList> readPath(const QString &path);

/// A segment from readPath() with its percent signs resolved.
[[nodiscard]] QString decodedSegment(const QString &segment);

/// `text` percent-encoded: all but RFC 3986's unreserved characters.
[[nodiscard]] QString encodedSegment(const QString &text);

} // namespace rc
