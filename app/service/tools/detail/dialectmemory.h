// SPDX-License-Identifier: GPL-3.0-or-later
// Remembers how an endpoint wants to be spoken to.
#pragma once

#include "core/tool/toolcatalog.h"

#include <QHash>

namespace rc {

/// Which dialect an endpoint spoke last, so that the next request starts with it. One object for the program's run.
class DialectMemory
{
public:
    [[nodiscard]] Dialect dialectOf(const QUrl &url) const; ///< Plain when nothing is known
    void remember(const QUrl &url, Dialect dialect);

private:
    QHash<QString, Dialect> m_byEndpoint;
};

} // namespace rc
