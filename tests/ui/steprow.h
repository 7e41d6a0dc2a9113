// SPDX-License-Identifier: GPL-3.0-or-later
// The row of a step on a Check page, for tests that use one.
#pragma once

#include "ui/check/steps/stepmodel.h"

/// Opens the group of the step, as a user would.
inline QModelIndex shownStep(rc::StepModel &model, const rc::StepId &id)
{
    for (int row = 0; row < model.rowCount() && !model.indexOf(id).isValid(); ++row) {
        if (model.stepsOf(model.index(row)).contains(id))
            model.toggle(model.index(row));
    }
    return model.indexOf(id);
}
