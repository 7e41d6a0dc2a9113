// SPDX-License-Identifier: GPL-3.0-or-later
// An entry's timestamp: now, in the local offset, in UTC or another offset, or a chosen time.
#pragma once

#include <QDateTime>
#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace rc {

class Theme;

class TimeStampField : public QWidget
{
    Q_OBJECT

public:
    enum class Choice {
        Here,   ///< now, in the local offset
        Utc,    ///< now, in UTC
        Offset, ///< now, in a typed offset
        Chosen, ///< a typed time
    };

    /// `theme` must outlive this object.
    explicit TimeStampField(const Theme &theme, QWidget *parent = nullptr);

    void choose(Choice choice);
    [[nodiscard]] Choice choice() const { return m_choice; }
    /// The time for an entry sent now. Invalid with a fault().
    [[nodiscard]] QDateTime time() const;
    [[nodiscard]] QString fault() const;
    /// The choice, placed by the parent; this widget has the fields that some choices need.
    [[nodiscard]] QPushButton *button() const { return m_button; }

signals:
    void changed();

private:
    void showChoice();

    Choice m_choice = Choice::Utc; ///< the product shows times as UTC without conversion
    QPushButton *m_button;
    QLineEdit *m_text;
    QLabel *m_fault;
};

} // namespace rc
