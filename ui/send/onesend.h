// SPDX-License-Identifier: GPL-3.0-or-later
// One press, one entry: kept, given the key, sent at most once, and completed in Activity.
#pragma once

#include "activity/activitynote.h"
#include "core/credentials.h"
#include "core/outcome.h"
#include "service/sendjob.h"

#include <QObject>

#include <memory>

namespace rc {

class CurrentResource;

class OneSend : public QObject
{
    Q_OBJECT

public:
    /// `current` outlives this object.
    explicit OneSend(CurrentResource &current, QObject *parent = nullptr);
    ~OneSend() override;

    [[nodiscard]] bool isBusy() const { return m_busy; }
    /// Does nothing while busy or without a resource. `batch`: common to the entries of one press; null for a single
    /// one.
    void start(const LogEntry &entry, const QUuid &batch = {});
    /// The same for the alert of a drill: its record is note()'s to complete.
    void startDrill(const LogEntry &alert);
    [[nodiscard]] ActivityNote &note() { return m_note; } ///< of the entry that was started last
    /// finished() follows, in this call or later; it says what is known of an entry that may have left.
    void cancel();

signals:
    void busyChanged(bool busy);
    void finished(const rc::SendResult &result); ///< no longer busy by then

private:
    void begin(const ResourceUrl &resource, const LogEntry &entry);
    [[nodiscard]] ActivityPlace placeOf(const ResourceUrl &resource) const;
    void sendWith(const ResourceUrl &resource, Result<Credentials> credentials);
    void endUnsent(const Error &error);
    void end(const SendResult &result);
    void setBusy(bool busy);

    CurrentResource &m_current;
    bool m_busy = false;
    int m_attempt = 0; ///< which press an answer of the keychain belongs to
    LogEntry m_entry;
    std::unique_ptr<SendJob> m_job;
    ActivityNote m_note;
};

} // namespace rc
