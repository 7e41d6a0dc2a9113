// SPDX-License-Identifier: GPL-3.0-or-later
// Labels that show plain text only, in one of the theme's colours and fonts.
#pragma once

#include "ui/theme/theme.h"

class QLabel;
class QWidget;

namespace rc {

enum class TextSize {
    Body,
    Strong,
    Small,
    Title,
    Mono
};

/// A plain-text label that wraps and follows the theme. `theme` outlives it.
[[nodiscard]] QLabel *plainLabel(const QString &text, const Theme &theme, Token tint, TextSize size, QWidget *parent);

/// Gives a widget's text a colour of the theme, also after the theme changed.
void tint(QWidget *widget, const Theme &theme, Token token);

/// The margins around a page of this width: content beyond grid::contentWidth is centred.
[[nodiscard]] int pageMargin(int pageWidth);

} // namespace rc
