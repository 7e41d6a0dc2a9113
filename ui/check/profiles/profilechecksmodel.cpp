// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/profiles/profilechecksmodel.h"

#include "check/evidence/laddershape.h"
#include "check/ladder/manychecks.h"
#include "core/url/resourceurl.h"
#include "core/words/age.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "ui/check/ladder/timestrip.h"
#include "ui/widgets/kit.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QString addressOf(const QString &resource)
{
    const Result<PastedResource> pasted = parseResourceUrl(resource);
    return pasted ? displayText(pasted->resource.authority() + pasted->resource.productPath) : QString();
}

} // namespace

int ProfileChecksModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

RungState ProfileChecksModel::stateOf(const Row &row)
{
    if (row.isDue)
        return RungState::Running;
    if (!row.report)
        return RungState::Waiting;
    return row.report->cancelled ? RungState::Skipped : overallState(row.report->rungs);
}

RungState ProfileChecksModel::lastStateOf(const Row &row)
{
    return row.report && !row.report->cancelled ? overallState(row.report->rungs) : RungState::Skipped;
}

QString ProfileChecksModel::verdictText(const Row &row)
{
    if (row.isDue)
        return tr("Checking…");
    if (!row.report)
        return tr("Not checked yet");
    if (row.report->cancelled)
        return tr("The check was canceled.");
    const RungResult *fault = faultOf(row);
    if (fault == nullptr)
        return verdictOf(row.report->rungs);
    // a warning names its step, because the rest works
    return fault->state == RungState::Failed
               ? fault->summary
               : tr("%1: %2", "a step, what it warns of").arg(rungTitle(fault->id), fault->summary);
}

const RungResult *ProfileChecksModel::faultOf(const Row &row)
{
    if (!row.report || row.report->cancelled)
        return nullptr;
    const RungState state = overallState(row.report->rungs);
    if (state != RungState::Failed && state != RungState::Warned)
        return nullptr;
    const auto fault = std::find_if(row.report->rungs.cbegin(), row.report->rungs.cend(),
                                    [state](const RungResult &rung) { return rung.state == state; });
    return fault == row.report->rungs.cend() ? nullptr : &*fault;
}

QString ProfileChecksModel::stepText(const Row &row)
{
    const RungResult *fault = row.isDue ? nullptr : faultOf(row);
    if (fault == nullptr || fault->state != RungState::Failed)
        return {};
    const auto stopped = stoppedAt(row.report->rungs);
    return stopped ? stoppedText(*stopped) : rungTitle(fault->id);
}

QString ProfileChecksModel::spokenText(const Row &row) const
{
    QString text = tr("%1: %2. %3", "a state, a profile's name, the verdict on it")
                       .arg(stateName(stateOf(row)), displayText(row.profile.name), verdictText(row));
    if (const QString step = stepText(row); !step.isEmpty())
        text += u' ' + step;
    if (row.report && !row.isDue)
        text += u' ' + ageText(row.report->at.secsTo(QDateTime::currentDateTime())) + u'.';
    if (row.ticks.size() > 1) {
        QList<RungState> states;
        for (const int tick : row.ticks)
            states.append(checkStateOf(ActivityOutcome(tick)));
        text += u' ' + tr("Last checks: %1.", "how many passed and failed").arg(countsText(states));
    }
    return text;
}

bool ProfileChecksModel::isStale(const Row &row)
{
    if (!row.report || row.isDue)
        return false;
    const Result<PastedResource> was = parseResourceUrl(row.report->resource);
    const Result<PastedResource> is = parseResourceUrl(row.profile.resource);
    const bool changed = was && is && was->resource.resourceUrl() != is->resource.resourceUrl();
    const QDateTime oldest = oldestOf(row.report->rungs);
    return changed || !oldest.isValid() || oldest.secsTo(QDateTime::currentDateTime()) >= staleAfterSeconds;
}

