// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tool/dialect.h"

using namespace Qt::StringLiterals;

namespace rc {

QLatin1StringView wireWord(Dialect dialect)
{
    switch (dialect) {
    case Dialect::Plain:
        return "plain"_L1;
    case Dialect::Session:
        return "session"_L1;
    case Dialect::Modern:
        return "modern"_L1;
    }
    Q_UNREACHABLE();
}

std::optional<Dialect> dialectFromWord(QStringView word)
{
    for (const Dialect dialect : dialectsInOrder) {
        if (word == wireWord(dialect))
            return dialect;
    }
    return std::nullopt;
}

} // namespace rc
