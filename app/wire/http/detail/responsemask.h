// SPDX-License-Identifier: GPL-3.0-or-later
// Masks the request's key and token in the response, before anything reads it.
#pragma once

#include "core/key/credentials.h"
#include "core/key/redactor.h"

namespace rc {

/// Shorter keys are not masked, because that would also mask ordinary words and numbers.
constexpr qsizetype minMaskedKeySize = 8;

/// A service that echoes requests must not leak the key into a response, a report or copied text. Every part of a
/// response passes through here, so later code need not know the key.
class ResponseMask
{
public:
    /// `requestHeaders`: the key is the value of `keyHeader`, the token that of Authorization.
    explicit ResponseMask(const HeaderList &requestHeaders, const QByteArray &keyHeader = apiKeyHeader);

    /// Masks a part of the body. Returns complete lines, or a part of a long one; keeps the rest, so that a split key
    /// is found.
    [[nodiscard]] QByteArray lines(const QByteArray &part);
    /// The kept rest, at the end of the body.
    [[nodiscard]] QByteArray rest();

    [[nodiscard]] QString text(const QString &text) const { return m_redactor.redacted(text); }
    [[nodiscard]] HeaderList headers(const HeaderList &headers) const;

private:
    Redactor m_redactor;
    QByteArray m_pending;
};

} // namespace rc
