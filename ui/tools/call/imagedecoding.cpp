// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/call/imagedecoding.h"

#include "service/tools/toolresult.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImageReader>

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

} // namespace rc
