// SPDX-License-Identifier: GPL-3.0-or-later
// One call: recorded first, sent at most once, and its outcome recorded.
#pragma once

#include "core/key/credentials.h"
#include "service/tools/toolcalljob.h"
#include "session/activity/activityrecorder.h"
#include "session/profile/profilecontext.h"

#include <memory>
#include <optional>

namespace rc {

class CallOperation : public Operation
{
    Q_OBJECT

public:
    explicit CallOperation(ProfileContext &context, QObject *parent = nullptr);
    ~CallOperation() override;

    /// Only to `toolServer`: does nothing while busy, and ends unsent if another profile or tool server was opened
    /// before the key was read. `deadline`: for the whole call; default: the current limits.
    void start(const QUrl &toolServer, const ToolCall &call,
               std::optional<std::chrono::milliseconds> deadline = std::nullopt);
    /// Queries the server's task for the call in `record`, and completes that record. Never calls a tool. The open tool
    /// server must match the record, and so must the profile or (after a rename) the key; otherwise ends with BadInput.
    void askAgain(const ActivityRecord &record, std::optional<std::chrono::milliseconds> deadline = std::nullopt);
    /// Ends while the server continues its task; does nothing without a task.
    void leave();
    /// The end follows, during this call or later, with the known state of a sent call.
    void cancel();
    /// Answers asked().
    void answer(const ServerAnswer &answer);

signals:
    void asked(const rc::ServerQuestion &question); ///< see ToolCallJob
    void progressed(const rc::CallProgress &progress);
    void taskChanged(const rc::ServerTask &task);
    void finished(const rc::ToolCallResult &result); ///< no longer busy at this point

private:
    void readKey();
    void callWith(Access access);
    [[nodiscard]] bool isTaskOwner(const Secret &key);
    void endUnsent(const Error &error);
    void finish(const ToolCallResult &received);

    QUrl m_toolServer;
    ToolCall m_call;
    std::optional<std::chrono::milliseconds> m_deadline;
    ActivityRecorder m_recorder;
    TaskLossHints m_lossHints; ///< of the task being queried
    std::unique_ptr<ToolCallJob> m_job;
};

struct ShownRequest
{
    QUrl url;
    HeaderList headers; ///< without the key header
    QByteArray keyHeader;
    bool bearer = false; ///< sends the key as a bearer token
    QString token = {};  ///< tokenVariable() of the included token; empty: none
    QByteArray body;
};

/// Receives neither key nor token, so it cannot expose them. `token`: tokenVariable() if the catalog has a token.
/// BadInput if the username does not fit a header.
[[nodiscard]] Result<ShownRequest> shownRequest(const QUrl &toolServer, const ToolCall &call, const Identity &identity,
                                                const QString &token, const DialectMemory &dialects);
/// Safe to display. `indented`: adds line breaks that are not sent.
[[nodiscard]] QString requestText(const ShownRequest &request, const QString &envPrefix, bool indented);

} // namespace rc
