// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/send/sdklogger.h"

#include "service/send/sdkrule.h"
#include "service/send/sendjob.h"

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
        RC_TRY(read, keyFromInput(*settings.apiKey));
        key = std::move(*read);
    }
    std::optional<ResourceUrl> resource;
    if (settings.resource) {
        RC_TRY(read, parseResourceUrl(*settings.resource));
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
        return failure(badInput(fault));
    SdkFiled filed = fileAsSdk(entry, threshold(), m_log);
    m_busy = true;
    if (filed.isForwarded) {
        m_waiting.append(entry);
        QMetaObject::invokeMethod(this, &SdkLogger::next, Qt::QueuedConnection);
        return filed.written;
    }
    ++m_underWay; // until it is told
    QMetaObject::invokeMethod(
        this,
        [this, result = localResult(entry)] {
            --m_underWay;
            report(result);
        },
        Qt::QueuedConnection);
    return filed.written;
}

void SdkLogger::next()
{
    while (!m_waiting.isEmpty() && m_underWay < mostUnderWay) {
        const LogEntry entry = m_waiting.takeFirst();
        ++m_underWay;
        if (!m_resource) {
            SendResult result =
                unsentResult(entry, badInput(QCoreApplication::translate(
                                        "rc::SdkLogger", "No Resource URL is set. Set it with configure().")));
            --m_underWay;
            report(result);
            return; // this object may be gone; report() goes on
        }
        auto *job = new SendJob(*m_resource, m_credentials.clone(), entry, {}, this);
        connect(job, &SendJob::ended, this, [this, job](qsizetype, const QList<SendResult> &results) {
            job->deleteLater();
            --m_underWay;
            report(results.constFirst());
        });
        job->start();
    }
}

void SdkLogger::report(const SendResult &result)
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
