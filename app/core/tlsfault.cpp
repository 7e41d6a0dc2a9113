// SPDX-License-Identifier: GPL-3.0-or-later
// Detects a wrong clock behind a certificate's invalid dates.
#include "core/tlsfault.h"

namespace rc {

TlsFault comparedWithClock(TlsFault fault, const QDateTime &other)
{
    constexpr qint64 tolerance = 300; // seconds
    const bool byDate = fault.cause == TlsCause::Expired || fault.cause == TlsCause::NotYetValid;
    if (!byDate || !other.isValid() || std::llabs(fault.clock.secsTo(other)) <= tolerance)
        return fault;
    if (other < fault.certificate.validFrom || other > fault.certificate.validUntil)
        return fault;
    fault.cause = TlsCause::WrongClock;
    fault.otherClock = other;
    return fault;
}

} // namespace rc
