// SPDX-License-Identifier: GPL-3.0-or-later
// One press of check: of one resource or of many side by side, each recorded before it begins and when it has ended.
#pragma once

#include "check/ladder/manychecks.h"
#include "session/activity/activitynote.h"
#include "session/profile/openprofile.h"

#include <QHash>
#include <QObject>

#include <memory>

namespace rc {

class CheckOperation : public QObject
{
    Q_OBJECT

public:
    /// Both outlive this object; `activity` may be null.
    CheckOperation(ActivityLog *activity, DialectMemory &dialects, QObject *parent = nullptr);
    ~CheckOperation() override;

    [[nodiscard]] bool isBusy() const { return m_run != nullptr; }
    /// Does nothing while busy or without plans. `redactor`: masks what is known of the keys before they are read.
    void start(QList<NamedPlan> plans, const std::shared_ptr<const Redactor> &redactor = {});
    /// finished() follows, later: what runs is marked as cancelled, what has not begun is left out.
    void cancel();

signals:
    void busyChanged(bool busy);
    void rungChanged(const QString &name, const rc::RungResult &rung);
    void ended(const rc::NamedReport &report);
    void finished(const QList<rc::NamedReport> &worstFirst); ///< no longer busy by then

private:
    void finish(const QList<NamedReport> &reports);

    ActivityLog *m_activity;
    DialectMemory &m_dialects;
    QHash<QString, ActivityNote> m_notes; ///< by name
    std::unique_ptr<ManyChecks> m_run;
};

/// All rungs of `profile` but those that may notify people, without the keys.
[[nodiscard]] CheckPlan checkPlanOf(const Profile &profile, const WireLimits &limits);
/// All rungs of `profile` but those that may notify people. The keys and the file of authorities are read when the run
/// asks for them; `open` and `context` outlive the run.
[[nodiscard]] CheckPlan checkPlanFor(OpenProfile &open, const Profile &profile, QObject *context);
/// The same with a file that was read before.
[[nodiscard]] CheckPlan checkPlanFor(OpenProfile &open, const Profile &profile, const AuthoritiesFile &file,
                                     QObject *context);

/// Of a check that was cancelled before its turn.
[[nodiscard]] CheckReport neverBegun(const QList<CatalogKind> &furtherCatalogs = {});

} // namespace rc
