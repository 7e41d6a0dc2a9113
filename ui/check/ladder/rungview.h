// SPDX-License-Identifier: GPL-3.0-or-later
// The check as a list, always as high as its steps: the page around it scrolls. With copying by menu and expanding by
// Enter or click.
#pragma once

#include "check/evidence/rung.h"

#include <QElapsedTimer>
#include <QListView>
#include <QSet>
#include <QStringList>
#include <QTimer>

class QMenu;

namespace rc {

class RungDelegate;
class RungModel;
class Theme;

class RungView : public QListView
{
    Q_OBJECT

public:
    /// `model` must outlive this object.
    RungView(RungModel &model, const Theme &theme, QWidget *parent = nullptr);

    /// The moving bar: only during a run.
    void setRunning(bool running);

    [[nodiscard]] QSize sizeHint() const override;
    /// Scrolls the page, to the whole row or to the top of one that is higher than the page.
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;

signals:
    void stepsWanted(const QSet<rc::RungId> &steps); ///< run these again

protected:
    void keyPressEvent(QKeyEvent *event) override;
    [[nodiscard]] QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void toggle(const QModelIndex &index);
    void runAgain(const QModelIndex &index, bool andBelow);
    [[nodiscard]] QSet<RungId> repeatable(const QModelIndex &index) const;
    void fitHeight();
    void step();
    void addActions(QMenu &menu, const QModelIndex &at);
    void copyReply();
    [[nodiscard]] QString textOf(int row) const;
    void rowsChanged();
    void announce(int first, int last);
    void showReply(const QModelIndex &index);

    RungModel &m_model;
    const Theme &m_theme;
    RungDelegate *m_delegate;
    QStringList m_told; ///< announced to assistive technology, one text per row
    QTimer m_timer;
    bool m_running = false;
    bool m_moves = false;
    QElapsedTimer m_clock; ///< of the run
};

} // namespace rc
