// SPDX-License-Identifier: GPL-3.0-or-later
// Reading a large answer in another thread, so that the event loop goes on.
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

/// Calls `done` with what `work` returns: at once when `bytes` are few; else `work` runs in another thread and `done`
/// later, in the event loop of `context`, and not at all when that is gone. `work` has values of its own only.
template<typename Work, typename Done>
void elsewhere(QObject *context, qsizetype bytes, Work work, Done done)
{
    if (bytes <= readAtOnce) {
        done(work());
        return;
    }
    using Value = std::invoke_result_t<Work>;
    const auto promise = std::make_shared<QPromise<Value>>();
    auto *watcher = new QFutureWatcher<Value>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context, [watcher, done = std::move(done)]() mutable {
        watcher->deleteLater();
        done(watcher->future().takeResult());
    });
    promise->start();
    watcher->setFuture(promise->future());
    QThreadPool::globalInstance()->start([promise, work = std::move(work)] {
        promise->addResult(work());
        promise->finish();
    });
}

} // namespace rc
