// SPDX-License-Identifier: GPL-3.0-or-later
// The Check page: runs the ladder and shows each rung as it is proven or explained.
#pragma once

#include "ui/page.h"

namespace rc {

class CurrentResource;
class Theme;

class CheckPage : public Page
{
    Q_OBJECT

public:
    CheckPage(CurrentResource &current, Theme &theme, QWidget *parent = nullptr);
    ~CheckPage() override;
};

} // namespace rc
