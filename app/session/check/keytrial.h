// SPDX-License-Identifier: GPL-3.0-or-later
// Tries a new key and the current one, and records the requests with each.
#pragma once

#include "check/ladder/keycomparison.h"
#include "session/activity/activitynote.h"

#include <QObject>

namespace rc {

/// Starts once and emits finished() exactly once; destruction cancels.
class KeyTrial : public QObject
{
    Q_OBJECT

public:
    /// `plan` without the key; `entries`: also sends test entries with each key. `activity` may be null; it and
    /// `dialects` must outlive this object. `profile`: for the records.
    KeyTrial(const RecordedProfile &profile, CheckPlan plan, Secret old, Secret fresh, bool entries,
             ActivityLog *activity, DialectMemory &dialects, QObject *parent = nullptr);

    void start();
    void abort();
    /// Earlier uses of the old key are not from this trial.
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
