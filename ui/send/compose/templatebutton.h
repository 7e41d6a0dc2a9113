// SPDX-License-Identifier: GPL-3.0-or-later
// The menu of templates: the user's own, the built-in ones, and their actions.
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
    /// `own` must outlive this object.
    explicit TemplateButton(TemplateModel &own, QWidget *parent = nullptr);

signals:
    void chosen(const rc::EntryTemplate &made);
    void saveWanted();    ///< save the composed entry as a template
    void arrangeWanted(); ///< rename, reorder, delete

private:
    void fill();
    void add(const EntryTemplate &made);

    TemplateModel &m_own;
    QMenu *m_menu;
};

} // namespace rc
