// SPDX-License-Identifier: GPL-3.0-or-later
// The Send page: composes one entry, shows what goes out, sends it at most once.
#pragma once

#include "ui/page.h"

namespace rc {

class CurrentResource;
class Theme;

class SendPage : public Page
{
    Q_OBJECT

public:
    SendPage(CurrentResource &current, Theme &theme, QWidget *parent = nullptr);
    ~SendPage() override;
};

} // namespace rc
