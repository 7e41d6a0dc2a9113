// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/profile/profilekeys.h"

#include "core/key/keybinding.h"
#include "core/textsof.h"
#include "store/keys/boundkeys.h"

#include <QPointer>
#include <QTimer>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

// not a valid profile name: profileNameFault() refuses control characters
const QString guestAccount = u"\u0001demo"_s;

/// The key store's name of the open profile.
QString openAccount(const ProfileBook &book)
{
    return book.isGuest() ? guestAccount : book.profile().name;
}

KeyReading supersededReading()
{
    KeyReading reading;
    reading.state = KeyState::Unavailable;
    reading.error = Error{ErrorKind::Canceled};
    return reading;
}

/// Calls `done`, if set, unless `context` is gone.
template<typename Value>
std::function<void(Value)> whileAlive(QObject *context, std::function<void(Value)> done)
{
    return [guard = QPointer<QObject>(context), done = std::move(done)](Value value) {
        if (guard && done)
            done(std::move(value));
    };
}

/// All of `first` and `second`, the key first.
QStringList joinedPaths(const QStringList &first, const QStringList &second)
{
    QStringList joined = first + second;
    joined.removeDuplicates();
    joined.sort();
    return joined;
}

/// Those of `all` that are not in `some`.
QStringList pathsWithout(QStringList all, const QStringList &some)
{
    all.removeIf([&some](const QString &path) { return some.contains(path); });
    return all;
}

/// Those of the key and of all catalogs that have, or may have had, a token.
QStringList secretPaths(const Profile &profile)
{
    QStringList paths = QStringList{QString()} + profile.tokensSaved;
    for (const CatalogKind &catalog : catalogsWithToken(profile))
        paths.append(catalog.path());
    paths.removeDuplicates();
    return paths;
}

} // namespace

SavedSecret::SavedSecret(ProfileBook &book, KeyStore &keys, QString path)
    : m_book(book)
    , m_keys(keys)
    , m_path(std::move(path))
{
    connect(&m_keys, &KeyStore::completedLate, this, &SavedSecret::completedLate);
    connect(&m_keys, &KeyStore::prompting, this, [this](const QString &account) {
        if (account == accountOf(current()))
            emit prompting();
    });
}

QString SavedSecret::current() const
{
    return openAccount(m_book);
}

QString SavedSecret::accountOf(const QString &profile) const
{
    return secretAccount(profile, m_path);
}

bool SavedSecret::isMarkedIn(const QString &profile) const
{
    const bool isOpen = !m_book.isGuest() && m_book.profile().name == profile;
    const Profile *found = isOpen ? &m_book.profile() : m_book.find(profile);
    return found && isSecretSaved(*found, m_path);
}

void SavedSecret::mark(const QString &profile, bool saved)
{
    m_book.markSecret(profile, m_path, saved);
}

void SavedSecret::withBinding(std::function<void(const KeyBinding &)> done)
{
    const Profile &profile = m_book.profile();
    readAuthorities(profile.caFile, this,
                    [profile, isKey = m_path.isEmpty(), done = std::move(done)](const AuthoritiesFile &file) {
                        done(isKey ? keyBindingOf(profile, file) : tokenBindingOf(profile, file));
                    });
}

std::function<bool()> SavedSecret::beginChange()
{
    const QString account = accountOf(current());
    return [this, account, number = ++m_changes[account]] { return m_changes.value(account) == number; };
}

void SavedSecret::begin(bool hasProfile)
{
    m_now = {.state = hasProfile ? m_keys.knownState(accountOf(current())) : KeyState::Absent};
}

void SavedSecret::setUnknown()
{
    m_now.isKnown = false;
    m_now.withheldFrom.reset();
}

void SavedSecret::setKnown(KeyState state, const QString &where, const std::optional<Error> &error)
{
    m_now = {.state = state, .where = where, .isKnown = true, .error = error};
    emit changed();
}

void SavedSecret::setReading(const QString &profile, const KeyReading &reading, const KeyBinding &required)
{
    if (profile != current())
        return; // a different profile by now
    m_now = {reading.state, reading.where, true, reading.mayBeSaved, reading.error, std::nullopt};
    if (reading.state == KeyState::Withheld)
        m_now.withheldFrom = required;
    emit changed();
}

