// SPDX-License-Identifier: GPL-3.0-or-later
// Fetches the tool lists of one server as two profiles, side by side.
#pragma once

#include "activity/activitynote.h"
#include "core/profile.h"
#include "insight/identitycomparison.h"
#include "service/toollistjob.h"

#include <QObject>

#include <memory>
#include <vector>

namespace rc {

class CurrentResource;

struct ComparedIdentities
{
    QString first; ///< name of the current profile
    QString second;
    QDateTime at;
    QList<IdentityComparison> catalogs; ///< of those that came for both
    QStringList faults;                 ///< sentences: which list did not come for whom, and why; safe to show
};

/// Both lists are fetched anew, so that they are of the same moment.
class IdentityCompare : public QObject
{
    Q_OBJECT

public:
    /// `current` outlives this object.
    explicit IdentityCompare(CurrentResource &current, QObject *parent = nullptr);
    ~IdentityCompare() override;

    /// The other profiles of the current one's tool server. A key never goes to a server that its profile does not
    /// name, so others cannot be compared.
    [[nodiscard]] QStringList candidates() const;
    void start(const QString &other);
    void cancel();
    [[nodiscard]] bool isBusy() const { return m_busy; }

signals:
    void busyChanged(bool busy);
    void compared(const rc::ComparedIdentities &compared);
    /// There was no key, or no address.
    void failed(const QString &profile, const rc::Error &error);
    void cancelled();

private:
    struct Fetch;

    void ask(const Profile &profile, bool isFirst);
    void beginNext();
    void finish();
    void setBusy(bool busy);

    CurrentResource &m_current;
    std::vector<std::unique_ptr<Fetch>> m_fetches;
    QString m_first;
    QString m_second;
    QList<CatalogKind> m_kinds; ///< that both profiles have
    int m_attempt = 0;
    int m_waiting = 0; ///< keys and lists
    bool m_busy = false;
    bool m_cancelled = false;
    bool m_failed = false; ///< which is why it was cancelled
};

} // namespace rc
