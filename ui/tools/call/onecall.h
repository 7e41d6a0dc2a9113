// SPDX-License-Identifier: GPL-3.0-or-later
// One press, one call: kept, given the key, sent at most once, and completed in Activity.
#pragma once

#include "activity/activitynote.h"
#include "service/toolcalljob.h"

#include <QObject>

#include <memory>
#include <optional>

namespace rc {

class CurrentResource;

class OneCall : public QObject
{
    Q_OBJECT

public:
    /// `current` outlives this object.
    explicit OneCall(CurrentResource &current, QObject *parent = nullptr);
    ~OneCall() override;

    [[nodiscard]] bool isBusy() const { return m_busy; }
    /// To `toolServer` and nowhere else: does nothing while busy, and ends unsent when the resource has become another
    /// one before the key came. `deadline`: of the whole call; without it the limits that are set.
    void start(const QUrl &toolServer, const ToolCall &call, std::optional<std::chrono::milliseconds> deadline);
    /// finished() follows, in this call or later; it says what is known of a call that may have left.
    void cancel();

signals:
    void busyChanged(bool busy);
    void progressed(const rc::CallProgress &progress);
    void finished(const rc::ToolCallResult &result); ///< no longer busy by then

private:
    void callWith(Result<Credentials> credentials);
    void endUnsent(const Error &error);
    void end(const ToolCallResult &result);
    void setBusy(bool busy);

    CurrentResource &m_current;
    bool m_busy = false;
    int m_attempt = 0; ///< which press an answer of the keychain belongs to
    QUrl m_toolServer;
    QString m_profile;
    ToolCall m_call;
    std::optional<std::chrono::milliseconds> m_deadline;
    std::unique_ptr<ToolCallJob> m_job;
    ActivityNote m_note;
};

} // namespace rc
