// SPDX-License-Identifier: GPL-3.0-or-later
// "Paste anything": what a pasted text says, field by field beside what the profile has, before it is taken.
#pragma once

#include "core/key/secret.h"
#include "core/profile/profile.h"

#include <QFrame>

class QPushButton;

namespace rc {

class Session;
class PasteField;
class ReadingView;
class Theme;

class PastePanel : public QFrame
{
    Q_OBJECT

public:
    /// Both outlive this object.
    PastePanel(Session &session, const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] PasteField *field() const { return m_field; }
    void setProfile(const Profile &profile); ///< what the form has now
    void close();                            ///< forgets what was pasted
    /// The key that was taken with the fields, once: it is kept with them, or not at all.
    [[nodiscard]] Secret takeKey() { return std::move(m_taken); }
    void focusNext(); ///< the first thing to do with what was pasted

signals:
    void taken(const rc::Profile &profile);     ///< for the form; nothing is saved yet, takeKey() neither
    void wantedNew(const rc::Profile &profile); ///< for a profile of its own, without a name
    void said(const QString &text);             ///< for the status line
    void closed();

private:
    void read(const QByteArray &text);
    void offer();
    void adopt();
    void takeAsNew();
    void saveKey();

    Session &m_session;
    PasteField *m_field;
    ReadingView *m_view;
    QPushButton *m_take;
    QPushButton *m_new;
    QPushButton *m_clear;
    Profile m_profile;
    Secret m_taken;
};

} // namespace rc
