// SPDX-License-Identifier: GPL-3.0-or-later
// Looking before asking: does the name resolve, does the port answer, does TLS come up. No HTTP, nothing secret.
#pragma once

#include "core/error.h"
#include "wire/tls/tlsauthorities.h"

#include <QObject>
#include <QStringList>

#include <chrono>
#include <memory>
#include <optional>

namespace rc {

struct ProbeReport
{
    std::optional<Error> error; ///< nothing: it worked
    qint64 elapsedUs = 0;
    QStringList addresses; ///< name: all found; port, TLS: the one connected to
    QString tlsVersion;    ///< "1.3"
    QString cipher;
    CertificateFacts certificate;
    int daysValid = 0;             ///< whole days to the certificate's expiry
    bool lookupUnanswered = false; ///< no name server gave an answer, so the name may exist
};

/// One probe: starts once, ends in exactly one finished(); destroying it aborts silently.
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
    void abort(); ///< ends with ErrorKind::Cancelled

signals:
    void finished(const rc::ProbeReport &report);

private:
    void lookUp();
    void connectSocket();
    void end(ProbeReport report);

    struct Private;
    std::unique_ptr<Private> d;
};

/// The proxy that a request to `host` would take, "host:port", or empty for a direct connection.
[[nodiscard]] QString proxyFor(const QString &host, quint16 port, bool encrypted);

} // namespace rc
