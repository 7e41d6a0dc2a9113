// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/activity/list/activitymodel.h"

#include "core/words/displaytext.h"
#include "service/arrival/arrivaltext.h"
#include "session/arrival/arrivalrecord.h"
#include "ui/activity/list/activitywords.h"
#include "ui/parts/statetokens.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype maxStoredMessage = 600; // characters of a message; a row shows fewer
constexpr int maxRefreshed = 5'000;         // rows reloaded at once
constexpr qsizetype maxMarker = 40;

ActivityRecord withoutDetails(ActivityRecord record)
{
    record.message.truncate(maxStoredMessage);
    if (record.kind != ActivityKind::List && record.kind != ActivityKind::Check)
        record.extra.clear();
    record.error.clear();
    record.resource.clear();
    return record;
}

/// The demo service shows its own received entries.
Token tokenOfArrival(const ActivityRecord &record, const std::optional<ActivityBatch> &batch)
{
    if (batch)
        return batch->arrived == batch->lookedFor ? Token::Passed : Token::Warned;
    const auto arrival = arrivalOf(record);
    if (!arrival || arrival->arrival == Arrival::Arrived)
        return Token::Passed;
    return arrival->arrival == Arrival::Missing ? Token::Failed : Token::Warned;
}

} // namespace

ActivityModel::ActivityModel(ActivityLog &log, QObject *parent)
    : QAbstractTableModel(parent)
    , m_log(log)
{
}

int ActivityModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int ActivityModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString ActivityModel::textOf(const Line &line, int column) const
{
    const ActivityRecord &record = line.record;
    if (line.batch && column == What)
        return batchTypeText();
    if (line.batch && column == Message)
        return batchMessage(record, *line.batch);
    if (line.batch && column == Outcome)
        return batchOutcome(*line.batch);
    if (line.batch && column == Arrived)
        return batchArrived(*line.batch);
    if (line.batch && column == Duration)
        return {}; // its records have the start time and their own durations, not the total
    switch (column) {
    case When:
        return whenText(record.at, QDateTime::currentDateTime());
    case What:
        return typeText(record);
    case Message:
        return m_showsProfiles ? messageWithProfile(record) : messageText(record);
    case Outcome:
        return outcomeText(record);
    case Arrived:
        if (const auto at = m_arrived.constFind(record.marker); at != m_arrived.cend() && !record.marker.isEmpty())
            return formatDuration(std::max<qint64>(0, record.at.msecsTo(*at))).text();
        if (const auto arrival = arrivalOf(record))
            return arrivalCell(*arrival);
        return {};
    case Marker:
        return displayText(record.marker, LineBreaks::Mark, maxMarker);
    case Duration:
        return durationText(record.elapsedMs);
    default:
        return {};
    }
}

QVariant ActivityModel::accessibleText(int row, int column) const
{
    const QString text = textOf(m_rows.at(row), column);
    const QString title = headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    return text.isEmpty() ? tr("%1: empty", "the title of a column").arg(title)
                          : tr("%1: %2", "the title of a column, what is in it").arg(title, text);
}

QVariant ActivityModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Line &line = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return textOf(line, index.column());
    case Qt::AccessibleTextRole:
        return accessibleText(index.row(), index.column());
    case TokenRole:
        if (index.column() == What)
            return int(line.batch ? Token::Quiet : typeToken(line.record));
        if (index.column() == Outcome)
            return int(line.batch ? tokenFor(*line.batch) : tokenFor(line.record.outcome));
        return int(index.column() == Arrived ? tokenOfArrival(line.record, line.batch) : Token::Quiet);
    case IconRole:
        if (index.column() == Arrived && !textOf(line, Arrived).isEmpty())
            return QString(toneName(tokenOfArrival(line.record, line.batch)));
        if (index.column() != Outcome)
            return QString();
        return line.batch ? iconName(*line.batch) : iconName(line.record.outcome);
    default:
        return {};
    }
}

QVariant ActivityModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return QVariant::fromValue((section == Duration ? Qt::AlignTrailing : Qt::AlignLeading) | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case When:
        return tr("When");
    case What:
        return tr("Type");
    case Message:
        return tr("Message");
    case Outcome:
        return tr("Outcome");
    case Arrived:
        return tr("Arrived");
    case Marker:
        return tr("Marker");
    case Duration:
        return tr("Duration");
    default:
        return {};
    }
}

bool ActivityModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_loaded && m_next.has_value() && m_running != Fetch::More;
}

void ActivityModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    m_morePending = true;
    startNext();
}

void ActivityModel::setFilter(const ActivityFilter &filter)
{
    m_filter = filter;
    m_replacePending = true;
    m_morePending = false;
    m_refreshPending = false;
    startNext();
}

void ActivityModel::setOrder(const ActivityOrder &order)
{
    if (m_order == order)
        return;
    m_order = order;
    setFilter(m_filter);
}

void ActivityModel::refreshAll()
{
    m_refreshPending = true;
    startNext();
}

int ActivityModel::rowOf(const QUuid &id) const
{
    const auto found =
        std::find_if(m_rows.cbegin(), m_rows.cend(), [&id](const Line &line) { return line.record.id == id; });
    return found == m_rows.cend() ? -1 : int(found - m_rows.cbegin());
}

