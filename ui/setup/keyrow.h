// SPDX-License-Identifier: GPL-3.0-or-later
// The API key's field: typed, saved to the keychain or held for this run, replaced, forgotten. Never shown again.
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace rc {

class CurrentResource;
class Theme;

class KeyRow : public QWidget
{
    Q_OBJECT

public:
    KeyRow(CurrentResource &current, const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] QLineEdit *field() const { return m_field; }

signals:
    void said(const QString &text); ///< for the status line

private:
    void showState();
    void save();
    void holdForThisRun();
    void forget();
    void wait(const QString &text);
    void complain(const QString &text);

    CurrentResource &m_current;
    QLineEdit *m_field;
    QPushButton *m_save;
    QPushButton *m_hold;
    QPushButton *m_forget;
    QLabel *m_state;
};

} // namespace rc
