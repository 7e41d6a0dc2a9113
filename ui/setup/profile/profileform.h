// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of a profile in three cards: connection, key and SDK, each with its verdict.
#pragma once

#include "core/profile/profile.h"

#include <QHash>
#include <QWidget>

#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace rc {

class Card;
class Session;
class FieldRows;
class FittedTable;
class KeyRow;
class MoreFields;
class Theme;

class ProfileForm : public QWidget
{
    Q_OBJECT

public:
    ProfileForm(Session &session, const Theme &theme, QWidget *parent = nullptr);

    /// The current values of the fields, saved or not.
    [[nodiscard]] Profile draft() const;
    [[nodiscard]] bool isValid() const { return m_valid; }
    [[nodiscard]] bool isModified() const; ///< whether Save would change something
    [[nodiscard]] bool differs() const;    ///< from the profile used by other pages
    [[nodiscard]] KeyRow *keyRow() const { return m_key; }
    void addBelowKey(QWidget *card);
    /// Keeps typed values: merges them with changes made elsewhere, and restores them when their profile is shown
    /// again.
    void showCurrent();
    void takeBack(); ///< discards typed values
    void fill(const Profile &profile);

signals:
    void edited();
    void submitted();                    ///< Enter in a field
    void tokenSaid(const QString &text); ///< KeyRow::said() of a token

private:
    [[nodiscard]] Card *buildConnection();
    [[nodiscard]] Card *buildKey();
    KeyRow *addToken(const CatalogKind &catalog, QVBoxLayout *lines);
    /// A field for each further catalog of the saved profile.
    void showFurtherTokens();
    [[nodiscard]] Card *buildSdk();
    QLineEdit *addField(const QString &objectName, const QString &label, QLabel **note, bool mono = false);
    void judge();
    void showForwarded();
    void show(const Profile &profile);
    [[nodiscard]] Profile mineOf(Profile typed) const;
    void followName(const QString &from, const QString &to);
    void dropDraft(const QString &name);

    /// Typed values that are not saved.
    struct Draft
    {
        Profile before;
        Profile typed;
    };

    Session &m_session;
    const Theme &m_theme;
    FieldRows *m_rows = nullptr;     ///< of the connection
    QVBoxLayout *m_beside = nullptr; ///< the key's column
    FittedTable *m_forwarding = nullptr;
    QLineEdit *m_name;
    QLineEdit *m_resource;
    QLineEdit *m_toolServer;
    QLineEdit *m_username;
    QLineEdit *m_email;
    KeyRow *m_key;
    Card *m_keyCard = nullptr;
    KeyRow *m_token = nullptr;          ///< for code hosting
    QWidget *m_furtherTokens = nullptr; ///< null without further catalogs
    QList<CatalogKind> m_tokenCatalogs; ///< of m_furtherTokens
    MoreFields *m_more;
    QComboBox *m_threshold;
    QCheckBox *m_debug;
    QLabel *m_nameNote; ///< like the others, a remark or a fault
    QLabel *m_resourceNote;
    QLabel *m_toolNote;
    QLabel *m_userNote;
    QLabel *m_emailNote;
    std::optional<Profile> m_shown; ///< when the fields were filled
    QHash<QString, Draft> m_drafts; ///< by the name of their profile
    bool m_valid = true;
    bool m_isFilling = false;
};

} // namespace rc
