// SPDX-License-Identifier: GPL-3.0-or-later
// The dynamic properties that the style sheet understands, set so that they take effect at once.
#include "ui/widgets/tone.h"

#include "core/displaytext.h"

#include <QPushButton>
#include <QStyle>

namespace rc {

namespace {

void setAndPolish(QWidget *widget, const char *name, const QVariant &value)
{
    if (widget->property(name) == value)
        return;
    widget->setProperty(name, value);
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
    widget->update();
}

} // namespace

void setTone(QWidget *widget, Token token)
{
    setAndPolish(widget, "tone", QString(toneName(token)));
}

void setFlag(QWidget *widget, const char *flag, bool on)
{
    setAndPolish(widget, flag, on);
}

QLabel *plainLabel(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setText(text);
    return label;
}

QLabel *quietLabel(const QString &text, const Theme &theme, QWidget *parent)
{
    QLabel *label = plainLabel(text, parent);
    label->setFont(theme.small());
    label->setWordWrap(true);
    setFlag(label, "quiet");
    return label;
}

QLabel *headingLabel(const QString &text, QWidget *parent)
{
    QLabel *label = plainLabel(text, parent);
    QFont font = label->font();
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    return label;
}

QString plainToolTip(const QString &text)
{
    // a tool tip guesses rich text: escaped, inside a tag of our own, the guess is always right
    return text.isEmpty() ? QString() : QStringLiteral("<span>%1</span>").arg(displayText(text).toHtmlEscaped());
}

void setPlainToolTip(QWidget *widget, const QString &text)
{
    widget->setToolTip(plainToolTip(text));
}

QPushButton *primaryButton(const QString &text, QWidget *parent)
{
    auto *button = new QPushButton(text, parent);
    setFlag(button, "primary");
    return button;
}

QPushButton *linkButton(const QString &text, QWidget *parent)
{
    auto *button = new QPushButton(text, parent);
    setFlag(button, "link");
    return button;
}

} // namespace rc
