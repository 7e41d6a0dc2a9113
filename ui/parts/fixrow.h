// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for the value that mends a failure, right below it.
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
    /// `theme` outlives this object.
    explicit FixRow(const Theme &theme, QWidget *parent = nullptr);

    /// Shows itself with the value as it is now, and takes the focus.
    /// `go`: what its button says.
    void ask(const CheckFix &fix, const Profile &profile, const QString &go);
    /// Hides, and forgets what was typed.
    void close();
    void showError(const Error &error);

    [[nodiscard]] Secret takeSecret();   ///< what was typed, once
    [[nodiscard]] bool savesKey() const; ///< the tick: in the keychain; without it for this session only

signals:
    void valueGiven(const rc::CheckFix &fix, const QString &value);
    void secretGiven(const rc::CheckFix &fix); ///< takeSecret() has it
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
