// SPDX-License-Identifier: GPL-3.0-or-later
// An open profile without a window or a terminal, for tests of operations.
#pragma once

#include "session/profile/openprofile.h"
#include "store/activity/activitylog.h"

#include <QTemporaryDir>

#include <algorithm>

namespace rc {

/// A profile at a server on loopback. Its key is provided by the test, or immediately with `atOnce`.
class Opened : public OpenProfile
{
public:
    explicit Opened(const QString &base)
        : log(folder.filePath(QStringLiteral("activity.sqlite")))
    {
        here.name = QStringLiteral("payments");
        here.resource = base + QStringLiteral("/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/");
        here.toolServer = base;
    }

    [[nodiscard]] const Profile &profile() const override { return here; }
    [[nodiscard]] ActivityLog *activity() const override { return &log; }
    [[nodiscard]] Result<Authorities> authoritiesIn(const AuthoritiesFile &) const override { return Authorities(); }
    [[nodiscard]] WireLimits limitsOf(const Profile &) const override { return {}; }
    void withCredentials(QObject *context, std::function<void(Result<TrustedCredentials>)> done) override
    {
        if (atOnce)
            withCredentialsOf(here, context, std::move(done));
        else
            waiting = std::move(done);
    }
    void readKeyOf(const Profile &profile, const AuthoritiesFile &, QObject *,
                   std::function<void(KeyReading)> done) override
    {
        askedFor.append(profile.name);
        KeyReading reading;
        reading.state = hasKey ? KeyState::ThisRun : KeyState::Absent;
        if (hasKey)
            reading.key = Secret(key);
        done(std::move(reading));
    }
    void readTokenOf(const Profile &, const CatalogKind &, const AuthoritiesFile &, QObject *,
                     std::function<void(KeyReading)> done) override
    {
        KeyReading reading;
        reading.state = token.isEmpty() ? KeyState::Absent : KeyState::ThisRun;
        if (!token.isEmpty())
            reading.key = Secret(token);
        done(std::move(reading));
    }
    [[nodiscard]] DialectMemory &dialects() override { return m_dialects; }

    /// The file's records after all pending writes.
    [[nodiscard]] QList<ActivityRecord> recorded() const
    {
        log.waitUntilKept();
        ActivityFile file(log.path());
        const auto page = file.page({}, std::nullopt, 100'000);
        return page ? page->records : QList<ActivityRecord>();
    }
    /// Including the data that a page's rows omit.
    [[nodiscard]] ActivityRecord whole(const QUuid &id) const
    {
        log.waitUntilKept();
        ActivityFile file(log.path());
        const auto found = file.record(id);
        return found && *found ? **found : ActivityRecord();
    }
    [[nodiscard]] qsizetype recorded(ActivityOutcome outcome) const
    {
        const QList<ActivityRecord> all = recorded();
        return std::count_if(all.cbegin(), all.cend(),
                             [outcome](const ActivityRecord &one) { return one.outcome == outcome; });
    }

    QTemporaryDir folder;
    mutable ActivityLog log;
    Profile here;
    bool atOnce = true;
    bool hasKey = true;
    QByteArray key = "key-1234";
    QByteArray token; ///< for code hosting; may be empty
    std::function<void(Result<TrustedCredentials>)> waiting;
    QStringList askedFor;

private:
    DialectMemory m_dialects;
};

} // namespace rc
