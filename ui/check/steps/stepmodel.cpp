// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/steps/stepmodel.h"

#include "core/textsof.h"

#include <algorithm>
#include <utility>

namespace rc {

StepModel::StepModel(QObject *parent)
    : QAbstractListModel(parent)
{
    reset();
}

int StepModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

/// Keys skip headings.
Qt::ItemFlags StepModel::flags(const QModelIndex &index) const
{
    const bool isHeading = index.isValid() && m_rows.at(index.row()).kind == StepRow::Kind::Heading;
    return isHeading ? Qt::ItemFlags(Qt::NoItemFlags) : QAbstractListModel::flags(index);
}

bool StepModel::isExpandable(const StepResult &step)
{
    return !step.hint.isEmpty() || !step.reply.isEmpty() || !step.marker.isEmpty() || !step.facts.isEmpty();
}

QString StepModel::accessibleText(const QString &title, const StepResult &step)
{
    const QString head = tr("%1: %2", "a step's state, its title").arg(stateName(step.state), title);
    if (step.summary.isEmpty())
        return head;
    return tr("%1. %2", "state and title, summary").arg(head, step.summary);
}

StepResult StepModel::resultOf(const StepRow &row) const
{
    return row.kind == StepRow::Kind::Fold ? foldedResult(row.fold, m_steps)
                                           : m_steps.at(indexOfStep(row.step, m_steps));
}

QString StepModel::titleOf(const StepRow &row) const
{
    return row.kind == StepRow::Kind::Fold ? foldTitle(row.fold) : stepTitle(row.step).text();
}

QVariant StepModel::headingData(const StepRow &row, int role) const
{
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole)
        return row.heading;
    return role == KindRole ? QVariant(int(row.kind)) : QVariant();
}

QVariant StepModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const StepRow &row = m_rows.at(index.row());
    if (row.kind == StepRow::Kind::Heading)
        return headingData(row, role);
    const bool isFold = row.kind == StepRow::Kind::Fold;
    const StepResult step = resultOf(row);
    switch (role) {
    case Qt::DisplayRole:
        return titleOf(row);
    case Qt::AccessibleTextRole:
        return accessibleText(titleOf(row), step);
    case Qt::AccessibleDescriptionRole:
        return step.hint.text();
    case StateRole:
        return int(step.state);
    case SummaryRole:
        return step.summary.text();
    case HintRole:
        return step.hint.text();
    case ReplyRole:
        return step.reply;
    case MarkerRole:
        return step.marker;
    case FactLabelsRole:
        return textsOf(step.facts, [](const Fact &fact) { return factLabel(fact.id); });
    case FactValuesRole:
        return textsOf(step.facts, &Fact::value);
    case StartedRole:
        return step.startedUs;
    case ElapsedRole:
        return step.elapsedUs;
    case AxisRole:
        return m_axis;
    case StaleRole:
        return m_stale;
    case ExpandableRole:
        return isFold || isExpandable(step);
    case ExpandedRole:
        return !isFold && m_expanded.contains(row.step) && isExpandable(step);
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

QModelIndex StepModel::indexOf(const StepId &id) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&id](const StepRow &row) {
        return row.kind == StepRow::Kind::Step && row.step == id;
    });
    return found == m_rows.end() ? QModelIndex() : index(int(found - m_rows.begin()));
}

QList<StepId> StepModel::stepsOf(const QModelIndex &index) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const StepRow &row = m_rows.at(index.row());
    QList<StepId> ids;
    if (row.kind == StepRow::Kind::Step)
        ids.append(row.step);
    if (row.kind == StepRow::Kind::Fold) {
        for (const StepResult &step : stepsIn(row.fold, m_steps))
            ids.append(step.id);
    }
    return ids;
}

void StepModel::reset(const QList<CatalogKind> &further, bool arrival)
{
    setSteps(waitingSteps(further, arrival));
}

void StepModel::setSteps(const QList<StepResult> &steps)
{
    m_expanded.clear();
    m_unfolded.clear();
    showSteps(steps);
}

void StepModel::showSteps(const QList<StepResult> &steps)
{
    beginResetModel();
    m_steps = steps;
    m_rows = stepRows(m_steps, m_unfolded);
    updateAxis();
    endResetModel();
}

void StepModel::setStep(const StepResult &step)
{
    const auto found = std::find_if(m_steps.begin(), m_steps.end(), [&](const auto &r) { return r.id == step.id; });
    if (found == m_steps.end())
        return;
    *found = step;
    const qint64 before = m_axis;
    updateAxis();
    // A longer axis moves every bar.
    if (before != m_axis) {
        emit dataChanged(index(0), index(rowCount() - 1));
        return;
    }
    for (int row = 0; row < rowCount(); ++row) {
        if (stepsOf(index(row)).contains(step.id))
            emit dataChanged(index(row), index(row));
    }
}

void StepModel::setUnfolded(StepFold fold, bool unfolded)
{
    QSet<StepFold> open = m_unfolded;
    if (unfolded)
        open.insert(fold);
    else
        open.remove(fold);
    const auto at = std::find_if(m_rows.begin(), m_rows.end(), [fold](const StepRow &row) {
        return row.kind == StepRow::Kind::Fold && row.fold == fold;
    });
    if (at == m_rows.end() || open == m_unfolded)
        return;
    const int first = int(at - m_rows.begin()) + 1;
    const int last = first + int(stepsIn(fold, m_steps).size()) - 1;
    if (unfolded)
        beginInsertRows({}, first, last);
    else
        beginRemoveRows({}, first, last);
    m_unfolded = open;
    m_rows = stepRows(m_steps, m_unfolded);
    if (unfolded)
        endInsertRows();
    else
        endRemoveRows();
    emit dataChanged(index(first - 1), index(first - 1), {UnfoldedRole});
}

void StepModel::toggle(const QModelIndex &index)
{
    if (!index.data(ExpandableRole).toBool())
        return;
    const StepRow row = m_rows.at(index.row());
    if (row.kind == StepRow::Kind::Fold) {
        setUnfolded(row.fold, !m_unfolded.contains(row.fold));
        return;
    }
    if (!m_expanded.remove(row.step))
        m_expanded.insert(row.step);
    emit dataChanged(index, index, {ExpandedRole, Qt::SizeHintRole});
}

void StepModel::setStale(bool stale)
{
    if (std::exchange(m_stale, stale) != stale)
        emit dataChanged(index(0), index(rowCount() - 1), {StaleRole});
}

void StepModel::expandProblems()
{
    for (const StepFold fold : {StepFold::Levels, StepFold::Notifying}) {
        if (hidesProblem(fold, m_steps))
            setUnfolded(fold, true);
    }
    for (const StepResult &step : std::as_const(m_steps)) {
        if (step.state == StepState::Failed || step.state == StepState::Warned)
            m_expanded.insert(step.id);
    }
    emit dataChanged(index(0), index(rowCount() - 1), {ExpandedRole, Qt::SizeHintRole});
}

void StepModel::updateAxis()
{
    m_axis = 0;
    for (const StepResult &step : std::as_const(m_steps)) {
        if (step.startedUs >= 0)
            m_axis = std::max(m_axis, step.startedUs + step.elapsedUs);
    }
}

} // namespace rc

#include "moc_stepmodel.cpp"
