// SPDX-License-Identifier: GPL-3.0-or-later
// Parses server-sent events incrementally.
#pragma once

#include <QByteArray>
#include <QList>

#include <optional>

namespace rc {

struct StreamEvent
{
    QByteArray type; ///< default: "message"
    QByteArray data; ///< the data lines, joined by \n

    bool operator==(const StreamEvent &) const = default;
};

/// Incremental parser by the WHATWG rules: LF, CRLF and CR line ends (even split between chunks), comments, a BOM.
class EventStream
{
public:
    static constexpr qsizetype maxEvents = 10'000;

    /// `maxLineSize`: maximum line length in bytes, reserved at once for a long line, because doubling would hold two
    /// copies.
    explicit EventStream(qsizetype maxLineSize = 0)
        : m_maxLineSize(maxLineSize)
    {
    }

    /// The events completed by this chunk.
    [[nodiscard]] QList<StreamEvent> feed(QByteArrayView chunk);
    /// True after more than maxEvents; feed() returns nothing from then on.
    [[nodiscard]] bool overflowed() const { return m_count > maxEvents; }
    /// The stream continues in another response: drops a partial event.
    void restart();
    /// Of the last event with an ID, with or without data; empty if there was none.
    [[nodiscard]] const QByteArray &lastId() const { return m_lastId; }
    /// The reconnection time requested by the server, in milliseconds.
    [[nodiscard]] std::optional<qint64> retry() const { return m_retry; }

private:
    void line(QByteArray text, QList<StreamEvent> &events);

    qsizetype m_maxLineSize;
    QByteArray m_pending;
    QByteArray m_type;
    QByteArray m_data;
    bool m_hasData = false;
    bool m_started = false;
    bool m_lastWasCr = false;
    QByteArray m_id;
    QByteArray m_lastId;
    std::optional<qint64> m_retry;
    qsizetype m_count = 0;
};

} // namespace rc
