// SPDX-License-Identifier: GPL-3.0-or-later
// The rungs of one run as rows for a view, and which of them are opened.
#pragma once

#include "check/evidence/rung.h"

#include <QAbstractListModel>
#include <QSet>

namespace rc {

class RungModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        StateRole = Qt::UserRole, ///< int of RungState
        SummaryRole,
        HintRole,
        ReplyRole,
        MarkerRole,
        FactLabelsRole, ///< QStringList
        FactValuesRole, ///< QStringList, one for each label
        StartedRole,    ///< µs since the run's start
        ElapsedRole,    ///< µs
        AxisRole,       ///< µs from the run's start to the end of its last rung: the shared time axis
        StaleRole,      ///< true: it may no longer hold
        ExpandableRole,
        ExpandedRole,
    };

    explicit RungModel(QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

    /// All rungs waiting, those of further catalogs among them, all closed: a run begins.
    void reset(const QList<CatalogKind> &further = {});
    void setRung(const RungResult &rung);
    void setRungs(const QList<RungResult> &rungs);
    /// Opens or closes a row; nothing happens on one without anything more to say.
    void toggle(const QModelIndex &index);
    void setStale(bool stale);
    /// Opens what failed or warned: at a run's end nobody has to look for it.
    void expandProblems();

    [[nodiscard]] const QList<RungResult> &rungs() const { return m_rungs; }

private:
    [[nodiscard]] static bool isExpandable(const RungResult &rung);
    [[nodiscard]] static QString accessibleText(const RungResult &rung);
    void updateAxis();

    QList<RungResult> m_rungs;
    QSet<int> m_expanded;
    qint64 m_axis = 0;
    bool m_stale = false;
};

} // namespace rc
