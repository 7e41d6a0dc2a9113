// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/look.h"

#include <QStringList>
#include <QStyle>
#include <QVariant>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

void setAndPolish(QWidget *widget, const char *name, const QVariant &value)
{
    widget->setProperty(name, value);
    if (!widget->testAttribute(Qt::WA_WState_Polished))
        return; // the style sheet is evaluated when it is first shown
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
    widget->update();
}

} // namespace

void setTone(QWidget *widget, Token token)
{
    if (const QString name(toneName(token)); widget->property("tone").toString() != name)
        setAndPolish(widget, "tone", name);
}

void setFlag(QWidget *widget, const char *flag, bool on)
{
    if (hasFlag(widget, flag) == on)
        return;
    QStringList look = widget->property("look").toStringList();
    const QString word = QString::fromLatin1(flag);
    if (on)
        look.append(word);
    else
        look.removeAll(word);
    setAndPolish(widget, "look", look);
}

bool hasFlag(const QWidget *widget, const char *flag)
{
    return widget->property("look").toStringList().contains(QLatin1StringView(flag));
}

QString escapeMnemonics(QString text)
{
    return text.replace(u'&', "&&"_L1);
}

} // namespace rc
