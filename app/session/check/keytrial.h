// SPDX-License-Identifier: GPL-3.0-or-later
// Tries a new key beside the one in use, and records what was done with each.
#pragma once

#include "check/ladder/keycomparison.h"
#include "session/activity/activitynote.h"

#include <QObject>

namespace rc {

/// Starts once, ends in exactly one finished(); destroying it cancels.
class KeyTrial : public QObject
{
    Q_OBJECT

public:
    /// `plan` without the key; `entries`: send test entries with each key, too. `activity` may be null and outlives
    /// this object, as `dialects` does. `profile`: under whose name it is recorded.
    KeyTrial(const QString &profile, CheckPlan plan, Secret old, Secret fresh, bool entries, ActivityLog *activity,
             DialectMemory &dialects, QObject *parent = nullptr);

    void start();
    void abort();
    /// What used the old key before this was somebody else.
    [[nodiscard]] const QDateTime &began() const { return m_began; }

signals:
    void rungChanged(rc::KeyCheck::Which which, const rc::RungResult &rung);
    void finished(const rc::CheckReport &old, const rc::CheckReport &fresh);

private:
    ActivityNote m_ofOld;
    ActivityNote m_ofNew;
    QDateTime m_began;
    KeyCheck m_check;
};

} // namespace rc
