// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of a profile in three cards: connection, key and SDK, each with its verdict, and the rarely needed ones.
#pragma once

#include "core/profile/profile.h"

#include <QHash>
#include <QObject>
#include <QWidget>

#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace rc {

class Card;
class FieldRows;
class FittedTable;
class KeyRow;
class NumberBox;
class Session;
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
    void validate();
    void showFound(const AuthoritiesFile &file);

    QLineEdit *m_field;
    QPushButton *m_choose;
    QLabel *m_found;
    bool m_valid = true;
};

class AdvancedFields : public QObject
{
    Q_OBJECT

public:
    /// Adds its rows to `rows`, in a fold. Both must outlive it.
    AdvancedFields(FieldRows &rows, const Theme &theme);
    void addPrefix(FieldRows &sdk); ///< before anything is shown; the prefix is among the SDK’s settings

    void show(const Profile &profile);
    void applyTo(Profile &profile) const;
    void setReadOnly(bool readOnly); ///< determined by the running demo service
    /// Shows faults next to their fields, and unfolds if there are any. False if there are any.
    bool validate();

signals:
    void edited();
    void submitted(); ///< Enter in a field

private:
    /// A field with its note below.
    struct NotedField
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
    NotedField addNotedField(const QString &objectName, const QString &label);
    NumberBox *addTimeout(const QString &objectName, const QString &label);
    void addHeader(const QString &objectName, const QString &label, QString Profile::*member);
    void addBox(const QString &objectName, const QString &label, const QString &text, const QString &meaning,
                bool Profile::*member);
    bool validateHeaders();
    bool validateCatalogs();
    [[nodiscard]] QList<CatalogKind> typedCatalogs() const;
    void showNames(const QString &prefix);
    [[nodiscard]] QLineEdit *addText(const QString &objectName);

    FieldRows &m_rows;
    const Theme &m_theme;
    QComboBox *m_color;
    QLineEdit *m_envPrefix;
    QLabel *m_envPrefixNote;
    QStringList m_grants;        ///< from the profile: environmentGrants()
    QList<NotedField> m_headers; ///< of requests, with unique names
    QList<Box> m_boxes;
    NotedField m_catalogs;
    QComboBox *m_dialect; ///< any, then dialectsInOrder
    NumberBox *m_deadline;
    NumberBox *m_streamDeadline;
    AuthorityRow *m_authorities;
};

class ProfileForm : public QWidget
{
    Q_OBJECT

public:
    ProfileForm(Session &session, const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] Profile draft() const;
    [[nodiscard]] bool isValid() const { return m_valid; }
    /// Its accessible description is the fault. Null: every field is valid.
    [[nodiscard]] QLineEdit *firstInvalid() const;
    [[nodiscard]] bool isModified() const; ///< whether Save would change something
    [[nodiscard]] bool differs() const;    ///< from the profile used by other pages
    [[nodiscard]] KeyRow *keyRow() const { return m_key; }
    void addBelowKey(QWidget *card);
    /// Keeps typed values: merges them with changes made elsewhere, and restores them when their profile is shown
    /// again.
    void showCurrent();
    void discardEdits(); ///< discards typed values
    void fill(const Profile &profile);

signals:
    void edited();
    void submitted();                             ///< Enter in a field
    void tokenStatusMessage(const QString &text); ///< KeyRow::statusMessage() of a token

private:
    [[nodiscard]] Card *buildConnection();
    [[nodiscard]] Card *buildKey();
    KeyRow *addToken(const CatalogKind &catalog, QVBoxLayout *lines);
    /// A field for each further catalog of the saved profile.
    void showFurtherTokens();
    [[nodiscard]] Card *buildSdk();
    QLineEdit *addField(const QString &objectName, const QString &label, QLabel **note, bool mono = false);
    void validate();
    void showForwarded();
    void show(const Profile &profile);
    [[nodiscard]] Profile withHiddenMembers(Profile typed) const;
    void renameDraft(const QString &from, const QString &to);
    void dropDraft(const QString &name);

    /// Typed values that are not saved.
    struct Draft
    {
        Profile before;
        Profile typed;
    };

    Session &m_session;
    const Theme &m_theme;
    FieldRows *m_rows = nullptr;        ///< of the connection
    QVBoxLayout *m_keyColumn = nullptr; ///< the key's column
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
    AdvancedFields *m_more;
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
