// SPDX-License-Identifier: GPL-3.0-or-later
// Five level buttons in their colors; the keys 1 to 5 choose while one of them has the focus.
#pragma once

#include "core/entry/level.h"

#include <QWidget>

class QButtonGroup;

namespace rc {

class Theme;

class LevelPicker : public QWidget
{
    Q_OBJECT

public:
    /// `theme` must outlive this object.
    explicit LevelPicker(const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] Level level() const;
    void setLevel(Level level);

signals:
    void levelChanged(rc::Level level);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QButtonGroup *m_group;
};

} // namespace rc
