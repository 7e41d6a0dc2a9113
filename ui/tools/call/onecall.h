// SPDX-License-Identifier: GPL-3.0-or-later
// One press, one call: kept, given the key, sent at most once, and completed in Activity.
#pragma once

#include "service/toolcalljob.h"
#include "ui/onepress.h"

#include <memory>
#include <optional>

namespace rc {

class OneCall : public OnePress
{
    Q_OBJECT

public:
    /// `current` outlives this object.
    explicit OneCall(CurrentResource &current, QObject *parent = nullptr);
    ~OneCall() override;

    /// To `toolServer` and nowhere else: does nothing while busy, and ends unsent when the resource has become another
    /// one before the key came. `deadline`: of the whole call; without it the limits that are set.
    void start(const QUrl &toolServer, const ToolCall &call, std::optional<std::chrono::milliseconds> deadline);

signals:
    void progressed(const rc::CallProgress &progress);
    void finished(const rc::ToolCallResult &result); ///< no longer busy by then

private:
    void callWith(Result<Credentials> credentials);
    bool abortJob() override;
    void endUnsent(const Error &error) override;
    void end(const ToolCallResult &result);

    QUrl m_toolServer;
    QString m_profile;
    ToolCall m_call;
    std::optional<std::chrono::milliseconds> m_deadline;
    std::unique_ptr<ToolCallJob> m_job;
};

} // namespace rc
