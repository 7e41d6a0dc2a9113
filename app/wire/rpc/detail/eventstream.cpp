// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/rpc/detail/eventstream.h"

#include <algorithm>
#include <utility>

namespace rc {

namespace {

constexpr qsizetype maxIdSize = 1024; // sent back in a header

} // namespace

QList<StreamEvent> EventStream::feed(QByteArrayView chunk)
{
    QList<StreamEvent> events;
    // Searches for each kind of line break separately, and only after the last match: several times as fast as checking
    // each byte for both, and a catalog is one line of megabytes.
    const auto next = [&chunk](char sign, qsizetype from) {
        const qsizetype found = chunk.indexOf(sign, from);
        return found < 0 ? chunk.size() : found;
    };
    qsizetype lf = next('\n', 0);
    qsizetype cr = next('\r', 0);
    for (qsizetype at = 0; at < chunk.size();) {
        if (overflowed())
            return {};
        if (lf < at)
            lf = next('\n', at);
        if (cr < at)
            cr = next('\r', at);
        const qsizetype end = std::min(lf, cr);
        if (end != at) {
            if (m_pending.size() > m_maxLineSize / 64 && m_pending.capacity() < m_maxLineSize)
                m_pending.reserve(m_maxLineSize);
            m_pending.append(chunk.sliced(at, end - at));
            m_lastWasCr = false;
            at = end;
            continue;
        }
        const char sign = chunk.at(at++);
        const bool afterCr = std::exchange(m_lastWasCr, sign == '\r');
        if (sign == '\n' && afterCr)
            continue; // second half of CRLF
        if (!m_started && m_pending.startsWith("\xEF\xBB\xBF"))
            m_pending.remove(0, 3);
        m_started = true;
        line(std::exchange(m_pending, {}), events);
    }
    return overflowed() ? QList<StreamEvent>() : events;
}

void EventStream::restart()
{
    m_pending.clear();
    m_type.clear();
    m_data.clear();
    m_id = m_lastId;
    m_hasData = m_started = m_lastWasCr = false;
}

void EventStream::line(QByteArray text, QList<StreamEvent> &events)
{
    if (text.isEmpty()) {
        if (m_hasData) {
            events.append({m_type.isEmpty() ? QByteArray("message") : m_type, m_data});
            ++m_count;
        }
        m_lastId = m_id;
        m_type.clear();
        m_data.clear();
        m_hasData = false;
        return;
    }
    const qsizetype colon = text.indexOf(':');
    if (colon == 0)
        return; // a comment
    const QByteArrayView field = QByteArrayView(text).first(colon < 0 ? text.size() : colon);
    QByteArrayView value = colon < 0 ? QByteArrayView() : QByteArrayView(text).sliced(colon + 1);
    if (value.startsWith(' '))
        value = value.sliced(1);
    if (field == "data") {
        if (m_hasData) {
            m_data += '\n';
            m_data += value;
        } else { // usually the only data line, so it is not copied
            const qsizetype size = value.size();
            m_data = std::move(text);
            m_data.remove(0, m_data.size() - size);
        }
        m_hasData = true;
    } else if (field == "event") {
        m_type = value.toByteArray();
    } else if (field == "id") {
        if (value.size() <= maxIdSize && !value.contains('\0'))
            m_id = value.toByteArray();
    } else if (field == "retry") {
        const bool digits = !value.isEmpty() && std::ranges::all_of(value, [](char c) { return c >= '0' && c <= '9'; });
        bool fits = false;
        const qint64 wait = value.toByteArray().toLongLong(&fits);
        if (digits && fits)
            m_retry = wait;
    }
}

} // namespace rc
