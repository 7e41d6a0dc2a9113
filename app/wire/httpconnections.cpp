// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/httpconnections.h"

#include "wire/keptconnection.h"

#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QThread>

namespace rc {

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
    // Not at once, for this may be called from within a signal of a reply's.
    QMetaObject::invokeMethod(
        manager,
        [manager] {
            qDeleteAll(manager->findChildren<QNetworkReply *>());
            QThread *elsewhere = QThread::create([manager] { delete manager; });
            QObject::connect(elsewhere, &QThread::finished, elsewhere, &QObject::deleteLater);
            manager->moveToThread(elsewhere);
            elsewhere->start();
        },
        Qt::QueuedConnection);
}

} // namespace rc
