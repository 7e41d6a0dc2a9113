// SPDX-License-Identifier: GPL-3.0-or-later
// Ctrl+K: a field over the window that finds a profile, a page or an action by a few letters.
#pragma once

#include "ui/frame/paletterows.h"

#include <QAbstractTableModel>
#include <QFrame>
#include <QPointer>

class QLabel;
class QLineEdit;
class QTreeView;

namespace rc {

/// The rows of the palette, filtered by the typed text.
class PaletteModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        Title,
        Detail,
        Aside, ///< shortcut, and the name of the group that begins here unless rows are sorted by match
        ColumnCount,
    };

    explicit PaletteModel(const Theme &theme, QObject *parent = nullptr);

    void setRows(QList<PaletteRow> rows);
    /// Shows matching rows, the best first, otherwise in their order.
    void filter(const QString &typed);
    [[nodiscard]] const PaletteRow &row(int index) const { return *m_shown.at(index); }
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] bool hasDetails() const; ///< of a row that is shown

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    [[nodiscard]] QString text(int row, int column) const;

    const Theme &m_theme;
    QList<PaletteRow> m_rows;
    QList<const PaletteRow *> m_shown;
    bool m_isGrouped = false;
};

class Palette : public QFrame
{
    Q_OBJECT

public:
    /// An overlay of `window`, initially hidden.
    Palette(const Theme &theme, QWidget *window);

    /// Shows these rows with an empty field; closing it restores the focus.
    void open(QList<PaletteRow> rows);
    void dismiss();

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void typed();
    void choose(int row);
    void updateText();
    void runChosen();
    [[nodiscard]] bool pressed(int key);
    void place();

    PaletteModel *m_model;
    QLineEdit *m_field;
    QTreeView *m_view;
    QLabel *m_none;
    QPointer<QWidget> m_before; ///< had the focus before
};

} // namespace rc
