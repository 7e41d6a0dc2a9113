// SPDX-License-Identifier: GPL-3.0-or-later
// The profile as configuration for other programs, in any format, to copy and save. The key is a variable or a lookup;
// only a copy confirmed by the user contains it.
#pragma once

#include "config/configtext.h"
#include "core/profile/profile.h"
#include "ui/widgets/panel.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace rc {

class CodeView;
class ConfirmButton;
class CopyButton;
class SecretClipboard;
class SegmentedControl;
class Session;
class Theme;

class ConfigPreview : public Card
{
    Q_OBJECT

public:
    ConfigPreview(Session &session, const Theme &theme, QWidget *parent = nullptr);

    void setProfile(const Profile &profile);
    [[nodiscard]] SecretClipboard *secretClipboard() const { return m_secrets; }

signals:
    void statusMessage(const QString &text); ///< for the status line

private:
    [[nodiscard]] ConfigFormat format() const;
    [[nodiscard]] KeyReference keyWay() const;
    [[nodiscard]] ToolApproval approval() const;
    [[nodiscard]] EndpointResolver form() const;
    void showText();
    void copy();
    void copyWithKey();
    void saveAs();
    void write(const QString &path, ConfigFormat format);

    Session &m_session;
    QComboBox *m_formats;
    CodeView *m_text;
    QWidget *m_keyRow;
    SegmentedControl *m_keyWays;
    QWidget *m_approvalRow; ///< only for tool specs
    SegmentedControl *m_approval;
    CopyButton *m_copy;
    QPushButton *m_save;
    ConfirmButton *m_copyWithKey;
    QLabel *m_keyNote;
    SecretClipboard *m_secrets;
    Profile m_profile;
};

} // namespace rc
