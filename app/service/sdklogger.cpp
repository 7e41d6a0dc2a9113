// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/sdklogger.h"

#include "service/sendjob.h"

#include <QCoreApplication>

namespace rc {

SdkLogger::SdkLogger(const QString &logFile, QObject *parent)
    : QObject(parent)
    , m_log(logFile)
{
}

SdkLogger::~SdkLogger() = default;

Result<void> SdkLogger::configure(const SdkSettings &settings)
{
    std::optional<Secret> key;
    if (settings.apiKey) {
        Result<Secret> read = keyFromInput(*settings.apiKey);
        if (!read)
            return tl::unexpected(read.error());
        key = std::move(*read);
    }
    std::optional<ResourceUrl> resource;
    if (settings.resource) {
        const auto read = parseResourceUrl(*settings.resource);
        if (!read)
            return tl::unexpected(read.error());
        resource = read->resource;
    }
    if (key)
        m_credentials.key = std::move(*key);
    if (resource)
        m_resource = resource;
    if (settings.username)
        m_credentials.identity.username = *settings.username;
    if (settings.cloudLevel)
        m_cloudLevel = settings.cloudLevel;
    if (settings.debug)
        m_debug = *settings.debug;
    return {};
}

Result<void> SdkLogger::debug(const QString &message, const QList<ExtraField> &extra)
{
    return log({Level::Debug, message, {}, extra, {}});
}

Result<void> SdkLogger::info(const QString &message, const QList<ExtraField> &extra)
{
    return log({Level::Info, message, {}, extra, {}});
}

Result<void> SdkLogger::warning(const QString &message, const QList<ExtraField> &extra)
{
    return log({Level::Warning, message, {}, extra, {}});
}

Result<void> SdkLogger::error(const QString &message, const QList<ExtraField> &extra)
{
    return log({Level::Error, message, {}, extra, {}});
}

Result<void> SdkLogger::alert(const QString &message, const QList<ExtraField> &extra)
{
    return log({Level::Alert, message, {}, extra, {}});
}

Result<void> SdkLogger::log(LogEntry entry)
{
    if (const QString fault = extraFault(entry.extra); !fault.isEmpty())
        return failure(ErrorKind::BadInput, fault);
    if (!entry.ts.isValid())
        entry.ts = QDateTime::currentDateTimeUtc();
    const auto written = m_log.write(entry);
    m_busy = true;
    if (forwards(threshold(), entry.level)) {
        m_waiting.append(entry);
        QMetaObject::invokeMethod(this, &SdkLogger::next, Qt::QueuedConnection);
        return written;
    }
    SendResult result;
    result.entry = entry;
    result.outcome = Outcome::Local;
    result.at = QDateTime::currentDateTime();
    ++m_underWay; // until it is told
    QMetaObject::invokeMethod(
        this,
        [this, result] {
            --m_underWay;
            tell(result);
        },
        Qt::QueuedConnection);
    return written;
}

void SdkLogger::next()
{
    while (!m_waiting.isEmpty() && m_underWay < mostUnderWay) {
        const LogEntry entry = m_waiting.takeFirst();
        ++m_underWay;
        if (!m_resource) {
            SendResult result = unsentResult(
                entry, {ErrorKind::BadInput,
                        QCoreApplication::translate("rc::SdkLogger", "There is no Resource URL: configure() sets it."),
                        {},
                        0});
            --m_underWay;
            tell(result);
            return; // this object may be gone; tell() goes on
        }
        auto *job = new SendJob(*m_resource, m_credentials.clone(), entry, m_limits, this);
        connect(job, &SendJob::finished, this, [this, job](const SendResult &result) {
            job->deleteLater();
            --m_underWay;
            tell(result);
        });
        job->start();
    }
}

void SdkLogger::tell(const SendResult &result)
{
    QMetaObject::invokeMethod(
        this,
        [this] {
            next();
            if (isIdle() && std::exchange(m_busy, false))
                emit idle();
        },
        Qt::QueuedConnection);
    emit ended(SendResult(result));
}

} // namespace rc

#include "moc_sdklogger.cpp"
