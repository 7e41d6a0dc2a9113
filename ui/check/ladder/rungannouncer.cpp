// SPDX-License-Identifier: GPL-3.0-or-later
// Changes the accessible name, the only way to announce a row before Qt 6.8.
#include "ui/check/ladder/rungannouncer.h"

#include <QAbstractItemModel>
#include <QAccessible>
#include <QWidget>

namespace rc {

RungAnnouncer::RungAnnouncer(const QAbstractItemModel &model, QWidget &view, QObject *parent)
    : QObject(parent)
    , m_model(model)
    , m_view(view)
{
    // A new check is not announced, only later changes of its steps.
    connect(&model, &QAbstractItemModel::modelReset, this, &RungAnnouncer::remember);
    connect(&model, &QAbstractItemModel::rowsInserted, this, &RungAnnouncer::remember);
    connect(&model, &QAbstractItemModel::rowsRemoved, this, &RungAnnouncer::remember);
    connect(&model, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex &first, const QModelIndex &last) { announce(first.row(), last.row()); });
    remember();
}

QString RungAnnouncer::textOf(int row) const
{
    return m_model.index(row, 0).data(Qt::AccessibleTextRole).toString();
}

void RungAnnouncer::remember()
{
    m_told.clear();
    for (int row = 0; row < m_model.rowCount(); ++row)
        m_told.append(textOf(row));
}

/// Ignores changes of a row that only move its bar.
void RungAnnouncer::announce(int first, int last)
{
    for (int row = first; row <= last && row < m_told.size(); ++row) {
        const QString text = textOf(row);
        if (text == m_told.at(row))
            continue;
        m_told[row] = text;
        QAccessibleEvent event(&m_view, QAccessible::NameChanged);
        event.setChild(row);
        QAccessible::updateAccessibility(&event);
    }
}

} // namespace rc

#include "moc_rungannouncer.cpp"
