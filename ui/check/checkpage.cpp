// SPDX-License-Identifier: GPL-3.0-or-later
// The Check page: runs the ladder and shows each rung as it is proven or explained.
#include "ui/check/checkpage.h"

#include "ui/theme/theme.h"

#include <QLabel>
#include <QVBoxLayout>

namespace rc {

CheckPage::CheckPage(CurrentResource &, Theme &theme, QWidget *parent)
    : Page(parent)
{
    auto *title = new QLabel(tr("Check"), this);
    title->setTextFormat(Qt::PlainText);
    title->setFont(theme.title());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(grid::margin, grid::margin, grid::margin, grid::margin);
    layout->addWidget(title);
    layout->addStretch();
}

CheckPage::~CheckPage() = default;

} // namespace rc
