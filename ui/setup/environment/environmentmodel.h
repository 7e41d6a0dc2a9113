// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of an environment compared with a profile.
#pragma once

#include "environment/environmentcomparison.h"
#include "ui/parts/statetokens.h"
#include "ui/theme/theme.h"

#include <QAbstractListModel>

namespace rc {

class EnvironmentModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        MarkRole = Qt::UserRole, ///< int of EnvironmentMark
        ValueRole,
        VerdictRole, ///< one sentence
        NextRole,    ///< next step; may be empty
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

    void setRows(const QList<EnvironmentRow> &rows);
    [[nodiscard]] const QList<EnvironmentRow> &rows() const { return m_rows; }

private:
    QList<EnvironmentRow> m_rows;
};

[[nodiscard]] Token tokenFor(EnvironmentMark mark);
[[nodiscard]] QString iconName(EnvironmentMark mark);

} // namespace rc
