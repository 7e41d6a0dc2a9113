// SPDX-License-Identifier: GPL-3.0-or-later
// Rarely needed fields of a profile: header names, timeouts, color, prefix, authorities.
#pragma once

#include "core/profile/profile.h"

#include <QObject>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace rc {

class FieldRows;
class NumberBox;
class Theme;
struct AuthoritiesFile;

/// The field for a file of the user's certificate authorities: typed or chosen, read immediately, with a summary of its
/// content.
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

class MoreFields : public QObject
{
    Q_OBJECT

public:
    /// Adds its rows to `rows`, in a fold. Both must outlive it.
    MoreFields(FieldRows &rows, const Theme &theme);
    void addPrefix(FieldRows &sdk); ///< before anything is shown; the prefix is among the SDK’s settings

    void show(const Profile &profile);
    /// Writes the typed values into `profile`.
    void into(Profile &profile) const;
    void setReadOnly(bool readOnly); ///< determined by the running demo service
    /// Shows faults next to their fields, and unfolds if there are any. False if there are any.
    bool judge();

signals:
    void edited();
    void submitted(); ///< Enter in a field

private:
    /// A field with its note below.
    struct Noted
    {
        QLineEdit *field = nullptr;
        QLabel *note = nullptr;
        QString Profile::*member = nullptr;
    };
    struct Box
    {
        QCheckBox *box;
        bool Profile::*member;
    };
    Noted addNoted(const QString &objectName, const QString &label);
    NumberBox *addTimeout(const QString &objectName, const QString &label);
    void addHeader(const QString &objectName, const QString &label, QString Profile::*member);
    void addBox(const QString &objectName, const QString &label, const QString &text, const QString &meaning,
                bool Profile::*member);
    bool judgeHeaders();
    bool judgeCatalogs();
    [[nodiscard]] QList<CatalogKind> typedCatalogs() const;
    void showNames(const QString &prefix);
    [[nodiscard]] QLineEdit *addText(const QString &objectName);

    FieldRows &m_rows;
    const Theme &m_theme;
    QComboBox *m_colour;
    QLineEdit *m_envPrefix;
    QLabel *m_envPrefixNote;
    QStringList m_grants;   ///< from the profile: environmentGrants()
    QList<Noted> m_headers; ///< of requests, with unique names
    QList<Box> m_boxes;
    Noted m_catalogs;
    QComboBox *m_dialect; ///< any, then dialectsInOrder
    NumberBox *m_deadline;
    NumberBox *m_streamDeadline;
    AuthorityRow *m_authorities;
};

} // namespace rc
