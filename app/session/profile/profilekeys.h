// SPDX-License-Identifier: GPL-3.0-or-later
// The keys and tokens of the profiles, and their handling when a profile is renamed or removed.
#pragma once

#include "core/key/keystate.h"
#include "session/profile/profilebook.h"
#include "session/profile/profilecontext.h"
#include "store/keys/boundkeys.h"
#include "store/keys/keyrotation.h"
#include "store/keys/keystore.h"
#include "store/keys/profilesecrets.h"

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QStringList>

#include <functional>
#include <map>
#include <memory>
#include <optional>

namespace rc {

class SavedSecret : public QObject
{
    Q_OBJECT

public:
    /// The open profile's token of the catalog with this path, or its key without one. Both must outlive this object.
    SavedSecret(ProfileBook &book, KeyStore &keys, QString path);

    /// Begins a change of the current profile's secret. The result returns whether it is still the newest change:
    /// reading a CA file slowly must not let an earlier change win.
    [[nodiscard]] std::function<bool()> beginChange();

    [[nodiscard]] KeyState state() const { return m_now.state; }
    [[nodiscard]] const QString &where() const { return m_now.where; }
    /// False until it was read, saved or set: state() is a guess until then.
    [[nodiscard]] bool isKnown() const { return m_now.isKnown; }
    /// The keychain error of the last reading.
    [[nodiscard]] const std::optional<Error> &error() const { return m_now.error; }
    /// For a secret in memory after a failed save: the keychain may have it, too.
    [[nodiscard]] bool mayBeSaved() const { return m_now.mayBeSaved; }
    [[nodiscard]] bool isMarked() const { return isMarkedIn(current()); }

    /// Reads the current profile's secret. state() is updated even if `context` is gone.
    void read(QObject *context, std::function<void(KeyReading)> done);
    /// For a reading of the named profile's secret for requests bound to `required`: state() follows if that profile is
    /// the current one, then `done` is called unless `context` is gone.
    [[nodiscard]] std::function<void(KeyReading)> trackReading(const QString &profile, const KeyBinding &required,
                                                               QObject *context, std::function<void(KeyReading)> done);
    // A change that a newer one has overtaken does nothing, and reports Canceled.

    /// Saved only for the servers that the current profile uses.
    void save(Secret secret, QObject *context, std::function<void(KeyReading)> done);
    void holdForSession(Secret secret, std::function<void()> then = {});
    /// Same for the binding shown to the user, which may differ from the profile's by now.
    void saveFor(const KeyBinding &binding, Secret secret, QObject *context, std::function<void(KeyReading)> done);
    void holdFor(const KeyBinding &binding, Secret secret);
    /// The binding of the last, withheld reading. Show it and error() to the user before allow().
    [[nodiscard]] const std::optional<KeyBinding> &withheldFrom() const { return m_now.withheldFrom; }
    /// The user allowed withheldFrom().
    void allow(QObject *context, std::function<void(std::optional<Error>)> done);
    /// Uses the secret for this session without waiting for its save.
    void stopWaiting();
    void forget(QObject *context, std::function<void(std::optional<Error>)> done);
    /// A change of this profile's secret that still waits for the CA file takes no effect.
    void supersede(const QString &profile) { ++m_changes[accountOf(profile)]; }

    /// Forgets a secret in memory; the keychain is not touched.
    void drop();
    /// Switches to another profile, with the state known to the key store. Emits nothing: see notifyChanged().
    void begin(bool hasProfile);
    /// The current state may be outdated.
    void setUnknown();
    /// Sets a state determined elsewhere.
    void setKnown(KeyState state, const QString &where, const std::optional<Error> &error = std::nullopt);
    void notifyChanged() { emit changed(); }
    /// Marks this profile's secret as saved in the keychain, or not.
    void mark(const QString &profile, bool saved);

signals:
    void changed();
    void prompting(); ///< the keychain is slow, probably waiting for the user: show where to look

private:
    using Read = std::function<void(KeyReading)>;

    /// The known state of the current profile's secret.
    struct Known
    {
        KeyState state = KeyState::Absent;
        QString where = {};
        bool isKnown = false;
        bool mayBeSaved = false;
        std::optional<Error> error = {};
        std::optional<KeyBinding> withheldFrom = {};
    };

    [[nodiscard]] QString current() const; ///< the profile, under the name that the key store uses
    [[nodiscard]] QString accountOf(const QString &profile) const;
    [[nodiscard]] bool isMarkedIn(const QString &profile) const; ///< as saved in the keychain
    /// The current profile's binding; immediately if the profile has no CA file.
    void withBinding(std::function<void(const KeyBinding &)> done);
    void saveAs(const QString &profile, const KeyBinding &binding, Secret secret, const Read &done);
    void holdAs(const QString &profile, const KeyBinding &binding, Secret secret);
    void setReading(const QString &profile, const KeyReading &reading, const KeyBinding &required);
    void completedLate(const QString &account, KeyState state, const QString &where);

