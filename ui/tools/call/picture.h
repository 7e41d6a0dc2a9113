// SPDX-License-Identifier: GPL-3.0-or-later
// An image in its original size, or as large as possible.
#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>
#include <QWidget>

namespace rc {

/// Decodes an image from a tool within limits: pure, for another thread.
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

class Picture : public QWidget
{
    Q_OBJECT

public:
    explicit Picture(QWidget *parent = nullptr);

    /// Including its device pixel ratio.
    void show(const QImage &image);
    [[nodiscard]] const QImage &image() const { return m_image; }

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {1, 1}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QSize sizeWithin(int width) const;

    QImage m_image;
};

} // namespace rc
