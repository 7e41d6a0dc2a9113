// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/setup/key/rotatesteps.h"

#include "ui/widgets/chip.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/kit.h"

using namespace Qt::StringLiterals;

namespace rc {

RotateSteps::RotateSteps(const Theme &theme, QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"rotateSteps"_s);
    auto *flow = new FlowLayout(this, grid::unit);
    for (int step = 0; step < rotateStageCount; ++step) {
        auto *chip = named(new Chip(theme, this), u"rotateStep-"_s + QString::number(step + 1));
        flow->addWidget(chip);
        m_chips.append(chip);
    }
    setStage(RotateStage::Paste);
}

void RotateSteps::setStage(RotateStage stage)
{
    m_stage = stage;
    for (int step = 0; step < int(m_chips.size()); ++step) {
        Chip *chip = m_chips.at(step);
        const QString title = rotateStageTitle(RotateStage(step));
        if (step < int(stage)) {
            chip->showText(u"✓  "_s + title, Token::Passed);
            chip->setAccessibleName(tr("%1, done", "a step").arg(title));
        } else if (step == int(stage)) {
            chip->showText(tr("%1  %2", "number and title of a step").arg(step + 1).arg(title), Token::Accent);
            chip->setAccessibleName(tr("%1, current step", "a step").arg(title));
        } else {
            chip->showText(tr("%1  %2", "number and title of a step").arg(step + 1).arg(title));
            chip->setAccessibleName(tr("%1, upcoming", "a step").arg(title));
        }
    }
}

} // namespace rc

#include "moc_rotatesteps.cpp"
