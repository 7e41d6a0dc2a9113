// SPDX-License-Identifier: GPL-3.0-or-later
// What an endpoint of the demo service knows of its account, and what it answers.
#pragma once

#include "core/secret.h"

#include <QByteArray>
#include <QList>
#include <QPair>
#include <QString>

namespace rc {

constexpr qsizetype maxDemoBodyBytes = 1024 * 1024;
constexpr qsizetype maxDemoIngestBytes = 8 * 1024 * 1024; ///< room for a batch of ten thousand entries

/// The one account of the demo service and its one resource.
struct DemoAccount
{
    QString username;
    QString owner; ///< of the resource; of a shared one it is somebody else, and entries need a name then
    QString uuid;
    Secret key;
    bool linked = true; ///< to a code-hosting account

    [[nodiscard]] bool isShared() const { return owner != username; }
};

struct DemoAnswer
{
    int status = 200;
    QByteArray body;
    QByteArray type = "application/json";
    QList<QPair<QByteArray, QByteArray>> headers = {}; ///< beyond Content-Type and Content-Length
    /// Of an event stream: what is written before the body, one after another with a pause before each.
    QList<QByteArray> slowly = {};
};

} // namespace rc