void SavedSecret::read(QObject *context, std::function<void(KeyReading)> done)
{
    withBinding([this, profile = current(), expected = isMarked(), guard = QPointer<QObject>(context),
                 done = std::move(done)](const KeyBinding &required) {
        readBoundKey(m_keys, accountOf(profile), expected, required, this,
                     trackReading(profile, required, guard, done));
    });
}

std::function<void(KeyReading)> SavedSecret::trackReading(const QString &profile, const KeyBinding &required,
                                                          QObject *context, std::function<void(KeyReading)> done)
{
    return [this, profile, required, done = whileAlive(context, std::move(done))](KeyReading raw) {
        KeyReading reading = m_path.isEmpty() ? std::move(raw) : asToken(std::move(raw));
        setReading(profile, reading, required);
        done(std::move(reading));
    };
}

void SavedSecret::save(Secret secret, QObject *context, std::function<void(KeyReading)> done)
{
    withBinding([this, profile = current(), isNewest = beginChange(),
                 secret = std::make_shared<Secret>(std::move(secret)),
                 done = whileAlive(context, std::move(done))](const KeyBinding &required) {
        if (isNewest())
            saveAs(profile, required, std::move(*secret), done);
        else
            done(supersededReading());
    });
}

void SavedSecret::saveFor(const KeyBinding &binding, Secret secret, QObject *context,
                          std::function<void(KeyReading)> done)
{
    (void)beginChange();
    saveAs(current(), binding, std::move(secret), whileAlive(context, std::move(done)));
}

void SavedSecret::saveAs(const QString &profile, const KeyBinding &binding, Secret secret, const Read &done)
{
    saveBoundKey(m_keys, accountOf(profile), std::move(secret), binding, this,
                 [this, profile, binding, done](KeyReading reading) {
                     if (reading.state == KeyState::Saved || reading.mayBeSaved)
                         mark(profile, true);
                     setReading(profile, reading, binding);
                     done(std::move(reading));
                 });
}

void SavedSecret::holdForSession(Secret secret, std::function<void()> then)
{
    withBinding([this, profile = current(), isNewest = beginChange(),
                 secret = std::make_shared<Secret>(std::move(secret)),
                 then = std::move(then)](const KeyBinding &required) {
        if (isNewest())
            holdAs(profile, required, std::move(*secret));
        if (then)
            then();
    });
}

void SavedSecret::holdFor(const KeyBinding &binding, Secret secret)
{
    (void)beginChange();
    holdAs(current(), binding, std::move(secret));
}

void SavedSecret::holdAs(const QString &profile, const KeyBinding &binding, Secret secret)
{
    holdBoundKey(m_keys, accountOf(profile), std::move(secret), binding);
    if (profile == current())
        setKnown(KeyState::SessionOnly, KeyStore::tr("this session only"));
}

void SavedSecret::allow(QObject *context, std::function<void(std::optional<Error>)> done)
{
    if (!m_now.withheldFrom)
        return;
    bindKey(
        m_keys, accountOf(current()), *m_now.withheldFrom, this,
        [this, profile = current(), done = whileAlive(context, std::move(done))](const std::optional<Error> &error) {
            if (!error && profile == current())
                read(nullptr, {});
            done(error);
        });
}

void SavedSecret::stopWaiting()
{
    m_keys.stopWaiting(accountOf(current()));
}

void SavedSecret::forget(QObject *context, std::function<void(std::optional<Error>)> done)
{
    (void)beginChange();
    m_keys.forget(
        accountOf(current()), this,
        [this, profile = current(), done = whileAlive(context, std::move(done))](const std::optional<Error> &raw) {
            // Without a keychain, now or before, there was only the copy in memory.
            const bool none = raw && !isMarkedIn(profile) &&
                              (raw->kind == ErrorKind::NoKeychain || raw->kind == ErrorKind::KeychainNotRunning);
            const std::optional<Error> error = none ? std::nullopt : raw;
            if (!error)
                mark(profile, false);
            if (profile == current())
                setKnown(none ? KeyState::Absent : m_keys.knownState(accountOf(profile)), {}, error);
            done(error);
        });
}

