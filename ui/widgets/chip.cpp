// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/chip.h"

#include "ui/theme/look.h"

namespace rc {

Chip::Chip(const Theme &theme, QWidget *parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setFont(theme.small());
    setFlag(this, "chip");
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Maximum);
}

void Chip::showText(const QString &text, Token tone)
{
    setText(text);
    setAccessibleName(text);
    setTone(this, tone);
}

} // namespace rc

#include "moc_chip.cpp"
