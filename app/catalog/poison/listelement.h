// SPDX-License-Identifier: GPL-3.0-or-later
// How an element of a list begins in a folded text: "- ", "2. ", "path (str, optional): ".
#pragma once

#include <QStringView>

namespace rc {

/// Whether what follows a line break begins an element of a list, or the description of a parameter.
[[nodiscard]] bool startsElement(QStringView line);

/// How many characters name a parameter that the line describes, with bullet and colon; 0: it describes none.
[[nodiscard]] qsizetype parameterHead(QStringView line);

} // namespace rc
