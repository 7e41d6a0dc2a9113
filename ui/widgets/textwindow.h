// SPDX-License-Identifier: GPL-3.0-or-later
// A window for a text that is too long for its place: to read, to search by eye and to copy. It blocks nothing.
#pragma once

#include "ui/theme/theme.h"

class QDialog;

namespace rc {

/// Shows `text`, which has passed displayText(), as it is; deletes itself when closed, or with `parent`. `theme`
/// outlives it.
QDialog *showWholeText(const QString &title, const QString &text, const Theme &theme, QWidget *parent);

} // namespace rc
