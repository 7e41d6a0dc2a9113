// SPDX-License-Identifier: GPL-3.0-or-later
// Collects a text for each element of a list or row of a table.
#pragma once

#include <QStringList>

#include <functional>

namespace rc {

/// `text` is a member or a function of an element.
template<typename Range, typename Text>
[[nodiscard]] QStringList textsOf(const Range &range, Text text)
{
    QStringList texts;
    for (const auto &element : range)
        texts.append(QString(std::invoke(text, element)));
    return texts;
}

} // namespace rc
