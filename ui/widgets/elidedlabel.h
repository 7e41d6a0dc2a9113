// SPDX-License-Identifier: GPL-3.0-or-later
// One line of text that is elided with …; the tooltip has the full text.
#pragma once

#include "ui/theme/theme.h"

#include <QLabel>

namespace rc {

class ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(const QString &text = {}, QWidget *parent = nullptr);

    void setElideMode(Qt::TextElideMode mode);
    void setText(const QString &text);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Qt::TextElideMode m_mode = Qt::ElideRight;
};

/// For URLs, keys, UUIDs: monospace, left to right in every language, selectable with the mouse.
class MonoLabel : public ElidedLabel
{
    Q_OBJECT

public:
    MonoLabel(const Theme &theme, const QString &text = {}, QWidget *parent = nullptr);
};

} // namespace rc
