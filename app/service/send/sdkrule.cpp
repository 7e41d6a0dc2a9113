// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/send/sdkrule.h"

#include "core/entry/ingestbody.h"
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
    const bool isNew = !m_file.exists();
    QDir().mkpath(QFileInfo(m_file).absolutePath());
    // Unbuffered, so that a line is one write() at the end of the file, also beside other processes.
    if (!m_file.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered))
        return failure(ErrorKind::FileFailed, displayText(m_file.fileName()) + u": "_s + m_file.errorString());
    if (isNew)
        m_file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    return {};
}

Result<void> SdkLog::write(const LogEntry &entry)
{
    if (const auto opened = open(); !opened)
        return opened;
    const QByteArray line = entryJson(entry) + '\n';
    if (m_file.write(line) != line.size())
        return failure(ErrorKind::FileFailed, displayText(m_file.fileName()) + u": "_s + m_file.errorString());
    return {};
}

SdkFiled fileAsSdk(LogEntry &entry, Threshold threshold, SdkLog &log)
{
    if (!entry.ts.isValid())
        entry.ts = QDateTime::currentDateTimeUtc();
    return {log.write(entry), forwards(threshold, entry.level)};
}

SendResult localResult(const LogEntry &entry)
{
    SendResult result;
    result.entry = entry;
    result.outcome = Outcome::Local;
    result.at = QDateTime::currentDateTime();
    return result;
}

QString sdkLogPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/sdk.log"_s;
}

} // namespace rc
