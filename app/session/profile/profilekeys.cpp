// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/profile/profilekeys.h"

#include "core/key/keybinding.h"
#include "store/keys/boundkeys.h"

#include <QPointer>
#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

// not a valid profile name: profileNameFault() refuses control characters
const QString guestAccount = u"\u0001demo"_s;

KeyReading overtakenReading()
{
    KeyReading reading;
    reading.state = KeyState::Unavailable;
    reading.error = Error{ErrorKind::Cancelled, {}, {}, 0};
    return reading;
}

} // namespace

KeptSecret::KeptSecret(KeyStore &keys, Account account, Worded worded, Profiles profiles, QObject *parent)
    : QObject(parent)
    , m_keys(keys)
    , m_account(account)
    , m_worded(worded)
    , m_profiles(std::move(profiles))
{
    connect(&m_keys, &KeyStore::settledLate, this, &KeptSecret::settledLate);
    connect(&m_keys, &KeyStore::asking, this, [this](const QString &whose) {
        if (whose == currentAccount())
            emit asking();
    });
}

std::function<bool()> KeptSecret::beginChange()
{
    const QString account = currentAccount();
    return [this, account, number = ++m_changes[account]] { return m_changes.value(account) == number; };
}

void KeptSecret::begin(bool hasProfile)
{
    m_known = false;
    m_where.clear();
    m_error.reset();
    m_withheldFrom.reset();
    m_mayBeSaved = false;
    m_state = hasProfile ? m_keys.knownState(currentAccount()) : KeyState::Absent;
}

void KeptSecret::doubt()
{
    m_known = false;
    m_withheldFrom.reset();
}

void KeptSecret::know(KeyState state, const QString &where, const std::optional<Error> &error)
{
    m_known = true;
    m_error = error;
    m_withheldFrom.reset();
    m_mayBeSaved = false;
    m_state = state;
    m_where = where;
    emit changed();
}

void KeptSecret::setReading(const QString &profile, const KeyReading &reading, const KeyBinding &wanted)
{
    if (profile != m_profiles.current())
        return; // a different profile by now
    m_known = true;
    m_error = reading.error;
    m_withheldFrom = reading.state == KeyState::Withheld ? std::optional(wanted) : std::nullopt;
    m_mayBeSaved = reading.mayBeSaved;
    m_state = reading.state;
    m_where = reading.where;
    emit changed();
}

void KeptSecret::read(QObject *context, std::function<void(KeyReading)> done)
{
    m_profiles.wanted(
        [this, asked = m_profiles.current(), expected = isMarked(), guard = QPointer<QObject>(context),
         done = std::move(done)](const KeyBinding &wanted) { readOf(asked, expected, wanted, guard, done); });
}

void KeptSecret::readOf(const QString &profile, bool expected, const KeyBinding &wanted, QObject *context,
                        std::function<void(KeyReading)> done)
{
    readBoundKey(m_keys, m_account(profile), expected, wanted, this,
                 [this, profile, wanted, guard = QPointer<QObject>(context), done = std::move(done)](KeyReading said) {
                     KeyReading reading = m_worded(std::move(said));
                     setReading(profile, reading, wanted);
                     if (guard && done)
                         done(std::move(reading));
                 });
}

void KeptSecret::save(Secret secret, QObject *context, std::function<void(KeyReading)> done)
{
    m_profiles.wanted([this, asked = m_profiles.current(), isNewest = beginChange(),
                       kept = std::make_shared<Secret>(std::move(secret)), guard = QPointer<QObject>(context),
                       done = std::move(done)](const KeyBinding &wanted) {
        if (isNewest())
            saveAs(asked, wanted, std::move(*kept), guard, done);
        else if (guard && done)
            done(overtakenReading());
    });
}

void KeptSecret::saveFor(const KeyBinding &binding, Secret secret, QObject *context,
                         std::function<void(KeyReading)> done)
{
    (void)beginChange();
    saveAs(m_profiles.current(), binding, std::move(secret), context, std::move(done));
}

void KeptSecret::saveAs(const QString &asked, const KeyBinding &binding, Secret secret, QObject *context,
                        std::function<void(KeyReading)> done)
{
    saveBoundKey(
        m_keys, m_account(asked), std::move(secret), binding, this,
        [this, asked, binding, guard = QPointer<QObject>(context), done = std::move(done)](KeyReading reading) {
            if (reading.state == KeyState::Saved || reading.mayBeSaved)
                m_profiles.mark(asked, true);
            setReading(asked, reading, binding);
            if (guard && done)
                done(std::move(reading));
        });
}

