// SPDX-License-Identifier: GPL-3.0-or-later
// Takes the key and the token that a request carried out of the answer to it, before anybody reads the answer.
#pragma once

#include "core/key/credentials.h"
#include "core/key/redactor.h"

namespace rc {

/// A shorter key is left alone: masking a few letters would take words and numbers out of an answer that mean nothing
/// but themselves.
constexpr qsizetype shortestMaskedKey = 8;

/// A service that echoes its requests must not bring the key into a reply, a report or a copied text. Every part of an
/// answer passes here, so nothing behind it has to know the key.
class AnswerMask
{
public:
    /// `sent`: the headers of the request; the key is the value of `keyHeader`, a token that of Authorization.
    explicit AnswerMask(const HeaderList &sent, const QByteArray &keyHeader = apiKeyHeader);

    /// A part of the body. What comes back is masked and ends with a line, or within a long one; the rest is kept, so
    /// that a key which comes in two parts is seen.
    [[nodiscard]] QByteArray lines(const QByteArray &part);
    /// What was kept, when nothing follows.
    [[nodiscard]] QByteArray rest();

    [[nodiscard]] QString text(const QString &text) const { return m_redactor.redacted(text); }
    [[nodiscard]] HeaderList headers(const HeaderList &headers) const;

private:
    Redactor m_redactor;
    QByteArray m_kept;
};

} // namespace rc
