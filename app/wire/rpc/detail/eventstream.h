// SPDX-License-Identifier: GPL-3.0-or-later
// Server-sent events, parsed as they arrive.
#pragma once

#include <QByteArray>
#include <QList>

#include <optional>

namespace rc {

struct StreamEvent
{
    QByteArray type; ///< "message" when not named
    QByteArray data; ///< the data lines, joined by \n

    bool operator==(const StreamEvent &) const = default;
};

/// Incremental parser by the WHATWG rules: LF, CRLF and CR line ends (also cut between chunks), comments, a BOM.
class EventStream
{
public:
    /// Gives at most `maxEvents` events. `longestLine`: bytes that a line may come to, for which there is room at once
    /// when one grows long; growing by doubling would hold two copies of it.
    explicit EventStream(qsizetype maxEvents = 10'000, qsizetype longestLine = 0)
        : m_maxEvents(maxEvents)
        , m_longestLine(longestLine)
    {
    }

    /// The events that are whole with this chunk.
    [[nodiscard]] QList<StreamEvent> feed(QByteArrayView chunk);
    /// True after more than maxEvents; feed() gives nothing from then on.
    [[nodiscard]] bool overflowed() const { return m_count > m_maxEvents; }
    /// The stream goes on in another answer: what is half read is no part of it.
    void startAgain();
    /// Of the last event that named one, whether or not it had data; empty without one.
    [[nodiscard]] const QByteArray &lastId() const { return m_lastId; }
    /// How long the server wants a client to wait before it comes again, in milliseconds.
    [[nodiscard]] std::optional<qint64> retry() const { return m_retry; }

private:
    void line(QByteArray text, QList<StreamEvent> &events);

    qsizetype m_maxEvents;
    qsizetype m_longestLine;
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
