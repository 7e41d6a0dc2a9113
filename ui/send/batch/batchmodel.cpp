// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/batch/batchmodel.h"

#include "core/entry/ingestbody.h"
#include "core/words/displaytext.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {
constexpr qsizetype shownLength = 300;

/// Short, for a narrow column; preview and tooltip have the full timestamp.
QString stampText(const QDateTime &time)
{
    const bool thisYear = time.date().year() == QDate::currentDate().year();
    return time.toString(thisYear ? u"MM-dd HH:mm:ss"_s : u"yyyy-MM-dd"_s);
}
} // namespace

void BatchModel::setBatch(const ImportedEntries &batch)
{
    beginResetModel();
    m_batch = batch;
    m_rows.clear();
    m_rows.reserve(batch.entries.size() + batch.faults.size());
    for (qsizetype i = 0; i < batch.entries.size(); ++i)
        m_rows.append({batch.lines.value(i), i, false});
    for (qsizetype i = 0; i < batch.faults.size(); ++i)
        m_rows.append({batch.faults.at(i).line, i, true});
    std::stable_sort(m_rows.begin(), m_rows.end(), [](const Row &a, const Row &b) { return a.line < b.line; });
    endResetModel();
}

void BatchModel::add(const LogEntry &entry)
{
    beginInsertRows({}, rowCount(), rowCount());
    m_rows.append({0, m_batch.entries.size(), false});
    m_batch.entries.append(entry);
    m_batch.lines.append(0);
    endInsertRows();
}

int BatchModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int BatchModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString BatchModel::entryText(qsizetype place, int column) const
{
    const LogEntry &entry = m_batch.entries.at(place);
    switch (column) {
    case LevelColumn:
        return levelName(entry.level);
    case Time:
        return entry.ts.isValid() ? stampText(entry.ts) : tr("now");
    case Message:
        return displayText(entry.message, LineBreaks::Mark, shownLength);
    case Extra:
        return entry.extra.isEmpty() ? QString() : displayBytes(extraJson(entry.extra), LineBreaks::Mark, shownLength);
    default:
        return {};
    }
}

QVariant BatchModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows.at(index.row());
    if (role == FaultRole)
        return row.isFault;
    if (role == Qt::EditRole && row.isFault && index.column() == Editor)
        return m_batch.faults.at(row.place).text;
    if (role == LevelRole && !row.isFault)
        return int(m_batch.entries.at(row.place).level);
    if (role != Qt::DisplayRole)
        return {};
    if (index.column() == Line)
        return row.line > 0 ? QLocale().toString(row.line) : QString();
    if (!row.isFault)
        return entryText(row.place, index.column());
    if (index.column() == LevelColumn)
        return tr("Skipped");
    // starts in the time column and spans the rest
    const bool why = index.column() == Time || index.column() == Message;
    return why ? m_batch.faults.at(row.place).why : QString();
}

bool BatchModel::isEditable(int row) const
{
    const Row &at = m_rows.at(row);
    return at.isFault && !m_batch.faults.at(at.place).text.isEmpty();
}

qsizetype BatchModel::entryOf(int row) const
{
    return row < 0 || row >= m_rows.size() || m_rows.at(row).isFault ? -1 : m_rows.at(row).place;
}

int BatchModel::editableRow() const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (isEditable(row))
            return row;
    }
    return -1;
}

Qt::ItemFlags BatchModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    const bool editable = index.isValid() && index.column() == Editor && isEditable(index.row());
    return editable ? flags | Qt::ItemIsEditable : flags;
}

bool BatchModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable))
        return false;
    const qsizetype fault = m_rows.at(index.row()).place;
    const QString text = value.toString();
    if (text != m_batch.faults.at(fault).text)
        emit lineEdited(fault, text);
    return true;
}

QVariant BatchModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Line:
        return tr("Line");
    case LevelColumn:
        return tr("Level");
    case Time:
        return tr("Time");
    case Message:
        return tr("Message");
    default:
        return tr("Extra");
    }
}

} // namespace rc

#include "moc_batchmodel.cpp"
