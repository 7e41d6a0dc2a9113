// SPDX-License-Identifier: GPL-3.0-or-later
// A choice of a few options side by side, changeable with the arrow keys.
#pragma once

#include <QFrame>
#include <QStringList>

class QButtonGroup;
class QLayout;
class QPushButton;

namespace rc {

class SegmentedControl : public QFrame
{
    Q_OBJECT

public:
    enum class Look {
        Segments, ///< in a box
        Tabs,     ///< words in a row that wraps
    };

    explicit SegmentedControl(Look look = Look::Segments, QWidget *parent = nullptr);

    /// Replaces the choices; keeps the current index if possible.
    void setChoices(const QStringList &texts);
    void setText(int index, const QString &text);
    /// Makes the choice at least as wide as with that text.
    void reserve(int index, const QString &text);
    [[nodiscard]] int count() const;
    [[nodiscard]] int currentIndex() const;
    void setCurrentIndex(int index); ///< emits currentChanged() if it differs
    [[nodiscard]] QPushButton *button(int index) const;

signals:
    void currentChanged(int index);

private:
    Look m_look;
    QLayout *m_row;
    QButtonGroup *m_group;
};

} // namespace rc
