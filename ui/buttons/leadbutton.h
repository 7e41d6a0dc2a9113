// SPDX-License-Identifier: GPL-3.0-or-later
// A button with an icon on the leading side of its text, in every language.
#pragma once

#include <QPushButton>

namespace rc {

/// In right-to-left layouts the style sheet draws icon and text at opposite edges, so this button draws them itself.
class LeadButton : public QPushButton
{
    Q_OBJECT

public:
    using QPushButton::QPushButton;

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace rc
