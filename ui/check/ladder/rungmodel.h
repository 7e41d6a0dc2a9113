// SPDX-License-Identifier: GPL-3.0-or-later
// The rungs of one run as rows for a view, in groups, and which of them are opened.
#pragma once

#include "check/evidence/laddershape.h"

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
        ExpandedRole, ///< its details are shown below it
        KindRole,     ///< int of LadderRow::Kind
        UnfoldedRole, ///< a fold whose steps are shown as rows below it
        InFoldRole,
    };

    explicit RungModel(QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

    /// All rungs waiting, those of further catalogs among them, all closed: a run begins.
    void reset(const QList<CatalogKind> &further = {}, bool arrival = false);
    void setRung(const RungResult &rung);
    void setRungs(const QList<RungResult> &rungs);
    /// Those of another check of the same ladder: what is open stays open.
    void showRungs(const QList<RungResult> &rungs);
    /// Opens or closes a row; nothing happens on one without anything more to say.
    void toggle(const QModelIndex &index);
    void setStale(bool stale);
    /// Opens what failed or warned: at a run's end nobody has to look for it.
    void expandProblems();

    [[nodiscard]] const QList<RungResult> &rungs() const { return m_rungs; }
    /// The row of a step; invalid while it is in a fold that is closed.
    [[nodiscard]] QModelIndex indexOf(const RungId &id) const;
    /// The steps of that row: one, those of a fold, or none of a heading.
    [[nodiscard]] QList<RungId> stepsOf(const QModelIndex &index) const;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    [[nodiscard]] static bool isExpandable(const RungResult &rung);
    [[nodiscard]] static QString accessibleText(const QString &title, const RungResult &rung);
    [[nodiscard]] RungResult resultOf(const LadderRow &row) const;
    [[nodiscard]] QString titleOf(const LadderRow &row) const;
    [[nodiscard]] QVariant headingData(const LadderRow &row, int role) const;
    void setUnfolded(LadderFold fold, bool unfolded);
    void updateAxis();

    QList<RungResult> m_rungs;
    QList<LadderRow> m_rows;
    QSet<RungId> m_expanded;
    QSet<LadderFold> m_unfolded;
    qint64 m_axis = 0;
    bool m_stale = false;
};

} // namespace rc
