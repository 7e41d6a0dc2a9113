// SPDX-License-Identifier: GPL-3.0-or-later
// One HTTP exchange over a connection that others used before, under the policy of HttpCall.
#pragma once

#include "wire/httpcall.h"

#include <QAbstractSocket>
#include <QObject>

#include <memory>

namespace rc {

class KeptConnection;

/// As HttpCall, for a direct connection: the request leaves at most once, redirects are never followed, TLS errors are
/// final. A connection that was idle may be closed by the server at the moment it is used again: then the call ends
/// with ConnectionLost. Starts once, ends in exactly one finished(), never inside start(); destroying it aborts
/// silently.
class KeptCall : public QObject
{
    Q_OBJECT

public:
    /// `connection` outlives this object and carries one call at a time. `fresh`: one that was used before is closed.
    KeptCall(HttpRequest request, KeptConnection &connection, bool fresh = false, QObject *parent = nullptr);
    ~KeptCall() override;

    void start();
    /// Ends with HttpFault::Cancelled. Nothing happens when it has ended already.
    void abort();

signals:
    void finished(const rc::HttpAnswer &answer);

private:
    void write();
    void read();
    void lost(QAbstractSocket::SocketError error, const QString &words);
    void end(HttpFault fault, const QString &text);

    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace rc
