// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/profile/dialectkeeping.h"

#include "store/catalogs/keptdialects.h"

namespace rc {

void keepDialects(DialectMemory &memory, const QString &path)
{
    memory.setKeeper([path] { return KeptDialects(path).load(); },
                     [path](const QString &endpoint, const std::optional<KnownDialect> &known) {
                         static_cast<void>(KeptDialects(path).keep(endpoint, known));
                     });
}

} // namespace rc
