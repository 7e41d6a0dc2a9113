// SPDX-License-Identifier: GPL-3.0-or-later
// The field for a file of the user's certificate authorities: typed or chosen, read immediately, with a summary of its
// content.
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace rc {

struct AuthoritiesFile;
class Theme;

class AuthorityRow : public QWidget
{
    Q_OBJECT

public:
    explicit AuthorityRow(const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] QString path() const; ///< empty: only the system's authorities
    void setPath(const QString &path);
    void setReadOnly(bool readOnly);
    [[nodiscard]] bool isValid() const { return m_valid; }

signals:
    void edited();
    void submitted(); ///< Enter in the field

private:
    void choose();
    void judge();
    void showFound(const AuthoritiesFile &file);

    QLineEdit *m_field;
    QPushButton *m_choose;
    QLabel *m_found;
    bool m_valid = true;
};

} // namespace rc
