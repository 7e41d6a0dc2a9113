// SPDX-License-Identifier: GPL-3.0-or-later
// Links that a mail filter, chat or search engine rewrote, so that a click passes its own server first. Pure.
#pragma once

#include <QString>

#include <optional>

namespace rc {

struct RewrittenLink
{
    QString rewriter; ///< the product's own name: “Safe Links”
    QString target;   ///< the address inside, not checked in any way; empty: only the rewriter's server knows it
};

/// Nothing when `address` belongs to no known rewriter. The answer is read out of the text: nobody is asked.
[[nodiscard]] std::optional<RewrittenLink> rewrittenLink(const QString &address);

} // namespace rc
