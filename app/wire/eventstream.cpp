// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/eventstream.h"

namespace rc {

QList<StreamEvent> EventStream::feed(const QByteArray &chunk)
{
    QList<StreamEvent> events;
    for (const char c : chunk) {
        if (overflowed())
            return {};
        const bool afterCr = m_lastWasCr;
        m_lastWasCr = c == '\r';
        if (c == '\n' && afterCr)
            continue; // the second half of CRLF
        if (c != '\n' && c != '\r') {
            m_pending += c;
            continue;
        }
        if (!m_started && m_pending.startsWith("\xEF\xBB\xBF"))
            m_pending.remove(0, 3);
        m_started = true;
        line(m_pending, events);
        m_pending.clear();
    }
    return overflowed() ? QList<StreamEvent>() : events;
}

void EventStream::line(const QByteArray &text, QList<StreamEvent> &events)
{
    if (text.isEmpty()) {
        if (m_hasData) {
            events.append({m_type.isEmpty() ? QByteArray("message") : m_type, m_data});
            ++m_count;
        }
        m_type.clear();
        m_data.clear();
        m_hasData = false;
        return;
    }
    const qsizetype colon = text.indexOf(':');
    if (colon == 0)
        return; // a comment
    const QByteArray field = text.left(colon < 0 ? text.size() : colon);
    QByteArray value = colon < 0 ? QByteArray() : text.mid(colon + 1);
    if (value.startsWith(' '))
        value.remove(0, 1);
    if (field == "data") {
        if (m_hasData)
            m_data += '\n';
        m_data += value;
        m_hasData = true;
    } else if (field == "event") {
        m_type = value;
    }
}

} // namespace rc
