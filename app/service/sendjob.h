// SPDX-License-Identifier: GPL-3.0-or-later
// Sends one entry to a resource, at most once.
#pragma once

#include "service/ingestcall.h"

namespace rc {

/// Starts once, follows one slashRedirect(), ends in exactly one finished(), also when nothing could be sent, and never
/// inside start() or abort(); destroying it aborts silently.
class SendJob : public QObject
{
    Q_OBJECT

public:
    SendJob(ResourceUrl resource, Credentials credentials, LogEntry entry, HttpLimits limits = {},
            QObject *parent = nullptr);
    ~SendJob() override;

    void start();
    void abort();
    /// The HTTP answer behind the result; valid in and after finished().
    [[nodiscard]] const HttpAnswer &answer() const { return m_answer; }

signals:
    void finished(const rc::SendResult &result);

private:
    void end(const SendResult &result);

    ResourceUrl m_resource;
    Credentials m_credentials;
    LogEntry m_entry;
    HttpLimits m_limits;
    HttpAnswer m_answer;
    IngestCall *m_call = nullptr;
    bool m_ended = false;
};

} // namespace rc
