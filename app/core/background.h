// SPDX-License-Identifier: GPL-3.0-or-later
// Runs work in another thread so that the event loop keeps running. All thread changes go through here.
#pragma once

#include <QFutureWatcher>
#include <QPromise>
#include <QThreadPool>

#include <memory>
#include <type_traits>
#include <utility>

namespace rc {

/// Reading this many bytes takes a few milliseconds at most.
constexpr qsizetype maxSyncBytes = 64 * 1024;

/// Runs `work` in a thread of `pool`, then calls `done` with its result in the event loop of `context`, unless
/// `context` is gone by then. `work` must only use its own values or data that no other thread touches.
template<typename Work, typename Done>
void runInBackground(QThreadPool &pool, QObject *context, Work work, Done done)
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

/// Same, in the global thread pool.
template<typename Work, typename Done>
void runInBackground(QObject *context, Work work, Done done)
{
    runInBackground(*QThreadPool::globalInstance(), context, std::move(work), std::move(done));
}

/// Same, for work on `bytes` bytes. Up to maxSyncBytes are processed at once: `done` is called before this returns.
template<typename Work, typename Done>
void runInBackgroundIfLarge(QObject *context, qsizetype bytes, Work work, Done done)
{
    if (bytes <= maxSyncBytes)
        done(work());
    else
        runInBackground(context, std::move(work), std::move(done));
}

} // namespace rc
