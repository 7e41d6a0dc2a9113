// SPDX-License-Identifier: GPL-3.0-or-later
// Finds addresses inside pasted text: in quotes, angle brackets, settings lines, commands, snippets and sentences.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace rc {

/// One candidate for where an address begins and ends. Not validated.
struct AddressCandidate
{
    QString address;
    QStringList surroundings; ///< the surrounding text, as translated phrases
    QChar cutBy = {};         ///< the space, line break or tab at its end, if more text follows
    /// The end is a guess that only an address with a known end can confirm. A more certain reading exists, too.
    bool onlyForResource = false;
};

/// The readings of one address, the likeliest first.
using AddressCandidates = QList<AddressCandidate>;

/// `text` without invisible characters at either end.
[[nodiscard]] QString trimInvisible(const QString &text);

/// Every address with `://` in `text`, in order. Skips an address inside another one (in its query, after an @).
[[nodiscard]] QList<AddressCandidates> addressesIn(const QString &pasted);

/// Links that a mail filter, chat or search engine rewrote to redirect through its own server. Pure.
struct RewrittenLink
{
    QString rewriter; ///< the product's own name: “Safe Links”
    QString target;   ///< the inner address, not validated; empty: only the rewriter's server knows it
};

/// nullopt if `address` belongs to no known rewriter. Works offline, from the text alone.
[[nodiscard]] std::optional<RewrittenLink> rewrittenLink(const QString &address);

} // namespace rc
