// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the entries of a burst leave when the file says that they are under way, and sees to that in time.
#pragma once

#include "session/send/detail/sendrecords.h"

#include <functional>
#include <memory>

namespace rc {

/// A fast burst does not wait for the disk: the next window is marked while this one is being sent.
class SendGate
{
public:
    /// Writes records after those of earlier calls, then calls `then`, at once or later.
    using Write = std::function<void(const QList<ActivityRecord> &records, std::function<void()> then)>;

    /// `records` outlives this object. What `write` calls after that is ignored.
    SendGate(SendRecords &records, Write write);

    /// For SendJob::setGate(): entries [first, first + count) want to leave. One at a time, in order.
    void ask(qsizetype first, qsizetype count, std::function<void()> go);

private:
    void mark(qsizetype first, qsizetype count);

    SendRecords &m_records;
    Write m_write;
    qsizetype m_kept = 0; ///< entries before this one are under way in the file
    qsizetype m_wanted = 0;
    std::function<void()> m_go;                                   ///< what waits for entries before m_wanted
    std::shared_ptr<bool> m_alive = std::make_shared<bool>(true); ///< held by nobody else
};

} // namespace rc
