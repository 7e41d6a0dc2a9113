// SPDX-License-Identifier: GPL-3.0-or-later
// Decodes an image from a tool within limits: pure, for another thread.
#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>

namespace rc {

constexpr qsizetype maxImageBytes = 16 * 1024 * 1024;
constexpr qint64 maxImagePixels = 24 * 1000 * 1000;

struct DecodedImage
{
    QImage image; ///< null if it cannot be shown; at most the requested size
    QSize size;   ///< original size
    QString problem;
};

/// Only PNG, JPEG, GIF (first frame) and WebP, decoded strictly as the claimed type.
[[nodiscard]] DecodedImage decodeImage(const QByteArray &bytes, const QString &mimeType, QSize within);

} // namespace rc
