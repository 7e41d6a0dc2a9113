// SPDX-License-Identifier: GPL-3.0-or-later
// The activity file for a window: a thread of its own does the work, and answers come through the event loop.
#pragma once

#include "store/activity/activityfile.h"

#include <QObject>
#include <QPointer>
#include <QThread>

#include <functional>
#include <memory>
#include <type_traits>

namespace rc {

/// Nothing here waits. What is asked for is done in the order in which it was asked. `done` is called once, in the
/// thread of this object, unless `context` is gone by then. Nothing is opened before the first question. Destroying it
/// completes what was asked for, but calls nobody any more.
class ActivityLog : public QObject
{
    Q_OBJECT

public:
    /// How long a send waits at most for its record to be kept: a disk that hangs holds nobody up.
    static constexpr std::chrono::milliseconds patience{2000};

    explicit ActivityLog(QString path, QObject *parent = nullptr);
    ~ActivityLog() override;

    template<typename T>
    using Done = std::function<void(T)>;

    /// Keeps records that are about to leave, then calls `go`: when they are kept, when they cannot be kept, and after
    /// `patience` at the latest, always through the event loop. `redactor`: redactorFor() the key that will be used;
    /// null: there is no key.
    void keepFirst(QList<ActivityRecord> records, std::shared_ptr<const Redactor> redactor, QObject *context,
                   std::function<void()> go);
    /// Keeps records that are complete, or a plan. What cannot be written is tried again with the next ones.
    void keep(QList<ActivityRecord> records, std::shared_ptr<const Redactor> redactor);

    /// Waits for all that was asked for, and tells what came of it before it returns. For a command, which has nothing
    /// else to do; a window never waits.
    void waitUntilKept();

    void record(const QUuid &id, QObject *context, Done<Result<std::optional<ActivityRecord>>> done);
    void remove(const ActivityFilter &filter, QObject *context, Done<Result<ActivityRemoval>> done);
    void undo(const ActivityRemoval &removal, QObject *context, Done<Result<void>> done);
    void renameProfile(const QString &from, const QString &to);
    void setRetentionDays(int days, QObject *context, Done<Result<void>> done);

    /// Anything else: `work` runs in the thread, `done` here with what it returned. For export and questions.
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

    /// For another object on the file of `main`, which outlives this one: `main` tells what this one notices, and
    /// opens the new file where this one moved the old one aside.
    void reportTo(ActivityLog &main);

    [[nodiscard]] const QString &path() const { return m_path; }
    /// Everything that noticed() has told so far, for those who were not there.
    [[nodiscard]] const ActivityNotices &notices() const { return m_notices; }
    /// What is not being kept, in words for the status line; empty when all is.
    [[nodiscard]] const QString &trouble() const { return m_trouble; }

signals:
    void changed();                            ///< something was written, deleted or brought back by this object
    void troubleChanged(const QString &words); ///< see trouble()
    void noticed(const rc::ActivityNotices &notices);

private:
    struct Worker;

    void post(std::function<void(ActivityFile &)> work);
    void postWrite(QList<ActivityRecord> records, std::shared_ptr<const Redactor> redactor, std::function<void()> then);
    void setTrouble(const QString &words);
    void applyNotices(const ActivityNotices &notices);

    QString m_path;
    ActivityNotices m_notices;
    QThread m_thread;
    Worker *m_worker = nullptr; ///< lives in the thread
    QString m_trouble;
};

} // namespace rc
