// SPDX-License-Identifier: GPL-3.0-or-later
// The service's SDK in C++: configure once, then log; each entry is written here, and some are forwarded.
#pragma once

#include "core/entry/outcome.h"
#include "core/entry/threshold.h"
#include "core/key/credentials.h"
#include "core/url/resourceurl.h"
#include "service/send/sdklog.h"
#include "wire/http/httpcall.h"

#include <QObject>

#include <optional>

namespace rc {

/// What configure() takes: what is not given stays as it is.
struct SdkSettings
{
    std::optional<QString> username;     ///< SERVICE_USERNAME; not sent with entries
    std::optional<QByteArray> apiKey;    ///< SERVICE_API_KEY
    std::optional<QString> resource;     ///< SERVICE_RESOURCE: the Resource URL, owned or shared
    std::optional<Threshold> cloudLevel; ///< SERVICE_CLOUD_LEVEL; see effectiveThreshold()
    std::optional<bool> debug;           ///< SERVICE_DEBUG
};

/// The counterpart of `configure`, `debug`, `info`, `warning`, `error` and `alert` of the Python and Node SDKs. Needs
/// Qt Core and Qt Network and an event loop, no widgets:
///
///     rc::SdkLogger log(u"/var/log/backup.jsonl"_s);
///     if (const auto set = log.configure({.apiKey = key, .resource = url, .cloudLevel = rc::Threshold::Warning});
///     !set)
///         …rc::errorLine(set.error())…
///     log.info(u"backup started"_s);                                       // in the file only
///     log.error(u"disk full"_s, {{u"host"_s, rc::ExtraField::Type::Text, u"db-1"_s}}); // and to the service
///
/// A call never blocks on the network and never throws. Each entry is written to the file first, whatever becomes of it
/// after; what is at or above the threshold then goes out at most once, in the order of the calls as far as the network
/// keeps it. Without an event loop, or when the object is destroyed, what is under way is lost: wait for idle().
/// tests/service/sdkexample.cpp is a whole program.
class SdkLogger : public QObject
{
    Q_OBJECT

public:
    static constexpr int mostUnderWay = 8; ///< forwarded at a time; the others wait

    /// `logFile`: made when it is not there.
    explicit SdkLogger(const QString &logFile, QObject *parent = nullptr);
    ~SdkLogger() override;

    /// All of it or, with a fault in any, nothing. BadInput with a sentence.
    [[nodiscard]] Result<void> configure(const SdkSettings &settings);

    [[nodiscard]] Threshold threshold() const { return effectiveThreshold(m_cloudLevel, m_debug); }
    [[nodiscard]] const QString &username() const { return m_credentials.identity.username; }
    [[nodiscard]] bool isIdle() const { return m_waiting.isEmpty() && m_underWay == 0; }

    /// FileFailed when the entry could not be written here; it is forwarded all the same.
    Result<void> debug(const QString &message, const QList<ExtraField> &extra = {});
    Result<void> info(const QString &message, const QList<ExtraField> &extra = {});
    Result<void> warning(const QString &message, const QList<ExtraField> &extra = {});
    Result<void> error(const QString &message, const QList<ExtraField> &extra = {});
    Result<void> alert(const QString &message, const QList<ExtraField> &extra = {});
    /// The same with a level, time and marker of one's own. BadInput when its extra cannot go out: then nothing is
    /// done.
    Result<void> log(LogEntry entry);

signals:
    /// Through the event loop, once for each entry: Outcome::Local for what stays here.
    void ended(const rc::SendResult &result);
    void idle(); ///< nothing is waiting or under way any more

private:
    void next();
    void report(const SendResult &result);

    SdkLog m_log;
    Credentials m_credentials;
    std::optional<ResourceUrl> m_resource;
    std::optional<Threshold> m_cloudLevel;
    bool m_debug = false;
    QList<LogEntry> m_waiting;
    int m_underWay = 0; ///< and those whose end is not told yet
    bool m_busy = false;
};

} // namespace rc
