// SPDX-License-Identifier: GPL-3.0-or-later
// The top of a page: title on one side, buttons on the other, or below it if there is no room.
#pragma once

#include "ui/theme/theme.h"

#include <QWidget>

class QBoxLayout;
class QHBoxLayout;

namespace rc {

class PageHeader : public QWidget
{
    Q_OBJECT

public:
    PageHeader(const QString &title, const Theme &theme, QWidget *parent = nullptr);

    void addBesideTitle(QWidget *widget);
    void addButton(QWidget *button); ///< at the trailing end, in order, also for the Tab key

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    void arrange();

    QBoxLayout *m_rows;
    QHBoxLayout *m_row; ///< of the title
    QWidget *m_buttons;
    QWidget *m_lastButton = nullptr;
    int m_beside = 1;
};

} // namespace rc
