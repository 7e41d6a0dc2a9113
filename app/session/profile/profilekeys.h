// SPDX-License-Identifier: GPL-3.0-or-later
// The keys and code-hosting tokens of the profiles, and what becomes of them when a profile is renamed or removed.
#pragma once

#include "session/profile/keptsecret.h"
#include "session/profile/profilebook.h"
#include "store/keys/keyrotation.h"
#include "store/keys/profilesecrets.h"

#include <QHash>
#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace rc {

class ProfileKeys : public QObject
{
    Q_OBJECT

public:
    using Done = std::function<void(std::optional<Error>)>;

    /// Both outlive this object.
    ProfileKeys(ProfileBook &book, KeyStore &keys, QObject *parent = nullptr);

    /// Of the open profile: what a person may do with it.
    [[nodiscard]] KeptSecret &key() { return m_key; }
    [[nodiscard]] const KeptSecret &key() const { return m_key; }
    /// The code-hosting token of the same profile.
    [[nodiscard]] KeptSecret &token() { return m_token; }
    [[nodiscard]] KeyState state() const { return m_key.state(); } ///< of key()
    /// Whether there is a token to send, as far as is known without asking the keychain.
    [[nodiscard]] bool hasToken() const { return m_token.isMarked() || m_token.state() == KeyState::ThisRun; }

    /// Reads the key (asynchronously); state() follows. Not called before the first paint.
    void read(QObject *context, std::function<void(KeyReading)> done);
    /// The same for any profile of the list.
    void readKeyOf(const Profile &profile, const AuthoritiesFile &file, QObject *context,
                   std::function<void(KeyReading)> done);
    /// Its code-hosting token; where none is saved or held Absent, at once.
    void readTokenOf(const Profile &profile, const AuthoritiesFile &file, QObject *context,
                     std::function<void(KeyReading)> done);
    /// KeptSecret::save() in the place of the one that is kept, which stays beside it as after switchTo(). `binding`:
    /// where the person saw that it would go; others may change the profile meanwhile. The reading says where the new
    /// one is.
    void replace(Secret fresh, const KeyBinding &binding, QObject *context, std::function<void(KeyReading)> done);
    /// store/keys/keyrotation's, for the open profile's key; state() follows.
    void switchTo(Secret fresh, QObject *context, SwitchDone done);
    void undoSwitch(QObject *context, SwitchDone done);
    /// Absent without asking the keychain while the key is not in it.
    void previous(QObject *context, std::function<void(KeyReading)> done);
    void forgetPrevious(QObject *context, Done done);
    /// The demo service's, for this run.
    void holdGuestKey(const Secret &key, const KeyBinding &binding);

    /// ProfileBook::keep() under another name, its key included: the key is first kept as the new name and read back,
    /// then the profile is, then the old key is deleted. Before the last step an error leaves all as it was; after it
    /// the error says that the old name's key may still be there, and the open profile has the new name. Where there is
    /// no key to move, `done` is called at once.
    void rename(const Profile &profile, QObject *context, Done done);
    enum class KeyFate {
        Forget, ///< with an error the profile stays
        Leave,  ///< in the keychain, where nothing names it any more
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
    [[nodiscard]] QString account() const; ///< what the key store knows the open profile's key by

    ProfileBook &m_book;
    KeyStore &m_keys;
    KeptSecret m_key;
    KeptSecret m_token;
    QHash<QString, QList<RemovedSecret>> m_removed; ///< by the name of their profile
};

} // namespace rc
