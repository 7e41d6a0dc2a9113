// SPDX-License-Identifier: GPL-3.0-or-later
// The table of an environment: mark, name, value and verdict; rows grow, and all are visible.
#pragma once

#include "environment/environmentcomparison.h"
#include "ui/parts/statetokens.h"
#include "ui/theme/theme.h"

#include <QAbstractListModel>
#include <QListView>
#include <QStyledItemDelegate>

namespace rc {

/// The rows of an environment compared with a profile.
class EnvironmentModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        MarkRole = Qt::UserRole, ///< int of EnvironmentMark
        ValueRole,
        VerdictRole, ///< one sentence
        NextRole,    ///< next step; may be empty
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

    void setRows(const QList<EnvironmentRow> &rows);
    [[nodiscard]] const QList<EnvironmentRow> &rows() const { return m_rows; }

private:
    QList<EnvironmentRow> m_rows;
};

[[nodiscard]] Token tokenFor(EnvironmentMark mark);
[[nodiscard]] QString iconName(EnvironmentMark mark);

class EnvironmentDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit EnvironmentDelegate(const Theme &theme, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    /// The positions of a row's parts, in reading direction.
    struct Places
    {
        QRect name;
        QRect value;
        QRect verdict;
        QRect next;
        int height = 0;
    };
    [[nodiscard]] Places placesOf(const QModelIndex &index, int width) const;
    [[nodiscard]] int nameWidth(const QAbstractItemModel &model) const;

    const Theme &m_theme;
};

/// As high as its rows, since the page scrolls.
class EnvironmentView : public QListView
{
    Q_OBJECT

public:
    explicit EnvironmentView(const Theme &theme, QWidget *parent = nullptr);

    void setModel(QAbstractItemModel *model) override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();
};

} // namespace rc
