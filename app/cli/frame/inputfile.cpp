// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/frame/inputfile.h"

#include "cli/frame/arguments.h"
#include "cli/frame/terminal.h"
#include "core/words/displaytext.h"

#include <QFile>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace rc {

Result<QByteArray> inputFile(const QString &path, qint64 most)
{
    QFile file(path);
    const bool isOpen = path == "-"_L1 ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    QByteArray bytes;
    while (isOpen && bytes.size() <= most) {
        const QByteArray part = file.read(most + 1 - bytes.size());
        if (part.isEmpty())
            break;
        bytes += part;
    }
    if (!isOpen || file.error() != QFileDevice::NoError)
        return failure(badInput(Cli::tr("Cannot read %1: %2.").arg(displayText(path), file.errorString())));
    return bytes;
}

} // namespace rc
