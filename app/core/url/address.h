// SPDX-License-Identifier: GPL-3.0-or-later
// Splits a web address by strict rules, because QUrl is too lenient for validation.
#pragma once

#include "core/result.h"

#include <QString>
#include <QStringList>

namespace rc {

/// A validated host name. Numbers that a resolver would read as an address (2130706433, 0x7f.1, 127.1) are refused.
struct HostName
{
    QString ace;         ///< as sent: ACE form, lower case; IPv6 in its shortest form, without brackets
    QString unicode;     ///< display form if it differs from `ace`, else empty
    bool mapped = false; ///< had characters that IDNA maps to plain ones: ｅxample, example。com
};

struct Address
{
    bool encrypted = true;
    HostName host;
    quint16 port = 0;     ///< the effective port
    QStringList segments; ///< path segments as pasted, checked; without the empty one after a trailing slash
    QString query;        ///< with its question mark, or empty
    QString fragment;     ///< with its hash, or empty

    /// Scheme, host and any non-default port: https://logs.example.net:8443
    [[nodiscard]] QString origin() const;
};

/// Splits `text`, or refuses it with BadInput and the reason (see parseResourceUrl()).
[[nodiscard]] Result<Address> parseAddress(const QString &text);

/// A sentence if `text` begins with another scheme than http or https (mailto:, javascript:, …); empty otherwise.
[[nodiscard]] Phrase otherSchemeFault(const QString &text);

/// Four decimal numbers from 0 to 255 without leading zeros.
[[nodiscard]] bool isDottedIpv4(QStringView text);

/// The shortest form (RFC 5952) of an IPv6 address without brackets or zone; empty if it is not one.
[[nodiscard]] QString canonicalIpv6(QStringView text);

/// A part of an address as a message may quote it.
[[nodiscard]] QString shownPart(const QString &text);
/// The part of a UUID segment that a message may quote: a key may follow, even without a gap.
[[nodiscard]] QString shownUuid(const QString &segment);

} // namespace rc
