// SPDX-License-Identifier: GPL-3.0-or-later
// The menu of templates: a person's own, those built in, and what can be done with them.
#pragma once

#include "core/entry/entrytemplate.h"

#include <QPushButton>

class QMenu;

namespace rc {

class TemplateModel;

class TemplateButton : public QPushButton
{
    Q_OBJECT

public:
    /// `own` outlives this object.
    explicit TemplateButton(TemplateModel &own, QWidget *parent = nullptr);

signals:
    void chosen(const rc::EntryTemplate &made);
    void saveWanted();    ///< what is composed becomes a template
    void arrangeWanted(); ///< rename, reorder, delete

private:
    void fill();
    void add(const EntryTemplate &made);

    TemplateModel &m_own;
    QMenu *m_menu;
};

} // namespace rc
