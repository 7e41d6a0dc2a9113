// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/drill/drillticks.h"

#include "session/send/drilloperation.h"
#include "ui/send/drill/drillhistory.h"
#include "ui/widgets/kit.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace rc {

DrillTicks::DrillTicks(DrillOperation &drill, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_drill(drill)
{
    auto *rows = new QGridLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setHorizontalSpacing(grid::gap);
    rows->setVerticalSpacing(grid::unit);
    rows->setColumnStretch(1, 1);
    for (const DrillStage stage : drillStages()) {
        const auto place = std::size_t(stage);
        const bool isTicked = stage != DrillStage::Log; // seen, and not ticked off
        auto *came = new QPushButton(
            isTicked ? QString::number(place + 1) + u"  "_s + stageName(stage) : stageName(stage), this);
        came->setAccessibleName(stageName(stage));
        came->setObjectName("drill-"_L1 + wireWord(stage));
        came->setCheckable(true);
        came->setEnabled(isTicked);
        came->setMinimumHeight(grid::rowHeight);
        QLabel *time = plainLabel({}, theme, Token::Quiet, TextSize::Body, this);
        time->setObjectName("drillTime-"_L1 + wireWord(stage));
        rows->addWidget(came, int(place), 0);
        rows->addWidget(time, int(place), 1);
        m_ticks.at(place) = came;
        m_times.at(place) = time;
        connect(came, &QPushButton::clicked, this, [this, stage] { m_drill.tick(stage); });
    }
    connect(&drill, &DrillOperation::changed, this, &DrillTicks::showState);
    showState();
}

QWidget *DrillTicks::first() const
{
    return m_ticks.front();
}

bool DrillTicks::pressKey(const QKeyEvent &event)
{
    // the digit counts and not the key: there are keyboards with others, and with theirs behind Shift
    const QString text = event.text();
    const int digit = text.size() == 1 ? text.front().digitValue() : -1;
    constexpr Qt::KeyboardModifiers commanding = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    if (!m_drill.isRunning() || (event.modifiers() & commanding) || digit < 1 || digit > int(DrillStage::Log))
        return false;
    if (!event.isAutoRepeat()) // which would take back what it has just ticked
        m_drill.tick(DrillStage(digit - 1));
    return true;
}

/// A second click takes back what was ticked off by mistake.
void DrillTicks::showState()
{
    for (const DrillStage stage : drillStages()) {
        const auto place = std::size_t(stage);
        const std::optional<qint64> came = m_drill.report().at(stage);
        m_ticks.at(place)->setChecked(came.has_value());
        const bool isUnknown = stage == DrillStage::Log && !came && !m_drill.isLooking();
        m_times.at(place)->setText(came        ? tr("after %1", "how long").arg(drillTimeText(*came))
                                   : isUnknown ? tr("unknown")
                                               : tr("not yet"));
    }
}

} // namespace rc

#include "moc_drillticks.cpp"
