// SPDX-License-Identifier: GPL-3.0-or-later
// An image that a tool gave back, decoded within bounds: pure, for another thread.
#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>

namespace rc {

constexpr qsizetype maxImageBytes = 16 * 1024 * 1024;
constexpr qint64 maxImagePixels = 24 * 1000 * 1000;

struct DecodedImage
{
    QImage image; ///< null when there is none to show; never wider or higher than asked
    QSize size;   ///< as sent
    QString problem;
};

/// Only PNG, JPEG, GIF (its first picture) and WebP, by the decoder of the type that was claimed and no other.
[[nodiscard]] DecodedImage decodeImage(const QByteArray &bytes, const QString &mimeType, QSize within);

} // namespace rc
