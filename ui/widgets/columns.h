// SPDX-License-Identifier: GPL-3.0-or-later
// Two columns that become one, one above the other, where the window is narrow.
#pragma once

#include <QWidget>

class QBoxLayout;

namespace rc {

class Columns : public QWidget
{
    Q_OBJECT

public:
    explicit Columns(QWidget *parent = nullptr);

    /// Below this width of its own the columns are stacked. A window of 1,000 has about 800 left for a page.
    void setNarrowBelow(int width);
    /// Stacked where one of the columns would get less than it asks for, whatever the language makes of that.
    void setNarrowByContents();
    void add(QWidget *column, int stretch = 1);
    [[nodiscard]] bool isStacked() const;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;

private:
    void arrange();
    [[nodiscard]] int least() const;

    bool m_byContents = false; ///< first of all: the layout that is made next sends events
    QBoxLayout *m_box;
    int m_narrowBelow;
};

} // namespace rc
