// SPDX-License-Identifier: GPL-3.0-or-later
// The tools of one catalog as rows for a view.
#pragma once

#include "core/toolcatalog.h"

#include <QAbstractListModel>
#include <QSortFilterProxyModel>

namespace rc {

class ToolModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        NameRole = Qt::UserRole, ///< safe to display
        EffectRole,              ///< int of ToolEffect
        AssumedRole,             ///< the effect rests on a default
        HiddenTextRole,          ///< something in it would not be seen
        IndexRole,               ///< lower case; what the filter looks in
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

    void setTools(const QList<Tool> &tools);
    [[nodiscard]] const Tool &tool(int row) const { return m_rows.at(row).tool; }
    /// The row of the tool with exactly this name; -1 without one.
    [[nodiscard]] int rowOf(const QString &name) const;
    [[nodiscard]] const QString &indexText(int row) const { return m_rows.at(row).index; }

private:
    struct Row
    {
        Tool tool;
        QString shown;
        QString name;
        QString index;
        bool hidden = false;
    };

    QList<Row> m_rows;
};

/// The translated word for what a tool does: "reads", "writes", "destructive".
[[nodiscard]] QString effectName(ToolEffect effect);

/// Shows the tools that contain every word of the needle, in name, title, description or parameter names.
class ToolFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    /// `model` outlives this object.
    explicit ToolFilter(ToolModel &model, QObject *parent = nullptr);

    void setNeedle(const QString &text);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    ToolModel &m_model;
    QStringList m_words;
};

} // namespace rc