void SavedSecret::drop()
{
    (void)beginChange();
    m_keys.drop(accountOf(current()));
    setKnown(m_keys.knownState(accountOf(current())), {});
}

void SavedSecret::completedLate(const QString &account, KeyState state, const QString &where)
{
    for (const QString &profile : textsOf(m_book.profiles(), &Profile::name)) { // mark() changes the list
        if (accountOf(profile) == account)
            mark(profile, state == KeyState::Saved);
    }
    if (account == accountOf(current()))
        setKnown(state, where);
}

ProfileKeys::ProfileKeys(ProfileBook &book, KeyStore &keys, QObject *parent)
    : QObject(parent)
    , m_book(book)
    , m_keys(keys)
    , m_key(secretAt({}))
{
    connect(&m_book, &ProfileBook::profileOpened, this, [this] {
        for (const auto &[path, secret] : m_secrets)
            secret->begin(m_book.hasProfile());
    });
    connect(&m_book, &ProfileBook::profileRestored, this, &ProfileKeys::restoreSecrets);
    connect(&m_book, &ProfileBook::shown, this, [this] {
        for (const auto &[path, secret] : m_secrets)
            secret->notifyChanged();
    });
    connect(&m_book, &ProfileBook::edited, this, [this](const Profile &before, bool wasUnsaved) {
        const Profile &now = m_book.profile();
        // The binding must be checked again for the new servers.
        const bool goesElsewhere = wasUnsaved || !haveSameKeyTargets(before, now);
        for (const auto &[path, secret] : m_secrets) {
            if (goesElsewhere || isSecretSaved(before, path) != secret->isMarked())
                secret->setUnknown();
        }
    });
    connect(&m_book, &ProfileBook::editSaved, this, &ProfileKeys::forgetTokensOfRemoved);
}

SavedSecret &ProfileKeys::secretAt(const QString &path)
{
    std::unique_ptr<SavedSecret> &secret = m_secrets[path];
    if (!secret) {
        secret = std::make_unique<SavedSecret>(m_book, m_keys, path);
        if (!path.isEmpty()) // the key is unknown until a profile is opened
            secret->begin(m_book.hasProfile());
        connect(secret.get(), &SavedSecret::changed, this, &ProfileKeys::secretChanged);
    }
    return *secret;
}

SavedSecret &ProfileKeys::token(const CatalogKind &catalog)
{
    return secretAt(catalog.path());
}

bool ProfileKeys::hasToken(const CatalogKind &catalog)
{
    if (catalog == CatalogKind::General)
        return false;
    const SavedSecret &secret = token(catalog);
    return secret.isMarked() || secret.state() == KeyState::SessionOnly;
}

SavedSecret *ProfileKeys::withheld()
{
    const auto found = std::ranges::find_if(m_secrets, [](const auto &row) { return !!row.second->withheldFrom(); });
    return found == m_secrets.end() ? nullptr : found->second.get();
}

std::optional<CatalogKind> ProfileKeys::catalogOf(const SavedSecret &secret) const
{
    const QList<CatalogKind> catalogs = catalogsWithToken(m_book.profile());
    for (const CatalogKind &catalog : catalogs) {
        const auto token = m_secrets.find(catalog.path());
        if (token != m_secrets.end() && token->second.get() == &secret)
            return catalog;
    }
    return std::nullopt;
}

void ProfileKeys::forgetTokensOfRemoved(const Profile &before)
{
    const Profile &now = m_book.profile();
    if (m_book.isGuest())
        return;
    QStringList removed = secretPaths(before);
    removed.removeAll(QString());
    for (const CatalogKind &catalog : catalogsWithToken(now))
        removed.removeAll(catalog.path());
    for (const QString &path : std::as_const(removed)) {
        if (const auto token = m_secrets.find(path); token != m_secrets.end())
            token->second->supersede(now.name);
        const KeyState known = m_keys.knownState(secretAccount(now.name, path));
        if (hasSavedToken(now, path) || known == KeyState::SessionOnly || known == KeyState::Saved)
            secretAt(path).forget(this, {});
    }
}

