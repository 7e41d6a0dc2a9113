// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/ladder/rungmodel.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace rc {

namespace {

QStringList factTexts(const QList<Fact> &facts, QString (*text)(const Fact &))
{
    QStringList texts;
    std::transform(facts.begin(), facts.end(), std::back_inserter(texts), text);
    return texts;
}

} // namespace

RungModel::RungModel(QObject *parent)
    : QAbstractListModel(parent)
{
    reset();
}

int RungModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

/// Keys skip headings.
Qt::ItemFlags RungModel::flags(const QModelIndex &index) const
{
    const bool isHeading = index.isValid() && m_rows.at(index.row()).kind == LadderRow::Kind::Heading;
    return isHeading ? Qt::ItemFlags(Qt::NoItemFlags) : QAbstractListModel::flags(index);
}

bool RungModel::isExpandable(const RungResult &rung)
{
    return !rung.hint.isEmpty() || !rung.reply.isEmpty() || !rung.marker.isEmpty() || !rung.facts.isEmpty();
}

QString RungModel::accessibleText(const QString &title, const RungResult &rung)
{
    const QString head = tr("%1: %2", "a rung's state, its title").arg(stateName(rung.state), title);
    if (rung.summary.isEmpty())
        return head;
    return tr("%1. %2", "state and title, summary").arg(head, rung.summary);
}

RungResult RungModel::resultOf(const LadderRow &row) const
{
    return row.kind == LadderRow::Kind::Fold ? foldedResult(row.fold, m_rungs) : m_rungs.at(placeOf(row.step, m_rungs));
}

QString RungModel::titleOf(const LadderRow &row) const
{
    return row.kind == LadderRow::Kind::Fold ? foldTitle(row.fold) : rungTitle(row.step);
}

QVariant RungModel::headingData(const LadderRow &row, int role) const
{
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole)
        return row.heading;
    return role == KindRole ? QVariant(int(row.kind)) : QVariant();
}

QVariant RungModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const LadderRow &row = m_rows.at(index.row());
    if (row.kind == LadderRow::Kind::Heading)
        return headingData(row, role);
    const bool isFold = row.kind == LadderRow::Kind::Fold;
    const RungResult rung = resultOf(row);
    switch (role) {
    case Qt::DisplayRole:
        return titleOf(row);
    case Qt::AccessibleTextRole:
        return accessibleText(titleOf(row), rung);
    case Qt::AccessibleDescriptionRole:
        return rung.hint;
    case StateRole:
        return int(rung.state);
    case SummaryRole:
        return rung.summary;
    case HintRole:
        return rung.hint;
    case ReplyRole:
        return rung.reply;
    case MarkerRole:
        return rung.marker;
    case FactLabelsRole:
        return factTexts(rung.facts, [](const Fact &fact) { return factLabel(fact.id); });
    case FactValuesRole:
        return factTexts(rung.facts, [](const Fact &fact) { return fact.value; });
    case StartedRole:
        return rung.startedUs;
    case ElapsedRole:
        return rung.elapsedUs;
    case AxisRole:
        return m_axis;
    case StaleRole:
        return m_stale;
    case ExpandableRole:
        return isFold || isExpandable(rung);
    case ExpandedRole:
        return !isFold && m_expanded.contains(row.step) && isExpandable(rung);
    case KindRole:
        return int(row.kind);
    case UnfoldedRole:
        return isFold && m_unfolded.contains(row.fold);
    case InFoldRole:
        return row.isInFold;
    default:
        return {};
    }
}

QModelIndex RungModel::indexOf(const RungId &id) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&id](const LadderRow &row) {
        return row.kind == LadderRow::Kind::Step && row.step == id;
    });
    return found == m_rows.end() ? QModelIndex() : index(int(found - m_rows.begin()));
}

