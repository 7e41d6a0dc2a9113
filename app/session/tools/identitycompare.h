// SPDX-License-Identifier: GPL-3.0-or-later
// Fetches the tool lists of one server as two profiles, and compares them.
#pragma once

#include "catalog/difference/identitycomparison.h"
#include "core/profile/profile.h"
#include "session/tools/listoperation.h"

#include <QObject>

#include <optional>

namespace rc {

class Session;

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
    /// `session` outlives this object.
    explicit IdentityCompare(Session &session, QObject *parent = nullptr);

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
    void listsEnded();
    void finish();
    void setBusy(bool busy);

    Session &m_session;
    ListOperation m_lists; ///< of the first, then of the second
    Profile m_first;
    Profile m_second;
    QList<CatalogKind> m_kinds; ///< that both profiles have
    bool m_ofSecond = false;    ///< what is under way
    QList<ToolListResult> m_firstLists;
    QList<ToolListResult> m_secondLists;
    std::optional<Error> m_fault; ///< why nothing could be asked
    bool m_busy = false;
    bool m_cancelled = false;
};

} // namespace rc
