// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/frame/inputfile.h"

#include "cli/frame/arguments.h"
#include "cli/frame/terminal.h"
#include "core/files/regularfile.h"
#include "core/words/displaytext.h"

#include <QFile>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// N for /dev/fd/N, 0 for /dev/stdin. -1 for other paths.
int descriptorIn(const QString &path)
{
    if (path == "-"_L1 || path == "/dev/stdin"_L1)
        return 0;
    constexpr auto folder = "/dev/fd/"_L1;
    bool isNumber = false;
    const int descriptor = path.mid(folder.size()).toInt(&isNumber);
    return path.startsWith(folder) && isNumber ? descriptor : -1;
}

} // namespace

Result<QByteArray> inputFile(const QString &path, qint64 cap)
{
    const int descriptor = descriptorIn(path);
    QFile file;
    FileResult<QByteArray> bytes;
    if (descriptor < 0)
        bytes = readRegularFile(path, FileOwner::User, cap);
    else if (file.open(descriptor, QIODevice::ReadOnly))
        bytes = readOpenFile(file, cap);
    else
        bytes = tl::unexpected(FileFault{FileFault::Kind::Failed, file.errorString()});
    if (bytes)
        return std::move(*bytes);
    return failure(Cli::tr("Cannot read %1: %2.").arg(displayText(path), bytes.error().words));
}

} // namespace rc
