// SPDX-License-Identifier: GPL-3.0-or-later
// A person's own templates as rows whose names can be edited; every change is on disk at once.
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

    /// Reads what is on disk now; another window may have changed it.
    void reload();
    [[nodiscard]] const QList<EntryTemplate> &templates() const { return m_templates; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

    /// Adds it at the end, under a name that is not taken yet. False: it could not be kept, see failed().
    bool add(EntryTemplate made);
    /// To another place. False when there is none, or it could not be kept.
    bool move(int from, int to);
    bool remove(int row);
    [[nodiscard]] bool canUndo() const { return !m_removed.isEmpty(); }
    /// Brings back what was removed last, where it was.
    bool undo();

signals:
    void failed(const QString &why); ///< a sentence: nothing was changed
    void changed();                  ///< what there is to choose from

private:
    struct Removed
    {
        int row;
        EntryTemplate made;
    };

    bool insert(int row, const EntryTemplate &made);
    [[nodiscard]] bool save(const QList<EntryTemplate> &templates);
    [[nodiscard]] int rowOf(const QString &name) const; ///< in any letter case; -1: there is none

    TemplateStore m_store;
    QList<EntryTemplate> m_templates;
    QList<Removed> m_removed;
};

} // namespace rc
