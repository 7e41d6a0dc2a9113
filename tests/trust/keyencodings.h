// SPDX-License-Identifier: GPL-3.0-or-later
// A key that no other text contains, in every encoding to search for.
#pragma once

#include <QByteArray>
#include <QDirIterator>
#include <QFile>
#include <QList>
#include <QStringList>

/// Each of its special characters is encoded differently in JSON, in an address or in base64.
inline const QByteArray canaryKey = "canary~7Q9x/\"b\\c%d&e+~~~?\?\?>>";

inline QByteArray escapedForJson(const QByteArray &text)
{
    return QByteArray(text).replace('\\', "\\\\").replace('"', "\\\"");
}

inline QList<QByteArray> encodingsOf(const QByteArray &key)
{
    const QByteArray json = escapedForJson(key);
    QList<QByteArray> spellings{key,
                                json,
                                escapedForJson(json),
                                QByteArray(json).replace('/', "\\/"),
                                key.toPercentEncoding(),
                                key.toPercentEncoding().toLower(),
                                key.toPercentEncoding().toPercentEncoding()};
    for (const auto form : {QByteArray::Base64Encoding, QByteArray::Base64UrlEncoding}) {
        // After zero, one and two bytes; without the digits at the ends, which share bits with the neighbors.
        for (qsizetype before = 0; before < 3; ++before)
            spellings.append((QByteArray(before, 'x') + key)
                                 .toBase64(form | QByteArray::OmitTrailingEquals)
                                 .mid(before == 0 ? 0 : 4)
                                 .chopped(2));
    }
    return spellings;
}

inline qsizetype timesSeen(const QByteArray &text, const QByteArray &key)
{
    qsizetype times = 0;
    for (const QByteArray &spelling : encodingsOf(key))
        times += text.count(spelling);
    return times;
}

/// The files below `folder` with the key in their content or name.
inline QStringList filesWithKey(const QString &folder, const QByteArray &key)
{
    QStringList found;
    QDirIterator files(folder, QDir::Files | QDir::Hidden | QDir::System, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (timesSeen(file.fileName().toUtf8(), key) > 0 ||
            (file.open(QIODevice::ReadOnly) && timesSeen(file.readAll(), key) > 0))
            found.append(file.fileName());
    }
    return found;
}
