// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/ladder/checktick.h"

#include "core/words/listtext.h"
#include "ui/parts/statetokens.h"

#include <QCoreApplication>
#include <QPainter>

namespace rc {

namespace {
constexpr qreal tickRadius = 1.5;
} // namespace

RungState checkStateOf(ActivityOutcome outcome)
{
    switch (outcome) {
    case ActivityOutcome::Passed:
        return RungState::Passed;
    case ActivityOutcome::Warned:
        return RungState::Warned;
    case ActivityOutcome::Failed:
        return RungState::Failed;
    default:
        return RungState::Skipped;
    }
}

void paintTick(QPainter &painter, const QRect &area, ActivityOutcome outcome, const Theme &theme, bool old)
{
    const RungState state = checkStateOf(outcome);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.color(old ? Token::Skipped : tokenFor(state)));
    const auto bar = [&](int top, int height) {
        painter.drawRoundedRect(QRectF(area.left(), area.top() + top, area.width(), height), tickRadius, tickRadius);
    };
    const int height = area.height();
    const int dot = std::max(3, height / 5);
    switch (state) {
    case RungState::Passed:
        bar(0, height);
        break;
    case RungState::Warned:
        bar(0, height - dot - 2);
        bar(height - dot, dot);
        break;
    case RungState::Failed:
        bar(height / 2, height - height / 2);
        break;
    default:
        bar((height - dot) / 2, dot);
        break;
    }
    painter.restore();
}

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
