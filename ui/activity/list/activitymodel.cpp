// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/activity/list/activitymodel.h"

#include "core/words/displaytext.h"
#include "service/arrival/arrivalwords.h"
#include "session/arrival/arrivalrecord.h"
#include "ui/activity/list/activitywords.h"
#include "ui/parts/statetokens.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype heldText = 600;  // characters of a message; a row shows fewer
constexpr int mostRefreshed = 5'000; // rows reloaded at once
constexpr qsizetype shownMarker = 40;

ActivityRecord held(ActivityRecord record)
{
    record.message.truncate(heldText);
    if (record.kind != ActivityKind::List)
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

ActivityModel::Fold ActivityModel::foldOf(int row) const
{
    const Line &line = m_rows.at(row);
    if (line.part)
        return Rest;
    if (line.isMember)
        return Member;
    if (!line.batch)
        return Single;
    return row + 1 < rowCount() && m_rows.at(row + 1).isMember ? Open : Closed;
}

int ActivityModel::headOf(int row) const
{
    while (row > 0 && m_rows.at(row).isMember)
        --row;
    return row;
}

QString ActivityModel::textOf(const Line &line, int column) const
{
    const ActivityRecord &record = line.record;
    if (line.part)
        return partText(*line.part, column);
    if (line.batch && column == What)
        return batchWhat();
    if (line.batch && column == Message)
        return batchMessage(record, *line.batch);
    if (line.batch && column == Outcome)
        return batchOutcome(*line.batch);
    if (line.batch && column == Arrived)
        return batchArrived(*line.batch);
    if (line.batch && column == Took)
        return {}; // its records have the start time and their own durations, not the total
    switch (column) {
    case When:
        return whenText(record.at, QDateTime::currentDateTime());
    case What:
        return whatText(record);
    case Message:
        return messageText(record);
    case Outcome:
        return outcomeText(record);
    case Arrived:
        if (const auto at = m_arrived.constFind(record.marker); at != m_arrived.cend() && !record.marker.isEmpty())
            return shownSpan(std::max<qint64>(0, record.at.msecsTo(*at)));
        if (const auto arrival = arrivalOf(record))
            return arrivalCell(*arrival);
        return {};
    case Marker:
        return displayText(record.marker, LineBreaks::Mark, shownMarker);
    case Took:
        return tookText(record.elapsedMs);
    default:
        return {};
    }
}

QString ActivityModel::partText(const Part &part, int column)
{
    const QLocale locale;
    if (column == Message)
        return tr("%1 of %2 entries are shown here").arg(locale.toString(part.shown), locale.toString(part.all));
    if (column == Outcome)
        return tr("List all %1", "the entries of a batch").arg(locale.toString(part.all));
    return {};
}

QString ActivityModel::restText(int row) const
{
    const std::optional<Part> &part = m_rows.at(row).part;
    return part ? tr("%1. Press Enter to list all of them.", "how many entries are shown").arg(partText(*part, Message))
                : QString();
}

QVariant ActivityModel::accessibleText(int row, int column) const
{
    if (m_rows.at(row).part)
        return column == Message ? restText(row) : partText(*m_rows.at(row).part, column);
    QString text = textOf(m_rows.at(row), column);
    const QString title = headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    if (column == Message && foldOf(row) == Closed)
        text = tr("%1, collapsed", "a batch whose entries are not shown").arg(text);
    else if (column == Message && foldOf(row) == Open)
        text = tr("%1, expanded", "a batch whose entries are shown below it").arg(text);
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
    case FoldRole:
        return int(foldOf(index.row()));
    case InkRole:
        if (index.column() == What)
            return int(line.batch ? Token::Quiet : whatToken(line.record));
        if (line.part)
            return int(index.column() == Outcome ? Token::Accent : Token::Quiet);
        if (index.column() == Outcome)
            return int(line.batch ? tokenFor(*line.batch) : tokenFor(line.record));
        return int(index.column() == Arrived ? tokenOfArrival(line.record, line.batch) : Token::Quiet);
    case IconRole:
        if (index.column() == Arrived && !textOf(line, Arrived).isEmpty())
            return tokenOfArrival(line.record, line.batch) == Token::Passed   ? u"passed"_s
                   : tokenOfArrival(line.record, line.batch) == Token::Failed ? u"failed"_s
                                                                              : u"warned"_s;
        if (index.column() != Outcome || line.part)
            return QString();
        return line.batch ? iconName(*line.batch) : iconName(line.record);
    default:
        return {};
    }
}

QVariant ActivityModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return QVariant::fromValue((section == Took ? Qt::AlignTrailing : Qt::AlignLeading) | Qt::AlignVCenter);
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
    case Took:
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
    m_wantsMore = true;
    startNext();
}

