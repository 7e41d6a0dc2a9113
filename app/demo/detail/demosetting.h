// SPDX-License-Identifier: GPL-3.0-or-later
// How the demo service behaves, and what it hands out. What is not set is well.
#pragma once

#include <QDateTime>
#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

#include <chrono>

namespace rc {

constexpr auto demoUser = "demo"; ///< the account of whoever tries the demo service

/// How its tool shows the log; what is not set is well.
struct DemoLog
{
    std::chrono::milliseconds lag{0};   ///< an entry is shown so long after it came
    int pageSize = 0;                   ///< entries in one answer; 0: as many as are asked for
    int losesEvery = 0;                 ///< each n-th entry is accepted and not stored
    int copies = 1;                     ///< how often each is shown
    std::chrono::seconds clockAhead{0}; ///< of the service
};

struct DemoSetting
{
    /// Whose the resource is.
    enum class Reach {
        Owned,
        Shared, ///< with the team of the account demo
        Global, ///< for superusers, and by its own key
    };
    enum class Key {
        Account,  ///< of `person`
        Team,     ///< of the team
        Resource, ///< of the one resource
        Unknown,  ///< nobody's
    };
    enum class CodeHosting {
        Open,          ///< the gateway asks for no token
        WantsToken,    ///< of the caller's own
        NotConfigured, ///< nothing stands behind the gateway
        Down,          ///< what stands behind it cannot be reached
        StandsStill,   ///< it does not answer, and the whole tool server waits with it
    };

    // The service
    QString owner = QString::fromLatin1(demoUser);
    /// Before /u/ in the paths that take entries: with a slash at its start, or empty.
    QString product = QStringLiteral("/tools");
    QStringList hosts = {QStringLiteral("127.0.0.1"), QStringLiteral("localhost")}; ///< it answers to
    std::chrono::milliseconds standstill{60'000};                                   ///< of CodeHosting::StandsStill
    std::chrono::milliseconds notifier{0}; ///< the answer waits so long for each person that is told
    Reach reach = Reach::Owned;
    CodeHosting codeHosting = CodeHosting::Open;
    DemoLog log = {};

    // What it hands out
    QString person = QString::fromLatin1(demoUser);  ///< the user name, and whose key
    QString shownProduct = QStringLiteral("/tools"); ///< in the Resource URL
    QString toolPath = {};                           ///< behind the tool server's address
    Key key = Key::Account;
    bool deleted = false;     ///< the resource
    bool named = true;        ///< with the user name
    bool teamAddress = false; ///< the page of the team's resource as the Resource URL
    bool planning = false;    ///< with the further catalog
};

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
