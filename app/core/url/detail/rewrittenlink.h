// SPDX-License-Identifier: GPL-3.0-or-later
// Links that a mail filter, chat or search engine rewrote to redirect through its own server. Pure.
#pragma once

#include <QString>

#include <optional>

namespace rc {

struct RewrittenLink
{
    QString rewriter; ///< the product's own name: “Safe Links”
    QString target;   ///< the inner address, not validated; empty: only the rewriter's server knows it
};

/// nullopt if `address` belongs to no known rewriter. Works offline, from the text alone.
[[nodiscard]] std::optional<RewrittenLink> rewrittenLink(const QString &address);

} // namespace rc
