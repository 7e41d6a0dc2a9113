// SPDX-License-Identifier: GPL-3.0-or-later
// Splits a web address by strict rules, because QUrl is too lenient for validation.
#pragma once

#include "core/url/detail/hostname.h"

#include <QStringList>

namespace rc {

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
[[nodiscard]] Result<Address> readAddress(const QString &text);

/// The scheme of `text` if it is not http or https (mailto:, javascript:, …), else empty.
[[nodiscard]] QString foreignScheme(const QString &text);

} // namespace rc
