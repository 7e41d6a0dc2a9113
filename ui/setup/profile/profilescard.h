// SPDX-License-Identifier: GPL-3.0-or-later
// All profiles as a list: switched between, put in order, duplicated, begun.
#pragma once

#include "ui/widgets/card.h"

class QListView;
class QPushButton;

namespace rc {

class Session;
class PaletteDelegate;
class PaletteModel;
class Theme;

class ProfilesCard : public Card
{
    Q_OBJECT

public:
    /// Both outlive it.
    ProfilesCard(Session &session, const Theme &theme, QWidget *parent = nullptr);

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void failed(const QString &lead, const QString &rest);

private:
    void showProfiles();
    void showButtons();
    void fit();
    void move(int by);

    Session &m_session;
    PaletteModel *m_model;
    PaletteDelegate *m_delegate;
    QListView *m_view;
    QPushButton *m_up;
    QPushButton *m_down;
};

} // namespace rc
