// SPDX-License-Identifier: GPL-3.0-or-later
// A part of a page that is as high as its content, and scrolls if there is less room.
#pragma once

#include <QScrollArea>

class QVBoxLayout;

namespace rc {

class FittingArea : public QScrollArea
{
    Q_OBJECT

public:
    explicit FittingArea(QWidget *parent = nullptr);

    /// The layout for its parts, top to bottom, with side margins for the focus ring.
    [[nodiscard]] QVBoxLayout *content() const { return m_content; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    /// If space is short, other widgets shrink first until it has this height.
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
