// SPDX-License-Identifier: GPL-3.0-or-later
// The keys and tokens of the profiles, and their handling when a profile is renamed or removed.
#pragma once

#include "core/key/keystate.h"
#include "session/profile/profilebook.h"
#include "store/keys/boundkeys.h"
#include "store/keys/keyrotation.h"
#include "store/keys/keystore.h"
#include "store/keys/profilesecrets.h"

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>

namespace rc {

class KeptSecret : public QObject
{
    Q_OBJECT

public:
    /// What it has to know of the profiles. A profile is named as the key store names its key.
    struct Profiles
    {
        std::function<QString()> current;
        std::function<QStringList()> names;                   ///< of all
        std::function<bool(const QString &profile)> isMarked; ///< a secret is said to be in the keychain
        std::function<void(const QString &profile, bool saved)> mark;
        /// Where the current one sends its secret, as it is now; answered at once where it names no file.
        std::function<void(std::function<void(const KeyBinding &)>)> wanted;
    };
    /// What the key store calls the secret of a profile.
    using Account = QString (*)(const QString &profile);

    /// A reading in the words for this secret: asToken(), or as it is.
    using Worded = KeyReading (*)(KeyReading reading);

    /// `keys` outlives this object.
    KeptSecret(KeyStore &keys, Account account, Worded worded, Profiles profiles, QObject *parent = nullptr);

    [[nodiscard]] KeyState state() const { return m_state; }
    [[nodiscard]] const QString &where() const { return m_where; }
    /// False until it has been read, saved or given once: state() is then a guess.
    [[nodiscard]] bool isKnown() const { return m_known; }
    /// Why the keychain gave nothing, from the last reading.
    [[nodiscard]] const std::optional<Error> &error() const { return m_error; }
    /// With one that is held for this run after a save: the keychain may have it, too.
    [[nodiscard]] bool mayBeSaved() const { return m_mayBeSaved; }
    [[nodiscard]] bool isMarked() const { return m_profiles.isMarked(m_profiles.current()); }

    /// Of the current profile. state() is kept up to date also when `context` is gone.
    void read(QObject *context, std::function<void(KeyReading)> done);
    /// The same of the profile that is named, for requests that go as `wanted` says; state() follows while it is the
    /// current one.
    void readOf(const QString &profile, bool expected, const KeyBinding &wanted, QObject *context,
                std::function<void(KeyReading)> done);
    /// Kept for where the current profile sends it, and for nowhere else.
    void save(Secret secret, QObject *context, std::function<void(KeyReading)> done);
    void holdForThisRun(Secret secret, std::function<void()> then = {});
    /// The same for where the person saw it would go, which may not be where the profile sends it by now.
    void saveFor(const KeyBinding &binding, Secret secret, QObject *context, std::function<void(KeyReading)> done);
    void holdFor(const KeyBinding &binding, Secret secret);
    /// What was read last and is withheld: where it would have gone. A person sees that and error() before allow().
    [[nodiscard]] const std::optional<KeyBinding> &withheldFrom() const { return m_withheldFrom; }
    /// A person said that it may go where withheldFrom() says.
    void allow(QObject *context, std::function<void(std::optional<Error>)> done);
    /// The one that waits to be saved is held for this run, at once.
    void stopWaiting();
    void forget(QObject *context, std::function<void(std::optional<Error>)> done);

    /// Lets go of one that is held for this run; the keychain is not touched.
    void drop();
    /// Another profile is the current one: nothing is known of its secret but what the key store remembers. Tells
    /// nobody: notifyChanged() does.
    void begin(bool hasProfile);
    /// What is known may no longer be so.
    void doubt();
    /// Known by other ways than these.
    void know(KeyState state, const QString &where, const std::optional<Error> &error = std::nullopt);
    void notifyChanged() { emit changed(); }

signals:
    void changed();
    void asking(); ///< the keychain lets us wait, most likely for a person: say where to look

private:
    void saveAs(const QString &profile, const KeyBinding &binding, Secret secret, QObject *context,
                std::function<void(KeyReading)> done);
    void holdAs(const QString &profile, const KeyBinding &binding, Secret secret);
    [[nodiscard]] QString currentAccount() const { return m_account(m_profiles.current()); }
    void setReading(const QString &profile, const KeyReading &reading, const KeyBinding &wanted);
    void settledLate(const QString &account, KeyState state, const QString &where);

