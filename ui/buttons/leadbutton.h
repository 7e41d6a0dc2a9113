// SPDX-License-Identifier: GPL-3.0-or-later
// A button with an icon beside its text, on the leading side in every language.
#pragma once

#include <QPushButton>

namespace rc {

/// From right to left the style sheet's style draws icon and text at opposite edges: this one draws them itself.
class LeadButton : public QPushButton
{
    Q_OBJECT

public:
    using QPushButton::QPushButton;

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace rc