void ActivityModel::setFilter(const ActivityFilter &filter)
{
    m_filter = filter;
    m_wantsAnew = true;
    m_wantsMore = false;
    m_wantsRefresh = false;
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
    m_wantsRefresh = true;
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

void ActivityModel::setArrived(const QHash<QString, QDateTime> &arrived)
{
    m_arrived = arrived;
    if (!m_rows.isEmpty())
        emit dataChanged(index(0, Arrived), index(rowCount() - 1, Arrived));
}

void ActivityModel::setOpen(int row, bool open)
{
    if (row < 0 || row >= rowCount() || !m_rows.at(row).batch)
        return;
    const QUuid batch = m_rows.at(row).record.id;
    const bool isShown = foldOf(row) == Open;
    if (open) {
        m_open.insert(batch);
        if (!isShown)
            fetchMembers(batch);
        return;
    }
    m_open.remove(batch);
    if (!isShown)
        return;
    int end = row + 1;
    while (end < rowCount() && m_rows.at(end).isMember)
        ++end;
    removeLines(row + 1, end - row - 1);
    emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
}

void ActivityModel::fetchMembers(const QUuid &batch)
{
    m_log.run<Result<Members>>(
        [filter = m_filter, batch](ActivityFile &file) { return readMembers(file, filter, batch); }, this,
        [this, batch, filter = m_filter](const Result<Members> &members) {
            const int row = rowOf(batch);
            if (row < 0 || !m_open.contains(batch) || filter != m_filter || foldOf(row) != Closed)
                return; // deleted, closed, or loaded with other rows
            if (!members) {
                m_open.remove(batch);
                emit failed(members.error());
                return;
            }
            insertLines(row + 1, linesBelow(m_rows.at(row), *members));
            emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
        });
}

/// One query at a time: of quick successive filters only the last is queried.
void ActivityModel::startNext()
{
    if (m_running != Fetch::Nothing)
        return;
    if (std::exchange(m_wantsAnew, false))
        start(Fetch::Anew);
    else if (std::exchange(m_wantsRefresh, false))
        start(m_loaded ? Fetch::Refresh : Fetch::Anew);
    else if (std::exchange(m_wantsMore, false) && m_next)
        start(Fetch::More);
}

void ActivityModel::start(Fetch fetch)
{
    m_running = fetch;
    m_fetching.start();
    const auto fetched = std::count_if(m_rows.cbegin(), m_rows.cend(), [](const Line &line) { return !line.isMember; });
    const int limit = fetch == Fetch::Refresh ? std::clamp(int(fetched), pageRows, mostRefreshed) : pageRows;
    m_log.run<Result<Rows>>(
        [filter = m_filter, after = fetch == Fetch::More ? m_next : std::nullopt, limit, order = m_order,
         open = m_open](ActivityFile &file) { return read(file, filter, after, limit, order, open); },
        this, [this, fetch](Result<Rows> rows) { arrive(fetch, std::move(rows)); });
}

Result<ActivityModel::Rows> ActivityModel::read(ActivityFile &file, const ActivityFilter &filter,
                                                const std::optional<ActivityCursor> &after, int limit,
                                                const ActivityOrder &order, const QSet<QUuid> &open)
{
    RC_TRY(page, file.page(filter, after, limit, ActivityDetail::Row, order));
    Rows rows{std::move(*page), {}};
    for (auto batch = rows.page.batches.cbegin(); batch != rows.page.batches.cend(); ++batch) {
        if (!open.contains(batch.key()))
            continue;
        RC_TRY(members, readMembers(file, filter, batch.key()));
        rows.members.insert(batch.key(), *members);
    }
    return rows;
}

Result<ActivityModel::Members> ActivityModel::readMembers(ActivityFile &file, const ActivityFilter &filter,
                                                          const QUuid &batch)
{
    ActivityFilter of = filter;
    of.batch = batch;
    RC_TRY(page, file.page(of, {}, mostMembers, ActivityDetail::Row, {.descending = false}));
    return Members{std::move(page->records), !page->next};
}

QList<ActivityModel::Line> ActivityModel::linesBelow(const Line &head, const Members &members)
{
    QList<Line> lines;
    lines.reserve(members.records.size() + 1);
    for (const ActivityRecord &record : members.records)
        lines.append({held(record), std::nullopt, true});
    if (members.areAll)
        return lines;
    Line rest{{}, std::nullopt, true, Part{lines.size(), head.batch->count}};
    rest.record.id = QUuid::createUuidV5(head.record.id, u"rest"_s); // unique key of the row
    rest.record.batch = head.record.id;
    rest.record.at = head.record.at;
    lines.append(rest);
    return lines;
}

QList<ActivityModel::Line> ActivityModel::linesOf(const Rows &rows)
{
    QList<Line> lines;
    lines.reserve(rows.page.records.size());
    for (const ActivityRecord &record : rows.page.records) {
        lines.append({held(record), std::nullopt, false});
        const auto batch = rows.page.batches.constFind(record.batch);
        if (record.batch.isNull() || batch == rows.page.batches.cend())
            continue;
        lines.last().record.id = record.batch;
        lines.last().record.marker.clear(); // each of its entries has its own
        lines.last().record.report.clear();
        lines.last().batch = *batch;
        if (const auto members = rows.members.constFind(record.batch); members != rows.members.cend())
            lines += linesBelow(Line(lines.constLast()), *members);
    }
    return lines;
}

void ActivityModel::arrive(Fetch fetch, Result<Rows> rows)
{
    m_running = Fetch::Nothing;
    m_lastFetch = std::chrono::milliseconds(m_fetching.elapsed());
    if (m_wantsAnew) { // the filter has changed meanwhile: these rows are outdated
        startNext();
        return;
    }
    if (!rows) {
        m_next.reset();
        emit failed(rows.error());
        startNext();
        return;
    }
    m_next = rows->page.next;
    rows->members.removeIf([this](const QHash<QUuid, Members>::iterator &batch) {
        return !m_open.contains(batch.key()); // closed meanwhile
    });
    const QList<Line> lines = linesOf(*rows);
    if (fetch == Fetch::Anew)
        replace(lines);
    else if (fetch == Fetch::More)
        append(lines);
    else
        merge(lines);
    if (fetch != Fetch::More)
        emit loaded();
    startNext();
}

void ActivityModel::replace(QList<Line> lines)
{
    beginResetModel();
    m_rows = std::move(lines);
    m_loaded = true;
    endResetModel();
}

void ActivityModel::append(const QList<Line> &lines)
{
    insertLines(rowCount(), lines);
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
