// SPDX-License-Identifier: GPL-3.0-or-later
// The profile of an operation, with its secrets and limits. The window has one, and so does each command.
#pragma once

#include "core/files/regularfile.h"
#include "core/key/credentials.h"
#include "core/key/keystate.h"
#include "core/profile/profile.h"
#include "core/url/resourceurl.h"
#include "service/tools/toollistjob.h"
#include "wire/http/httpcall.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>
#include <utility>

namespace rc {

class ActivityLog;
class Redactor;

/// The credentials and limits of a request. Key and authorities come from a single reading of the profile's CA file.
struct Access
{
    Credentials credentials;
    WireLimits limits;
    Authorities authorities;
};

/// The keys of profiles, and their tokens of catalogs.
class SecretSource
{
public:
    virtual ~SecretSource() = default;

    /// Reads the profile's token of the catalog with this path, or its key without one. A token is Absent immediately
    /// if none is saved or in memory. `file`: the profile's CA file, which the requests trust as well. Calls `done`
    /// once, immediately or through the event loop, unless `context` is gone.
    virtual void readSecret(const Profile &profile, const QString &path, const AuthoritiesFile &file, QObject *context,
                            std::function<void(KeyReading)> done) = 0;

protected:
    SecretSource() = default;
    Q_DISABLE_COPY_MOVE(SecretSource)
};

class ProfileContext
{
public:
    virtual ~ProfileContext();

    [[nodiscard]] virtual const Profile &profile() const = 0;
    /// The log for records; may be null.
    [[nodiscard]] virtual ActivityLog *activity() const = 0;
    /// The system's authorities and those in a profile's file.
    [[nodiscard]] virtual Result<Authorities> authoritiesIn(const AuthoritiesFile &file) const = 0;
    [[nodiscard]] virtual WireLimits limitsOf(const Profile &profile) const = 0;
    [[nodiscard]] virtual SecretSource &secrets() = 0;
    /// Calls `done` once, immediately or through the event loop, unless `context` is gone: with the access for a
    /// request of profile(), or why there is none. Waits for the user's decision on unsaved fields, and withholds the
    /// key from servers that the saved profile does not use.
    virtual void withAccess(QObject *context, std::function<void(Result<Access>)> done) = 0;
    /// Same for any saved profile.
    void withAccessOf(const Profile &profile, QObject *context, std::function<void(Result<Access>)> done);
    /// Masks keys known before one was requested; null: none.
    [[nodiscard]] virtual std::shared_ptr<const Redactor> redactor() const { return nullptr; }
    /// The dialect of each tool server, as far as known in this run.
    [[nodiscard]] virtual DialectMemory &dialects() = 0;

    [[nodiscard]] Result<PastedResource> resource() const; ///< parsed from the profile
    [[nodiscard]] Result<QUrl> toolServer() const;
    [[nodiscard]] Identity identity() const;

protected:
    ProfileContext() = default;
    Q_DISABLE_COPY_MOVE(ProfileContext)
};

/// Loads the dialects of earlier runs on first use, and stores changes. A failed write is ignored, as it only costs a
/// request or two next time.
void persistDialects(DialectMemory &memory);

/// An action that the user starts and can cancel. Busy until it has ended.
class Operation : public QObject
{
    Q_OBJECT

public:
    [[nodiscard]] bool isBusy() const { return m_busy; }

signals:
    void busyChanged(bool busy);

protected:
    /// `context` must outlive this object.
    explicit Operation(ProfileContext &context, QObject *parent);

    /// Busy from now on, for the currently open profile.
    void begin();
    [[nodiscard]] const Profile &profile() const { return m_profile; }
    /// Calls `done` once, immediately or later, unless the operation ended or cancelPending() was called. Only the last
    /// request counts.
    void requestAccess(std::function<void(Result<Access>)> done);
    void cancelPending();
    /// Wraps `call` for later: ignored after the end or cancelPending().
    template<typename Call>
    [[nodiscard]] auto ifStillPending(Call call)
    {
        return
            [this, alive = QPointer<Operation>(this), attempt = m_attempt, call = std::move(call)](auto &&...values) {
                if (alive && m_busy && attempt == m_attempt)
                    call(std::forward<decltype(values)>(values)...);
            };
    }
    /// Ends being busy. False if a slot has deleted this object.
    bool end();

    ProfileContext &m_context;

private:
    void dropRequest();

    bool m_busy = false;
    int m_attempt = 0;                 ///< matches late results to their request
    QPointer<QObject> m_accessContext; ///< context of requestAccess(), deleted when that is not awaited any more
    Profile m_profile;
};

} // namespace rc
