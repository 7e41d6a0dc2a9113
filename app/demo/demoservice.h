// SPDX-License-Identifier: GPL-3.0-or-later
// The built-in service on loopback: ingest and both tool endpoints, as a real deployment answers.
#pragma once

#include "core/logentry.h"
#include "core/result.h"
#include "core/secret.h"

#include <QDateTime>
#include <QJsonObject>
#include <QObject>

#include <memory>

namespace rc {

/// An entry as the service received it. Outside text.
struct ReceivedEntry
{
    QDateTime at;
    QString level;
    QString message;
    QString ts;
    QString marker; ///< extra.marker if it is a string, else empty
    QJsonObject whole;
};

struct ServedRequest
{
    QDateTime at;
    QString endpoint; ///< ingest, general, code-hosting, other
    int status = 0;
    QList<ReceivedEntry> entries; ///< those that were accepted
};

/// Listens on 127.0.0.1 only. The key is made at start. Keeps the newest 1,000 entries.
class DemoService : public QObject
{
    Q_OBJECT

public:
    explicit DemoService(QObject *parent = nullptr);
    ~DemoService() override;

    /// `port` 0: any free one. Fails with Unreachable and the system's words when the port is taken.
    [[nodiscard]] Result<void> start(quint16 port = 0);

    [[nodiscard]] QString resourceUrl() const;   ///< {base}/tools/u/<owner>/resources/<uuid>/, the owner being demo
    [[nodiscard]] QString toolServerUrl() const; ///< {mcp}
    [[nodiscard]] QString username() const;
    [[nodiscard]] Secret key() const;

    /// Whether a code-hosting account is linked (yes at first). Without one that endpoint answers 401 in plain text.
    [[nodiscard]] bool isLinked() const;
    void setLinked(bool linked);

    /// Whether the resource is somebody else's, shared with this account (no at first). Entries are then refused with
    /// 403 unless they carry the name of either. It is part of the Resource URL: say it before that is read.
    [[nodiscard]] bool isShared() const;
    void setShared(bool shared);

    [[nodiscard]] const QList<ReceivedEntry> &received() const; ///< oldest first

signals:
    void served(const rc::ServedRequest &request);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace rc
