// SPDX-License-Identifier: GPL-3.0-or-later
// The check as a list, always as high as its steps: the page around it scrolls. With copying by menu and expanding by
// Enter or click.
#pragma once

#include "check/evidence/rung.h"

#include <QElapsedTimer>
#include <QListView>
#include <QObject>
#include <QSet>
#include <QStringList>
#include <QTimer>

class QAbstractItemModel;
class QMenu;
class QWidget;

namespace rc {

class RungDelegate;
class RungModel;
class Theme;

/// Announces changed steps to assistive technology, because an item view does not announce changed text.
/// Changes the accessible name, the only way before Qt 6.8.
class RungAnnouncer : public QObject
{
    Q_OBJECT

public:
    /// `view` shows the rows of `model`, which are its accessible children. Both must outlive this object.
    RungAnnouncer(const QAbstractItemModel &model, QWidget &view, QObject *parent = nullptr);

private:
    [[nodiscard]] QString textOf(int row) const;
    void remember();
    void announce(int first, int last);

    const QAbstractItemModel &m_model;
    QWidget &m_view;
    QStringList m_told; ///< one text per row
};

class RungView : public QListView
{
    Q_OBJECT

public:
    /// `model` must outlive this object.
    RungView(RungModel &model, const Theme &theme, QWidget *parent = nullptr);

    /// The moving bar: only during a run.
    void setRunning(bool running);

    [[nodiscard]] QSize sizeHint() const override;

signals:
    void stepsWanted(const QSet<rc::RungId> &steps); ///< run these again

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void toggle(const QModelIndex &index);
    void runAgain(const QModelIndex &index, bool andBelow);
    [[nodiscard]] QSet<RungId> repeatable(const QModelIndex &index) const;
    void fitHeight();
    void scrollPageTo(const QModelIndex &index);
    void step();
    void addActions(QMenu &menu, const QModelIndex &at);
    void copy(const QString &text);
    void showReply(const QModelIndex &index);

    RungModel &m_model;
    const Theme &m_theme;
    RungDelegate *m_delegate;
    QTimer m_timer;
    bool m_running = false;
    bool m_moves = false;
    QElapsedTimer m_clock; ///< of the run
};

} // namespace rc
