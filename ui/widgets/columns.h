// SPDX-License-Identifier: GPL-3.0-or-later
// Two columns that are stacked in a narrow window.
#pragma once

#include <QWidget>

class QBoxLayout;

namespace rc {

class Columns : public QWidget
{
    Q_OBJECT

public:
    explicit Columns(QWidget *parent = nullptr);

    /// Stacks the columns if one would get less than its minimum width, in any language.
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

    bool m_byContents = false; ///< must be first: creating the layout sends events
    QBoxLayout *m_box;
};

} // namespace rc
