// SPDX-License-Identifier: GPL-3.0-or-later
// Two checks side by side: each step's results with the old and the new key.
#pragma once

#include "check/ladder/keycomparison.h"
#include "ui/theme/theme.h"

#include <QAbstractListModel>
#include <QListView>
#include <QStyledItemDelegate>

class QLabel;

namespace rc {

class KeyLaddersModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        OldRole = Qt::UserRole, ///< int of RungState
        NewRole,
        WordsRole, ///< message for the new key's step; may be empty
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

    /// All steps to run, pending.
    void begin(const QSet<RungId> &rungs);
    void setRung(KeyCheck::Which which, const RungResult &rung);

private:
    QList<KeyComparisonRow> m_rows;
};

class KeyLaddersDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit KeyLaddersDelegate(const Theme &theme, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    const Theme &m_theme;
};

/// The headings of the two state columns.
class KeyLaddersHead : public QWidget
{
    Q_OBJECT

public:
    explicit KeyLaddersHead(const Theme &theme, QWidget *parent = nullptr);

    void setTexts(const QString &old, const QString &fresh);

private:
    QLabel *m_old;
    QLabel *m_fresh;
};

/// As high as its rows.
class KeyLaddersView : public QListView
{
    Q_OBJECT

public:
    KeyLaddersView(const Theme &theme, KeyLaddersModel *model, QWidget *parent = nullptr);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();
};

} // namespace rc
