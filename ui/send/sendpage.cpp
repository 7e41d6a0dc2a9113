// SPDX-License-Identifier: GPL-3.0-or-later
// The Send page: composes one entry, shows what goes out, sends it at most once.
#include "ui/send/sendpage.h"

#include "ui/theme/theme.h"

#include <QLabel>
#include <QVBoxLayout>

namespace rc {

SendPage::SendPage(CurrentResource &, Theme &theme, QWidget *parent)
    : Page(parent)
{
    auto *title = new QLabel(tr("Send"), this);
    title->setTextFormat(Qt::PlainText);
    title->setFont(theme.title());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(grid::margin, grid::margin, grid::margin, grid::margin);
    layout->addWidget(title);
    layout->addStretch();
}

SendPage::~SendPage() = default;

} // namespace rc
