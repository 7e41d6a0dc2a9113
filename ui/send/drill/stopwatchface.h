// SPDX-License-Identifier: GPL-3.0-or-later
// The large digits of a stopwatch: each as wide as any other, so that nothing jumps as they change.
#pragma once

#include <QWidget>

namespace rc {

class Theme;

/// "1:02.3": minutes, seconds with two digits, tenths, as this locale writes them.
[[nodiscard]] QString stopwatchText(qint64 milliseconds);

class StopwatchFace : public QWidget
{
    Q_OBJECT

public:
    /// `theme` outlives this object.
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
