// SPDX-License-Identifier: GPL-3.0-or-later
// Text that is hidden in another spelling: base64, hexadecimal digits, escapes.
#pragma once

#include <QList>
#include <QString>

namespace rc {

struct DecodedText
{
    QString text;
    qsizetype from = 0; ///< of what was decoded
    qsizetype size = 0;
};

/// The pieces of `text` that decode to words. Whatever decodes to bytes or to one short word is left alone.
[[nodiscard]] QList<DecodedText> decodedTexts(const QString &text);

} // namespace rc
