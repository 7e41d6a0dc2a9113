// SPDX-License-Identifier: GPL-3.0-or-later
// An image in its original size, or as large as possible.
#pragma once

#include <QImage>
#include <QWidget>

namespace rc {

class Picture : public QWidget
{
    Q_OBJECT

public:
    explicit Picture(QWidget *parent = nullptr);

    /// Including its device pixel ratio.
    void show(const QImage &image);
    [[nodiscard]] const QImage &image() const { return m_image; }

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {1, 1}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QSize sizeWithin(int width) const;

    QImage m_image;
};

} // namespace rc
