// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/profile/rotatestage.h"

#include <QCoreApplication>

namespace rc {

QString rotateStageTitle(RotateStage stage)
{
    switch (stage) {
    case RotateStage::Paste:
        return QCoreApplication::translate("rc::RotateSteps", "Paste new key");
    case RotateStage::Compare:
        return QCoreApplication::translate("rc::RotateSteps", "Compare");
    case RotateStage::Switch:
        return QCoreApplication::translate("rc::RotateSteps", "Switch");
    case RotateStage::Uses:
        return QCoreApplication::translate("rc::RotateSteps", "Replace elsewhere");
    case RotateStage::Delete:
    case RotateStage::Done:
        break;
    }
    return QCoreApplication::translate("rc::RotateSteps", "Delete previous key");
}

} // namespace rc
