// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/profile/environmentwriting.h"

#include "store/files/textfile.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSaveFile>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

Error fileFault(const QString &path, const QString &words)
{
    return {
        ErrorKind::FileFailed, QCoreApplication::translate("rc::EnvironmentChange", "%1: %2").arg(path, words), {}, 0};
}

Result<QByteArray> bytesOf(const QString &path)
{
    QFile file(path);
    // a pipe or a device may never end
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return failure(fileFault(path, file.errorString()));
    return file.read(envSizeCap + 1);
}

/// It may hold keys.
Result<void> keepCopy(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner) &&
        file.write(bytes) == bytes.size() && commitWhole(file))
        return {};
    return failure(fileFault(path, file.errorString()));
}

} // namespace

Result<QString> writeEnvironment(const QString &path, const QList<EnvValue> &values)
{
    RC_TRY(before, bytesOf(path));
    Result<QByteArray> after = withEnvValues(*before, values);
    if (!after)
        return failure(after.error());
    const QString copy = path + u".bak"_s;
    Result<void> written = keepCopy(copy, *before);
    if (written)
        written = writeTextFile(path, *after);
    before->fill('\0');
    after->fill('\0');
    if (!written)
        return failure(written.error());
    return copy;
}

Result<QString> writeEnvironment(const QString &path, const QString &name, const Secret &key)
{
    QList<EnvValue> values{{name, QString::fromUtf8(key.reveal())}};
    Result<QString> written = writeEnvironment(path, values);
    values.first().value.fill(u'\0');
    return written;
}

} // namespace rc
