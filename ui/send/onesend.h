// SPDX-License-Identifier: GPL-3.0-or-later
// One press, one entry: kept, given the key, sent at most once, and completed in Activity.
#pragma once

#include "core/outcome.h"
#include "service/sendjob.h"
#include "ui/onepress.h"

#include <memory>

namespace rc {

class OneSend : public OnePress
{
    Q_OBJECT

public:
    /// `current` outlives this object.
    explicit OneSend(CurrentResource &current, QObject *parent = nullptr);
    ~OneSend() override;

    /// Does nothing while busy or without a resource. `batch`: common to the entries of one press; null for a single
    /// one.
    void start(const LogEntry &entry, const QUuid &batch = {});
    /// The same for the alert of a drill: its record is note()'s to complete.
    void startDrill(const LogEntry &alert);
    [[nodiscard]] ActivityNote &note() { return m_note; } ///< of the entry that was started last

signals:
    void finished(const rc::SendResult &result); ///< no longer busy by then

private:
    void send(const ResourceUrl &resource, const LogEntry &entry);
    [[nodiscard]] ActivityPlace placeOf(const ResourceUrl &resource) const;
    void sendWith(const ResourceUrl &resource, Result<Credentials> credentials);
    bool abortJob() override;
    void endUnsent(const Error &error) override;
    void end(const SendResult &result);

    LogEntry m_entry;
    ResourceUrl m_resource; ///< of the job
    Identity m_who;
    std::unique_ptr<SendJob> m_job;
};

} // namespace rc
