// SPDX-License-Identifier: GPL-3.0-or-later
// The one place that words a TlsFault and a certificate for a person. All of it is safe to display.
#pragma once

#include "core/tlsfault.h"
#include "core/words/errorwords.h"

namespace rc {

/// Translated: what stands in the way, the certificate as evidence, and one next step.
[[nodiscard]] ErrorWords tlsWords(const TlsFault &fault);

/// "Certificate: CN=…; for …; issued by …; valid from … to …." Empty without a certificate.
[[nodiscard]] QString certificateSentence(const CertificateFacts &certificate);

/// The expired, not-yet-valid, … of the design: for machines, never translated.
[[nodiscard]] QLatin1StringView wireWord(TlsCause cause);

} // namespace rc
