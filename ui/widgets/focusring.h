// SPDX-License-Identifier: GPL-3.0-or-later
// The one mark of the keyboard's focus: a ring around what has it, or around the current row of a list.
#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>

class QFocusEvent;
class QWidget;

namespace rc {

class Theme;

/// Of a window and its dialogs, and only for the keyboard: whoever uses a mouse sees where it is. The fields show by
/// their borders, too, that they have the cursor.
class FocusRing : public QObject
{
    Q_OBJECT

public:
    /// Both outlive this object.
    FocusRing(const Theme &theme, QWidget *window);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void focusCame(QWidget *widget, const QFocusEvent &event);
    void place();
    [[nodiscard]] bool isOurs(const QWidget &widget) const;

    const Theme &m_theme;
    QWidget *m_window;
    QPointer<QWidget> m_on;   ///< has the focus
    QPointer<QWidget> m_ring; ///< in the window of that one
    QTimer m_soon;            ///< what moved has come to rest
    bool m_byKey = false;     ///< the last press was a key
    bool m_isShown = false;
};

} // namespace rc
