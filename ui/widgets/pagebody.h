// SPDX-License-Identifier: GPL-3.0-or-later
// A page's content: margins around it, at most 1,200 wide and centred, scrolling where it does not fit.
#pragma once

#include <QScrollArea>

class QVBoxLayout;

namespace rc {

class PageBody : public QScrollArea
{
    Q_OBJECT

public:
    explicit PageBody(QWidget *parent = nullptr);

    /// Where the page's parts go, top to bottom, 12 apart.
    [[nodiscard]] QVBoxLayout *content() const { return m_content; }
    /// The head of the page is above this and does not scroll: it has the margin of the page.
    void setBelowHead();

protected:
    void changeEvent(QEvent *event) override;

private:
    void placeMargins();

    QVBoxLayout *m_content;
};

} // namespace rc
