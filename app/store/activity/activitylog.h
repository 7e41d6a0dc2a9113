// SPDX-License-Identifier: GPL-3.0-or-later
// The activity file for a window: works in its own thread and returns results through the event loop.
#pragma once

#include "store/activity/activityfile.h"

#include <QObject>
#include <QPointer>
#include <QThread>
#include <QTimer>

#include <functional>
#include <memory>

namespace rc {

/// Never blocks. Requests are handled in order. `done` is called once in this object's thread, unless `context` is gone
/// by then. The file is opened on the first request. Destruction completes pending requests without callbacks.
class ActivityLog : public QObject
{
    Q_OBJECT

public:
    /// Maximum time that a send waits for its record, so that a hanging disk does not block it.
    static constexpr std::chrono::milliseconds writeTimeout{2000};
    static constexpr std::chrono::milliseconds retryPause{2000}; ///< after a failed write or read

    explicit ActivityLog(QString path, QObject *parent = nullptr);
    ~ActivityLog() override;

    template<typename T>
    using Done = std::function<void(T)>;

    /// Writes records before a request, then calls `go`: after success, failure, or at the latest after `writeTimeout`,
    /// always through the event loop. `redactor`: redactorFor() the key to be used; null: no key.
    void recordBefore(QList<ActivityRecord> records, std::shared_ptr<const Redactor> redactor, QObject *context,
                      std::function<void()> go);
    /// Writes complete or planned records. Failed ones are retried with the next ones, and after `retryPause`.
    void write(QList<ActivityRecord> records, std::shared_ptr<const Redactor> redactor);

    /// Waits for all requests and delivers their results. For commands; a window never waits.
    void waitUntilRecorded();

    /// `work` runs in the thread, then `done` here with its result.
    template<typename T>
    void run(std::function<T(ActivityFile &)> work, QObject *context, Done<T> done)
    {
        post([this, work = std::move(work), context = QPointer<QObject>(context),
              done = std::move(done)](ActivityFile &file) {
            auto answer = std::make_shared<T>(work(file));
            QMetaObject::invokeMethod(this, [context, done, answer] {
                if (context)
                    done(std::move(*answer));
            });
        });
    }

    /// Same for work that changes records.
    template<typename T>
    void change(std::function<T(ActivityFile &)> work, QObject *context, Done<T> done)
    {
        run<T>(std::move(work), context, [this, done = std::move(done)](T changed) {
            emit this->changed();
            done(std::move(changed));
        });
    }

    /// For a second object with the file of `main`, which must outlive it. `main` emits its notices, and opens the new
    /// file after a replacement.
    void reportTo(ActivityLog &main);

    [[nodiscard]] const QString &path() const { return m_path; }
    /// All notices so far, for objects created later.
    [[nodiscard]] const ActivityNotices &notices() const { return m_notices; }
    /// Why records are not written, for the status line; empty if all are.
    [[nodiscard]] const QString &problem() const { return m_problem; }

signals:
    void changed();                            ///< this object wrote, deleted or restored something
    void problemChanged(const QString &words); ///< see problem()
    void noticed(const rc::ActivityNotices &notices);

private:
    struct Worker;

    void post(std::function<void(ActivityFile &)> work);
    void postWrite(QList<ActivityRecord> records, std::shared_ptr<const Redactor> redactor, std::function<void()> then);
    void retry();
    void report(const Result<void> &written, const std::function<void()> &then);
    void setProblem(const QString &words);
    void applyNotices(const ActivityNotices &notices);

    QString m_path;
    ActivityNotices m_notices;
    QThread m_thread;
    Worker *m_worker = nullptr; ///< lives in the thread
    QString m_problem;
    QTimer m_retry;
};

} // namespace rc
