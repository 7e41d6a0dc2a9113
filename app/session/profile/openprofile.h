// SPDX-License-Identifier: GPL-3.0-or-later
// What an operation needs of its profile. The window has one, and so does each command.
#pragma once

#include "core/files/authoritiesfile.h"
#include "core/key/credentials.h"
#include "core/key/keystate.h"
#include "core/profile/profile.h"
#include "core/url/resourceurl.h"
#include "service/tools/toollistjob.h"
#include "wire/http/httpcall.h"

#include <QObject>

#include <functional>
#include <memory>

namespace rc {

class ActivityLog;
class Redactor;

/// A key and the trusted authorities, from a single reading of the profile's CA file.
struct TrustedCredentials
{
    Credentials credentials;
    Authorities authorities;
};

class OpenProfile
{
public:
    virtual ~OpenProfile();

    [[nodiscard]] virtual const Profile &profile() const = 0;
    /// The log for records; may be null.
    [[nodiscard]] virtual ActivityLog *activity() const = 0;
    /// The system's authorities and those in a profile's file.
    [[nodiscard]] virtual Result<Authorities> authoritiesIn(const AuthoritiesFile &file) const = 0;
    [[nodiscard]] virtual WireLimits limitsOf(const Profile &profile) const = 0;
    // Each function below calls `done` once, immediately or through the event loop, unless `context` is gone.

    /// The credentials for a request of profile(), or why there are none. Waits for the user's decision on unsaved
    /// fields, and withholds the key from servers that the saved profile does not use.
    virtual void withCredentials(QObject *context, std::function<void(Result<TrustedCredentials>)> done) = 0;
    /// Same for any saved profile.
    void withCredentialsOf(const Profile &profile, QObject *context,
                           std::function<void(Result<TrustedCredentials>)> done);
    /// `file`: the profile's CA file, which the requests trust as well.
    virtual void readKeyOf(const Profile &profile, const AuthoritiesFile &file, QObject *context,
                           std::function<void(KeyReading)> done) = 0;
    /// Its token of a catalog; immediately Absent if none is saved or in memory.
    virtual void readTokenOf(const Profile &profile, const CatalogKind &catalog, const AuthoritiesFile &file,
                             QObject *context, std::function<void(KeyReading)> done) = 0;
    /// Masks keys known before one was requested; null: none.
    [[nodiscard]] virtual std::shared_ptr<const Redactor> redactor() const { return nullptr; }
    /// The dialect of each tool server, as far as known in this run.
    [[nodiscard]] virtual DialectMemory &dialects() = 0;

    [[nodiscard]] Result<PastedResource> resource() const; ///< parsed from the profile
    [[nodiscard]] Result<QUrl> toolServer() const;
    [[nodiscard]] Identity identity() const;

protected:
    OpenProfile() = default;
    Q_DISABLE_COPY_MOVE(OpenProfile)

private:
    void readTokensOf(const Profile &profile, const AuthoritiesFile &file, QList<CatalogKind> catalogs,
                      QObject *context, const std::shared_ptr<Credentials> &into, const std::function<void()> &done);
};

/// Loads the dialects of earlier runs on first use, and stores changes. A failed write is ignored, as it only costs a
/// request or two next time.
void keepDialects(DialectMemory &memory);

/// The data that a request needs.
struct Access
{
    Credentials credentials;
    WireLimits limits;
    Authorities authorities;
};

/// What a person begins with one press and can cancel. It is busy until it has ended.
class Operation : public QObject
{
    Q_OBJECT

public:
    [[nodiscard]] bool isBusy() const { return m_busy; }

signals:
    void busyChanged(bool busy);

protected:
    /// `open` must outlive this object.
    explicit Operation(OpenProfile &open, QObject *parent);

    /// Busy from now on, for the currently open profile.
    void begin();
    [[nodiscard]] const Profile &profile() const { return m_profile; }
    /// Calls one of them once, immediately or later, unless the operation ended or abandonPending() was called.
    void askForAccess(const std::function<void(Access)> &granted, const std::function<void(const Error &)> &refused);
    /// Cancels pending requests.
    void abandonPending() { ++m_attempt; }
    /// Wraps `call` for later: ignored after the end or abandonPending().
    [[nodiscard]] std::function<void()> whileAsked(std::function<void()> call);
    /// Not busy any more. False if a slot has deleted this object.
    bool end();

    OpenProfile &m_open;

private:
    bool m_busy = false;
    int m_attempt = 0; ///< matches late results to their request
    Profile m_profile;
};

} // namespace rc
