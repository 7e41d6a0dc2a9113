// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/profile/rotatestage.h"

#include <QCoreApplication>

namespace rc {

namespace {

struct RotateStepsTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::RotateSteps)
};

} // namespace

QString rotateStageTitle(RotateStage stage)
{
    switch (stage) {
    case RotateStage::Paste:
        return RotateStepsTr::tr("Paste new key");
    case RotateStage::Compare:
        return RotateStepsTr::tr("Compare");
    case RotateStage::Switch:
        return RotateStepsTr::tr("Switch");
    case RotateStage::Uses:
        return RotateStepsTr::tr("Replace elsewhere");
    case RotateStage::Delete:
    case RotateStage::Done:
        break;
    }
    return RotateStepsTr::tr("Delete previous key");
}

} // namespace rc
