// SPDX-License-Identifier: GPL-3.0-or-later
// The one place that words an Error for a person.
#pragma once

#include "core/error.h"

namespace rc {

struct ErrorWords
{
    QString what;          ///< what happened, one sentence with its full stop
    QString next;          ///< what to do next, one sentence; empty when there is nothing sensible
    QString evidence = {}; ///< what was seen: the certificate of a TLS fault; empty for most
};

/// Translated words for `error`. The service's own words (`error.quote`) are not part of it:
/// show them beside it, quoted.
[[nodiscard]] ErrorWords errorWords(const Error &error);

/// "what evidence next" in one line, followed by the quote in quotation marks if there is one. For a terminal or a
/// status line. Outside text in it has already passed displayText().
[[nodiscard]] QString errorLine(const Error &error);
/// "Response: “…”", safe to display; empty without such words.
[[nodiscard]] QString quotedWords(const Error &error);

} // namespace rc
