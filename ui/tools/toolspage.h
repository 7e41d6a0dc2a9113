// SPDX-License-Identifier: GPL-3.0-or-later
// The Tools page: which tools a language model would be given, from both endpoints.
#pragma once

#include "ui/page.h"

namespace rc {

class CurrentResource;
class Theme;

class ToolsPage : public Page
{
    Q_OBJECT

public:
    ToolsPage(CurrentResource &current, Theme &theme, QWidget *parent = nullptr);
    ~ToolsPage() override;
};

} // namespace rc
