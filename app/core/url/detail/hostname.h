// SPDX-License-Identifier: GPL-3.0-or-later
// What may stand as the host of an address, and what it really names.
#pragma once

#include "core/result.h"

#include <QString>

namespace rc {

struct HostName
{
    QString ace;         ///< as it goes on the wire: ACE form, lower case; IPv6 in its shortest form, without brackets
    QString unicode;     ///< the display form when it differs from `ace`, else empty
    bool mapped = false; ///< written with other characters that IDNA maps to plain ones: ｅxample, example。com
};

/// Reads a host as it stands in an address; an IPv6 address with its brackets. Refused with BadInput and the reason:
/// percent signs, numbers that a resolver would take for an address in disguise (2130706433, 0x7f.1, 127.1), names
/// that DNS does not allow, international names that IDNA does not allow.
[[nodiscard]] Result<HostName> readHost(const QString &text);

} // namespace rc
