// SPDX-License-Identifier: GPL-3.0-or-later
// A file's bytes, read and written at once.
#pragma once

#include "support/require.h"

#include <QFile>

namespace rc {

/// Empty when there is no such file.
inline QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline void writeBytes(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    RC_REQUIRE(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

} // namespace rc
