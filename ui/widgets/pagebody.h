// SPDX-License-Identifier: GPL-3.0-or-later
// A page's content: margins, at most 1,200 wide and centered, scrolling if it does not fit, and to the focus.
#pragma once

#include <QScrollArea>

class QVBoxLayout;

namespace rc {

class PageBody : public QScrollArea
{
    Q_OBJECT

public:
    explicit PageBody(QWidget *parent = nullptr);

    /// The layout for the page's parts, top to bottom, 12 apart.
    [[nodiscard]] QVBoxLayout *content() const { return m_content; }
    /// The page's header above does not scroll, and has the page's margin.
    void setBelowHead();

protected:
    void changeEvent(QEvent *event) override;

private:
    void placeMargins();
    void followFocus(const QWidget *before, QWidget *now);

    QVBoxLayout *m_content;
};

} // namespace rc
