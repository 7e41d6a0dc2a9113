// SPDX-License-Identifier: GPL-3.0-or-later
// What one press begins and a person can cancel: busy, given the key of the current profile, then one job.
#pragma once

#include "activity/activitynote.h"
#include "core/credentials.h"
#include "wire/httpcall.h"

#include <QObject>

#include <functional>
#include <optional>

namespace rc {

class CurrentResource;

class OnePress : public QObject
{
    Q_OBJECT

public:
    [[nodiscard]] bool isBusy() const { return m_busy; }
    /// The end follows, in this call or later; it says what is known of what may have left.
    void cancel();

signals:
    void busyChanged(bool busy);

protected:
    /// `current` outlives this object.
    OnePress(CurrentResource &current, QObject *parent);

    /// Busy from now on. `go` is called with the credentials, unless it was cancelled meanwhile.
    void begin(std::function<void(Result<Credentials>)> go);
    /// Ends unsent without one of the two; else the key is masked in what is kept, and the limits are as they are set.
    [[nodiscard]] std::optional<HttpLimits> limitsWith(const Result<Credentials> &credentials);
    void setBusy(bool busy);

    /// False when there is none yet.
    virtual bool abortJob() = 0;
    virtual void endUnsent(const Error &error) = 0;

    CurrentResource &m_current;
    ActivityNote m_note;

private:
    bool m_busy = false;
    int m_attempt = 0; ///< which press an answer of the keychain belongs to
};

} // namespace rc
