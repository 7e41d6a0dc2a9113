// SPDX-License-Identifier: GPL-3.0-or-later
// The key of the resource that all pages work on: read, saved, held and forgotten, and what is known of it.
#include "ui/currentresource.h"

#include <QTimer>

namespace rc {

KeptSecret::Profiles CurrentResource::profilesOf(bool Profile::*member, Mark write,
                                                 KeyBinding (*bindingOf)(const Profile &profile))
{
    return {[this] { return account(); },
            [this] {
                QStringList names;
                for (const Profile &profile : std::as_const(m_profiles))
                    names.append(profile.name);
                return names;
            },
            [this, member](const QString &name) {
                if (name == m_profile.name && !isDemo())
                    return m_profile.*member;
                const qsizetype index = indexOfProfile(m_profiles, name);
                return index >= 0 && m_profiles.at(index).*member;
            },
            [this, member, write](const QString &name, bool saved) { markSaved(member, write, name, saved); },
            [this, bindingOf] { return bindingOf(m_profile); }};
}

void CurrentResource::readKey(QObject *context, std::function<void(KeyReading)> done)
{
    m_key.read(context, [this, asked = m_profile, done = std::move(done)](KeyReading reading) {
        if (!done)
            return;
        if (!sendAlike(asked, m_profile)) {
            reading = {};
            reading.state = KeyState::Unavailable;
            reading.error = Error{ErrorKind::Cancelled, {}, {}, 0};
        }
        done(std::move(reading));
    });
}

void CurrentResource::readKeyOf(const Profile &profile, QObject *context, std::function<void(KeyReading)> done)
{
    const bool isCurrent = profile == m_profile || (!isDemo() && profile.name == m_profile.name);
    if (isCurrent)
        m_key.readOf(account(), m_key.isMarked(), keyBindingOf(profile), context, std::move(done));
    else
        readBoundKey(m_keys, profile.name, profile.keySaved, keyBindingOf(profile), context, std::move(done));
}

void CurrentResource::readTokenOf(const Profile &profile, QObject *context, std::function<void(KeyReading)> done)
{
    const bool isCurrent = profile == m_profile || (!isDemo() && profile.name == m_profile.name);
    const QString of = isCurrent ? account() : profile.name;
    const bool held = m_keys.knownState(codeHostingTokenAccount(of)) == KeyState::ThisRun;
    if (profile.tokenSaved || held)
        m_token.readOf(of, profile.tokenSaved, tokenBindingOf(profile), context, std::move(done));
    else
        done({});
}

void CurrentResource::withCredentials(QObject *context, std::function<void(Result<Credentials>)> done)
{
    whenSettled(context, [this, asked = m_profile, context, done = std::move(done)] {
        // Who asks sends to the profile as it is when the answer comes: a key that was read for another one is none.
        withCredentialsOf(m_profile, context, [this, asked, done](Result<Credentials> credentials) {
            const std::optional<Error> why = heldBack();
            if (why)
                done(failure(*why));
            else if (credentials && !sendAlike(asked, m_profile))
                done(failure(Error{ErrorKind::Cancelled, {}, {}, 0}));
            else
                done(std::move(credentials));
        });
    });
}

void CurrentResource::withCredentialsOf(const Profile &profile, QObject *context,
                                        std::function<void(Result<Credentials>)> done)
{
    readKeyOf(profile, context, [this, profile, context, done = std::move(done)](KeyReading reading) {
        if (reading.key.isEmpty()) {
            done(failure(reading.error.value_or(Error{ErrorKind::NoKey, {}, {}, 0})));
            return;
        }
        const auto key = std::make_shared<Secret>(std::move(reading.key));
        readTokenOf(profile, context, [key, who = identityOf(profile), done](KeyReading token) {
            done(credentialsFrom(std::move(*key), who, std::move(token)));
        });
    });
}

void CurrentResource::saveKey(Secret key, QObject *context, std::function<void(KeyReading)> done)
{
    m_key.save(std::move(key), context, std::move(done));
}

void CurrentResource::holdKeyForThisRun(Secret key)
{
    m_key.holdForThisRun(std::move(key));
}

void CurrentResource::replaceKey(Secret fresh, const KeyBinding &binding, QObject *context,
                                 std::function<void(KeyReading)> done)
{
    const auto key = std::make_shared<const Secret>(std::move(fresh));
    const auto ended = [this, key, binding, asked = account(), guard = QPointer<QObject>(context),
                        done = std::move(done)](const Result<SwitchedKey> &switched) {
        if (!guard)
            return;
        const ErrorKind why = switched ? ErrorKind::BadInput : switched.error().kind;
        if (asked != account()) {
            done({});
        } else if (switched) {
            readKey(guard, done);
        } else if (why == ErrorKind::BadInput) { // it was the same all along, and is given for this place now
            bindKey(m_keys, asked, binding, this,
                    [this, guard, done](const std::optional<Error> &) { readKey(guard, done); });
        } else if (why == ErrorKind::KeychainUnverified || why == ErrorKind::KeychainFailed) {
            m_key.holdFor(binding, key->clone()); // it may be kept as well; nothing more is written over the old one
            KeyReading held;
            held.state = KeyState::ThisRun;
            held.error = switched.error();
            done(std::move(held));
        } else { // there is none to replace, or no keychain to ask: as when one is typed
            m_key.saveFor(binding, key->clone(), guard, done);
        }
    };
    rc::switchKey(m_keys, account(), key->clone(), binding, this, ended);
}

void CurrentResource::forgetKey(QObject *context, std::function<void(std::optional<Error>)> done)
{
    m_key.forget(context, std::move(done));
}

/// What the window knows of the key follows before anybody is told.
SwitchDone CurrentResource::takingSwitched(QObject *context, SwitchDone done)
{
    return [this, asked = account(), guard = QPointer<QObject>(context),
            done = std::move(done)](const Result<SwitchedKey> &switched) {
        if (switched && asked == account())
            m_key.know(switched->state, switched->where);
        if (guard)
            done(switched);
    };
}

void CurrentResource::switchKey(Secret fresh, QObject *context, SwitchDone done)
{
    rc::switchKey(m_keys, account(), std::move(fresh), keyBindingOf(m_profile), this,
                  takingSwitched(context, std::move(done)));
}

void CurrentResource::undoSwitch(QObject *context, SwitchDone done)
{
    rc::undoSwitch(m_keys, account(), this, takingSwitched(context, std::move(done)));
}

void CurrentResource::previousKey(QObject *context, std::function<void(KeyReading)> done)
{
    const bool isHeld = m_keys.knownState(previousKeyAccount(account())) == KeyState::ThisRun;
    if (keyState() == KeyState::Saved || isHeld)
        rc::previousKey(m_keys, account(), context, std::move(done));
    else
        QTimer::singleShot(0, context, [done = std::move(done)] { done({}); });
}

void CurrentResource::forgetPreviousKey(QObject *context, std::function<void(std::optional<Error>)> done)
{
    rc::forgetPreviousKey(m_keys, account(), context, std::move(done));
}

// The mark is a help for the next start only: failing to write it is no reason to disturb anybody.
void CurrentResource::markSaved(bool Profile::*member, Mark write, const QString &name, bool saved)
{
    const qsizetype index = indexOfProfile(m_profiles, name);
    if (index < 0 || m_profiles.at(index).*member == saved)
        return;
    m_profiles[index].*member = saved;
    if (m_profile.name == name && !isDemo())
        m_profile.*member = saved;
    const ProfileStore::Profiles list = (m_store.*write)(name, saved);
    if (list)
        takeList(*list);
    else
        qWarning("The mark that a secret is saved could not be written.");
}

} // namespace rc
