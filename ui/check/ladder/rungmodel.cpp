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
    return parent.isValid() ? 0 : int(m_rungs.size());
}

bool RungModel::isExpandable(const RungResult &rung)
{
    return !rung.hint.isEmpty() || !rung.reply.isEmpty() || !rung.marker.isEmpty() || !rung.facts.isEmpty();
}

QString RungModel::accessibleText(const RungResult &rung)
{
    const QString head = tr("%1: %2", "a rung's state, its title").arg(stateName(rung.state), rungTitle(rung.id));
    if (rung.summary.isEmpty())
        return head;
    return tr("%1. %2", "state and title, summary").arg(head, rung.summary);
}

QVariant RungModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const RungResult &rung = m_rungs.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return rungTitle(rung.id);
    case Qt::AccessibleTextRole:
        return accessibleText(rung);
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
        return isExpandable(rung);
    case ExpandedRole:
        return m_expanded.contains(index.row()) && isExpandable(rung);
    default:
        return {};
    }
}

void RungModel::reset(const QList<CatalogKind> &further)
{
    setRungs(waitingRungs(further));
}

void RungModel::setRungs(const QList<RungResult> &rungs)
{
    beginResetModel();
    m_rungs = rungs;
    m_expanded.clear();
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
    const int row = int(found - m_rungs.begin());
    if (before == m_axis)
        emit dataChanged(index(row), index(row));
    else
        emit dataChanged(index(0), index(rowCount() - 1));
}

void RungModel::toggle(const QModelIndex &index)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || !isExpandable(m_rungs.at(index.row())))
        return;
    if (!m_expanded.remove(index.row()))
        m_expanded.insert(index.row());
    emit dataChanged(index, index, {ExpandedRole, Qt::SizeHintRole});
}

void RungModel::setStale(bool stale)
{
    if (std::exchange(m_stale, stale) != stale)
        emit dataChanged(index(0), index(rowCount() - 1), {StaleRole});
}

void RungModel::expandProblems()
{
    for (int row = 0; row < rowCount(); ++row) {
        const RungState state = m_rungs.at(row).state;
        if (state == RungState::Failed || state == RungState::Warned)
            m_expanded.insert(row);
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
