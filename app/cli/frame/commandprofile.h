// SPDX-License-Identifier: GPL-3.0-or-later
// The profile of a command. Its key comes from standard input, the environment, the keychain, or the demo service.
#pragma once

#include "cli/frame/options.h"
#include "core/key/keystate.h"
#include "demo/demoservice.h"
#include "session/profile/profilecontext.h"
#include "store/activity/activitylog.h"
#include "store/keys/boundkeys.h"
#include "store/keys/keystore.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>
#include <utility>

namespace rc {

class Terminal;

class CommandProfile : public QObject, public ProfileContext, public SecretSource
{
public:
    /// `activity` must outlive this object; null: the operations are not recorded.
    explicit CommandProfile(Options options, ActivityLog *activity = nullptr, QObject *parent = nullptr);

    /// Starts the demo service if requested; reads and checks a key from standard input or the environment. Call this
    /// first.
    [[nodiscard]] Result<void> prepare();

    /// After prepare() the profile has the demo service's addresses and name.
    [[nodiscard]] const Options &options() const { return m_options; }

    [[nodiscard]] const Profile &profile() const override { return m_options.profile; }
    [[nodiscard]] ActivityLog *activity() const override { return m_activity; }
    [[nodiscard]] Result<Authorities> authoritiesIn(const AuthoritiesFile &file) const override;
    [[nodiscard]] WireLimits limitsOf(const Profile &) const override { return m_options.limits; }
    [[nodiscard]] SecretSource &secrets() override { return *this; }
    /// Asks the keychain once.
    void withAccess(QObject *context, std::function<void(Result<Access>)> done) override;
    /// A command uses no other profile. A token is Absent if the requested tool server is not the profile's own.
    void readSecret(const Profile &profile, const QString &path, const AuthoritiesFile &file, QObject *context,
                    std::function<void(KeyReading)> done) override;
    /// A key from standard input or the environment is known before any is read.
    [[nodiscard]] std::shared_ptr<const Redactor> redactor() const override;
    [[nodiscard]] DialectMemory &dialects() override { return m_dialects; }

private:
    /// A secret in the keychain, and the binding that requests need.
    struct StoredSecret
    {
        QString account;
        bool expected = false;
        KeyBinding wanted;
        bool isToken = false;
    };
    /// A withheld secret is returned, and bound, if the user agrees at the terminal.
    void readSaved(const StoredSecret &saved, QObject *context, std::function<void(KeyReading)> done);
    [[nodiscard]] bool confirmWithUser(const KeyReading &reading, const StoredSecret &saved);

    Options m_options;
    ActivityLog *m_activity;
    DialectMemory m_dialects;
    std::optional<Access> m_access; ///< set after reading
    QList<std::pair<QPointer<QObject>, std::function<void(Result<Access>)>>> m_pending;
    Secret m_providedKey;
    QString m_keySource;
    KeyStore m_keys;
    std::unique_ptr<DemoService> m_demo;
};

/// Commands do not depend on it: a failure is reported once on standard error, and retried with the next records.
class CommandActivity
{
public:
    /// `terminal` must outlive this object.
    explicit CommandActivity(Terminal &terminal);
    ~CommandActivity(); ///< completes pending writes
    Q_DISABLE_COPY_MOVE(CommandActivity)

    [[nodiscard]] ActivityLog &log() { return m_log; }

private:
    ActivityLog m_log;
};

/// On standard error: where a damaged file was moved, and how to recover its records.
void reportNotices(const ActivityNotices &notices, Terminal &terminal);

/// Runs `work` with the profile from the arguments and records its operations in Activity. Returns the exit code of
/// `work`, or that of a setup error after reporting it.
[[nodiscard]] Result<int> withProfile(const Arguments &arguments, Terminal &terminal,
                                      const std::function<Result<int>(CommandProfile &)> &work);

} // namespace rc
