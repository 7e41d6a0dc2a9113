// SPDX-License-Identifier: GPL-3.0-or-later
// IP addresses in their one unambiguous spelling.
#pragma once

#include <QString>

namespace rc {

/// Four decimal numbers from 0 to 255 without leading zeros.
[[nodiscard]] bool isDottedIpv4(QStringView text);

/// The shortest form (RFC 5952) of an IPv6 address without brackets or zone; empty if it is not one.
[[nodiscard]] QString canonicalIpv6(QStringView text);

} // namespace rc
