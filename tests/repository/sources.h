// SPDX-License-Identifier: GPL-3.0-or-later
// The sources of the checkout, for tests of rules that no compiler checks.
#pragma once

#include "support/filebytes.h"
#include "support/testpaths.h"

#include <QDir>
#include <QDirIterator>
#include <QRegularExpression>
#include <QStringList>

namespace rc {

/// By their paths from the top, sorted.
inline QStringList sourcesBelow(const QStringList &folders)
{
    const QDir top(inSourceFolder({}));
    QStringList files;
    for (const QString &folder : folders) {
        QDirIterator entries(top.filePath(folder), {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                             QDirIterator::Subdirectories);
        while (entries.hasNext())
            files.append(top.relativeFilePath(entries.next()));
    }
    files.sort();
    return files;
}

inline QStringList productSources()
{
    return sourcesBelow({QStringLiteral("app"), QStringLiteral("ui")});
}

inline QString textOf(const QString &path)
{
    return QString::fromUtf8(bytesOf(QDir(inSourceFolder({})).filePath(path)));
}

} // namespace rc
