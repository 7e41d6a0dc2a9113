// SPDX-License-Identifier: GPL-3.0-or-later
// Masks line by line: no spelling of a key contains a line break.
#include "wire/http/detail/responsemask.h"

#include <utility>

namespace rc {

namespace {

/// The value of a header without "Bearer ", because servers quote it so.
QByteArray secretIn(const HeaderList &requestHeaders, const QByteArray &header)
{
    for (const auto &[name, value] : requestHeaders) {
        if (name.compare(header, Qt::CaseInsensitive) != 0)
            continue;
        const QByteArray secret = value.startsWith(bearerScheme) ? value.mid(qsizetype(qstrlen(bearerScheme))) : value;
        if (secret.size() >= minMaskedKeySize)
            return secret;
    }
    return {};
}

} // namespace

ResponseMask::ResponseMask(const HeaderList &requestHeaders, const QByteArray &keyHeader)
    : m_redactor(secretIn(requestHeaders, keyHeader), keyHeader.compare(authorizationHeader, Qt::CaseInsensitive) == 0
                                                          ? QByteArray() // a profile's key, and not a token
                                                          : secretIn(requestHeaders, authorizationHeader))
{
}

QByteArray ResponseMask::lines(const QByteArray &part)
{
    const qsizetype end = std::max(part.lastIndexOf('\n'), part.lastIndexOf('\r')) + 1;
    if (end == 0) {
        m_pending += part;
        // JSON is often one long line: masking it all at the end would block everything.
        constexpr qsizetype longLine = 256 * 1024;
        return m_pending.size() < longLine ? QByteArray() : m_redactor.takeRedacted(m_pending);
    }
    const QByteArray complete = std::exchange(m_pending, part.mid(end)) + part.left(end);
    return m_redactor.redacted(complete);
}

QByteArray ResponseMask::rest()
{
    return m_redactor.redacted(std::exchange(m_pending, {}));
}

HeaderList ResponseMask::headers(const HeaderList &headers) const
{
    HeaderList masked;
    for (const auto &[name, value] : headers)
        masked.append({m_redactor.redacted(name), m_redactor.redacted(value)});
    return masked;
}

} // namespace rc