QList<RungId> RungModel::stepsOf(const QModelIndex &index) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const LadderRow &row = m_rows.at(index.row());
    QList<RungId> ids;
    if (row.kind == LadderRow::Kind::Step)
        ids.append(row.step);
    if (row.kind == LadderRow::Kind::Fold) {
        for (const RungResult &rung : stepsIn(row.fold, m_rungs))
            ids.append(rung.id);
    }
    return ids;
}

void RungModel::reset(const QList<CatalogKind> &further, bool arrival)
{
    setRungs(waitingRungs(further, arrival));
}

void RungModel::setRungs(const QList<RungResult> &rungs)
{
    m_expanded.clear();
    m_unfolded.clear();
    showRungs(rungs);
}

void RungModel::showRungs(const QList<RungResult> &rungs)
{
    beginResetModel();
    m_rungs = rungs;
    m_rows = ladderRows(m_rungs, m_unfolded);
    updateAxis();
    endResetModel();
}

void RungModel::setRung(const RungResult &rung)
{
    const auto found = std::find_if(m_rungs.begin(), m_rungs.end(), [&](const auto &r) { return r.id == rung.id; });
    if (found == m_rungs.end())
        return;
    *found = rung;
    const qint64 before = m_axis;
    updateAxis();
    // A longer axis moves every bar.
    if (before != m_axis) {
        emit dataChanged(index(0), index(rowCount() - 1));
        return;
    }
    for (int row = 0; row < rowCount(); ++row) {
        if (stepsOf(index(row)).contains(rung.id))
            emit dataChanged(index(row), index(row));
    }
}

void RungModel::setUnfolded(LadderFold fold, bool unfolded)
{
    QSet<LadderFold> open = m_unfolded;
    if (unfolded)
        open.insert(fold);
    else
        open.remove(fold);
    const auto at = std::find_if(m_rows.begin(), m_rows.end(), [fold](const LadderRow &row) {
        return row.kind == LadderRow::Kind::Fold && row.fold == fold;
    });
    if (at == m_rows.end() || open == m_unfolded)
        return;
    const int first = int(at - m_rows.begin()) + 1;
    const int last = first + int(stepsIn(fold, m_rungs).size()) - 1;
    if (unfolded)
        beginInsertRows({}, first, last);
    else
        beginRemoveRows({}, first, last);
    m_unfolded = open;
    m_rows = ladderRows(m_rungs, m_unfolded);
    if (unfolded)
        endInsertRows();
    else
        endRemoveRows();
    emit dataChanged(index(first - 1), index(first - 1), {UnfoldedRole});
}

void RungModel::toggle(const QModelIndex &index)
{
    if (!index.data(ExpandableRole).toBool())
        return;
    const LadderRow row = m_rows.at(index.row());
    if (row.kind == LadderRow::Kind::Fold) {
        setUnfolded(row.fold, !m_unfolded.contains(row.fold));
        return;
    }
    if (!m_expanded.remove(row.step))
        m_expanded.insert(row.step);
    emit dataChanged(index, index, {ExpandedRole, Qt::SizeHintRole});
}

void RungModel::setStale(bool stale)
{
    if (std::exchange(m_stale, stale) != stale)
        emit dataChanged(index(0), index(rowCount() - 1), {StaleRole});
}

void RungModel::expandProblems()
{
    for (const LadderFold fold : {LadderFold::Levels, LadderFold::Loud}) {
        if (hidesSomething(fold, m_rungs))
            setUnfolded(fold, true);
    }
    for (const RungResult &rung : std::as_const(m_rungs)) {
        if (rung.state == RungState::Failed || rung.state == RungState::Warned)
            m_expanded.insert(rung.id);
    }
    emit dataChanged(index(0), index(rowCount() - 1), {ExpandedRole, Qt::SizeHintRole});
}

void RungModel::updateAxis()
{
    m_axis = 0;
    for (const RungResult &rung : std::as_const(m_rungs)) {
        if (rung.startedUs >= 0)
            m_axis = std::max(m_axis, rung.startedUs + rung.elapsedUs);
    }
}

} // namespace rc

#include "moc_rungmodel.cpp"
