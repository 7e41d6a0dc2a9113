// SPDX-License-Identifier: GPL-3.0-or-later
// Ctrl+K: a field over the window that finds a profile, a page or an action by a few letters.
#pragma once

#include "ui/parts/palettemodel.h"

#include <QFrame>
#include <QPointer>

class QLabel;
class QLineEdit;
class QListView;

namespace rc {

class PaletteDelegate;

class Palette : public QFrame
{
    Q_OBJECT

public:
    /// An overlay of `window`, initially hidden. `theme` must outlive it.
    Palette(const Theme &theme, QWidget *window);

    /// Shows these rows with an empty field; closing it restores the focus.
    void open(QList<PaletteRow> rows);
    void dismiss();

    bool eventFilter(QObject *watched, QEvent *event) override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void typed();
    void choose(int row);
    void updateText();
    void runChosen();
    [[nodiscard]] bool pressed(int key);
    void place();

    const Theme &m_theme;
    PaletteModel *m_model;
    PaletteDelegate *m_delegate;
    QLineEdit *m_field;
    QListView *m_view;
    QLabel *m_none;
    QPointer<QWidget> m_before; ///< had the focus before
};

} // namespace rc
