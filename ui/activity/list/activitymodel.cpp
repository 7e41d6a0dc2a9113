// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/activity/list/activitymodel.h"

#include "core/words/displaytext.h"
#include "session/arrival/arrivalrecord.h"
#include "ui/activity/list/activitywords.h"
#include "ui/parts/statetokens.h"

#include <QLocale>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype heldText = 600;  // characters of a message; a row shows fewer
constexpr int mostRefreshed = 5'000; // rows that are read again in one go
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

/// The demo service shows what it got itself.
Token tokenOfArrival(const ActivityRecord &record)
{
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

QString ActivityModel::textOf(const ActivityRecord &record, int column) const
{
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
            return QLocale().toString(at->time(), u"HH:mm:ss"_s);
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

QVariant ActivityModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ActivityRecord &record = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return textOf(record, index.column());
    case Qt::AccessibleTextRole: {
        const QString text = textOf(record, index.column());
        const QString title = headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString();
        return text.isEmpty() ? tr("%1: empty", "the title of a column").arg(title)
                              : tr("%1: %2", "the title of a column, what is in it").arg(title, text);
    }
    case InkRole:
        if (index.column() == What)
            return int(whatToken(record));
        if (index.column() == Outcome)
            return int(tokenFor(record));
        return int(index.column() == Arrived ? tokenOfArrival(record) : Token::Quiet);
    case IconRole:
        if (index.column() == Arrived && !textOf(record, Arrived).isEmpty())
            return tokenOfArrival(record) == Token::Passed   ? u"passed"_s
                   : tokenOfArrival(record) == Token::Failed ? u"failed"_s
                                                             : u"warned"_s;
        return index.column() == Outcome ? iconName(record) : QString();
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
    m_wantedRefresh = Fetch::Nothing;
    startNext();
}

void ActivityModel::refresh()
{
    if (m_wantedRefresh == Fetch::Nothing)
        m_wantedRefresh = Fetch::Refresh;
    startNext();
}

void ActivityModel::refreshAll()
{
    m_wantedRefresh = Fetch::RefreshAll;
    startNext();
}

int ActivityModel::rowOf(const QUuid &id) const
{
    const auto found =
        std::find_if(m_rows.cbegin(), m_rows.cend(), [&id](const ActivityRecord &record) { return record.id == id; });
    return found == m_rows.cend() ? -1 : int(found - m_rows.cbegin());
}

bool ActivityModel::showsArrivals() const
{
    return std::any_of(m_rows.cbegin(), m_rows.cend(),
                       [](const ActivityRecord &record) { return arrivalOf(record).has_value(); });
}

void ActivityModel::setArrived(const QHash<QString, QDateTime> &arrived)
{
    m_arrived = arrived;
    if (!m_rows.isEmpty())
        emit dataChanged(index(0, Arrived), index(rowCount() - 1, Arrived));
}

/// One question at a time: of filters that follow each other quickly only the last is asked for.
void ActivityModel::startNext()
{
    if (m_running != Fetch::Nothing)
        return;
    if (std::exchange(m_wantsAnew, false))
        start(Fetch::Anew);
    else if (const Fetch refresh = std::exchange(m_wantedRefresh, Fetch::Nothing); refresh != Fetch::Nothing)
        start(m_loaded ? refresh : Fetch::Anew);
    else if (std::exchange(m_wantsMore, false) && m_next)
        start(Fetch::More);
}

void ActivityModel::start(Fetch fetch)
{
    m_running = fetch;
    const int limit = fetch == Fetch::RefreshAll ? std::clamp(rowCount(), pageRows, mostRefreshed) : pageRows;
    m_log.page(m_filter, fetch == Fetch::More ? m_next : std::nullopt, limit, this,
               [this, fetch](Result<ActivityPage> page) { arrive(fetch, std::move(page)); });
}

void ActivityModel::arrive(Fetch fetch, Result<ActivityPage> page)
{
    m_running = Fetch::Nothing;
    if (m_wantsAnew) { // the filter has changed meanwhile: these are rows of another one
        startNext();
        return;
    }
    if (!page) {
        m_next.reset();
        emit failed(page.error());
        startNext();
        return;
    }
    for (ActivityRecord &record : page->records)
        record = held(std::move(record));
    if (fetch == Fetch::Anew)
        replace(std::move(*page));
    else if (fetch == Fetch::More)
        append(*page);
    else
        merge(std::move(*page), fetch == Fetch::RefreshAll);
    if (fetch != Fetch::More)
        emit loaded();
    startNext();
}

void ActivityModel::replace(ActivityPage page)
{
    beginResetModel();
    m_rows = std::move(page.records);
    m_next = page.next;
    m_loaded = true;
    endResetModel();
}

void ActivityModel::append(const ActivityPage &page)
{
    m_next = page.next;
    if (page.records.isEmpty())
        return;
    const int first = rowCount();
    beginInsertRows({}, first, first + int(page.records.size()) - 1);
    m_rows += page.records;
    endInsertRows();
}

/// Removes the rows from `row` on that are not among `staying`, up to one that is.
void ActivityModel::removeRun(int row, const QSet<QUuid> &staying, const std::optional<QUuid> &until)
{
    int end = row;
    while (end < rowCount() && m_rows.at(end).id != until && !staying.contains(m_rows.at(end).id))
        ++end;
    if (end == row)
        return;
    beginRemoveRows({}, row, end - 1);
    m_rows.remove(row, end - row);
    endRemoveRows();
}

/// `page` is how the newest rows are now. What is older than all of them stays, unless there is nothing older or
/// `whole`: then it is fetched again.
void ActivityModel::merge(ActivityPage page, bool whole)
{
    QSet<QUuid> now;
    for (const ActivityRecord &record : page.records)
        now.insert(record.id);
    QSet<QUuid> before;
    for (const ActivityRecord &record : m_rows)
        before.insert(record.id);
    int row = 0;
    for (qsizetype i = 0; i < page.records.size();) {
        if (!before.contains(page.records.at(i).id)) {
            qsizetype end = i;
            while (end < page.records.size() && !before.contains(page.records.at(end).id))
                ++end;
            const auto count = int(end - i);
            beginInsertRows({}, row, row + count - 1);
            for (int k = 0; k < count; ++k)
                m_rows.insert(row + k, page.records.at(i + k));
            endInsertRows();
            row += count;
            i = end;
            continue;
        }
        removeRun(row, now, page.records.at(i).id);
        if (row < rowCount() && m_rows.at(row).id == page.records.at(i).id) {
            if (!(m_rows.at(row) == page.records.at(i))) {
                m_rows[row] = page.records.at(i);
                emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
            }
        } else { // never for what keeps its time; all the same the table has to be right
            replace(std::move(page));
            return;
        }
        ++row;
        ++i;
    }
    if (whole || !page.next) {
        removeRun(row, {}, std::nullopt);
        m_next = page.next;
        return;
    }
    // what was shown behind the page is still there, but for rows that lie in between and are gone
    int end = row;
    while (end < rowCount() && m_rows.at(end).at > page.records.last().at)
        ++end;
    if (end > row) {
        beginRemoveRows({}, row, end - 1);
        m_rows.remove(row, end - row);
        endRemoveRows();
    }
    if (row == rowCount())
        m_next = page.next;
}

} // namespace rc

#include "moc_activitymodel.cpp"
