// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/http/httpconnections.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QMutex>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QSet>
#include <QThread>

#include <chrono>
#include <utility>

namespace rc {

namespace {

/// Threads that delete managers, and managers waiting for such a thread. Program exit waits for them, because a running
/// thread would use data that Qt has cleaned up, but only briefly, so that a flooding server cannot delay it.
class RetiredManagers
{
public:
    static RetiredManagers &all()
    {
        static RetiredManagers instance;
        return instance;
    }

    void add(QNetworkAccessManager *manager)
    {
        const QMutexLocker locker(&m_mutex);
        if (!std::exchange(m_waitsAtExit, true))
            qAddPostRoutine([] { all().waitForThreads(); });
        m_managers.insert(manager);
    }

    void startDeleting(QNetworkAccessManager *manager)
    {
        QThread *thread = QThread::create([manager] { delete manager; });
        {
            const QMutexLocker locker(&m_mutex);
            m_managers.remove(manager);
            m_threads.insert(thread);
        }
        QObject::connect(thread, &QThread::finished, thread, &QObject::deleteLater);
        QObject::connect(thread, &QObject::destroyed, [thread] { all().forget(thread); });
        qDeleteAll(manager->findChildren<QNetworkReply *>());
        manager->moveToThread(thread);
        thread->start();
    }

private:
    void forget(QThread *thread)
    {
        const QMutexLocker locker(&m_mutex);
        m_threads.remove(thread);
    }

    void waitForThreads()
    {
        constexpr auto maxWait = std::chrono::seconds(1);
        const auto copyOf = [this](const auto &set) {
            const QMutexLocker locker(&m_mutex);
            return set;
        };
        const QSet<QNetworkAccessManager *> managers = copyOf(m_managers);
        for (QNetworkAccessManager *manager : managers) {
            if (manager->thread() == QThread::currentThread())
                startDeleting(manager);
        }
        const QDeadlineTimer deadline(maxWait);
        const QSet<QThread *> threads = copyOf(m_threads);
        for (QThread *thread : threads) {
            if (thread->thread() == QThread::currentThread() && thread->wait(deadline))
                delete thread;
        }
        m_waitsAtExit = false;
    }

    QMutex m_mutex;
    QSet<QNetworkAccessManager *> m_managers;
    QSet<QThread *> m_threads;
    bool m_waitsAtExit = false;
};

} // namespace

HttpConnections::HttpConnections() = default;

HttpConnections::~HttpConnections()
{
    for (QNetworkAccessManager *manager : m_managers) {
        if (QThread::currentThread()->loopLevel() > 0)
            retire(manager);
        else
            delete manager;
    }
}

QNetworkAccessManager *HttpConnections::manager(int index)
{
    const qsizetype at = index / perManager;
    while (m_managers.size() <= at)
        m_managers.append(new QNetworkAccessManager);
    return m_managers.at(at);
}

void retire(QNetworkAccessManager *manager)
{
    RetiredManagers::all().add(manager);
    // Queued, because this may run within a signal of a reply.
    QMetaObject::invokeMethod(
        manager, [manager] { RetiredManagers::all().startDeleting(manager); }, Qt::QueuedConnection);
}

} // namespace rc
