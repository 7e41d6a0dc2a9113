// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/httpconnections.h"

#include "wire/keptconnection.h"

#include <QMutex>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QThread>

#include <unordered_set>

namespace rc {

namespace {

/// Managers that are to be deleted, and then the threads that do it. A program may end before they are through, and
/// nobody waits for them: so this list outlives everything, and what it holds is in somebody's hands until the end.
class Leaving
{
public:
    static void add(const QObject *one)
    {
        change([one](auto &all) { all.insert(one); });
    }
    static void remove(const QObject *one)
    {
        change([one](auto &all) { all.erase(one); });
    }

private:
    static void change(const auto &edit)
    {
        static QBasicMutex mutex;
        static auto *const all = new std::unordered_set<const QObject *>;
        const QMutexLocker locker(&mutex);
        edit(*all);
    }
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

KeptConnection &HttpConnections::direct(int index)
{
    const auto at = static_cast<std::size_t>(index);
    while (m_direct.size() <= at)
        m_direct.push_back(std::make_unique<KeptConnection>());
    return *m_direct.at(at);
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
    Leaving::add(manager);
    // Not at once, for this may be called from within a signal of a reply's.
    QMetaObject::invokeMethod(
        manager,
        [manager] {
            qDeleteAll(manager->findChildren<QNetworkReply *>());
            QThread *elsewhere = QThread::create([manager] { delete manager; });
            Leaving::add(elsewhere);
            Leaving::remove(manager);
            QObject::connect(elsewhere, &QThread::finished, elsewhere, &QObject::deleteLater);
            QObject::connect(elsewhere, &QObject::destroyed, [elsewhere] { Leaving::remove(elsewhere); });
            manager->moveToThread(elsewhere);
            elsewhere->start();
        },
        Qt::QueuedConnection);
}

} // namespace rc
