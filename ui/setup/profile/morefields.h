// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of a profile that most never need: names of headers, time-outs, colour, prefix, authorities.
#pragma once

#include "core/profile/profile.h"

#include <QObject>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;

namespace rc {

class AuthorityRow;
class FieldRows;
class NumberBox;
class Theme;

class MoreFields : public QObject
{
    Q_OBJECT

public:
    /// Adds its rows to `rows`, in a fold. Both outlive it.
    MoreFields(FieldRows &rows, const Theme &theme);
    void addPrefix(FieldRows &sdk); ///< before anything is shown; the prefix is one of the SDK’s settings

    void show(const Profile &profile);
    /// Writes what is typed into `profile`.
    void into(Profile &profile) const;
    void setReadOnly(bool readOnly); ///< what the running demo service decides
    /// Says beside each field what is wrong with it, and unfolds when something is. False when something is.
    bool judge();

signals:
    void edited();
    void submitted(); ///< Enter in a field

private:
    /// A field with the sentence below it.
    struct Noted
    {
        QLineEdit *field = nullptr;
        QLabel *note = nullptr;
    };
    Noted addNoted(const QString &objectName, const QString &label);
    NumberBox *addTimeout(const QString &objectName, const QString &label);
    void connectAll();
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
    QStringList m_grants; ///< of the profile: environmentGrants()
    Noted m_keyHeader;
    QCheckBox *m_bearer;
    Noted m_usernameHeader;
    Noted m_emailHeader;
    QCheckBox *m_onIngest;
    QCheckBox *m_uuidToTools;
    QCheckBox *m_arrival = nullptr;
    Noted m_uuidHeader;
    Noted m_catalogs;
    QComboBox *m_dialect; ///< any, then dialectsInOrder
    NumberBox *m_deadline;
    NumberBox *m_streamDeadline;
    AuthorityRow *m_authorities;
};

} // namespace rc
