// SPDX-License-Identifier: GPL-3.0-or-later
// "Paste anything": shows the fields found in pasted text next to the profile's, before applying them.
#pragma once

#include "core/key/secret.h"
#include "core/profile/profile.h"
#include "ui/widgets/codeview.h"

#include <QFrame>

class QPushButton;

namespace rc {

class PastedFieldsView;
class Session;
class Theme;

/// Accepts pasted and dropped text, and shows it without keys. Read-only and without undo, so that it never contains a
/// key.
class PasteField : public CodeView
{
    Q_OBJECT

public:
    explicit PasteField(const Theme &theme, QWidget *parent = nullptr);

    void pasteFromClipboard();
    /// As if this text was pasted.
    void readText(const QByteArray &text);

signals:
    void pasted(const QByteArray &text);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
};

/// `text` with dots in place of every key; if that is uncertain, a sentence that says so.
[[nodiscard]] QString withoutKeys(const QByteArray &text);

class PastePanel : public QFrame
{
    Q_OBJECT

public:
    PastePanel(Session &session, const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] PasteField *field() const { return m_field; }
    void setProfile(const Profile &profile); ///< current values of the form
    void close();                            ///< clears the pasted text
    /// The key that was applied with the fields, only once: saved with them, or not at all.
    [[nodiscard]] Secret takeKey() { return std::move(m_appliedKey); }
    void focusNext(); ///< the first control for the pasted text

signals:
    void applyRequested(const rc::Profile &profile);      ///< for the form; neither fields nor takeKey() are saved yet
    void newProfileRequested(const rc::Profile &profile); ///< for a new profile without a name
    void statusMessage(const QString &text);              ///< for the status line
    void closed();

private:
    void read(const QByteArray &text);
    void offer();
    void apply();
    void applyToNew();
    void saveKey();

    Session &m_session;
    PasteField *m_field;
    PastedFieldsView *m_view;
    QPushButton *m_apply;
    QPushButton *m_new;
    QPushButton *m_clear;
    Profile m_profile;
    Secret m_appliedKey;
};

} // namespace rc
