// SPDX-License-Identifier: GPL-3.0-or-later
// A TLS server on loopback whose certificate nobody trusts.
#pragma once

#include <QSslServer>

namespace rc {

/// Its certificate is for localhost and test.example, signed by itself, and good until 2126.
class TlsServer : public QSslServer
{
    Q_OBJECT

public:
    explicit TlsServer(QObject *parent = nullptr);

    /// What clients said once the connection was encrypted.
    [[nodiscard]] const QByteArray &received() const { return m_received; }

private:
    QByteArray m_received;
};

} // namespace rc
