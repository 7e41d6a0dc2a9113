// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/files/textfile.h"

#include <QCoreApplication>
#include <QSaveFile>

namespace rc {

Result<void> writeTextFile(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && commitWhole(file))
        return {};
    return failure(ErrorKind::FileFailed,
                   QCoreApplication::translate("rc::TextFile", "%1: %2").arg(path, file.errorString()));
}

bool commitWhole(QSaveFile &file)
{
    return file.flush() && file.commit();
}

} // namespace rc
