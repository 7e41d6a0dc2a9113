// SPDX-License-Identifier: GPL-3.0-or-later
// The last check of each profile: in memory while the window is open, on disk between runs.
#pragma once

#include "check/ladder/checkrun.h"
#include "store/profiles/keptchecks.h"

#include <QHash>
#include <QObject>
#include <QSet>

#include <optional>

namespace rc {

class Session;

class LastChecks : public QObject
{
    Q_OBJECT

public:
    /// Both outlive this object.
    LastChecks(KeptChecks &store, Session &session, QObject *parent = nullptr);

    // The empty name stands for the demo service, whose checks end with this run: its address does.

    /// What is known by now; the first question makes it look on disk, and arrived() says when there is something new.
    [[nodiscard]] std::optional<CheckReport> of(const QString &profile);
    void set(const QString &profile, const CheckReport &report);

signals:
    void arrived(const QString &profile);
    void notKept(const QString &why); ///< translated

private:
    void found(const QString &profile, const Result<QByteArray> &bytes);
    void sayNotKept(const Result<void> &kept);

    KeptChecks &m_store;
    QHash<QString, CheckReport> m_known;
    QSet<QString> m_asked;
};

} // namespace rc
