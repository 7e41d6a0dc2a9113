// SPDX-License-Identifier: GPL-3.0-or-later
// Labels that show plain text only, in one of the theme's colours and fonts.
#include "ui/widgets/tinted.h"

#include <QGuiApplication>
#include <QLabel>

#include <algorithm>

namespace rc {

namespace {

QFont fontOf(const Theme &theme, TextSize size)
{
    switch (size) {
    case TextSize::Body:
        return theme.body();
    case TextSize::Strong: {
        QFont font = theme.body();
        font.setWeight(QFont::DemiBold);
        return font;
    }
    case TextSize::Small:
        return theme.small();
    case TextSize::Title:
        return theme.title();
    case TextSize::Mono:
        return theme.mono();
    }
    return theme.body();
}

void applyTint(QWidget *widget, const Theme &theme, Token token)
{
    QPalette palette = widget->palette();
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(role, theme.color(token));
    widget->setPalette(palette);
}

} // namespace

QLabel *plainLabel(const QString &text, const Theme &theme, Token token, TextSize size, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setText(text);
    label->setFont(fontOf(theme, size));
    label->setWordWrap(true);
    // By itself a label puts a text where the text's own direction begins, whatever the window's.
    if (QGuiApplication::isRightToLeft())
        label->setAlignment(Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter);
    tint(label, theme, token);
    QObject::connect(&theme, &Theme::changed, label, [label, &theme, size] { label->setFont(fontOf(theme, size)); });
    return label;
}

void tint(QWidget *widget, const Theme &theme, Token token)
{
    applyTint(widget, theme, token);
    QObject::connect(&theme, &Theme::changed, widget, [widget, &theme, token] { applyTint(widget, theme, token); });
}

int pageMargin(int pageWidth)
{
    return std::max(grid::margin, (pageWidth - grid::contentWidth) / 2);
}

} // namespace rc
