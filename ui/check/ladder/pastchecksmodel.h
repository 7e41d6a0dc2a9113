// SPDX-License-Identifier: GPL-3.0-or-later
// Past checks as items of a strip, oldest first.
#pragma once

#include "session/activity/pastchecks.h"

#include <QAbstractListModel>

namespace rc {

class PastChecksModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        OutcomeRole = Qt::UserRole, ///< int of ActivityOutcome
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

    void setChecks(const QList<PastCheck> &newestFirst);
    [[nodiscard]] const PastCheck &check(int row) const { return m_checks.at(row); }
    /// The check and its differences from the previous one, in words.
    [[nodiscard]] QString words(int row) const;
    /// About the newest one: since when a step fails, or a summary of the checks.
    [[nodiscard]] QString summary() const;

private:
    QList<PastCheck> m_checks;
};

} // namespace rc
