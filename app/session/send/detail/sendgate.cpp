// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/send/detail/sendgate.h"

#include <algorithm>

namespace rc {

SendGate::SendGate(SendRecords &records, Write write)
    : m_records(records)
    , m_write(std::move(write))
{
}

void SendGate::ask(qsizetype first, qsizetype count, std::function<void()> go)
{
    const qsizetype end = first + count;
    m_wanted = end;
    m_go = std::move(go);
    if (end > m_records.marked())
        mark(first, count);
    else if (m_records.marked() < m_records.size() && m_records.marked() - end < m_records.window() / 2)
        mark(m_records.marked(), 1);
    if (m_go && end <= m_kept)
        std::exchange(m_go, {})();
}

void SendGate::mark(qsizetype first, qsizetype count)
{
    const QList<ActivityRecord> records = m_records.beforeSend(first, count);
    m_write(records, [this, upTo = m_records.marked(), alive = std::weak_ptr<bool>(m_alive)] {
        if (alive.expired())
            return;
        m_kept = std::max(m_kept, upTo);
        if (m_go && m_wanted <= m_kept)
            std::exchange(m_go, {})();
    });
}

} // namespace rc
