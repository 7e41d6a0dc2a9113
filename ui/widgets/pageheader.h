// SPDX-License-Identifier: GPL-3.0-or-later
// The top line of a page: its title on one side, its buttons on the other.
#pragma once

#include "ui/theme/theme.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace rc {

class PageHeader : public QWidget
{
    Q_OBJECT

public:
    PageHeader(const QString &title, const Theme &theme, QWidget *parent = nullptr);

    void addBesideTitle(QWidget *widget);
    void addButton(QWidget *button); ///< at the far end, in order

private:
    QHBoxLayout *m_row;
    int m_beside = 1;
};

} // namespace rc
