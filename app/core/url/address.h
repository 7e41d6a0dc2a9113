// SPDX-License-Identifier: GPL-3.0-or-later
// A web address taken apart by our own strict rules: QUrl is too lenient to judge one.
#pragma once

#include "core/url/detail/hostname.h"

#include <QStringList>

namespace rc {

struct Address
{
    bool encrypted = true;
    HostName host;
    quint16 port = 0;     ///< the effective one
    QStringList segments; ///< of the path, as pasted, checked; without the empty one behind a trailing slash
    QString query;        ///< with its question mark, or empty
    QString fragment;     ///< with its hash, or empty

    /// Scheme, host and, when it is not the usual one, port: https://logs.example.net:8443
    [[nodiscard]] QString origin() const;
};

/// Takes `text` apart, or refuses it with BadInput and the reason (see parseResourceUrl()).
[[nodiscard]] Result<Address> readAddress(const QString &text);

/// The scheme of `text` when it begins with one that is not the web's (mailto:, javascript:, …), else empty.
[[nodiscard]] QString foreignScheme(const QString &text);

} // namespace rc
