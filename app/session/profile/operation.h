// SPDX-License-Identifier: GPL-3.0-or-later
// What a person begins with one press and can cancel. It is busy until it has ended.
#pragma once

#include "session/profile/openprofile.h"

#include <QObject>

#include <functional>

namespace rc {

/// What a request needs.
struct Access
{
    Credentials credentials;
    WireLimits limits;
    Authorities authorities;
};

class Operation : public QObject
{
    Q_OBJECT

public:
    [[nodiscard]] bool isBusy() const { return m_busy; }

signals:
    void busyChanged(bool busy);

protected:
    /// `open` outlives this object.
    explicit Operation(OpenProfile &open, QObject *parent);

    /// Busy from now on, for the profile that is open now.
    void begin();
    [[nodiscard]] const Profile &profile() const { return m_profile; }
    /// Calls `done` once, at once or later, unless it ended or abandonPending() was called before.
    void askForAccess(const std::function<void(Result<Access>)> &done);
    /// What is asked for and has not come is not waited for any more.
    void abandonPending() { ++m_attempt; }
    /// `call`, for a later time: it does nothing after the end or abandonPending().
    [[nodiscard]] std::function<void()> whileAsked(std::function<void()> call);
    /// Not busy any more. False when whoever was told has deleted this object.
    bool end();

    OpenProfile &m_open;

private:
    bool m_busy = false;
    int m_attempt = 0; ///< which press a late answer belongs to
    Profile m_profile;
};

} // namespace rc
