// SPDX-License-Identifier: GPL-3.0-or-later
// What the demo service tells of the requests it answered.
#pragma once

#include <QDateTime>
#include <QJsonObject>
#include <QList>
#include <QStringList>

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
    /// Whom a real service would tell; made-up names, and nobody is told. One request makes one notification, so only
    /// the first of its entries that would make one has them.
    QStringList wouldNotify = {};
    bool isStored = true; ///< false: the log has lost it
};

struct ServedRequest
{
    QDateTime at;
    QString endpoint; ///< ingest, general, code-hosting, other
    int status = 0;
    QList<ReceivedEntry> entries = {}; ///< those that were accepted
    QStringList wouldNotify = {};      ///< whom a real service would tell of this request
};

} // namespace rc
