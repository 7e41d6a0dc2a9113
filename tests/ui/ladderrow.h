// SPDX-License-Identifier: GPL-3.0-or-later
// The row of a step on a Check page, for tests that act on one.
#pragma once

#include "ui/check/ladder/rungmodel.h"

/// Opens the fold that the step is in, as a person would.
inline QModelIndex shownStep(rc::RungModel &model, const rc::RungId &id)
{
    for (int row = 0; row < model.rowCount() && !model.indexOf(id).isValid(); ++row) {
        if (model.stepsOf(model.index(row)).contains(id))
            model.toggle(model.index(row));
    }
    return model.indexOf(id);
}
