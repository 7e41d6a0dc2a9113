// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/activity/activitylog.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype maxPending = 10'000; ///< records held in memory until the file is available

} // namespace

/// Accessed only in the thread.
struct ActivityLog::Worker : QObject
{
    explicit Worker(QString path)
        : file(std::move(path))
    {
    }

    struct Pending
    {
        ActivityRecord record;
        std::shared_ptr<const Redactor> redactor;
    };

    /// First writes the pending records, oldest first.
    Result<void> write(const QList<ActivityRecord> &records, const std::shared_ptr<const Redactor> &redactor)
    {
        if (const auto written = writePending(); !written) {
            enqueue(records, redactor);
            return written;
        }
        const auto written = file.write(records, redactor ? *redactor : noKey);
        if (!written)
            enqueue(records, redactor);
        return written;
    }

    Result<void> writePending()
    {
        while (!pending.isEmpty()) {
            const Pending &first = pending.first();
            RC_CHECK(file.write({first.record}, first.redactor ? *first.redactor : noKey));
            pending.removeFirst();
        }
        return {};
    }

    void enqueue(const QList<ActivityRecord> &records, const std::shared_ptr<const Redactor> &redactor)
    {
        for (const ActivityRecord &record : records) {
            const auto known = std::ranges::find_if(
                pending, [&record](const Pending &candidate) { return candidate.record.id == record.id; });
            if (known != pending.end())
                known->record = record;
            else if (pending.size() < maxPending)
                pending.append({record, redactor});
            else
                ++lost;
        }
    }

    ActivityFile file;
    Redactor noKey; ///< for records without a key
    QList<Pending> pending;
    qint64 lost = 0;
};

ActivityLog::ActivityLog(QString path, QObject *parent)
    : QObject(parent)
    , m_path(std::move(path))
    , m_worker(new Worker(m_path))
{
    m_thread.setObjectName(u"activity"_s);
    m_worker->moveToThread(&m_thread);
    m_retry.setSingleShot(true);
    m_retry.setInterval(retryPause);
    connect(&m_retry, &QTimer::timeout, this, &ActivityLog::retry);
}

ActivityLog::~ActivityLog()
{
    if (!m_thread.isRunning()) {
        delete m_worker;
        return;
    }
    // After all queued work; a SQLite connection must be closed in the thread that opened it.
    QMetaObject::invokeMethod(m_worker, [worker = m_worker, thread = &m_thread] {
        std::ignore = worker->writePending(); // the first attempt has reported the reason
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
          then = std::move(then)](ActivityFile &) { report(worker->write(records, redactor), then); });
}

void ActivityLog::retry()
{
    post([this, worker = m_worker](ActivityFile &) { report(worker->writePending(), {}); });
}

/// In the thread.
void ActivityLog::report(const Result<void> &written, const std::function<void()> &then)
{
    QString message;
    if (!written) {
        const auto count = static_cast<int>(m_worker->pending.size() + m_worker->lost);
        message = QCoreApplication::translate("rc::Activity", "%n entries are not recorded in Activity yet.", nullptr,
                                              count) +
                  u' ' + written.error().detail;
    }
    QMetaObject::invokeMethod(this, [this, message, then] {
        setProblem(message);
        if (message.isEmpty())
            emit changed();
        else
            m_retry.start();
        if (then)
            then();
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

void ActivityLog::write(QList<ActivityRecord> records, std::shared_ptr<const Redactor> redactor)
{
    postWrite(std::move(records), std::move(redactor), {});
}

void ActivityLog::waitUntilRecorded()
{
    if (!m_thread.isRunning())
        return;
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker] { std::ignore = worker->writePending(); }, Qt::BlockingQueuedConnection);
    QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
}

void ActivityLog::applyNotices(const ActivityNotices &notices)
{
    m_notices.movedAside += notices.movedAside;
    if (!notices.movedAside.isEmpty())
        m_notices.foreignParts = notices.foreignParts;
    if (!notices.copiedTo.isEmpty())
        m_notices.copiedTo = notices.copiedTo;
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

void ActivityLog::setProblem(const QString &message)
{
    if (m_problem == message)
        return;
    m_problem = message;
    emit problemChanged(message);
}

} // namespace rc

#include "moc_activitylog.cpp"
