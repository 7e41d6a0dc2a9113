// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of a profile, each with its verdict beside it.
#pragma once

#include "core/profile.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;

namespace rc {

class AuthorityRow;
class CurrentResource;
class FieldRows;
class KeyRow;
class Theme;

class ProfileForm : public QWidget
{
    Q_OBJECT

public:
    ProfileForm(CurrentResource &current, const Theme &theme, QWidget *parent = nullptr);

    /// The profile as the fields have it now, saved or not.
    [[nodiscard]] Profile draft() const;
    [[nodiscard]] bool isValid() const { return m_valid; }
    [[nodiscard]] bool isModified() const;
    [[nodiscard]] KeyRow *keyRow() const { return m_key; }
    [[nodiscard]] FieldRows *rows() const { return m_rows; }
    void showCurrent(); ///< forgets what was typed

signals:
    void edited();
    void submitted(); ///< Enter in a field

private:
    QLineEdit *addField(const QString &objectName, const QString &label, QLabel **verdict, bool mono = false);
    void judge();

    CurrentResource &m_current;
    const Theme &m_theme;
    FieldRows *m_rows;
    QLineEdit *m_name;
    QLineEdit *m_resource;
    QLineEdit *m_toolServer;
    QLineEdit *m_username;
    QLineEdit *m_email;
    KeyRow *m_key;
    AuthorityRow *m_authorities;
    QComboBox *m_threshold;
    QCheckBox *m_debug;
    QLineEdit *m_emailHeader;
    QLineEdit *m_envPrefix;
    QLabel *m_nameVerdict;
    QLabel *m_resourceVerdict;
    QLabel *m_resourceNote;
    QLabel *m_toolVerdict;
    QLabel *m_toolNote;
    QLabel *m_userVerdict;
    QLabel *m_emailVerdict;
    QLabel *m_emailHeaderVerdict;
    QLabel *m_envPrefixVerdict;
    bool m_valid = true;
};

} // namespace rc