void KeptSecret::holdForThisRun(Secret secret, std::function<void()> then)
{
    m_profiles.wanted([this, asked = m_profiles.current(), isNewest = beginChange(),
                       kept = std::make_shared<Secret>(std::move(secret)),
                       then = std::move(then)](const KeyBinding &wanted) {
        if (isNewest())
            holdAs(asked, wanted, std::move(*kept));
        if (then)
            then();
    });
}

void KeptSecret::holdFor(const KeyBinding &binding, Secret secret)
{
    (void)beginChange();
    holdAs(m_profiles.current(), binding, std::move(secret));
}

void KeptSecret::holdAs(const QString &profile, const KeyBinding &binding, Secret secret)
{
    holdBoundKey(m_keys, m_account(profile), std::move(secret), binding);
    if (profile == m_profiles.current())
        know(KeyState::ThisRun, tr("this session only"));
}

void KeptSecret::allow(QObject *context, std::function<void(std::optional<Error>)> done)
{
    if (!m_withheldFrom)
        return;
    const QString asked = m_profiles.current();
    bindKey(
        m_keys, m_account(asked), *m_withheldFrom, this,
        [this, asked, guard = QPointer<QObject>(context), done = std::move(done)](const std::optional<Error> &error) {
            if (!error && asked == m_profiles.current())
                read(nullptr, {});
            if (guard && done)
                done(error);
        });
}

void KeptSecret::stopWaiting()
{
    m_keys.stopWaiting(currentAccount());
}

void KeptSecret::forget(QObject *context, std::function<void(std::optional<Error>)> done)
{
    const QString asked = m_profiles.current();
    (void)beginChange();
    m_keys.forget(
        m_account(asked), this,
        [this, asked, guard = QPointer<QObject>(context), done = std::move(done)](const std::optional<Error> &said) {
            // With no usable keychain now or before, only the copy in memory must be removed.
            const bool none = said && !m_profiles.isMarked(asked) &&
                              (said->kind == ErrorKind::NoKeychain || said->kind == ErrorKind::KeychainNotRunning);
            const std::optional<Error> error = none ? std::nullopt : said;
            if (!error)
                m_profiles.mark(asked, false);
            if (asked == m_profiles.current())
                know(none ? KeyState::Absent : m_keys.knownState(m_account(asked)), {}, error);
            if (guard && done)
                done(error);
        });
}

void KeptSecret::drop()
{
    (void)beginChange();
    m_keys.drop(currentAccount());
    know(m_keys.knownState(currentAccount()), {});
}

void KeptSecret::settledLate(const QString &account, KeyState state, const QString &where)
{
    for (const QString &profile : m_profiles.names()) {
        if (m_account(profile) == account)
            m_profiles.mark(profile, state == KeyState::Saved);
    }
    if (account == currentAccount())
        know(state, where);
}

ProfileKeys::ProfileKeys(ProfileBook &book, KeyStore &keys, QObject *parent)
    : QObject(parent)
    , m_book(book)
    , m_keys(keys)
    , m_key(
          keys, [](const QString &profile) { return profile; }, [](KeyReading reading) { return reading; },
          profilesOf(&Profile::keySaved, &ProfileBook::markKey, keyBindingOf))
    , m_token(keys, codeHostingTokenAccount, asToken,
              profilesOf(&Profile::tokenSaved, &ProfileBook::markToken, tokenBindingOf))
{
    connect(&m_book, &ProfileBook::profileOpened, this, [this] {
        m_key.begin(m_book.hasProfile());
        m_token.begin(m_book.hasProfile());
    });
    connect(&m_book, &ProfileBook::profilePutBack, this, &ProfileKeys::bringBack);
    connect(&m_book, &ProfileBook::shown, this, [this] {
        m_key.notifyChanged();
        m_token.notifyChanged();
    });
    connect(&m_book, &ProfileBook::edited, this, [this](const Profile &before, bool wasUnsaved) {
        const Profile &now = m_book.profile();
        // Whether a secret is allowed there must be checked again.
        const bool goesElsewhere = wasUnsaved || !sendAlike(before, now);
        if (goesElsewhere || before.keySaved != now.keySaved)
            m_key.doubt();
        if (goesElsewhere || before.tokenSaved != now.tokenSaved)
            m_token.doubt();
    });
}

