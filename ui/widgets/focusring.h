// SPDX-License-Identifier: GPL-3.0-or-later
// The only mark of keyboard focus: a ring around the focused widget, or around the current row of a list.
#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>

class QFocusEvent;
class QWidget;

namespace rc {

class Theme;

/// For a window and its dialogs, and only for the keyboard: mouse users see where they click. Fields also show the
/// focus by their borders.
class FocusRing : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive this object.
    FocusRing(const Theme &theme, QWidget *window);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void focusReceived(QWidget *widget, const QFocusEvent &event);
    void reposition();
    [[nodiscard]] bool isInWindow(const QWidget &widget) const;

    const Theme &m_theme;
    QWidget *m_window;
    QPointer<QWidget> m_focused; ///< focused widget
    QPointer<QWidget> m_ring;    ///< in the window of that widget
    QTimer m_updateTimer;        ///< repositions after the current changes
    bool m_byKey = true;         ///< the last input was a key, or there was none
    bool m_isShown = false;
};

} // namespace rc
