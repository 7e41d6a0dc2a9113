// SPDX-License-Identifier: GPL-3.0-or-later
// The menu of templates: the user's own, the built-in ones, and their actions.
#pragma once

#include "core/entry/entrytemplate.h"
#include "store/profiles/templatestore.h"

#include <QPushButton>

class QLabel;
class QLineEdit;
class QMenu;

namespace rc {

class Composer;
class Theme;

class TemplateButton : public QPushButton
{
    Q_OBJECT

public:
    TemplateButton(TemplateStore store, const Theme &theme, QWidget *parent = nullptr);

    /// The row that names a new template, for the place above the composer; hidden at first.
    [[nodiscard]] QWidget *naming() const { return m_naming; }
    /// A chosen template is composed there, and the entry composed there is saved.
    void setComposer(Composer &composer) { m_composer = &composer; }
    /// Stores it under a unique name.
    void add(EntryTemplate made);
    /// Restores the last deleted template in its position; false without one.
    bool undo();

signals:
    void failed(const QString &why); ///< a sentence: nothing was changed

private:
    struct Removed
    {
        qsizetype row;
        EntryTemplate made;
    };

    void buildNaming(const Theme &theme);
    void fill();
    void addChoice(const EntryTemplate &made);
    void beginSaving();
    void saveComposed();
    void showFault(const QString &words); ///< below the name; may be empty
    void remove(const EntryTemplate &made);
    void reload();
    [[nodiscard]] bool save(const QList<EntryTemplate> &templates);

    Composer *m_composer = nullptr;
    TemplateStore m_store;
    QList<EntryTemplate> m_own;
    QList<Removed> m_removed;
    QMenu *m_menu;
    QMenu *m_deleting;
    QWidget *m_naming;
    QLineEdit *m_name = nullptr;
    QLabel *m_words = nullptr;
};

} // namespace rc
