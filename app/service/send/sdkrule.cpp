// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/send/sdkrule.h"

#include "core/entry/ingestbody.h"
#include "core/files/regularfile.h"
#include "core/words/displaytext.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace rc {

Result<void> SdkLog::open()
{
    if (m_file.isOpen())
        return {};
    QDir().mkpath(QFileInfo(m_file).absolutePath());
    const FileOwner owner = m_file.fileName() == sdkLogPath() ? FileOwner::Program : FileOwner::User;
    if (const auto opened = openToAppend(m_file, owner); !opened)
        return failure(fileError(displayText(m_file.fileName()), opened.error()));
    return {};
}

Result<void> SdkLog::write(const LogEntry &entry)
{
    RC_CHECK(open());
    const QByteArray line = entryJson(entry) + '\n';
    if (m_file.write(line) != line.size())
        return failure(ErrorKind::FileFailed, displayText(m_file.fileName()) + u": "_s + m_file.errorString());
    return {};
}

QString sdkLogPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/sdk.log"_s;
}

} // namespace rc