    ProfileBook &m_book;
    KeyStore &m_keys;
    const QString m_path; ///< of the token's catalog; empty for the key
    Known m_now;
    QHash<QString, quint64> m_changes; ///< number of the newest change of each profile
};

class ProfileKeys : public QObject, public SecretSource
{
    Q_OBJECT

public:
    using Done = std::function<void(std::optional<Error>)>;

    /// Both must outlive this object.
    ProfileKeys(ProfileBook &book, KeyStore &keys, QObject *parent = nullptr);

    /// The open profile's key.
    [[nodiscard]] SavedSecret &key() { return m_key; }
    [[nodiscard]] const SavedSecret &key() const { return m_key; }
    /// The open profile's token of a catalog.
    [[nodiscard]] SavedSecret &token(const CatalogKind &catalog = CatalogKind::CodeHosting);
    [[nodiscard]] KeyState state() const { return m_key.state(); } ///< of key()
    /// Whether there is a token, as far as known without asking the keychain.
    [[nodiscard]] bool hasToken(const CatalogKind &catalog);
    /// The secret withheld from the open profile's servers; the key first, since requests with a token also need it.
    /// Null if there is none.
    [[nodiscard]] SavedSecret *withheld();
    /// The open profile's catalog of that token; nullopt for the key.
    [[nodiscard]] std::optional<CatalogKind> catalogOf(const SavedSecret &secret) const;

    /// Reads the key asynchronously; state() follows. Not called before the first paint.
    void read(QObject *context, std::function<void(KeyReading)> done);
    /// Same for any profile in the list.
    void readSecret(const Profile &profile, const QString &path, const AuthoritiesFile &file, QObject *context,
                    std::function<void(KeyReading)> done) override;
    /// SavedSecret::save() that keeps the current key as the previous one, like switchTo(). `binding`: as shown to the
    /// user, since the profile may change meanwhile. The reading has the storage of the new key.
    void replace(Secret fresh, const KeyBinding &binding, QObject *context, std::function<void(KeyReading)> done);
    /// The one of store/keys/keyrotation for the open profile's key; state() follows.
    void switchTo(Secret fresh, QObject *context, SwitchDone done);
    void undoSwitch(QObject *context, SwitchDone done);
    /// Absent without asking the keychain if the key is not stored there.
    void previous(QObject *context, std::function<void(KeyReading)> done);
    void forgetPrevious(QObject *context, Done done);
    /// For the demo service, in this run only.
    void holdGuestKey(const Secret &key, const KeyBinding &binding);

    /// ProfileBook::save() under another name, with its key: first the key is saved under the new name and verified,
    /// then the profile is saved, then the old key is deleted. An error before the last step leaves everything
    /// unchanged; after it the error says that the old name's key may still exist, and the open profile has the new
    /// name. Without a key, `done` is called immediately.
    void rename(const Profile &profile, QObject *context, Done done);
    enum class KeyRemoval {
        Forget, ///< on error the profile stays
        Leave,  ///< stays in the keychain without a profile
    };
    /// Removes a profile, its key first. `done` is called in the event loop or immediately. undoRemove() of the book
    /// restores both: until then the secrets are held in memory, each with its binding.
    void remove(const QString &name, KeyRemoval removal, QObject *context, Done done);

signals:
    void secretChanged(); ///< the key or a token

private:
    struct RemovedSecret
    {
        QString path; ///< of the token's catalog; empty for the key
        std::shared_ptr<const Secret> secret;
        KeyBinding binding;
        bool wasSaved = false; ///< in the keychain; else for this session only
    };

    /// The open profile's token of the catalog with this path, or its key without one.
    [[nodiscard]] SavedSecret &secretAt(const QString &path);
    /// Tokens of catalogs that `before` had and the open profile lacks.
    void forgetTokensOfRemoved(const Profile &before);
    // Secrets by the paths of their catalogs; an empty one is the key.
    void rememberRemoved(const QString &name, QStringList paths, const std::function<void()> &then);
    void restoreSecrets(const QString &name);
    void showRemaining(const QString &name, const QStringList &paths, const Error &error);
    void forgetAndRemove(const QString &name, const QStringList &saved, const std::function<void()> &removeProfile,
                         const Done &end);
    /// Those in this state, as far as known without asking the keychain.
    [[nodiscard]] QStringList knownSecrets(const Profile &profile, KeyState state) const;
    [[nodiscard]] QStringList mayHaveSaved(const Profile &profile) const;
    void saveRenamed(Profile profile, const QStringList &copied, const QStringList &savedCopies, const Done &done);
    [[nodiscard]] SwitchDone trackSwitch(QObject *context, SwitchDone done);
    [[nodiscard]] bool isOpen(const Profile &profile) const;
    [[nodiscard]] QString account() const; ///< the key store's account for the open profile's key

    ProfileBook &m_book;
    KeyStore &m_keys;
    std::map<QString, std::unique_ptr<SavedSecret>> m_secrets; ///< by the path of the catalog; the key first
    SavedSecret &m_key;
    QHash<QString, QList<RemovedSecret>> m_removed; ///< by the name of their profile
};

} // namespace rc
