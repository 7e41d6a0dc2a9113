// SPDX-License-Identifier: GPL-3.0-or-later
// Reads one HTTP/1.1 answer from bytes as they come (Boost.Beast's parser, which knows no sockets). Pure.
#pragma once

#include "core/credentials.h"

#include <QByteArray>
#include <QString>

#include <memory>

namespace rc {

/// Of the status line and the fields together, in bytes; more is Garbled.
constexpr quint32 largestAnswerHead = 100 * 1024;

class AnswerReader
{
public:
    enum class State {
        More,     ///< the answer goes on
        Done,     ///< the answer is whole
        Garbled,  ///< no HTTP answer, or none whose end can be told: see fault()
        TooLarge, ///< body() has the first `cap` bytes
        Cut       ///< the connection ended within the answer; only after end()
    };

    /// `cap`: of the body, in bytes.
    explicit AnswerReader(qint64 cap);
    ~AnswerReader();
    Q_DISABLE_COPY_MOVE(AnswerReader)

    /// The next bytes. What comes behind the end of the answer is an answer to nothing: see isKept().
    State feed(const QByteArray &bytes);
    /// No more bytes will come: the end of an answer that has no length.
    State end();

    [[nodiscard]] int status() const; ///< 0 until status line and fields are there, which is said at once
    [[nodiscard]] const QByteArray &reason() const;
    [[nodiscard]] const HeaderList &headers() const;
    [[nodiscard]] const QString &fault() const; ///< a translated sentence; empty when there is nothing to add
    /// The part of the body that came since this was asked last.
    [[nodiscard]] QByteArray takeBody();
    /// Whether, after Done, the connection can carry another exchange.
    [[nodiscard]] bool isKept() const;

private:
    struct Parser;
    State turn(bool atEnd);
    void begin();

    qint64 m_cap;
    std::unique_ptr<Parser> m_parser;
    QByteArray m_pending;
    QString m_fault;
    State m_state = State::More;
    int m_interim = 0; ///< answers 1xx so far
};

} // namespace rc
