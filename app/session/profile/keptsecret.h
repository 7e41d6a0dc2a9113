// SPDX-License-Identifier: GPL-3.0-or-later
// One secret of the profile that all pages work on, its key or its code-hosting token: where it is, and what a person
// may do with it.
#pragma once

#include "core/key/keystate.h"
#include "store/keys/boundkeys.h"
#include "store/keys/keystore.h"

#include <QObject>
#include <QPointer>
#include <QStringList>

#include <functional>
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

} // namespace rc