bool ProfileKeys::isOpen(const Profile &profile) const
{
    return profile == m_book.profile() || (!m_book.isGuest() && profile.name == m_book.profile().name);
}

QString ProfileKeys::account() const
{
    return openAccount(m_book);
}

void ProfileKeys::holdGuestKey(const Secret &key, const KeyBinding &binding)
{
    holdBoundKey(m_keys, guestAccount, key.clone(), binding);
}

void ProfileKeys::read(QObject *context, std::function<void(KeyReading)> done)
{
    m_key.read(context, [this, requested = m_book.profile(), done = std::move(done)](KeyReading reading) {
        if (!done)
            return;
        done(haveSameKeyTargets(requested, m_book.profile()) ? std::move(reading) : supersededReading());
    });
}

void ProfileKeys::readSecret(const Profile &profile, const QString &path, const AuthoritiesFile &file, QObject *context,
                             std::function<void(KeyReading)> done)
{
    const bool isKey = path.isEmpty();
    const QString owner = isOpen(profile) ? account() : profile.name;
    const QString name = secretAccount(owner, path);
    const bool isSaved = isOpen(profile) && isKey ? m_key.isMarked() : isSecretSaved(profile, path);
    if (!isKey && !isSaved && m_keys.knownState(name) != KeyState::SessionOnly) {
        done({});
        return;
    }
    const KeyBinding required = isKey ? keyBindingOf(profile, file) : tokenBindingOf(profile, file);
    SavedSecret &secret = secretAt(path);
    readBoundKey(m_keys, name, isSaved, required, &secret,
                 secret.trackReading(owner, required, context, std::move(done)));
}

void ProfileKeys::replace(Secret fresh, const KeyBinding &binding, QObject *context,
                          std::function<void(KeyReading)> done)
{
    const auto key = std::make_shared<const Secret>(std::move(fresh));
    const auto ended = [this, key, binding, isNewest = m_key.beginChange(), name = account(),
                        guard = QPointer<QObject>(context),
                        done = std::move(done)](const Result<SwitchedKey> &switched) {
        if (!guard)
            return;
        const ErrorKind why = switched ? ErrorKind::BadInput : switched.error().kind;
        if (name != account() || !isNewest()) {
            done(supersededReading());
        } else if (switched) {
            read(guard, done);
        } else if (why == ErrorKind::BadInput) { // the same key, now given for this destination
            bindKey(m_keys, name, binding, this,
                    [this, guard, done](const std::optional<Error> &) { read(guard, done); });
        } else if (why == ErrorKind::KeychainUnverified || why == ErrorKind::KeychainFailed) {
            m_key.holdFor(binding, key->clone()); // may also be saved, so do not overwrite the old key again
            KeyReading held;
            held.state = KeyState::SessionOnly;
            held.error = switched.error();
            done(std::move(held));
        } else { // no key to replace, or no keychain: same as a typed key
            m_key.saveFor(binding, key->clone(), guard, done);
        }
    };
    rc::switchKey(m_keys, account(), key->clone(), binding, this, ended);
}

/// Updates the window's key state before calling `done`.
SwitchDone ProfileKeys::trackSwitch(QObject *context, SwitchDone done)
{
    return [this, name = account(), guard = QPointer<QObject>(context),
            done = std::move(done)](const Result<SwitchedKey> &switched) {
        if (switched && name == account())
            m_key.setKnown(switched->state, switched->where);
        if (guard)
            done(switched);
    };
}

void ProfileKeys::switchTo(Secret fresh, QObject *context, SwitchDone done)
{
    const auto key = std::make_shared<Secret>(std::move(fresh));
    const Profile &profile = m_book.profile();
    readAuthorities(profile.caFile, this,
                    [this, name = account(), profile, key, isNewest = m_key.beginChange(),
                     switched = trackSwitch(context, std::move(done))](const AuthoritiesFile &file) {
                        if (!isNewest()) {
                            switched(failure(ErrorKind::Canceled));
                            return;
                        }
                        rc::switchKey(m_keys, name, std::move(*key), keyBindingOf(profile, file), this, switched);
                    });
}

