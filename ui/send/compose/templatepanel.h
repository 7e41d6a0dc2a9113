// SPDX-License-Identifier: GPL-3.0-or-later
// Saves, renames, reorders and deletes templates, above the composer.
#pragma once

#include "ui/widgets/card.h"

class QLabel;
class QLineEdit;
class QListView;
class QPushButton;

namespace rc {

class TemplateModel;
class Theme;

class TemplatePanel : public Card
{
    Q_OBJECT

public:
    /// Both must outlive this object. Hidden at first.
    TemplatePanel(TemplateModel &model, const Theme &theme, QWidget *parent = nullptr);

    void beginSaving(const QString &suggestedName);
    void beginArranging();
    void showFault(const QString &words); ///< may be empty

signals:
    void saveWanted(const QString &name);

private:
    [[nodiscard]] QWidget *buildNaming();
    [[nodiscard]] QWidget *buildButtons();
    [[nodiscard]] int row() const;
    void showState();

    TemplateModel &m_model;
    QWidget *m_naming = nullptr;
    QLineEdit *m_name = nullptr;
    QListView *m_list = nullptr;
    QLabel *m_words = nullptr;
    QPushButton *m_up = nullptr;
    QPushButton *m_down = nullptr;
    QPushButton *m_rename = nullptr;
    QPushButton *m_delete = nullptr;
    QPushButton *m_undo = nullptr;
};

} // namespace rc