    KeyStore &m_keys;
    Account m_account;
    Worded m_worded;
    Profiles m_profiles;
    KeyState m_state = KeyState::Absent;
    QString m_where;
    bool m_known = false;
    bool m_mayBeSaved = false;
    std::optional<Error> m_error;
    std::optional<KeyBinding> m_withheldFrom;
};

class ProfileKeys : public QObject
{
    Q_OBJECT

public:
    using Done = std::function<void(std::optional<Error>)>;

    /// Both must outlive this object.
    ProfileKeys(ProfileBook &book, KeyStore &keys, QObject *parent = nullptr);

    /// The open profile's key.
    [[nodiscard]] KeptSecret &key() { return m_key; }
    [[nodiscard]] const KeptSecret &key() const { return m_key; }
    /// The open profile's code-hosting token.
    [[nodiscard]] KeptSecret &token() { return m_token; }
    [[nodiscard]] KeyState state() const { return m_key.state(); } ///< of key()
    /// Whether there is a token, as far as known without asking the keychain.
    [[nodiscard]] bool hasToken() const { return m_token.isMarked() || m_token.state() == KeyState::ThisRun; }

    /// Reads the key asynchronously; state() follows. Not called before the first paint.
    void read(QObject *context, std::function<void(KeyReading)> done);
    /// Same for any profile in the list.
    void readKeyOf(const Profile &profile, const AuthoritiesFile &file, QObject *context,
                   std::function<void(KeyReading)> done);
    /// Its code-hosting token; immediately Absent if none is saved or in memory.
    void readTokenOf(const Profile &profile, const AuthoritiesFile &file, QObject *context,
                     std::function<void(KeyReading)> done);
    /// KeptSecret::save() that keeps the current key as the previous one, like switchTo(). `binding`: as shown to the
    /// user, since the profile may change meanwhile. The reading says where the new key is.
    void replace(Secret fresh, const KeyBinding &binding, QObject *context, std::function<void(KeyReading)> done);
    /// The one of store/keys/keyrotation for the open profile's key; state() follows.
    void switchTo(Secret fresh, QObject *context, SwitchDone done);
    void undoSwitch(QObject *context, SwitchDone done);
    /// Absent without asking the keychain if the key is not stored there.
    void previous(QObject *context, std::function<void(KeyReading)> done);
    void forgetPrevious(QObject *context, Done done);
    /// For the demo service, in this run only.
    void holdGuestKey(const Secret &key, const KeyBinding &binding);

    /// ProfileBook::keep() under another name, with its key: first the key is saved under the new name and verified,
    /// then the profile is saved, then the old key is deleted. An error before the last step leaves everything
    /// unchanged; after it the error says that the old name's key may still exist, and the open profile has the new
    /// name. Without a key, `done` is called immediately.
    void rename(const Profile &profile, QObject *context, Done done);
    enum class KeyFate {
        Forget, ///< on error the profile stays
        Leave,  ///< stays in the keychain without a profile
    };
    /// Removes a profile, its key first. `done` is called in the event loop or at once. undoRemove() of the book brings
    /// both back: until then the secrets are held in memory, each with its binding.
    void remove(const QString &name, KeyFate fate, QObject *context, Done done);

private:
    struct RemovedSecret
    {
        QString account;
        std::shared_ptr<const Secret> secret;
        KeyBinding binding;
        bool wasSaved = false; ///< in the keychain; else for this session only
    };

    void remember(const QString &name, QStringList accounts, const std::function<void()> &then);
    void bringBack(const QString &name);
    void forgetAndDrop(const QString &name, ProfileSecrets saved, const std::function<void()> &dropProfile,
                       const Done &end);
    [[nodiscard]] ProfileSecrets mayHaveSaved(const Profile &profile) const;
    [[nodiscard]] ProfileSecrets heldFor(const QString &name) const;
    void keepRenamed(Profile profile, const CopiedSecrets &copied, const Done &done);
    [[nodiscard]] SwitchDone takingSwitched(QObject *context, SwitchDone done);
    [[nodiscard]] KeptSecret::Profiles
    profilesOf(bool Profile::*member, void (ProfileBook::*mark)(const QString &name, bool saved),
               KeyBinding (*bindingOf)(const Profile &profile, const AuthoritiesFile &file));
    [[nodiscard]] bool isOpen(const Profile &profile) const;
    [[nodiscard]] QString account() const; ///< the key store's account for the open profile's key

    ProfileBook &m_book;
    KeyStore &m_keys;
    KeptSecret m_key;
    KeptSecret m_token;
    QHash<QString, QList<RemovedSecret>> m_removed; ///< by the name of their profile
};

} // namespace rc
