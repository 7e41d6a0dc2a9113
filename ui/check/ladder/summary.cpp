// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/ladder/summary.h"

#include "core/words/listtext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rc {

QString countsText(const QList<RungState> &states)
{
    const auto count = [&states](RungState state) { return int(states.count(state)); };
    QStringList parts;
    if (const int failed = count(RungState::Failed); failed > 0)
        parts.append(QCoreApplication::translate("rc::CheckPage", "%n failed", nullptr, failed));
    if (const int warned = count(RungState::Warned); warned > 0)
        parts.append(QCoreApplication::translate("rc::CheckPage", "%n warning(s)", nullptr, warned));
    if (const int passed = count(RungState::Passed); passed > 0)
        parts.append(QCoreApplication::translate("rc::CheckPage", "%n passed", nullptr, passed));
    if (const int skipped = count(RungState::Skipped); skipped > 0)
        parts.append(QCoreApplication::translate("rc::CheckPage", "%n not tested", nullptr, skipped));
    return listText(parts);
}

} // namespace rc
