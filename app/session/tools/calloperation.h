// SPDX-License-Identifier: GPL-3.0-or-later
// One press, one call: recorded first, given the key, sent at most once, and its outcome recorded.
#pragma once

#include "core/key/credentials.h"
#include "service/tools/toolcalljob.h"
#include "session/activity/activitynote.h"
#include "session/profile/openprofile.h"

#include <memory>
#include <optional>

namespace rc {

class CallOperation : public Operation
{
    Q_OBJECT

public:
    explicit CallOperation(OpenProfile &open, QObject *parent = nullptr);
    ~CallOperation() override;

    /// To `toolServer` and nowhere else: does nothing while busy, and ends unsent when another profile or tool server
    /// is open before the key came. `deadline`: of the whole call; without it the limits that are set.
    void start(const QUrl &toolServer, const ToolCall &call,
               std::optional<std::chrono::milliseconds> deadline = std::nullopt);
    /// Asks about the task that the server made of the call of `record`, and completes that record. Never calls a tool.
    /// The tool server that is open has to be the record's, and the profile too, or else, as it may have been renamed,
    /// the key: otherwise it ends with BadInput. `answers`: somebody does. `waits`: until the task is over.
    void askAgain(const ActivityRecord &record, bool answers, bool waits,
                  std::optional<std::chrono::milliseconds> deadline = std::nullopt);
    /// Ends, and the server goes on with its task; nothing happens while there is none.
    void leave();
    /// The end follows, in this call or later; it says what is known of what may have left.
    void cancel();
    /// To the question that was asked().
    void answer(const ServerAnswer &answer);

signals:
    void asked(const rc::ServerQuestion &question); ///< see ToolCallJob
    void progressed(const rc::CallProgress &progress);
    void taskChanged(const rc::ServerTask &task);
    void finished(const rc::ToolCallResult &result); ///< no longer busy by then

private:
    void begun();
    void callWith(Access access);
    [[nodiscard]] bool isTraced(const Secret &key);
    void endUnsent(const Error &error);
    void finish(const ToolCallResult &came);

    QUrl m_toolServer;
    ToolCall m_call;
    std::optional<std::chrono::milliseconds> m_deadline;
    ActivityNote m_note;
    TaskTrace m_trace; ///< of a task that is asked about
    std::unique_ptr<ToolCallJob> m_job;
};

struct ShownRequest
{
    QUrl url;
    HeaderList headers;   ///< without the key's
    QByteArray keyHeader; ///< its name
    bool bearer = false;  ///< the key goes in it as a bearer token
    bool token = false;   ///< a code-hosting token goes with it
    QByteArray body;
};

/// No key goes in, and no token, so none can come out. `hasToken`: there is one, for the endpoint that gets it.
/// BadInput when the name does not fit a header.
[[nodiscard]] Result<ShownRequest> shownRequest(const QUrl &toolServer, const ToolCall &call, const Identity &identity,
                                                bool hasToken, const DialectMemory &dialects);
/// Passed through displayText(). `indented`: with line breaks that do not go out.
[[nodiscard]] QString requestText(const ShownRequest &request, const QString &envPrefix, bool indented);

} // namespace rc
