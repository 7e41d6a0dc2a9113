// SPDX-License-Identifier: GPL-3.0-or-later
// One choice out of a few, side by side; arrow keys move it.
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
        Tabs,     ///< words in a row, which breaks where there is no room
    };

    explicit SegmentedControl(Look look = Look::Segments, QWidget *parent = nullptr);

    /// Replaces the choices; the current index stays if it can.
    void setChoices(const QStringList &texts);
    void setText(int index, const QString &text);
    [[nodiscard]] int count() const;
    [[nodiscard]] int currentIndex() const;
    void setCurrentIndex(int index); ///< emits currentChanged() when it is another one
    [[nodiscard]] QPushButton *button(int index) const;

signals:
    void currentChanged(int index);

private:
    Look m_look;
    QLayout *m_row;
    QButtonGroup *m_group;
};

} // namespace rc
