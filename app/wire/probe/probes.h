// SPDX-License-Identifier: GPL-3.0-or-later
// Probes before a request: name resolution, port, TLS. No HTTP, nothing secret.
#pragma once

#include "core/error.h"
#include "wire/tls/tlsauthorities.h"

#include <QElapsedTimer>
#include <QObject>
#include <QSslError>
#include <QSslSocket>
#include <QStringList>
#include <QTimer>

#include <chrono>
#include <optional>

namespace rc {

struct ProbeReport
{
    std::optional<Error> error; ///< nullopt: success
    qint64 elapsedUs = 0;
    QStringList addresses; ///< for a name: all found; for port and TLS: the one connected to
    QString tlsVersion;    ///< "1.3"
    QString cipher;
    CertificateFacts certificate;
    int daysValid = 0;             ///< whole days until the certificate expires
    bool lookupUnanswered = false; ///< no name server responded, so the name may exist
};

/// One probe: starts once and emits finished() exactly once; destruction aborts silently.
class Probe : public QObject
{
    Q_OBJECT

public:
    enum class Kind {
        Name,
        Port,
        Tls
    };

    Probe(Kind kind, QString host, quint16 port, std::chrono::milliseconds deadline, Authorities authorities = {},
          QObject *parent = nullptr);
    ~Probe() override;

    void start();
    void abort(); ///< ends with ErrorKind::Canceled

signals:
    void finished(const rc::ProbeReport &report);

private:
    void lookUp();
    void connectSocket();
    void end(ProbeReport report);
    [[nodiscard]] TlsFault tlsFault(bool closed) const;

    Kind m_kind;
    QString m_host;
    quint16 m_port;
    std::chrono::milliseconds m_limit;
    Authorities m_authorities;
    QTimer m_deadline;
    QElapsedTimer m_clock;
    QSslSocket m_socket;
    int m_lookup = -1;
    QList<QSslError> m_tlsErrors;
    bool m_started = false;
    bool m_ended = false;
};

/// The proxy for a request to `host`, "host:port", or empty for a direct connection.
[[nodiscard]] QString proxyFor(const QString &host, quint16 port, bool encrypted);

} // namespace rc
