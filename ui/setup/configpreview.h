// SPDX-License-Identifier: GPL-3.0-or-later
// The profile as others need it: .env, SDK call, curl, tool spec. To copy; never with the key.
#pragma once

#include "core/profile.h"

#include <QWidget>

class QPushButton;

namespace rc {

class CodeView;
class SegmentedControl;
class Theme;

class ConfigPreview : public QWidget
{
    Q_OBJECT

public:
    explicit ConfigPreview(const Theme &theme, QWidget *parent = nullptr);

    void setProfile(const Profile &profile);

signals:
    void said(const QString &text); ///< for the status line

private:
    void show();
    void copy();

    SegmentedControl *m_formats;
    CodeView *m_text;
    QPushButton *m_copy;
    Profile m_profile;
};

} // namespace rc
