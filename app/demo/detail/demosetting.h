// SPDX-License-Identifier: GPL-3.0-or-later
// Behavior and connection details of the demo service. The defaults have no faults.
#pragma once

#include <QDateTime>
#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

#include <chrono>

namespace rc {

constexpr auto demoUser = "demo"; ///< the default account

/// Faults of its log tool. The defaults have none.
struct DemoLog
{
    std::chrono::milliseconds lag{0};   ///< delay until an entry is visible
    int pageSize = 0;                   ///< entries per response; 0: as requested
    int dropEvery = 0;                  ///< every n-th entry is accepted but not stored
    int copies = 1;                     ///< how often each entry is returned
    std::chrono::seconds clockAhead{0}; ///< of the service's clock
};

struct DemoSetting
{
    /// The owner of the resource.
    enum class Reach {
        Owned,
        Shared, ///< shared with the team of the account demo
    };
    enum class Key {
        Account,  ///< key of `person`
        Team,     ///< key of the team
        Resource, ///< key of the resource
        Unknown,  ///< unknown key
    };
    enum class CodeHosting {
        Open,          ///< the gateway requires no token
        WantsToken,    ///< requires the caller's own token
        NotConfigured, ///< the gateway has no backend
        Down,          ///< the backend is unreachable
        Hangs,         ///< the backend does not respond and blocks the whole tool server
    };

    // The service
    QString owner = QString::fromLatin1(demoUser);
    /// Before /u/ in the paths that accept entries: with a leading slash, or empty.
    QString product = QStringLiteral("/tools");
    QStringList hosts = {QStringLiteral("127.0.0.1"), QStringLiteral("localhost")}; ///< accepted host names
    std::chrono::milliseconds hangTime{60'000};                                     ///< duration of CodeHosting::Hangs
    std::chrono::milliseconds notifyDelay{0}; ///< delay of the response for each notified person
    Reach reach = Reach::Owned;
    CodeHosting codeHosting = CodeHosting::Open;
    DemoLog log = {};

    // Connection details
    QString person = QString::fromLatin1(demoUser);  ///< the username and the owner of the key
    QString shownProduct = QStringLiteral("/tools"); ///< in the Resource URL
    QString toolPath = {};                           ///< appended to the tool server's address
    Key key = Key::Account;
    bool deleted = false;
    bool named = true;        ///< includes the username
    bool teamAddress = false; ///< uses the page of the team's resource as the Resource URL
    bool planning = false;    ///< includes the further catalog
};

/// A received entry. Outside text.
struct ReceivedEntry
{
    QDateTime at;
    QString level;
    QString message;
    QString ts;
    QString marker;   ///< extra.marker if it is a string, else empty
    QJsonObject json; ///< as sent
    /// Fictional people whom a real service would notify. Only the first entry of a request that notifies has them.
    QStringList wouldNotify = {};
    bool isStored = true; ///< false if the log lost it
};

struct ServedRequest
{
    QDateTime at;
    QString endpoint; ///< ingest, general, code-hosting, other
    int status = 0;
    QList<ReceivedEntry> entries = {}; ///< accepted entries
    QStringList wouldNotify = {};      ///< people whom a real service would notify of this request
};

} // namespace rc