QVariant ProfileChecksModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return displayText(row.profile.name);
    case Qt::AccessibleTextRole:
        return spokenText(row);
    case Qt::ToolTipRole: // rows elide long text
        return plainToolTip(sentencesText({verdictText(row), stepText(row)}));
    case NameRole:
        return row.profile.name;
    case AddressRole:
        return addressOf(row.profile.resource);
    case StateRole:
        return int(stateOf(row));
    case VerdictRole:
        return verdictText(row);
    case StepRole:
        return stepText(row);
    case FailingRole:
        return lastStateOf(row) == RungState::Failed;
    case TicksRole:
        return QVariant::fromValue(row.ticks);
    case WhenRole:
        return row.report && !row.isDue ? row.report->at : QDateTime();
    case StaleRole:
        return isStale(row);
    default:
        return {};
    }
}

void ProfileChecksModel::refreshAges()
{
    if (!m_rows.isEmpty())
        emit dataChanged(index(0), index(rowCount() - 1), {WhenRole, StaleRole});
}

void ProfileChecksModel::setProfiles(const QList<Profile> &profiles)
{
    QHash<QString, qsizetype> places;
    for (qsizetype i = profiles.size() - 1; i >= 0; --i)
        places.insert(profiles.at(i).name, i + 1); // from 1, because take() returns 0 for none
    QList<Row> rows;
    for (const Row &row : std::as_const(m_rows)) {
        if (const qsizetype place = places.take(row.profile.name) - 1; place >= 0)
            rows.append({profiles.at(place), row.report, row.isDue, row.ticks});
    }
    for (const Profile &profile : profiles) {
        if (places.remove(profile.name) > 0)
            rows.append({profile, std::nullopt, false});
    }
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

void ProfileChecksModel::setTicks(const QHash<QString, QList<CheckTick>> &ticks)
{
    for (Row &row : m_rows) {
        row.ticks.clear();
        const QList<CheckTick> of = ticks.value(historyId(row.profile)).mid(0, mostTicksShown);
        for (auto tick = of.crbegin(); tick != of.crend(); ++tick)
            row.ticks.append(int(tick->outcome));
    }
    if (!m_rows.isEmpty())
        emit dataChanged(index(0), index(rowCount() - 1), {TicksRole});
}

QList<RungState> ProfileChecksModel::states() const
{
    QList<RungState> states;
    for (const Row &row : m_rows)
        states.append(lastStateOf(row));
    return states;
}

void ProfileChecksModel::setReport(const QString &name, const CheckReport &report)
{
    for (int i = 0; i < rowCount(); ++i) {
        if (m_rows.at(i).profile.name != name)
            continue;
        m_rows[i].report = report;
        m_rows[i].isDue = false;
        emit dataChanged(index(i), index(i));
    }
}

void ProfileChecksModel::setRunning(bool running)
{
    for (Row &row : m_rows)
        row.isDue = running;
    if (!m_rows.isEmpty())
        emit dataChanged(index(0), index(rowCount() - 1));
}

bool ProfileChecksModel::isRunning() const
{
    return std::any_of(m_rows.cbegin(), m_rows.cend(), [](const Row &row) { return row.isDue; });
}

void ProfileChecksModel::sortWorstFirst()
{
    emit layoutAboutToBeChanged();
    const QModelIndexList from = persistentIndexList();
    QStringList names;
    for (const QModelIndex &at : from)
        names.append(m_rows.at(at.row()).profile.name);
    std::stable_sort(m_rows.begin(), m_rows.end(), [](const Row &one, const Row &other) {
        const int rank = rankOf(stateOf(one));
        const int otherRank = rankOf(stateOf(other));
        return rank != otherRank ? rank < otherRank : one.profile.name.localeAwareCompare(other.profile.name) < 0;
    });
    for (qsizetype i = 0; i < from.size(); ++i) {
        const auto now = std::find_if(m_rows.cbegin(), m_rows.cend(),
                                      [&](const Row &row) { return row.profile.name == names.at(i); });
        changePersistentIndex(from.at(i), index(int(now - m_rows.cbegin())));
    }
    emit layoutChanged();
}

} // namespace rc

#include "moc_profilechecksmodel.cpp"
