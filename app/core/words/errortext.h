// SPDX-License-Identifier: GPL-3.0-or-later
// Words an Error for the user, in this file only.
#pragma once

#include "core/error.h"
#include "core/phrase.h"
#include "core/tlsfault.h"

#include <QLatin1StringView>

namespace rc {

struct ErrorText
{
    Phrase what;          ///< what happened, one sentence with its full stop
    Phrase next;          ///< next step, one sentence; empty if there is none
    Phrase evidence = {}; ///< evidence, such as the certificate of a TLS fault; usually empty
};

/// A stable, untranslated code for files: bad-input no-key name-not-found …
[[nodiscard]] QLatin1StringView wireWord(ErrorKind kind);

/// Translated words for `error`, without the service's own (`error.quote`): show those separately, quoted.
[[nodiscard]] ErrorText errorText(const Error &error);

/// "what evidence next" on one line, followed by the quote if there is one. For a terminal or a status line; safe to
/// display.
[[nodiscard]] Phrase errorLine(const Error &error);
/// "Response: “…”", safe to display; empty without a quote, or if `shown` quotes it already.
[[nodiscard]] Phrase quoteText(const Error &error, const QString &shown = {});

/// Translated: the cause, the certificate as evidence, and one next step.
[[nodiscard]] ErrorText tlsErrorText(const TlsFault &fault);

/// "Certificate: CN=…; for …; issued by …; valid from … to …." Empty without a certificate.
[[nodiscard]] Phrase certificateSentence(const CertificateFacts &certificate);

} // namespace rc
