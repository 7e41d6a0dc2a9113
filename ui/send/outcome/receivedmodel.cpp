// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/outcome/receivedmodel.h"

#include "core/entry/level.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {
constexpr int maxRows = 200;

QString wouldNotify(const ReceivedEntry &entry)
{
    return entry.wouldNotify.isEmpty() ? QString()
                                       : ReceivedModel::tr("would notify: %1").arg(listText(entry.wouldNotify));
}
} // namespace

int ReceivedModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_entries.size());
}

QVariant ReceivedModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ReceivedEntry &entry = m_entries.at(index.row());
    const std::optional<Level> level = levelFromWord(entry.level);
    const QString levelText = level ? levelName(*level) : displayText(entry.level, LineBreaks::Mark, 20);
    switch (role) {
    case Qt::DisplayRole:
        return displayText(entry.message, LineBreaks::Mark, 300);
    case TimeRole:
        return entry.at.toLocalTime().toString(u"HH:mm:ss"_s);
    case LevelRole:
        return levelText;
    case LevelNumberRole:
        return level ? int(*level) : -1;
    case MarkerRole:
        return displayText(entry.marker, LineBreaks::Mark, 40);
    case SentHereRole:
        return !m_sentMarker.isEmpty() && entry.marker == m_sentMarker;
    case WouldNotifyRole:
        return wouldNotify(entry);
    case Qt::AccessibleTextRole: {
        const QString told = tr("%1: %2, marker %3", "a received entry: level, message, marker")
                                 .arg(levelText, displayText(entry.message, LineBreaks::Mark, 300),
                                      displayText(entry.marker, LineBreaks::Mark, 40));
        return entry.wouldNotify.isEmpty()
                   ? told
                   : tr("%1; %2", "a received entry, whom it would notify").arg(told, wouldNotify(entry));
    }
    default:
        return {};
    }
}

void ReceivedModel::setEntries(const QList<ReceivedEntry> &entries)
{
    beginResetModel();
    m_entries = QList<ReceivedEntry>(entries.rbegin(), entries.rend());
    if (m_entries.size() > maxRows)
        m_entries.resize(maxRows);
    endResetModel();
}

void ReceivedModel::add(const QList<ReceivedEntry> &entries)
{
    for (const ReceivedEntry &entry : entries) {
        beginInsertRows({}, 0, 0);
        m_entries.prepend(entry);
        endInsertRows();
    }
    if (const int count = rowCount(); count > maxRows) {
        beginRemoveRows({}, maxRows, count - 1);
        m_entries.resize(maxRows);
        endRemoveRows();
    }
}

void ReceivedModel::setSentMarker(const QString &marker)
{
    m_sentMarker = marker;
    if (!m_entries.isEmpty())
        emit dataChanged(index(0), index(rowCount() - 1), {SentHereRole});
}

} // namespace rc

#include "moc_receivedmodel.cpp"
