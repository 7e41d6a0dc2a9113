// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/compose/templatebutton.h"

#include "core/words/displaytext.h"
#include "ui/send/compose/templatemodel.h"
#include "ui/theme/look.h"

#include <QMenu>

using namespace Qt::StringLiterals;

namespace rc {

TemplateButton::TemplateButton(TemplateModel &own, QWidget *parent)
    : QPushButton(tr("Templates") + u" ▾"_s, parent)
    , m_own(own)
    , m_menu(new QMenu(this))
{
    setObjectName(u"templatesButton"_s);
    setAccessibleName(tr("Templates"));
    setMenu(m_menu);
    connect(m_menu, &QMenu::aboutToShow, this, &TemplateButton::fill);
}

void TemplateButton::fill()
{
    m_own.reload();
    m_menu->clear();
    for (const EntryTemplate &made : m_own.templates())
        add(made);
    m_menu->addSeparator();
    for (const EntryTemplate &made : builtInTemplates())
        add(made);
    m_menu->addSeparator();
    connect(m_menu->addAction(tr("Save this entry as a template…")), &QAction::triggered, this,
            &TemplateButton::saveWanted);
    QAction *arrange = m_menu->addAction(tr("Rename, reorder, delete…"));
    arrange->setEnabled(!m_own.templates().isEmpty() || m_own.canUndo());
    connect(arrange, &QAction::triggered, this, &TemplateButton::arrangeWanted);
}

void TemplateButton::add(const EntryTemplate &made)
{
    QAction *action =
        m_menu->addAction(withoutMnemonic(displayText(made.name, LineBreaks::Mark, TemplateModel::longestName)));
    connect(action, &QAction::triggered, this, [this, made] { emit chosen(made); });
}

} // namespace rc

#include "moc_templatebutton.cpp"
