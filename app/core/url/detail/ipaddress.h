// SPDX-License-Identifier: GPL-3.0-or-later
// Strict rules for IP addresses and paths, so that every program reads them alike.
#pragma once

#include "core/result.h"

#include <QString>
#include <QStringList>

namespace rc {

/// Four decimal numbers from 0 to 255 without leading zeros.
[[nodiscard]] bool isDottedIpv4(QStringView text);

/// The shortest form (RFC 5952) of an IPv6 address without brackets or zone; empty if it is not one.
[[nodiscard]] QString canonicalIpv6(QStringView text);

/// Splits a path (empty, or with its leading slash) into segments as pasted; drops one trailing slash. BadInput with
/// the reason for empty and dot segments, encoded slashes, malformed percent signs, encoded controls, invalid UTF-8,
/// and characters invalid in a path.
[[nodiscard]] Result<QStringList> parsePath(const QString &path);

/// A segment from parsePath(), percent-decoded.
[[nodiscard]] QString decodedSegment(const QString &segment);

/// `text` percent-encoded, except RFC 3986's unreserved characters.
[[nodiscard]] QString encodedSegment(const QString &text);
/// A part of an address as a message may quote it.
[[nodiscard]] QString shownPart(const QString &text);
/// The part of a UUID segment that a message may quote: a key may follow, even without a gap.
[[nodiscard]] QString shownUuid(const QString &segment);

} // namespace rc
