// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/answerreader.h"

#include <QCoreApplication>

#include <algorithm>
// Boost 1.74 asserts that five bytes are there where an answer that begins with its last chunk may have three, and
// reads no more than these.
#define BOOST_DISABLE_ASSERTS
#include <boost/asio/buffer.hpp>
#include <boost/beast/http/basic_parser.hpp>
#include <boost/beast/http/error.hpp>
#include <limits>

namespace rc {

namespace http = boost::beast::http;
using boost::beast::string_view;
using ErrorCode = boost::beast::error_code;

namespace {

/// "Go on" and the like, before the answer: few servers send one, none sends many.
constexpr int mostInterim = 8;
constexpr int switchingProtocols = 101;
constexpr int firstFinal = 200;

QByteArray bytesOf(string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

} // namespace

struct AnswerReader::Parser final : http::basic_parser<false>
{
    explicit Parser(qint64 most)
        : cap(most)
    {
        eager(true);
        header_limit(largestAnswerHead);
        // Counted here, so that the bytes up to the cap are kept. (Boost 1.74 takes "none" for zero.)
        body_limit(std::numeric_limits<std::uint64_t>::max());
    }

    qint64 cap;
    int code = 0;
    QByteArray reason;
    HeaderList headers;
    QByteArray body;   ///< since it was taken last
    qint64 length = 0; ///< of the whole body
    bool tooLarge = false;

    void take(string_view part)
    {
        const qint64 room = std::min<qint64>(cap - length, static_cast<qint64>(part.size()));
        body.append(part.data(), static_cast<qsizetype>(room));
        length += room;
        tooLarge = tooLarge || room < static_cast<qint64>(part.size());
    }

    void on_request_impl(http::verb, string_view, string_view, int, ErrorCode &) override {}
    void on_response_impl(int status, string_view words, int, ErrorCode &) override
    {
        code = status;
        reason = bytesOf(words);
    }
    void on_field_impl(http::field, string_view name, string_view value, ErrorCode &) override
    {
        headers.append(qMakePair(bytesOf(name), bytesOf(value)));
    }
    void on_header_impl(ErrorCode &) override {}
    void on_body_init_impl(const boost::optional<std::uint64_t> &, ErrorCode &) override {}
    std::size_t on_body_impl(string_view part, ErrorCode &error) override
    {
        take(part);
        if (tooLarge)
            error = http::error::body_limit;
        return part.size();
    }
    void on_chunk_header_impl(std::uint64_t, string_view, ErrorCode &) override {}
    std::size_t on_chunk_body_impl(std::uint64_t, string_view part, ErrorCode &error) override
    {
        return on_body_impl(part, error);
    }
    void on_finish_impl(ErrorCode &) override {}
};

AnswerReader::AnswerReader(qint64 cap)
    : m_cap(cap)
{
    begin();
}

AnswerReader::~AnswerReader() = default;

void AnswerReader::begin()
{
    m_parser = std::make_unique<Parser>(m_cap);
}

AnswerReader::State AnswerReader::feed(const QByteArray &bytes)
{
    if (m_state != State::More)
        return m_state;
    m_pending += bytes;
    return m_state = turn(false);
}

AnswerReader::State AnswerReader::end()
{
    if (m_state != State::More)
        return m_state;
    return m_state = turn(true);
}

AnswerReader::State AnswerReader::turn(bool atEnd)
{
    for (;;) {
        ErrorCode error;
        std::size_t used = 0;
        if (!m_pending.isEmpty())
            used = m_parser->put(boost::asio::buffer(m_pending.constData(), static_cast<std::size_t>(m_pending.size())),
                                 error);
        m_pending.remove(0, static_cast<qsizetype>(used));
        if (m_parser->tooLarge)
            return State::TooLarge;
        if (error && error != http::error::need_more) {
            const bool ofLength =
                error == http::error::bad_content_length || error == http::error::bad_transfer_encoding;
            const bool ofChunks = error == http::error::bad_chunk || error == http::error::bad_chunk_extension;
            if (ofLength)
                m_fault = QCoreApplication::translate("rc::HttpCall", "It does not say clearly how long it is.");
            else if (ofChunks)
                m_fault = QCoreApplication::translate("rc::HttpCall", "It comes in parts that cannot be put together.");
            return State::Garbled;
        }
        if (m_parser->is_done() && m_parser->code < firstFinal) {
            // Nobody asked for another protocol.
            if (m_parser->code == switchingProtocols || ++m_interim > mostInterim)
                return State::Garbled;
            begin();
            if (!m_pending.isEmpty())
                continue;
        }
        if (m_parser->is_done())
            return State::Done;
        if (!atEnd)
            return State::More;
        if (m_parser->is_header_done() && m_parser->need_eof() && m_pending.isEmpty())
            return State::Done;
        return State::Cut;
    }
}

int AnswerReader::status() const
{
    return m_parser->is_header_done() && m_parser->code >= firstFinal ? m_parser->code : 0;
}

const QByteArray &AnswerReader::reason() const
{
    return m_parser->reason;
}

const HeaderList &AnswerReader::headers() const
{
    return m_parser->headers;
}

const QString &AnswerReader::fault() const
{
    return m_fault;
}

QByteArray AnswerReader::takeBody()
{
    return std::exchange(m_parser->body, {});
}

bool AnswerReader::isKept() const
{
    return m_state == State::Done && m_parser->is_done() && m_parser->keep_alive() && m_pending.isEmpty();
}

} // namespace rc