bool ProfileKeys::isOpen(const Profile &profile) const
{
    return profile == m_book.profile() || (!m_book.isGuest() && profile.name == m_book.profile().name);
}

QString ProfileKeys::account() const
{
    return m_book.isGuest() ? guestAccount : m_book.profile().name;
}

void ProfileKeys::holdGuestKey(const Secret &key, const KeyBinding &binding)
{
    holdBoundKey(m_keys, guestAccount, key.clone(), binding);
}

KeptSecret::Profiles
ProfileKeys::profilesOf(bool Profile::*member, void (ProfileBook::*mark)(const QString &name, bool saved),
                        KeyBinding (*bindingOf)(const Profile &profile, const AuthoritiesFile &file))
{
    return {[this] { return account(); },
            [this] {
                QStringList names;
                for (const Profile &profile : m_book.profiles())
                    names.append(profile.name);
                return names;
            },
            [this, member](const QString &name) {
                if (name == m_book.profile().name && !m_book.isGuest())
                    return m_book.profile().*member;
                const Profile *profile = m_book.find(name);
                return profile && profile->*member;
            },
            [book = &m_book, mark](const QString &name, bool saved) { (book->*mark)(name, saved); },
            [this, bindingOf](std::function<void(const KeyBinding &)> done) {
                const Profile &profile = m_book.profile();
                readAuthorities(profile.caFile, this, [profile, bindingOf, done = std::move(done)](const auto &file) {
                    done(bindingOf(profile, file));
                });
            }};
}

void ProfileKeys::read(QObject *context, std::function<void(KeyReading)> done)
{
    m_key.read(context, [this, asked = m_book.profile(), done = std::move(done)](KeyReading reading) {
        if (!done)
            return;
        if (!sendAlike(asked, m_book.profile())) {
            reading = {};
            reading.state = KeyState::Unavailable;
            reading.error = Error{ErrorKind::Cancelled, {}, {}, 0};
        }
        done(std::move(reading));
    });
}

void ProfileKeys::readKeyOf(const Profile &profile, const AuthoritiesFile &file, QObject *context,
                            std::function<void(KeyReading)> done)
{
    const KeyBinding wanted = keyBindingOf(profile, file);
    if (isOpen(profile))
        m_key.readOf(account(), m_key.isMarked(), wanted, context, std::move(done));
    else
        readBoundKey(m_keys, profile.name, profile.keySaved, wanted, context, std::move(done));
}

void ProfileKeys::readTokenOf(const Profile &profile, const AuthoritiesFile &file, QObject *context,
                              std::function<void(KeyReading)> done)
{
    const QString of = isOpen(profile) ? account() : profile.name;
    const bool held = m_keys.knownState(codeHostingTokenAccount(of)) == KeyState::ThisRun;
    if (profile.tokenSaved || held)
        m_token.readOf(of, profile.tokenSaved, tokenBindingOf(profile, file), context, std::move(done));
    else
        done({});
}

void ProfileKeys::replace(Secret fresh, const KeyBinding &binding, QObject *context,
                          std::function<void(KeyReading)> done)
{
    const auto key = std::make_shared<const Secret>(std::move(fresh));
    const auto ended = [this, key, binding, isNewest = m_key.beginChange(), asked = account(),
                        guard = QPointer<QObject>(context),
                        done = std::move(done)](const Result<SwitchedKey> &switched) {
        if (!guard)
            return;
        const ErrorKind why = switched ? ErrorKind::BadInput : switched.error().kind;
        if (asked != account() || !isNewest()) {
            done({});
        } else if (switched) {
            read(guard, done);
        } else if (why == ErrorKind::BadInput) { // the same key, now given for this destination
            bindKey(m_keys, asked, binding, this,
                    [this, guard, done](const std::optional<Error> &) { read(guard, done); });
        } else if (why == ErrorKind::KeychainUnverified || why == ErrorKind::KeychainFailed) {
            m_key.holdFor(binding, key->clone()); // may also be saved, so do not write over the old one again
            KeyReading held;
            held.state = KeyState::ThisRun;
            held.error = switched.error();
            done(std::move(held));
        } else { // no key to replace, or no keychain: same as a typed key
            m_key.saveFor(binding, key->clone(), guard, done);
        }
    };
    rc::switchKey(m_keys, account(), key->clone(), binding, this, ended);
}

/// Updates the window's key state before calling `done`.
SwitchDone ProfileKeys::takingSwitched(QObject *context, SwitchDone done)
{
    return [this, asked = account(), guard = QPointer<QObject>(context),
            done = std::move(done)](const Result<SwitchedKey> &switched) {
        if (switched && asked == account())
            m_key.know(switched->state, switched->where);
        if (guard)
            done(switched);
    };
}

