// SPDX-License-Identifier: GPL-3.0-or-later
// Connections reused by the calls of one burst.
#pragma once

#include <QList>

class QNetworkAccessManager;

namespace rc {

/// For many calls to one address with one key. A server may close an idle connection just when it is reused: that call
/// ends with ConnectionLost, because a body is never sent twice. So use this only for calls in quick succession; a
/// single important call takes a fresh connection. Must outlive its calls.
class HttpConnections
{
public:
    /// Qt's limit of connections to one host per manager.
    static constexpr int perManager = 6;

    HttpConnections();
    ~HttpConnections();
    Q_DISABLE_COPY_MOVE(HttpConnections)

    /// For the HttpCall on connection `index`, from 0.
    [[nodiscard]] QNetworkAccessManager *manager(int index);

private:
    QList<QNetworkAccessManager *> m_managers;
};

/// Deletes a manager whose exchanges may be running. It waits up to five seconds for its network thread, which a flood
/// of header bytes can keep busy, so this happens in another thread. Program exit waits at most a second.
void retire(QNetworkAccessManager *manager);

} // namespace rc
