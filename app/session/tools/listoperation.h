// SPDX-License-Identifier: GPL-3.0-or-later
// The tool lists of one profile, asked for one after the other, and each recorded.
#pragma once

#include "service/tools/toollistjob.h"
#include "session/activity/activitynote.h"
#include "session/profile/openprofile.h"

#include <memory>

namespace rc {

/// One request at a time: a tool server may stand still while it waits for what is behind one of them. Each list ends
/// in exactly one ended(), the press in exactly one finished(), in start() or cancel() or later.
class ListOperation : public Operation
{
    Q_OBJECT

public:
    explicit ListOperation(OpenProfile &open, QObject *parent = nullptr);
    ~ListOperation() override;

    /// Does nothing while busy or without kinds.
    void start(const QList<CatalogKind> &kinds);
    void cancel();
    /// From now on the servers' instructions are asked for as well: one request more where a server is of the modern
    /// dialect.
    void wantInstructions() { m_wantsInstructions = true; }

signals:
    void progressed(int pages, qsizetype tools); ///< of the list that is under way
    /// Nothing can be asked, for want of a key or an address; ended() follows with the same reason for each list.
    void notAsked(const rc::Error &why);
    void ended(const rc::ToolListResult &result); ///< its catalog says which list it is
    void finished();                              ///< no longer busy by then

private:
    void askNext();
    void listEnded(const ToolListResult &came);
    void endRest(const Error &why);
    void finish();

    QUrl m_toolServer;
    QList<CatalogKind> m_waiting; ///< the first is the one that is under way
    Access m_access;
    ActivityNote m_note; ///< of the one that is under way
    std::unique_ptr<ToolListJob> m_job;
    bool m_generalCame = false;
    bool m_cancelled = false;
    bool m_wantsInstructions = false;
};

} // namespace rc
