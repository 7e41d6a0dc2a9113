// SPDX-License-Identifier: GPL-3.0-or-later
// What a running tool list remembers: for toollistjob.cpp and toollistdialects.cpp only.
#pragma once

#include "service/toollistjob.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QSet>

#include <algorithm>

namespace rc {

/// Whether a later dialect's failure tells more than that this dialect is not spoken here either.
[[nodiscard]] bool saysMore(ErrorKind later);

struct ToolListJob::Private
{
    using Answered = void (Private::*)(const RpcAnswer &);

    Private(ToolListJob *job, QUrl endpoint, Credentials who, DialectMemory &memory, HttpLimits within)
        : q(job)
        , url(std::move(endpoint))
        , credentials(std::move(who))
        , dialects(memory)
        , limits(within)
    {
    }

    ToolListJob *q;
    QUrl url;
    Credentials credentials;
    DialectMemory &dialects;
    HttpLimits limits;

    bool started = false;
    bool cancelled = false;
    bool ended = false;
    QElapsedTimer clock;
    HeaderList baseHeaders;
    int requests = 0;
    QPointer<RpcCall> call;

    QSet<Dialect> tried;
    Dialect dialect = Dialect::Plain;
    QByteArray version;
    QByteArray session;
    bool sessionRenewed = false;
    QSet<QByteArray> cursors; ///< their hashes: a cursor may be as long as an answer

    ToolListResult result;
    std::optional<Error> firstError;
    HttpAnswer firstAnswer;

    [[nodiscard]] std::chrono::milliseconds remaining() const
    {
        // A server that answers in event streams has their time for the whole list.
        const auto total =
            result.catalog.eventStream ? std::max(limits.deadline, limits.streamDeadline) : limits.deadline;
        return total - std::chrono::milliseconds(clock.elapsed());
    }

    void begin();
    void speak(Dialect next);
    void initialize();
    void initialized(const RpcAnswer &answer);
    void announced(const RpcAnswer &answer);
    void list(const std::optional<QString> &cursor);
    void listed(const RpcAnswer &answer);
    void pageRead(const Result<ToolPage> &page, bool eventStream);
    void turnPage(const ToolPage &page);
    void ask(const QString &method, const QByteArray &params, bool notification, Answered then);
    [[nodiscard]] HeaderList dialectHeaders(const QString &method) const;
    void refused(const RpcAnswer &answer);
    void stop(const Error &error);
    void breakOff(const QString &problem);
    void end();
    void sayGoodbye();
    void report();
};

} // namespace rc
