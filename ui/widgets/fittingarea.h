// SPDX-License-Identifier: GPL-3.0-or-later
// A part of a page that is as high as what it holds, and scrolls where there is less room than that.
#pragma once

#include <QScrollArea>

class QVBoxLayout;

namespace rc {

class FittingArea : public QScrollArea
{
    Q_OBJECT

public:
    explicit FittingArea(QWidget *parent = nullptr);

    /// Where its parts go, top to bottom, with room at the sides for the ring around what has the focus.
    [[nodiscard]] QVBoxLayout *content() const { return m_content; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    /// Where there is less room than it needs, others give way until it is this high.
    void setLeastHeight(int height);

    static constexpr int ringRoom = 4; ///< at each side of the content

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QVBoxLayout *m_content;
    int m_least;
};

} // namespace rc
