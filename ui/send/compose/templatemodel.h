// SPDX-License-Identifier: GPL-3.0-or-later
// The user's templates as rows with editable names; every change is stored immediately.
#pragma once

#include "store/profiles/templatestore.h"

#include <QAbstractListModel>

namespace rc {

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

} // namespace rc
