// SPDX-License-Identifier: GPL-3.0-or-later
// A level as a button: its number and name in its color, filled if chosen.
#pragma once

#include "core/entry/level.h"

#include <QAbstractButton>

namespace rc {

class Theme;

class LevelButton : public QAbstractButton
{
    Q_OBJECT

public:
    /// `number`: its shortcut key. `theme` must outlive this object.
    LevelButton(Level level, int number, const Theme &theme, QWidget *parent);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QFont shownFont() const;

    const Theme &m_theme;
    Level m_level;
};

} // namespace rc