void ProfileKeys::switchTo(Secret fresh, QObject *context, SwitchDone done)
{
    const auto key = std::make_shared<Secret>(std::move(fresh));
    const Profile &profile = m_book.profile();
    readAuthorities(profile.caFile, this,
                    [this, asked = account(), profile, key, isNewest = m_key.beginChange(),
                     switched = takingSwitched(context, std::move(done))](const AuthoritiesFile &file) {
                        if (!isNewest()) {
                            switched(failure(ErrorKind::Cancelled));
                            return;
                        }
                        rc::switchKey(m_keys, asked, std::move(*key), keyBindingOf(profile, file), this, switched);
                    });
}

void ProfileKeys::undoSwitch(QObject *context, SwitchDone done)
{
    rc::undoSwitch(m_keys, account(), this, takingSwitched(context, std::move(done)));
}

void ProfileKeys::previous(QObject *context, std::function<void(KeyReading)> done)
{
    const bool isHeld = m_keys.knownState(previousKeyAccount(account())) == KeyState::ThisRun;
    if (m_key.state() == KeyState::Saved || isHeld)
        rc::previousKey(m_keys, account(), context, std::move(done));
    else
        QTimer::singleShot(0, context, [done = std::move(done)] { done({}); });
}

void ProfileKeys::forgetPrevious(QObject *context, Done done)
{
    rc::forgetPreviousKey(m_keys, account(), context, std::move(done));
}

ProfileSecrets ProfileKeys::mayHaveSaved(const Profile &profile) const
{
    return {profile.keySaved || m_keys.knownState(profile.name) == KeyState::Saved,
            profile.tokenSaved || m_keys.knownState(codeHostingTokenAccount(profile.name)) == KeyState::Saved};
}

ProfileSecrets ProfileKeys::heldFor(const QString &name) const
{
    return {m_keys.knownState(name) == KeyState::ThisRun,
            m_keys.knownState(codeHostingTokenAccount(name)) == KeyState::ThisRun};
}

// The keychain stores a secret under its profile's name, so renaming means copying; the old one is deleted last.
void ProfileKeys::rename(const Profile &profile, QObject *context, Done done)
{
    const QString before = m_book.profile().name;
    const ProfileSecrets saved = mayHaveSaved(m_book.profile());
    const ProfileSecrets held = heldFor(before);
    const ProfileSecrets wanted{saved.key || held.key, saved.token || held.token};
    if (m_book.isGuest() || before.isEmpty() || before == profile.name || !wanted.any()) {
        const Result<void> kept = m_book.keep(profile);
        done(kept ? std::nullopt : std::optional(kept.error()));
        return;
    }
    // It could overwrite another profile's key, so check the file itself.
    m_book.reload();
    if (m_book.profile().name != before) {
        done(Error{ErrorKind::Cancelled, {}, {}, 0});
        return;
    }
    if (const QString fault = m_book.nameFault(profile); !fault.isEmpty()) {
        done(badInput(fault));
        return;
    }
    const Done end = [guard = QPointer<QObject>(context), done = std::move(done)](std::optional<Error> error) {
        if (guard)
            done(std::move(error));
    };
    copySecrets(m_keys, before, profile.name, wanted, saved, this,
                [this, before, profile, end](const CopiedSecrets &copied, const std::optional<Error> &error) {
                    if (before == m_book.profile().name && !error) {
                        keepRenamed(profile, copied, end);
                        return;
                    }
                    if (!error) // the user opened another profile meanwhile
                        letGoOf(m_keys, profile.name, copied, this);
                    end(error.value_or(Error{ErrorKind::Cancelled, {}, {}, 0}));
                });
}

void ProfileKeys::keepRenamed(Profile profile, const CopiedSecrets &copied, const Done &done)
{
    const Profile before = m_book.profile();
    const ProfileSecrets old = mayHaveSaved(before);
    profile.keySaved = copied.key == KeyState::Saved;
    profile.tokenSaved = copied.token == KeyState::Saved;
    const QString whereKey = m_key.where();
    const QString whereToken = m_token.where();
    if (const Result<void> kept = m_book.keep(profile); !kept) {
        letGoOf(m_keys, profile.name, copied, this);
        done(kept.error());
        return;
    }
    m_key.know(m_keys.knownState(profile.name), whereKey);
    m_token.know(m_keys.knownState(codeHostingTokenAccount(profile.name)), whereToken);
    dropSecrets(m_keys, before.name, {!old.key, !old.token});
    if (old.any())
        forgetSecrets(m_keys, before.name, old, this, done);
    else
        done(std::nullopt);
}

