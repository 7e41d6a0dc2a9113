// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/profile/environmentwriting.h"

#include "environment/text/envtext.h"
#include "store/files/textfile.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace rc {

namespace {

Result<QByteArray> bytesOf(const QString &path)
{
    QFile file(path);
    // a pipe or a device would be waited for
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return failure(ErrorKind::FileFailed,
                       QCoreApplication::translate("rc::EnvironmentChange", "%1: %2").arg(path, file.errorString()));
    return file.read(envSizeCap + 1);
}

} // namespace

EnvironmentChange::EnvironmentChange(QString path, QByteArray before, EnvEdit edit)
    : m_path(std::move(path))
    , m_before(std::move(before))
    , m_edit(std::move(edit))
{
}

EnvironmentChange::~EnvironmentChange()
{
    m_before.fill('\0');
    m_edit.bytes.fill('\0');
    m_edit.before.fill(u'\0');
    m_edit.after.fill(u'\0');
}

Result<EnvironmentChange> EnvironmentChange::prepared(const QString &path, const QString &name, const QString &value)
{
    Result<QByteArray> before = bytesOf(path);
    if (!before)
        return failure(before.error());
    Result<EnvEdit> edit = withEnvValue(*before, name, value);
    if (!edit)
        return failure(edit.error());
    return EnvironmentChange(path, std::move(*before), std::move(*edit));
}

Result<EnvironmentChange> EnvironmentChange::prepared(const QString &path, const QString &name, const Secret &key)
{
    QString value = QString::fromUtf8(key.reveal());
    Result<EnvironmentChange> change = prepared(path, name, value);
    value.fill(u'\0');
    return change;
}

Result<void> EnvironmentChange::write() const
{
    Result<QByteArray> now = bytesOf(m_path);
    if (!now)
        return failure(now.error());
    const bool same = *now == m_before;
    now->fill('\0');
    if (!same)
        return failure(badInput(QCoreApplication::translate("rc::EnvironmentChange",
                                                            "The file was changed meanwhile. Nothing was written.")));
    return writeTextFile(m_path, m_edit.bytes);
}

} // namespace rc
