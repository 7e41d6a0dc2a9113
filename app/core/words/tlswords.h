// SPDX-License-Identifier: GPL-3.0-or-later
// Words a TlsFault and a certificate for the user. All of it is safe to display.
#pragma once

#include "core/tlsfault.h"
#include "core/words/errorwords.h"

namespace rc {

/// Translated: the cause, the certificate as evidence, and one next step.
[[nodiscard]] ErrorWords tlsWords(const TlsFault &fault);

/// "Certificate: CN=…; for …; issued by …; valid from … to …." Empty without a certificate.
[[nodiscard]] QString certificateSentence(const CertificateFacts &certificate);

} // namespace rc
