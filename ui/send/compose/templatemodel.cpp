// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/compose/templatemodel.h"

#include "core/words/displaytext.h"
#include "core/words/errorwords.h"

#include <algorithm>

namespace rc {

TemplateModel::TemplateModel(TemplateStore store, QObject *parent)
    : QAbstractListModel(parent)
    , m_store(std::move(store))
{
}

void TemplateModel::reload()
{
    const Result<QList<EntryTemplate>> read = m_store.load();
    if (!read)
        emit failed(errorLine(read.error()));
    const QList<EntryTemplate> now = read.value_or(QList<EntryTemplate>());
    if (now == m_templates)
        return;
    beginResetModel();
    m_templates = now;
    endResetModel();
    emit changed();
}

int TemplateModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_templates.size());
}

QVariant TemplateModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const EntryTemplate &made = m_templates.at(index.row());
    if (role == Qt::DisplayRole)
        return displayText(made.name, LineBreaks::Mark, longestName);
    if (role == Qt::EditRole)
        return made.name;
    return {};
}

Qt::ItemFlags TemplateModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractListModel::flags(index);
    return index.isValid() ? flags | Qt::ItemIsEditable : flags;
}

bool TemplateModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    const QString name = value.toString().trimmed().left(longestName);
    const int named = rowOf(name);
    if (name.isEmpty() || (named >= 0 && named != index.row())) {
        emit failed(name.isEmpty() ? tr("A template needs a name.") : tr("Another template already has this name."));
        return false;
    }
    QList<EntryTemplate> renamed = m_templates;
    renamed[index.row()].name = name;
    if (!save(renamed))
        return false;
    m_templates = renamed;
    emit dataChanged(index, index);
    emit changed();
    return true;
}

bool TemplateModel::add(EntryTemplate made)
{
    const QString wanted = made.name.trimmed().left(longestName);
    made.name = wanted;
    for (int number = 2; rowOf(made.name) >= 0; ++number)
        made.name = tr("%1 (%2)", "name of a template, a number that makes it another one").arg(wanted).arg(number);
    return insert(rowCount(), made);
}

bool TemplateModel::insert(int row, const EntryTemplate &made)
{
    QList<EntryTemplate> more = m_templates;
    more.insert(row, made);
    if (!save(more))
        return false;
    beginInsertRows({}, row, row);
    m_templates = more;
    endInsertRows();
    emit changed();
    return true;
}

bool TemplateModel::move(int from, int to)
{
    if (from < 0 || from >= rowCount() || to < 0 || to >= rowCount() || from == to)
        return false;
    QList<EntryTemplate> moved = m_templates;
    moved.move(from, to);
    if (!save(moved))
        return false;
    beginMoveRows({}, from, from, {}, to > from ? to + 1 : to);
    m_templates = moved;
    endMoveRows();
    emit changed();
    return true;
}

bool TemplateModel::remove(int row)
{
    if (row < 0 || row >= rowCount())
        return false;
    QList<EntryTemplate> fewer = m_templates;
    const EntryTemplate gone = fewer.takeAt(row);
    if (!save(fewer))
        return false;
    beginRemoveRows({}, row, row);
    m_templates = fewer;
    endRemoveRows();
    m_removed.append({row, gone});
    emit changed();
    return true;
}

bool TemplateModel::undo()
{
    if (m_removed.isEmpty())
        return false;
    const Removed last = m_removed.takeLast();
    if (insert(std::min(last.row, rowCount()), last.made))
        return true;
    m_removed.append(last);
    return false;
}

bool TemplateModel::save(const QList<EntryTemplate> &templates)
{
    const Result<void> saved = m_store.save(templates);
    if (!saved)
        emit failed(errorLine(saved.error()));
    return saved.has_value();
}

int TemplateModel::rowOf(const QString &name) const
{
    const auto same = [&](const EntryTemplate &made) { return made.name.compare(name, Qt::CaseInsensitive) == 0; };
    const auto found = std::find_if(m_templates.begin(), m_templates.end(), same);
    return found == m_templates.end() ? -1 : int(found - m_templates.begin());
}

} // namespace rc

#include "moc_templatemodel.cpp"
