// SPDX-License-Identifier: GPL-3.0-or-later
// The text that a JSON string stands for.
#pragma once

#include <QByteArrayView>
#include <QString>

namespace rc {

/// The text of `string`, a JSON string with its quotation marks that JsonScanner found well. A byte order mark at its
/// beginning is part of it; Qt's readers let it go, and two keys would look the same.
[[nodiscard]] QString decodedJsonString(QByteArrayView string);

} // namespace rc
