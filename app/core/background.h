// SPDX-License-Identifier: GPL-3.0-or-later
// Work in another thread, so that the event loop goes on: the one way to leave a thread and come back.
#pragma once

#include <QFutureWatcher>
#include <QPromise>
#include <QThreadPool>

#include <memory>
#include <type_traits>
#include <utility>

namespace rc {

/// Reading this many bytes takes a few milliseconds at most.
constexpr qsizetype readAtOnce = 64 * 1024;

/// Runs `work` in a thread of `pool` and then calls `done` with what it returned, in the event loop of `context`; not
/// at all when `context` is gone by then. `work` uses values of its own only, or what no other thread touches.
template<typename Work, typename Done>
void inBackground(QThreadPool &pool, QObject *context, Work work, Done done)
{
    using Value = std::invoke_result_t<Work>;
    const auto promise = std::make_shared<QPromise<Value>>();
    auto *watcher = new QFutureWatcher<Value>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context, [watcher, done = std::move(done)]() mutable {
        watcher->deleteLater();
        done(watcher->future().takeResult());
    });
    promise->start();
    watcher->setFuture(promise->future());
    pool.start([promise, work = std::move(work)]() mutable {
        promise->addResult(work());
        promise->finish();
    });
}

/// The same in the threads that all of the program shares.
template<typename Work, typename Done>
void inBackground(QObject *context, Work work, Done done)
{
    inBackground(*QThreadPool::globalInstance(), context, std::move(work), std::move(done));
}

/// The same for work on so many `bytes`; few of them are worked on at once, and `done` is called before this returns.
template<typename Work, typename Done>
void inBackgroundIfLarge(QObject *context, qsizetype bytes, Work work, Done done)
{
    if (bytes <= readAtOnce)
        done(work());
    else
        inBackground(context, std::move(work), std::move(done));
}

} // namespace rc