bool ActivityModel::showsArrivals() const
{
    return std::any_of(m_rows.cbegin(), m_rows.cend(), [](const Line &line) {
        return line.batch ? line.batch->lookedFor > 0 : arrivalOf(line.record).has_value();
    });
}

void ActivityModel::setShowsProfiles(bool shows)
{
    if (std::exchange(m_showsProfiles, shows) != shows && !m_rows.isEmpty())
        emit dataChanged(index(0, Message), index(rowCount() - 1, Message));
}

void ActivityModel::setArrived(const QHash<QString, QDateTime> &arrived)
{
    m_arrived = arrived;
    if (!m_rows.isEmpty())
        emit dataChanged(index(0, Arrived), index(rowCount() - 1, Arrived));
}

/// One query at a time: of quick successive filters only the last is queried.
void ActivityModel::startNext()
{
    if (m_running != Fetch::Nothing)
        return;
    if (std::exchange(m_replacePending, false))
        start(Fetch::Replace);
    else if (std::exchange(m_refreshPending, false))
        start(m_loaded ? Fetch::Refresh : Fetch::Replace);
    else if (std::exchange(m_morePending, false) && m_next)
        start(Fetch::More);
}

void ActivityModel::start(Fetch fetch)
{
    m_running = fetch;
    m_fetching.start();
    const int limit = fetch == Fetch::Refresh ? std::clamp(rowCount(), pageRows, maxRefreshed) : pageRows;
    m_log.run<Result<ActivityPage>>(
        [filter = m_filter, after = fetch == Fetch::More ? m_next : std::nullopt, limit,
         order = m_order](ActivityFile &file) { return file.page(filter, after, limit, ActivityDetail::Row, order); },
        this, [this, fetch](const Result<ActivityPage> &page) { arrive(fetch, page); });
}

QList<ActivityModel::Line> ActivityModel::linesOf(const ActivityPage &page)
{
    QList<Line> lines;
    lines.reserve(page.records.size());
    for (const ActivityRecord &record : page.records) {
        lines.append({withoutDetails(record), std::nullopt});
        const auto batch = page.batches.constFind(record.batch);
        if (record.batch.isNull() || batch == page.batches.cend())
            continue;
        lines.last().record.id = record.batch;
        lines.last().record.marker.clear(); // each of its entries has its own
        lines.last().record.report.clear();
        lines.last().batch = *batch;
    }
    return lines;
}

void ActivityModel::arrive(Fetch fetch, const Result<ActivityPage> &page)
{
    m_running = Fetch::Nothing;
    m_lastFetch = std::chrono::milliseconds(m_fetching.elapsed());
    if (m_replacePending) { // the filter has changed meanwhile: these rows are outdated
        startNext();
        return;
    }
    if (!page) {
        m_next.reset();
        emit failed(page.error());
        startNext();
        return;
    }
    m_next = page->next;
    const QList<Line> lines = linesOf(*page);
    if (fetch == Fetch::Replace)
        replace(lines);
    else if (fetch == Fetch::More)
        insertLines(rowCount(), lines);
    else
        merge(lines);
    if (fetch != Fetch::More)
        emit loaded();
    startNext();
}

void ActivityModel::replace(const QList<Line> &lines)
{
    beginResetModel();
    m_rows = lines;
    m_loaded = true;
    endResetModel();
}

void ActivityModel::insertLines(int row, const QList<Line> &lines)
{
    if (lines.isEmpty())
        return;
    const int count = int(lines.size());
    beginInsertRows({}, row, row + count - 1);
    m_rows.insert(row, count, Line());
    std::copy(lines.cbegin(), lines.cend(), m_rows.begin() + row);
    endInsertRows();
}

void ActivityModel::removeLines(int row, int count)
{
    if (count <= 0)
        return;
    beginRemoveRows({}, row, row + count - 1);
    m_rows.remove(row, count);
    endRemoveRows();
}

/// Removes the rows from `row` on that are not in `staying`, up to `until`.
void ActivityModel::removeRun(int row, const QSet<QUuid> &staying, const std::optional<QUuid> &until)
{
    int end = row;
    while (end < rowCount() && record(end).id != until && !staying.contains(record(end).id))
        ++end;
    removeLines(row, end - row);
}

/// `lines`: the current state of the loaded rows; older ones are loaded again. Moves rows that changed their position,
/// which happens if the order is not by time.
void ActivityModel::merge(const QList<Line> &lines)
{
    QSet<QUuid> now;
    for (const Line &line : lines)
        now.insert(line.record.id);
    QSet<QUuid> before;
    for (const Line &line : std::as_const(m_rows))
        before.insert(line.record.id);
    int row = 0;
    for (qsizetype i = 0; i < lines.size();) {
        if (!before.contains(lines.at(i).record.id)) {
            qsizetype end = i;
            while (end < lines.size() && !before.contains(lines.at(end).record.id))
                ++end;
            insertLines(row, lines.mid(i, end - i));
            row += int(end - i);
            i = end;
            continue;
        }
        removeRun(row, now, lines.at(i).record.id);
        if (row >= rowCount() || record(row).id != lines.at(i).record.id) {
            removeLines(rowOf(lines.at(i).record.id), 1);
            insertLines(row, {lines.at(i)});
        } else if (!(m_rows.at(row) == lines.at(i))) {
            m_rows[row] = lines.at(i);
            emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
        }
        ++row;
        ++i;
    }
    removeLines(row, rowCount() - row);
}

} // namespace rc

#include "moc_activitymodel.cpp"
