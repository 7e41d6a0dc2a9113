// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/formview.h"

#include "ui/theme/theme.h"
#include "ui/widgets/kit.h"

#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace rc {

FormView::FormView(ToolForm &form, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_context{form, theme, [this] { emit edited(); }, [this] { orderTabs(); },
                [this](const FormField &field) { return m_earlier.offeredTo(field, m_tool); }}
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    setObjectName(u"callForm"_s);
    rebuild();
}

void FormView::rebuild()
{
    if (m_root) {
        m_layout->removeWidget(m_root);
        m_root->setParent(nullptr); // its fields may be gone already
        m_root->deleteLater();
    }
    m_root = new FieldWidget(m_context.form.root(), m_context, this);
    m_layout->addWidget(m_root);
    m_root->show();
    orderTabs();
}

bool FormView::undoRemoval()
{
    const FormField *back = m_context.form.undoRemoval();
    if (back == nullptr)
        return false;
    rebuild();
    for (const FieldWidget *widget : findChildren<FieldWidget *>()) {
        if (&widget->field() == back && widget->editor())
            widget->editor()->setFocus(Qt::OtherFocusReason);
    }
    emit edited();
    return true;
}

void FormView::setEarlier(EarlierValues values, const QString &tool)
{
    m_earlier = std::move(values);
    m_tool = tool;
    for (FieldWidget *widget : findChildren<FieldWidget *>())
        widget->showEarlier();
}

void FormView::setPrevious(QWidget *previous)
{
    m_previous = previous;
    orderTabs();
}

/// Widgets created later would otherwise come last, after the call button.
void FormView::orderTabs()
{
    QWidget *previous = m_previous;
    for (QWidget *widget : findChildren<QWidget *>()) {
        if (!previous || (widget->focusPolicy() & Qt::TabFocus) == 0 || widget->window() != window())
            continue; // a combo box's list is in a separate window
        setTabOrder(previous, widget);
        previous = widget;
    }
}

QStringList FormView::showFaults(const QList<ArgumentFault> &faults)
{
    const QList<FieldWidget *> widgets = findChildren<FieldWidget *>();
    QHash<FieldWidget *, QString> said;
    QStringList rest;
    for (const ArgumentFault &fault : faults) {
        FieldWidget *nearest = nullptr;
        for (FieldWidget *widget : widgets) {
            const QString &place = widget->field().place;
            const bool holds = place == fault.place || fault.place.startsWith(place + u'/');
            if (holds && !place.isEmpty() && widget->isVisibleTo(this) &&
                (!nearest || place.size() >= nearest->field().place.size()))
                nearest = widget;
        }
        if (!nearest) {
            rest.append(shownFault(fault));
            continue;
        }
        const bool exact = nearest->field().place == fault.place;
        QString &text = said[nearest];
        text += (text.isEmpty() ? QString() : u"\n"_s) + (exact ? fault.what : shownFault(fault));
    }
    for (FieldWidget *widget : widgets)
        widget->setFault(said.value(widget));
    return rest;
}

QWidget *FormView::firstEditor() const
{
    for (const FieldWidget *widget : findChildren<FieldWidget *>()) {
        if (widget->editor() && widget->isVisibleTo(this))
            return widget->editor();
    }
    return nullptr;
}

QWidget *FormView::firstFaulty() const
{
    for (const FieldWidget *widget : findChildren<FieldWidget *>()) {
        if (!widget->fault().isEmpty() && widget->editor())
            return widget->editor();
    }
    return nullptr;
}

} // namespace rc

#include "moc_formview.cpp"
