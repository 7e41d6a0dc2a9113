// SPDX-License-Identifier: GPL-3.0-or-later
// The five steps of a rotation in a line: done, current and remaining.
#pragma once

#include "session/profile/keysightings.h"

#include <QList>
#include <QWidget>

namespace rc {

class Chip;
class Theme;

class RotateSteps : public QWidget
{
    Q_OBJECT

public:
    explicit RotateSteps(const Theme &theme, QWidget *parent = nullptr);

    void setStage(RotateStage stage);
    [[nodiscard]] RotateStage stage() const { return m_stage; }

private:
    QList<Chip *> m_chips; ///< one per stage before Done
    RotateStage m_stage = RotateStage::Paste;
};

} // namespace rc
