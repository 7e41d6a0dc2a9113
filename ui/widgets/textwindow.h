// SPDX-License-Identifier: GPL-3.0-or-later
// A non-modal window for reading and copying a long text.
#pragma once

#include "ui/theme/theme.h"

class QDialog;

namespace rc {

/// Shows `text`, which must have passed displayText(); deletes itself when closed, or with `parent`. `theme` must
/// outlive it.
QDialog *showWholeText(const QString &title, const QString &text, const Theme &theme, QWidget *parent);

} // namespace rc