/// Reads what is about to be deleted. A secret that cannot be read, or that is bound to nothing, is not brought back.
void ProfileKeys::remember(const QString &name, QStringList accounts, const std::function<void()> &then)
{
    if (accounts.isEmpty()) {
        then();
        return;
    }
    const QString account = accounts.takeFirst();
    const auto next = [this, name, accounts, then] { remember(name, accounts, then); };
    m_keys.read(account, false, this, [this, name, account, next](KeyReading reading) {
        if (reading.key.isEmpty()) {
            next();
            return;
        }
        const bool wasSaved = reading.state == KeyState::Saved;
        const auto secret = std::make_shared<const Secret>(std::move(reading.key));
        readBinding(m_keys, account, this,
                    [this, name, account, secret, wasSaved, next](const std::optional<KeyBinding> &bound) {
                        if (bound)
                            m_removed[name].append({account, secret, *bound, wasSaved});
                        next();
                    });
    });
}

void ProfileKeys::bringBack(const QString &name)
{
    const QList<RemovedSecret> removed = m_removed.take(name);
    for (const RemovedSecret &one : removed) {
        if (!one.wasSaved) {
            holdBoundKey(m_keys, one.account, one.secret->clone(), one.binding);
            continue;
        }
        const bool isKey = one.account == name;
        saveBoundKey(m_keys, one.account, one.secret->clone(), one.binding, this,
                     [this, name, isKey](const KeyReading &reading) {
                         if (reading.state == KeyState::Saved || reading.mayBeSaved)
                             isKey ? m_book.markKey(name, true) : m_book.markToken(name, true);
                         if (name == account())
                             (isKey ? m_key : m_token).read(nullptr, {});
                     });
    }
}

void ProfileKeys::remove(const QString &name, KeyFate fate, QObject *context, Done done)
{
    const Profile *profile = m_book.find(name);
    const ProfileSecrets saved = profile ? mayHaveSaved(*profile) : ProfileSecrets();
    const ProfileSecrets held = heldFor(name);
    const Done end = [guard = QPointer<QObject>(context), done = std::move(done)](std::optional<Error> error) {
        if (guard)
            done(std::move(error));
    };
    const auto dropProfile = [this, name, had = (saved.key && fate == KeyFate::Forget) || held.key, end] {
        const QList<RemovedSecret> kept = m_removed.value(name);
        const bool comesBack =
            std::any_of(kept.cbegin(), kept.cend(), [&name](const RemovedSecret &one) { return one.account == name; });
        const Result<void> removed = m_book.remove(name, had && !comesBack);
        if (!removed)
            m_removed.remove(name);
        end(removed ? std::nullopt : std::optional(removed.error()));
    };
    m_removed.remove(name);
    const bool forgets = fate == KeyFate::Forget;
    QStringList accounts;
    if (held.key || (saved.key && forgets))
        accounts.append(name);
    if (held.token || (saved.token && forgets))
        accounts.append(codeHostingTokenAccount(name));
    remember(name, accounts, [this, name, saved, forgets, dropProfile, end] {
        if (forgets && saved.any()) {
            forgetAndDrop(name, saved, dropProfile, end);
            return;
        }
        dropSecrets(m_keys, name, {true, true});
        dropProfile();
    });
}

void ProfileKeys::forgetAndDrop(const QString &name, ProfileSecrets saved, const std::function<void()> &dropProfile,
                                const Done &end)
{
    forgetSecrets(m_keys, name, saved, this, [this, name, saved, dropProfile, end](const std::optional<Error> &error) {
        const KeyState key = m_keys.knownState(name);
        if (!error || (saved.key && key == KeyState::Absent))
            m_book.markKey(name, false);
        if (!error) {
            m_book.markToken(name, false);
            dropSecrets(m_keys, name, {!saved.key, !saved.token});
            dropProfile();
            return;
        }
        m_removed.remove(name);
        if (name == account())
            (key == KeyState::Absent ? m_token : m_key)
                .know(key == KeyState::Absent ? m_keys.knownState(codeHostingTokenAccount(name)) : key, {}, error);
        end(error);
    });
}

} // namespace rc

#include "moc_profilekeys.cpp"
