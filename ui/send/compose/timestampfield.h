// SPDX-License-Identifier: GPL-3.0-or-later
// The time stamp of an entry: now, in the offset of here, of UTC or any other, or a time that is chosen.
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
        Here,   ///< now, in this machine's offset
        Utc,    ///< now, in UTC
        Offset, ///< now, in the offset that is typed
        Chosen, ///< the time that is typed
    };

    /// `theme` outlives this object.
    explicit TimeStampField(const Theme &theme, QWidget *parent = nullptr);

    void choose(Choice choice);
    [[nodiscard]] Choice choice() const { return m_choice; }
    /// For an entry that goes out now. Invalid while fault() says why.
    [[nodiscard]] QDateTime time() const;
    [[nodiscard]] QString fault() const;
    /// The choice, for whoever lays it out; this widget is what is typed for some of them.
    [[nodiscard]] QPushButton *button() const { return m_button; }

signals:
    void changed();

private:
    void showChoice();

    Choice m_choice = Choice::Utc; ///< the product shows times without converting them, as UTC
    QPushButton *m_button;
    QLineEdit *m_text;
    QLabel *m_fault;
};

} // namespace rc
