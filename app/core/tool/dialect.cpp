// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tool/dialect.h"

#include "core/words/enumtable.h"

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr std::array dialectRows = std::to_array<EnumRow<Dialect>>(
    {{Dialect::Plain, "plain"_L1}, {Dialect::Session, "session"_L1}, {Dialect::Modern, "modern"_L1}});

} // namespace

QLatin1StringView wireWord(Dialect dialect)
{
    return rowOf(dialectRows, dialect).word;
}

std::optional<Dialect> dialectFromWord(QStringView word)
{
    return enumFromWord(dialectRows, word);
}

} // namespace rc
