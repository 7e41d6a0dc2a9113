// SPDX-License-Identifier: GPL-3.0-or-later
// Validates and normalizes host names.
#pragma once

#include "core/result.h"

#include <QString>

namespace rc {

struct HostName
{
    QString ace;         ///< as sent: ACE form, lower case; IPv6 in its shortest form, without brackets
    QString unicode;     ///< display form if it differs from `ace`, else empty
    bool mapped = false; ///< had characters that IDNA maps to plain ones: ｅxample, example。com
};

/// Reads the host of an address; IPv6 in brackets. BadInput with the reason for percent signs, numbers that a resolver
/// would read as an address (2130706433, 0x7f.1, 127.1), and names that DNS or IDNA does not allow.
[[nodiscard]] Result<HostName> readHost(const QString &text);

} // namespace rc
