// SPDX-License-Identifier: GPL-3.0-or-later
// The profile as configuration for other programs, in any format, to copy and save. The key is a variable or a lookup;
// only a copy confirmed by the user contains it.
#pragma once

#include "config/configtext.h"
#include "core/key/secret.h"
#include "core/profile/profile.h"
#include "ui/widgets/card.h"

#include <QObject>
#include <QTimer>

class QComboBox;
class QLabel;
class QPushButton;

namespace rc {

class CodeView;
class ConfigHighlighter;
class ConfirmButton;
class CopyButton;
class SegmentedControl;
class Session;
class Theme;

/// Puts a text with a key on the clipboard for a limited time, marked as secret for clipboard managers.
class SecretClipboard : public QObject
{
    Q_OBJECT

public:
    explicit SecretClipboard(QObject *parent = nullptr);
    ~SecretClipboard() override; ///< clears the clipboard if it still has the text

    void copy(const Secret &text); ///< UTF-8
    [[nodiscard]] bool isHolding() const { return m_limit.isActive(); }
    void setLimit(std::chrono::milliseconds limit) { m_limit.setInterval(limit); } ///< default: 30 s
    [[nodiscard]] std::chrono::milliseconds limit() const { return m_limit.intervalAsDuration(); }
    void clear(); ///< immediately, if the clipboard still has the text

signals:
    void cleared();  ///< was on the clipboard until now
    void replaced(); ///< the clipboard has other content, which is left alone

private:
    [[nodiscard]] bool isThere() const;

    QTimer m_limit;
    QByteArray m_print; ///< a hash of the text, which is not stored
};

class ConfigPreview : public Card
{
    Q_OBJECT

public:
    /// Both must outlive this object.
    ConfigPreview(Session &session, const Theme &theme, QWidget *parent = nullptr);

    void setProfile(const Profile &profile);
    [[nodiscard]] SecretClipboard *secretClipboard() const { return m_secrets; }

signals:
    void said(const QString &text); ///< for the status line

private:
    [[nodiscard]] ConfigFormat format() const;
    [[nodiscard]] KeyWay keyWay() const;
    [[nodiscard]] ToolApproval approval() const;
    void showText();
    void copy();
    void copyWithKey();
    void saveAs();
    void write(const QString &path, ConfigFormat format);

    Session &m_session;
    QComboBox *m_formats;
    CodeView *m_text;
    ConfigHighlighter *m_colours;
    QWidget *m_keyRow;
    SegmentedControl *m_keyWays;
    QWidget *m_approvalRow; ///< only for tool specs
    SegmentedControl *m_approval;
    CopyButton *m_copy;
    QPushButton *m_save;
    ConfirmButton *m_copyWithKey;
    QLabel *m_promise;
    SecretClipboard *m_secrets;
    Profile m_profile;
};

} // namespace rc
