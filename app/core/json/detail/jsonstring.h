// SPDX-License-Identifier: GPL-3.0-or-later
// Decodes JSON strings.
#pragma once

#include <QByteArrayView>
#include <QString>

namespace rc {

/// Decodes `string`, which includes its quotation marks and has passed JsonScanner. Keeps a leading byte order mark:
/// Qt's readers drop it, which would make two different keys look the same.
[[nodiscard]] QString decodedJsonString(QByteArrayView string);

} // namespace rc
