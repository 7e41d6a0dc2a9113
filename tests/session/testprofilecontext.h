// SPDX-License-Identifier: GPL-3.0-or-later
// An open profile without a window or a terminal, for tests of operations.
#pragma once

#include "session/profile/profilecontext.h"
#include "store/activity/activitylog.h"

#include <QTemporaryDir>

#include <algorithm>

namespace rc {

/// A profile at a server on loopback. Its key is provided by the test, or immediately with `atOnce`.
class TestProfileContext : public ProfileContext, public SecretSource
{
public:
    explicit TestProfileContext(const QString &base)
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
    [[nodiscard]] SecretSource &secrets() override { return *this; }
    void withAccess(QObject *context, std::function<void(Result<Access>)> done) override
    {
        if (atOnce)
            withAccessOf(here, context, std::move(done));
        else
            waiting = std::move(done);
    }
    void readSecret(const Profile &profile, const QString &path, const AuthoritiesFile &, QObject *,
                    std::function<void(KeyReading)> done) override
    {
        if (path.isEmpty())
            askedFor.append(profile.name);
        const QByteArray secret = !path.isEmpty() ? token : hasKey ? key : QByteArray();
        KeyReading reading;
        reading.state = secret.isEmpty() ? KeyState::Absent : KeyState::SessionOnly;
        reading.key = Secret(secret);
        done(std::move(reading));
    }
    [[nodiscard]] DialectMemory &dialects() override { return m_dialects; }

    /// The file's records after all pending writes.
    [[nodiscard]] QList<ActivityRecord> recorded() const
    {
        log.waitUntilRecorded();
        ActivityFile file(log.path());
        const auto page = file.page({}, std::nullopt, 100'000);
        return page ? page->records : QList<ActivityRecord>();
    }
    /// Including the data that a page's rows omit.
    [[nodiscard]] ActivityRecord whole(const QUuid &id) const
    {
        log.waitUntilRecorded();
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
    std::function<void(Result<Access>)> waiting;
    QStringList askedFor;

private:
    DialectMemory m_dialects;
};

} // namespace rc
