// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/call/picture.h"

#include "service/tools/toolresult.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImageReader>
#include <QPainter>

namespace rc {

namespace {

struct ImageTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::ImageDecoding)
};

DecodedImage problem(const char *text)
{
    return {{}, {}, ImageTr::tr(text)};
}

} // namespace

DecodedImage decodeImage(const QByteArray &bytes, const QString &mimeType, QSize within)
{
    if (!isShownImage(mimeType))
        return problem(QT_TRANSLATE_NOOP("rc::ImageDecoding", "This type of image cannot be shown. You can save it."));
    if (bytes.size() > maxImageBytes)
        return problem(QT_TRANSLATE_NOOP("rc::ImageDecoding", "The image is too large to be shown. You can save it."));
    QByteArray format = suffixOf(mimeType).toLatin1();
    if (!QImageReader::supportedImageFormats().contains(format))
        return problem(
            QT_TRANSLATE_NOOP("rc::ImageDecoding", "This computer has no decoder for this image. You can save it."));
    QBuffer buffer;
    buffer.setData(bytes);
    QImageReader reader(&buffer, format);
    reader.setAutoDetectImageFormat(false);
    DecodedImage decoded;
    decoded.size = reader.size();
    if (!decoded.size.isValid())
        return problem(
            QT_TRANSLATE_NOOP("rc::ImageDecoding", "The content does not match the image type. You can save it."));
    if (qint64(decoded.size.width()) * decoded.size.height() > maxImagePixels)
        return problem(
            QT_TRANSLATE_NOOP("rc::ImageDecoding", "The image has too many pixels to be shown. You can save it."));
    if (decoded.size.width() > within.width() || decoded.size.height() > within.height())
        reader.setScaledSize(decoded.size.scaled(within, Qt::KeepAspectRatio));
    decoded.image = reader.read();
    if (decoded.image.isNull())
        return problem(
            QT_TRANSLATE_NOOP("rc::ImageDecoding", "The image is damaged and cannot be shown. You can save it."));
    return decoded;
}

Picture::Picture(QWidget *parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    hide();
}

void Picture::show(const QImage &image)
{
    m_image = image;
    updateGeometry();
    QWidget::show();
    update();
}

QSize Picture::sizeWithin(int width) const
{
    const QSize whole = m_image.deviceIndependentSize().toSize();
    if (whole.width() <= width || whole.isEmpty())
        return whole;
    return {width, qMax(1, whole.height() * width / whole.width())};
}

int Picture::heightForWidth(int width) const
{
    return sizeWithin(width).height();
}

QSize Picture::sizeHint() const
{
    return m_image.deviceIndependentSize().toSize();
}

void Picture::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    QRect place(QPoint(0, 0), sizeWithin(width()));
    if (isRightToLeft())
        place.moveRight(width() - 1);
    painter.drawImage(place, m_image);
}

} // namespace rc

#include "moc_picture.cpp"
