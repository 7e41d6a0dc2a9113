// SPDX-License-Identifier: GPL-3.0-or-later
// Saves, renames, reorders and deletes templates, above the composer.
#pragma once

#include "core/entry/entrytemplate.h"
#include "store/profiles/templatestore.h"
#include "ui/widgets/card.h"

#include <QAbstractListModel>
#include <QPushButton>

class QLabel;
class QLineEdit;
class QListView;
class QMenu;

namespace rc {

class Theme;

/// The user's templates as rows with editable names; every change is stored immediately.
class TemplateModel : public QAbstractListModel
{
    Q_OBJECT

public:
    static constexpr qsizetype longestName = 80;

    explicit TemplateModel(TemplateStore store, QObject *parent = nullptr);

    /// Reads the file again, which another window may have changed.
    void reload();
    [[nodiscard]] const QList<EntryTemplate> &templates() const { return m_templates; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

    /// Appends it under a unique name. False if it could not be stored, see failed().
    bool add(EntryTemplate made);
    /// Moves it to another index. False if that is invalid, or if it could not be stored.
    bool move(int from, int to);
    bool remove(int row);
    [[nodiscard]] bool canUndo() const { return !m_removed.isEmpty(); }
    /// Restores the last removed template in its position.
    bool undo();

signals:
    void failed(const QString &why); ///< a sentence: nothing was changed
    void changed();

private:
    struct Removed
    {
        int row;
        EntryTemplate made;
    };

    bool insert(int row, const EntryTemplate &made);
    [[nodiscard]] bool save(const QList<EntryTemplate> &templates);
    [[nodiscard]] int rowOf(const QString &name) const; ///< ignores case; -1 if there is none

    TemplateStore m_store;
    QList<EntryTemplate> m_templates;
    QList<Removed> m_removed;
};

/// The menu of templates: the user's own, the built-in ones, and their actions.
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
