// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for the value of a fix, directly below the failure.
#pragma once

#include "core/key/secret.h"
#include "session/check/checkfix.h"
#include "ui/widgets/panel.h"

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace rc {

class FixRow : public Panel
{
    Q_OBJECT

public:
    /// `theme` must outlive this object.
    explicit FixRow(const Theme &theme, QWidget *parent = nullptr);

    /// Shows itself with the current value, and takes the focus. `go`: the button's text.
    void ask(const CheckFix &fix, const Profile &profile, const QString &go);
    /// Hides, and forgets the typed value.
    void close();
    void showError(const Error &error);

    [[nodiscard]] Secret takeSecret();   ///< the typed secret, only once
    [[nodiscard]] bool savesKey() const; ///< the checkbox: keychain or this session only

signals:
    void valueGiven(const rc::CheckFix &fix, const QString &value);
    void secretGiven(const rc::CheckFix &fix); ///< takeSecret() returns it
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] bool isSecret() const;
    void submit();

    const Theme &m_theme;
    CheckFix m_fix;
    QLabel *m_name;
    QLineEdit *m_value;
    QCheckBox *m_save;
    QPushButton *m_go;
    QPushButton *m_cancel;
    QLabel *m_note;
    Secret m_secret;
};

} // namespace rc