void ProfileKeys::undoSwitch(QObject *context, SwitchDone done)
{
    m_key.supersede(account());
    rc::undoSwitch(m_keys, account(), this, trackSwitch(context, std::move(done)));
}

void ProfileKeys::previous(QObject *context, std::function<void(KeyReading)> done)
{
    const bool isHeld = m_keys.knownState(previousKeyAccount(account())) == KeyState::SessionOnly;
    if (m_key.state() == KeyState::Saved || isHeld)
        rc::previousKey(m_keys, account(), context, std::move(done));
    else
        QTimer::singleShot(0, context, [done = std::move(done)] { done({}); });
}

void ProfileKeys::forgetPrevious(QObject *context, Done done)
{
    rc::deletePreviousKey(m_keys, account(), context, std::move(done));
}

QStringList ProfileKeys::knownSecrets(const Profile &profile, KeyState state) const
{
    QStringList paths = secretPaths(profile);
    paths.removeIf([&](const QString &path) { return m_keys.knownState(secretAccount(profile.name, path)) != state; });
    return paths;
}

QStringList ProfileKeys::mayHaveSaved(const Profile &profile) const
{
    return joinedPaths(savedSecrets(profile), knownSecrets(profile, KeyState::Saved));
}

// The keychain stores a secret under its profile's name, so renaming means copying; the old one is deleted last.
void ProfileKeys::rename(const Profile &profile, QObject *context, Done done)
{
    const QString before = m_book.profile().name;
    const QStringList saved = mayHaveSaved(m_book.profile());
    const QStringList secrets = joinedPaths(saved, knownSecrets(m_book.profile(), KeyState::SessionOnly));
    if (m_book.isGuest() || before.isEmpty() || before == profile.name || secrets.isEmpty()) {
        const Result<void> stored = m_book.save(profile);
        done(stored ? std::nullopt : std::optional(stored.error()));
        return;
    }
    // The copy could overwrite another profile's key, so check the current file.
    m_book.reload();
    if (m_book.profile().name != before) {
        done(Error{ErrorKind::Canceled});
        return;
    }
    if (const QString fault = m_book.nameFault(profile); !fault.isEmpty()) {
        done(badInput(fault));
        return;
    }
    const Done end = whileAlive(context, std::move(done));
    copySecrets(m_keys, before, profile.name, secrets, saved, this,
                [this, before, profile, secrets, end](const QStringList &copies, const std::optional<Error> &error) {
                    if (before == m_book.profile().name && !error) {
                        saveRenamed(profile, secrets, copies, end);
                        return;
                    }
                    if (!error) // the user opened another profile meanwhile
                        discardCopies(m_keys, profile.name, secrets, copies, this);
                    end(error.value_or(Error{ErrorKind::Canceled}));
                });
}

void ProfileKeys::saveRenamed(Profile profile, const QStringList &copied, const QStringList &savedCopies,
                              const Done &done)
{
    const Profile before = m_book.profile();
    const QStringList old = mayHaveSaved(before);
    setSavedSecrets(profile, savedCopies);
    QHash<QString, QString> where;
    for (const auto &[path, secret] : m_secrets)
        where.insert(path, secret->where());
    if (const Result<void> stored = m_book.save(profile); !stored) {
        discardCopies(m_keys, profile.name, copied, savedCopies, this);
        done(stored.error());
        return;
    }
    for (const auto &[path, secret] : m_secrets)
        secret->setKnown(m_keys.knownState(secretAccount(profile.name, path)), where.value(path));
    dropSecrets(m_keys, before.name, pathsWithout(secretPaths(before), old));
    deleteSecrets(m_keys, before.name, old, this, done);
}

/// Reads the secrets to be deleted, for undo. Unreadable and unbound ones cannot be restored.
void ProfileKeys::rememberRemoved(const QString &name, QStringList paths, const std::function<void()> &then)
{
    if (paths.isEmpty()) {
        then();
        return;
    }
    const QString path = paths.takeFirst();
    const QString account = secretAccount(name, path);
    const auto next = [this, name, paths, then] { rememberRemoved(name, paths, then); };
    m_keys.read(account, false, this, [this, name, path, account, next](KeyReading reading) {
        if (reading.key.isEmpty()) {
            next();
            return;
        }
        const bool wasSaved = reading.state == KeyState::Saved;
        const auto secret = std::make_shared<const Secret>(std::move(reading.key));
        readBinding(m_keys, account, this,
                    [this, name, path, secret, wasSaved, next](const std::optional<KeyBinding> &bound) {
                        if (bound)
                            m_removed[name].append({path, secret, *bound, wasSaved});
                        next();
                    });
    });
}

