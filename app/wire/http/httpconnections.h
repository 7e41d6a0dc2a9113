// SPDX-License-Identifier: GPL-3.0-or-later
// Connections that the calls of one burst use one after another.
#pragma once

#include <QList>

class QNetworkAccessManager;

namespace rc {

/// For many calls to one address with one key. A connection that was idle may be closed by the server at the moment it
/// is used again: then that call ends with ConnectionLost, for a body never goes out twice. So this is for calls that
/// follow each other at once, and a call that matters by itself takes a fresh connection. Outlives its calls.
class HttpConnections
{
public:
    /// Qt opens no more to one host for each manager.
    static constexpr int perManager = 6;

    HttpConnections();
    ~HttpConnections();
    Q_DISABLE_COPY_MOVE(HttpConnections)

    /// For the HttpCall that goes over connection `index`, from 0.
    [[nodiscard]] QNetworkAccessManager *manager(int index);

private:
    QList<QNetworkAccessManager *> m_managers;
};

/// Deletes a manager whose exchanges may be under way. It waits up to five seconds for its network thread, which a
/// flood of header bytes keeps busy as long: in a thread of its own nobody notices. The program's end waits for it a
/// second at most.
void retire(QNetworkAccessManager *manager);

} // namespace rc
