// SPDX-License-Identifier: GPL-3.0-or-later
// The frame of a page: its body, which scrolls, its header, and two columns that become one.
#pragma once

#include "ui/theme/theme.h"

#include <QScrollArea>
#include <QWidget>

class QBoxLayout;
class QHBoxLayout;
class QVBoxLayout;

namespace rc {

/// A centered body with margins, at most 1,200 wide, that scrolls if needed and to the focus.
class PageBody : public QScrollArea
{
    Q_OBJECT

public:
    explicit PageBody(QWidget *parent = nullptr);

    /// The layout for the page's parts, top to bottom, 12 apart.
    [[nodiscard]] QVBoxLayout *content() const { return m_content; }
    /// Reduces the top margin, for a page with a header above that does not scroll.
    void setBelowHeader();

protected:
    void changeEvent(QEvent *event) override;

private:
    void updateMargins();
    void followFocus(const QWidget *before, QWidget *now);

    QVBoxLayout *m_content;
};

/// The top of a page: title on one side, buttons on the other, or below it if there is no room.
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

/// Two columns that are stacked in a narrow window.
class Columns : public QWidget
{
    Q_OBJECT

public:
    explicit Columns(QWidget *parent = nullptr);

    /// Stacks the columns if one would get less than the width of its contents.
    void setNarrowByContents();
    void add(QWidget *column, int stretch = 1);
    [[nodiscard]] bool isStacked() const;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;

private:
    void arrange();
    [[nodiscard]] int minColumnsWidth() const;

    bool m_byContents = false; ///< first, because creating the layout sends events
    QBoxLayout *m_box;
};

} // namespace rc
