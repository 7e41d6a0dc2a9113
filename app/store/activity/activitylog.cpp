// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/activity/activitylog.h"

#include <QCoreApplication>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype maxWaiting = 10'000; ///< records held in memory until the file is available

} // namespace

/// Accessed only in the thread.
struct ActivityLog::Worker : QObject
{
    explicit Worker(QString path)
        : file(std::move(path))
    {
    }

    struct Waiting
    {
        ActivityRecord record;
        std::shared_ptr<const Redactor> redactor;
    };

    /// Includes records that could not be written before, oldest first; only the newest state of each.
    Result<void> write(const QList<ActivityRecord> &records, const std::shared_ptr<const Redactor> &redactor)
    {
        if (const auto written = writeWaiting(); !written) {
            hold(records, redactor);
            return written;
        }
        const auto written = file.write(records, redactor ? *redactor : none);
        if (!written)
            hold(records, redactor);
        return written;
    }

    Result<void> writeWaiting()
    {
        while (!waiting.isEmpty()) {
            const Waiting &first = waiting.first();
            RC_CHECK(file.write({first.record}, first.redactor ? *first.redactor : none));
            waiting.removeFirst();
        }
        return {};
    }

    void hold(const QList<ActivityRecord> &records, const std::shared_ptr<const Redactor> &redactor)
    {
        for (const ActivityRecord &record : records) {
            const auto earlier =
                std::ranges::find_if(waiting, [&record](const Waiting &one) { return one.record.id == record.id; });
            if (earlier != waiting.end())
                earlier->record = record;
            else if (waiting.size() < maxWaiting)
                waiting.append({record, redactor});
            else
                ++lost;
        }
    }

    ActivityFile file;
    Redactor none; ///< for records without a key
    QList<Waiting> waiting;
    qint64 lost = 0;
};

ActivityLog::ActivityLog(QString path, QObject *parent)
    : QObject(parent)
    , m_path(std::move(path))
    , m_worker(new Worker(m_path))
{
    m_thread.setObjectName(u"activity"_s);
    m_worker->moveToThread(&m_thread);
}

ActivityLog::~ActivityLog()
{
    if (!m_thread.isRunning()) {
        delete m_worker;
        return;
    }
    // After all queued work; a SQLite connection must be closed in the thread that opened it.
    QMetaObject::invokeMethod(m_worker, [worker = m_worker, thread = &m_thread] {
        std::ignore = worker->writeWaiting(); // the reason was reported at the first attempt
        worker->file.close();
        delete worker;
        thread->quit();
    });
    m_thread.wait();
}

void ActivityLog::post(std::function<void(ActivityFile &)> work)
{
    if (!m_thread.isRunning())
        m_thread.start();
    QMetaObject::invokeMethod(m_worker, [this, worker = m_worker, work = std::move(work)] {
        work(worker->file);
        if (ActivityNotices notices = worker->file.takeNotices(); !notices.isEmpty())
            QMetaObject::invokeMethod(this, [this, notices = std::move(notices)] { applyNotices(notices); });
    });
}

void ActivityLog::postWrite(QList<ActivityRecord> records, std::shared_ptr<const Redactor> redactor,
                            std::function<void()> then)
{
    if (records.isEmpty()) {
        if (then)
            QMetaObject::invokeMethod(this, then, Qt::QueuedConnection);
        return;
    }
    post([this, worker = m_worker, records = std::move(records), redactor = std::move(redactor),
          then = std::move(then)](ActivityFile &) {
        const Result<void> written = worker->write(records, redactor);
        QString words;
        if (!written) {
            const auto count = static_cast<int>(worker->waiting.size() + worker->lost);
            words = QCoreApplication::translate("rc::Activity", "%n entries are not recorded in Activity yet.", nullptr,
                                                count) +
                    u' ' + written.error().detail;
        }
        QMetaObject::invokeMethod(this, [this, words, then] {
            setProblem(words);
            if (words.isEmpty())
                emit changed();
            if (then)
                then();
        });
    });
}

void ActivityLog::recordBefore(QList<ActivityRecord> records, std::shared_ptr<const Redactor> redactor,
                               QObject *context, std::function<void()> go)
{
    auto once = std::make_shared<std::function<void()>>([context = QPointer<QObject>(context), go = std::move(go)] {
        if (context)
            go();
    });
    const auto callOnce = [once] {
        if (const auto call = std::exchange(*once, {}))
            call();
    };
    auto *timer = new QTimer(this);
    timer->setSingleShot(true);
    connect(timer, &QTimer::timeout, this, [this, timer, callOnce] {
        timer->deleteLater();
        setProblem(QCoreApplication::translate(
            "rc::Activity", "The disk with the activity file does not respond. Nothing is recorded until it does."));
        callOnce();
    });
    timer->start(writeTimeout);
    postWrite(std::move(records), std::move(redactor), [timer = QPointer<QTimer>(timer), callOnce] {
        delete timer;
        callOnce();
    });
}

void ActivityLog::keep(QList<ActivityRecord> records, std::shared_ptr<const Redactor> redactor)
{
    postWrite(std::move(records), std::move(redactor), {});
}

void ActivityLog::waitUntilRecorded()
{
    if (!m_thread.isRunning())
        return;
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker] { std::ignore = worker->writeWaiting(); }, Qt::BlockingQueuedConnection);
    QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
}

void ActivityLog::applyNotices(const ActivityNotices &notices)
{
    m_notices.movedAside += notices.movedAside;
    if (!notices.movedAside.isEmpty())
        m_notices.foreignParts = notices.foreignParts;
    if (!notices.copiedTo.isEmpty())
        m_notices.copiedTo = notices.copiedTo;
    m_notices.indexRebuilt = m_notices.indexRebuilt || notices.indexRebuilt;
    emit noticed(notices);
}

void ActivityLog::reportTo(ActivityLog &main)
{
    connect(this, &ActivityLog::noticed, &main, [&main](const ActivityNotices &notices) {
        if (!notices.movedAside.isEmpty())
            main.post([](ActivityFile &file) { file.close(); });
        main.applyNotices(notices);
    });
}

void ActivityLog::setProblem(const QString &words)
{
    if (m_problem == words)
        return;
    m_problem = words;
    emit problemChanged(words);
}

} // namespace rc

#include "moc_activitylog.cpp"