void ProfileKeys::restoreSecrets(const QString &name)
{
    const QList<RemovedSecret> removed = m_removed.take(name);
    for (const RemovedSecret &row : removed) {
        const QString secretName = secretAccount(name, row.path);
        if (!row.wasSaved) {
            holdBoundKey(m_keys, secretName, row.secret->clone(), row.binding);
            continue;
        }
        saveBoundKey(m_keys, secretName, row.secret->clone(), row.binding, this,
                     [this, name, path = row.path](const KeyReading &reading) {
                         SavedSecret &secret = secretAt(path);
                         if (reading.state == KeyState::Saved || reading.mayBeSaved)
                             secret.mark(name, true);
                         if (name == account())
                             secret.read(nullptr, {});
                     });
    }
}

void ProfileKeys::remove(const QString &name, KeyRemoval removal, QObject *context, Done done)
{
    for (const auto &[path, secret] : m_secrets)
        secret->supersede(name);
    const Profile *profile = m_book.find(name);
    const QStringList saved = profile ? mayHaveSaved(*profile) : QStringList();
    const QStringList held = profile ? knownSecrets(*profile, KeyState::SessionOnly) : QStringList();
    const QStringList all = secretPaths(profile ? *profile : Profile());
    const bool forgets = removal == KeyRemoval::Forget;
    const bool hadKey = (forgets && saved.contains(QString())) || held.contains(QString());
    const Done end = whileAlive(context, std::move(done));
    const auto removeProfile = [this, name, hadKey, end] {
        const QList<RemovedSecret> restorable = m_removed.value(name);
        const bool isKeyRestorable =
            std::ranges::any_of(restorable, [](const RemovedSecret &row) { return row.path.isEmpty(); });
        const Result<void> removed = m_book.remove(name, hadKey && !isKeyRestorable);
        if (!removed)
            m_removed.remove(name);
        end(removed ? std::nullopt : std::optional(removed.error()));
    };
    m_removed.remove(name);
    rememberRemoved(name, forgets ? joinedPaths(held, saved) : held,
                    [this, name, saved, all, forgets, removeProfile, end] {
                        if (forgets && !saved.isEmpty()) {
                            forgetAndRemove(name, saved, removeProfile, end);
                            return;
                        }
                        dropSecrets(m_keys, name, all);
                        removeProfile();
                    });
}

/// Shows the error at the first secret that may still exist.
void ProfileKeys::showRemaining(const QString &name, const QStringList &paths, const Error &error)
{
    const auto stateOf = [this, &name](const QString &path) { return m_keys.knownState(secretAccount(name, path)); };
    const auto remaining =
        std::ranges::find_if(paths, [&](const QString &path) { return stateOf(path) != KeyState::Absent; });
    const QString path = remaining == paths.cend() ? paths.constLast() : *remaining;
    secretAt(path).setKnown(stateOf(path), {}, error);
}

void ProfileKeys::forgetAndRemove(const QString &name, const QStringList &saved,
                                  const std::function<void()> &removeProfile, const Done &end)
{
    deleteSecrets(m_keys, name, saved, this,
                  [this, name, saved, removeProfile, end](const std::optional<Error> &error) {
                      for (const QString &path : saved) {
                          if (!error || m_keys.knownState(secretAccount(name, path)) == KeyState::Absent)
                              m_book.markSecret(name, path, false);
                      }
                      if (!error) {
                          const Profile *profile = m_book.find(name);
                          dropSecrets(m_keys, name, pathsWithout(secretPaths(profile ? *profile : Profile()), saved));
                          removeProfile();
                          return;
                      }
                      m_removed.remove(name);
                      if (name == account())
                          showRemaining(name, saved, *error);
                      end(error);
                  });
}

} // namespace rc

#include "moc_profilekeys.cpp"
