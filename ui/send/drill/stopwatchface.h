// SPDX-License-Identifier: GPL-3.0-or-later
// A stopwatch's large digits, all of equal width, so that nothing moves.
#pragma once

#include <QWidget>

namespace rc {

class Theme;

/// "1:02.3": minutes, two-digit seconds and tenths, localized.
[[nodiscard]] QString stopwatchText(qint64 milliseconds);

class StopwatchFace : public QWidget
{
    Q_OBJECT

public:
    /// `theme` must outlive this object.
    explicit StopwatchFace(const Theme &theme, QWidget *parent = nullptr);

    void setTime(qint64 milliseconds);
    [[nodiscard]] const QString &text() const { return m_text; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    QString m_text;
};

} // namespace rc
