// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/palettemodel.h"

#include "core/words/listtext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// Matches in the English title rank last, without marked letters.
std::optional<PaletteMatch> matchOf(const PaletteRow &row, const QStringList &words)
{
    constexpr int sourceOnly = 100;
    if (auto match = paletteMatch(row.title, row.detail, words))
        return match;
    const auto match = paletteMatch(row.source, {}, words);
    return match ? std::optional(PaletteMatch{match->rank + sourceOnly, {}, {}}) : std::nullopt;
}

} // namespace

void PaletteModel::setRows(QList<PaletteRow> rows, Commands commands)
{
    beginResetModel();
    m_shown.clear(); // they point to the rows
    m_rows = std::move(rows);
    m_commands = std::move(commands);
    endResetModel();
    filter({});
}

void PaletteModel::filter(const QString &typed)
{
    beginResetModel();
    const QStringList words = paletteWords(typed);
    m_isGrouped = words.isEmpty();
    m_shown.clear();
    m_commanded = m_commands ? m_commands(typed) : QList<PaletteRow>();
    for (const PaletteRow &row : std::as_const(m_rows)) {
        if (const auto match = matchOf(row, words))
            m_shown.append({&row, *match});
    }
    std::stable_sort(m_shown.begin(), m_shown.end(),
                     [](const Shown &a, const Shown &b) { return a.match.rank < b.match.rank; });
    for (qsizetype i = 0; i < m_commanded.size(); ++i)
        m_shown.insert(i, Shown{&m_commanded.at(i), {}});
    endResetModel();
}

int PaletteModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_shown.size());
}

QVariant PaletteModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Shown &shown = m_shown.at(index.row());
    const PaletteRow &row = *shown.row;
    switch (role) {
    case Qt::DisplayRole:
        return row.title;
    case Qt::AccessibleTextRole: {
        QStringList parts{row.title, row.kind, row.detail, row.shortcut};
        if (row.isCurrent)
            parts.insert(2, tr("current"));
        parts.removeAll(QString());
        return listText(parts);
    }
    case DetailRole:
        return row.detail;
    case ShortcutRole:
        return row.shortcut;
    case DotRole:
        return row.dot ? QVariant(int(*row.dot)) : QVariant();
    case CurrentRole:
        return row.isCurrent;
    case TitleMarksRole:
        return QVariant::fromValue(shown.match.inTitle);
    case DetailMarksRole:
        return QVariant::fromValue(shown.match.inDetail);
    case GroupRole:
        return groupAt(index.row());
    default:
        return {};
    }
}

QString PaletteModel::groupAt(int row) const
{
    if (!m_isGrouped || m_shown.first().row->group == m_shown.last().row->group)
        return {}; // a single group needs no name
    const QString &group = m_shown.at(row).row->group;
    return row == 0 || m_shown.at(row - 1).row->group != group ? group : QString();
}

} // namespace rc

#include "moc_palettemodel.cpp"
