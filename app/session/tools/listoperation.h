// SPDX-License-Identifier: GPL-3.0-or-later
// Fetches and records the tool lists of a profile, one after the other.
#pragma once

#include "service/tools/toollistjob.h"
#include "session/activity/activityrecorder.h"
#include "session/profile/profilecontext.h"

#include <memory>

namespace rc {

/// One request at a time, because a tool server may block while it waits for its backend. Emits ended() exactly once
/// per list and finished() exactly once, during start() or cancel() or later.
class ListOperation : public Operation
{
    Q_OBJECT

public:
    explicit ListOperation(ProfileContext &context, QObject *parent = nullptr);
    ~ListOperation() override;

    /// Does nothing while busy or without kinds.
    void start(const QList<CatalogKind> &kinds);
    void cancel();
    /// Also fetches the servers' instructions from now on: one more request if a server uses the modern dialect.
    void enableInstructions() { m_fetchesInstructions = true; }

signals:
    void progressed(int pages, qsizetype tools); ///< for the current list
    /// No request is possible, since the key or address is missing; ended() follows with the same reason for each list.
    void notRequested(const rc::Error &reason);
    void ended(const rc::ToolListResult &result); ///< its catalog identifies the list
    void finished();                              ///< no longer busy at this point

private:
    void fetchNext();
    void listEnded(const ToolListResult &received);
    void endRest(const Error &reason);
    void finish();

    QUrl m_toolServer;
    QList<CatalogKind> m_waiting; ///< the first is in progress
    Access m_access;
    ActivityRecorder m_recorder; ///< of the current list
    std::unique_ptr<ToolListJob> m_job;
    bool m_generalListed = false;
    bool m_cancelled = false;
    bool m_fetchesInstructions = false;
};

} // namespace rc
