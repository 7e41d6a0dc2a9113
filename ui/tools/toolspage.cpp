// SPDX-License-Identifier: GPL-3.0-or-later
// The Tools page: which tools a language model would be given, from both endpoints.
#include "ui/tools/toolspage.h"

#include "ui/theme/theme.h"

#include <QLabel>
#include <QVBoxLayout>

namespace rc {

ToolsPage::ToolsPage(CurrentResource &, Theme &theme, QWidget *parent)
    : Page(parent)
{
    auto *title = new QLabel(tr("Tools"), this);
    title->setTextFormat(Qt::PlainText);
    title->setFont(theme.title());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(grid::margin, grid::margin, grid::margin, grid::margin);
    layout->addWidget(title);
    layout->addStretch();
}

ToolsPage::~ToolsPage() = default;

} // namespace rc
