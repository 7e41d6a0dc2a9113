// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/ladder/pastchecksmodel.h"

#include "ui/check/ladder/checktick.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QString checkMoment(const QDateTime &at)
{
    const QLocale locale;
    const QDateTime local = at.toLocalTime();
    const QString time = locale.toString(local.time(), u"HH:mm:ss"_s);
    return local.date() == QDate::currentDate()
               ? time
               : locale.toString(local.date(), QLocale::ShortFormat) + QChar(u' ') + time;
}

} // namespace

int PastChecksModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_checks.size());
}

QVariant PastChecksModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    switch (role) {
    case OutcomeRole:
        return int(m_checks.at(index.row()).tick.outcome);
    case Qt::AccessibleTextRole:
        return words(index.row());
    default:
        return {};
    }
}

void PastChecksModel::setChecks(const QList<PastCheck> &newestFirst)
{
    beginResetModel();
    m_checks = newestFirst;
    std::reverse(m_checks.begin(), m_checks.end());
    endResetModel();
}

QString PastChecksModel::words(int row) const
{
    const PastCheck &check = m_checks.at(row);
    QStringList parts{tr("%1: %2", "a time, what became of the check then")
                          .arg(checkMoment(check.seen.report.at), stateName(checkStateOf(check.tick.outcome)))};
    if (row > 0) {
        const CheckDifference difference = checkDifference(m_checks.at(row - 1).seen, check.seen);
        for (const StepChange &step : difference.steps)
            parts.append(tr("%1: %2 → %3", "a step, its state before and now")
                             .arg(rungTitle(step.step), stateName(step.before), stateName(step.now)));
        for (const CheckChange &change : difference.changes)
            parts.append(changeText(change));
    }
    return parts.join(u" · "_s);
}

QString PastChecksModel::summary() const
{
    QList<SeenCheck> newestFirst;
    QList<RungState> states;
    for (auto check = m_checks.crbegin(); check != m_checks.crend(); ++check) {
        newestFirst.append(check->seen);
        states.append(checkStateOf(check->tick.outcome));
    }
    if (const auto turn = checkTurn(newestFirst))
        return turnLine(*turn, QDateTime::currentDateTime());
    return tr("Last checks: %1.", "how many passed and failed").arg(countsText(states));
}

} // namespace rc

#include "moc_pastchecksmodel.cpp"
