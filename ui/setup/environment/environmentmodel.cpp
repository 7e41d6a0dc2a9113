// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/setup/environment/environmentmodel.h"

#include "core/words/listtext.h"
#include "ui/parts/statetokens.h"

using namespace Qt::StringLiterals;

namespace rc {

int EnvironmentModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant EnvironmentModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const EnvironmentRow &row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return row.name;
    case Qt::AccessibleTextRole: {
        // the mark's text first, since it replaces the color
        QStringList words{row.name, environmentMarkName(row.mark)};
        for (const QString &more :
             {row.value, row.mark == EnvironmentMark::Equal ? QString() : row.verdict, row.next}) {
            if (!more.isEmpty())
                words.append(more);
        }
        return listText(words);
    }
    case MarkRole:
        return int(row.mark);
    case ValueRole:
        return row.value;
    case VerdictRole:
        return row.verdict;
    case NextRole:
        return row.next;
    default:
        return {};
    }
}

void EnvironmentModel::setRows(const QList<EnvironmentRow> &rows)
{
    if (rows == m_rows)
        return;
    if (rows.size() == m_rows.size()) { // preserves the current row
        m_rows = rows;
        emit dataChanged(index(0), index(int(rows.size()) - 1));
        return;
    }
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

Token tokenFor(EnvironmentMark mark)
{
    switch (mark) {
    case EnvironmentMark::Equal:
        return Token::Passed;
    case EnvironmentMark::Different:
    case EnvironmentMark::Missing:
        return Token::Failed;
    case EnvironmentMark::Suspicious:
        return Token::Warned;
    case EnvironmentMark::NotSet:
    case EnvironmentMark::NotCompared:
    case EnvironmentMark::Other:
        break;
    }
    return Token::Skipped;
}

QString iconName(EnvironmentMark mark)
{
    switch (mark) {
    case EnvironmentMark::Equal:
        return u"passed"_s;
    case EnvironmentMark::Different:
    case EnvironmentMark::Missing:
        return u"failed"_s;
    case EnvironmentMark::Suspicious:
        return u"warned"_s;
    case EnvironmentMark::NotSet:
    case EnvironmentMark::NotCompared:
    case EnvironmentMark::Other:
        break;
    }
    return u"skipped"_s;
}

} // namespace rc

#include "moc_environmentmodel.cpp"
