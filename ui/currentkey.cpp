// SPDX-License-Identifier: GPL-3.0-or-later
// The key of the resource that all pages work on: read, saved, held and forgotten, and what is known of it.
#include "ui/currentresource.h"

#include <QTimer>

namespace rc {

void CurrentResource::take(const QString &forAccount, const KeyReading &reading)
{
    if (forAccount != account())
        return; // another profile by now
    m_keyKnown = true;
    m_keyError = reading.error;
    m_keyMayBeSaved = reading.mayBeSaved;
    setKeyState(reading.state, reading.where);
}

void CurrentResource::readKey(QObject *context, std::function<void(KeyReading)> done)
{
    const QString asked = account();
    // our own state is kept up to date also when the asking widget is gone
    m_keys.read(asked, m_profile.keySaved && !isDemo(), this,
                [this, asked, guard = QPointer<QObject>(context), done = std::move(done)](KeyReading reading) {
                    take(asked, reading);
                    if (guard && done)
                        done(std::move(reading));
                });
}

void CurrentResource::readKeyOf(const Profile &profile, QObject *context, std::function<void(KeyReading)> done)
{
    if (profile == m_profile || (!isDemo() && profile.name == m_profile.name))
        readKey(context, std::move(done));
    else
        m_keys.read(profile.name, profile.keySaved, context, std::move(done));
}

void CurrentResource::withCredentials(QObject *context, std::function<void(Result<Credentials>)> done)
{
    readKey(context, [who = identity(), done = std::move(done)](KeyReading reading) {
        if (!reading.key.isEmpty())
            done(Credentials{std::move(reading.key), who});
        else
            done(failure(reading.error.value_or(Error{ErrorKind::NoKey, {}, {}, 0})));
    });
}

void CurrentResource::saveKey(Secret key, QObject *context, std::function<void(KeyReading)> done)
{
    const QString asked = account();
    m_keys.save(asked, std::move(key), this,
                [this, asked, guard = QPointer<QObject>(context), done = std::move(done)](KeyReading reading) {
                    if (reading.state == KeyState::Saved || reading.mayBeSaved)
                        markSaved(asked, true);
                    take(asked, reading);
                    if (guard && done)
                        done(std::move(reading));
                });
}

void CurrentResource::holdKeyForThisRun(Secret key)
{
    m_keys.holdForThisRun(account(), std::move(key));
    m_keyKnown = true;
    m_keyError.reset();
    m_keyMayBeSaved = false;
    setKeyState(KeyState::ThisRun, tr("this run only"));
}

void CurrentResource::stopWaitingForKeychain()
{
    m_keys.stopWaiting(account());
}

void CurrentResource::forgetKey(QObject *context, std::function<void(std::optional<Error>)> done)
{
    const QString asked = account();
    m_keys.forget(
        asked, this,
        [this, asked, guard = QPointer<QObject>(context), done = std::move(done)](const std::optional<Error> &said) {
            const qsizetype index = indexOfProfile(m_profiles, asked);
            const bool expected = index >= 0 && m_profiles.at(index).keySaved;
            // Without any keychain, and none that was ever used, letting go of the key in memory is all there is to do.
            const bool none = said && !expected &&
                              (said->kind == ErrorKind::NoKeychain || said->kind == ErrorKind::KeychainNotRunning);
            const std::optional<Error> error = none ? std::nullopt : said;
            if (!error)
                markSaved(asked, false);
            if (asked == account()) {
                m_keyKnown = true;
                m_keyError = error;
                m_keyMayBeSaved = false;
                setKeyState(none ? KeyState::Absent : m_keys.knownState(asked), {});
            }
            if (guard && done)
                done(error);
        });
}

/// What the window knows of the key follows before anybody is told.
SwitchDone CurrentResource::takingSwitched(QObject *context, SwitchDone done)
{
    return [this, asked = account(), guard = QPointer<QObject>(context),
            done = std::move(done)](const Result<SwitchedKey> &switched) {
        if (switched && asked == account()) {
            m_keyKnown = true;
            m_keyError.reset();
            m_keyMayBeSaved = false;
            setKeyState(switched->state, switched->where);
        }
        if (guard)
            done(switched);
    };
}

void CurrentResource::switchKey(Secret fresh, QObject *context, SwitchDone done)
{
    rc::switchKey(m_keys, account(), std::move(fresh), this, takingSwitched(context, std::move(done)));
}

void CurrentResource::undoSwitch(QObject *context, SwitchDone done)
{
    rc::undoSwitch(m_keys, account(), this, takingSwitched(context, std::move(done)));
}

void CurrentResource::previousKey(QObject *context, std::function<void(KeyReading)> done)
{
    const bool isHeld = m_keys.knownState(previousKeyAccount(account())) == KeyState::ThisRun;
    if (m_keyState == KeyState::Saved || isHeld)
        rc::previousKey(m_keys, account(), context, std::move(done));
    else
        QTimer::singleShot(0, context, [done = std::move(done)] { done({}); });
}

void CurrentResource::forgetPreviousKey(QObject *context, std::function<void(std::optional<Error>)> done)
{
    rc::forgetPreviousKey(m_keys, account(), context, std::move(done));
}

void CurrentResource::settledLate(const QString &name, KeyState state, const QString &where)
{
    markSaved(name, state == KeyState::Saved);
    if (name != account())
        return;
    m_keyKnown = true;
    m_keyError.reset();
    m_keyMayBeSaved = false;
    setKeyState(state, where);
}

// The mark is a help for the next start only: failing to write it is no reason to disturb anybody.
void CurrentResource::markSaved(const QString &name, bool saved)
{
    const qsizetype index = indexOfProfile(m_profiles, name);
    if (index < 0 || m_profiles.at(index).keySaved == saved)
        return;
    m_profiles[index].keySaved = saved;
    if (m_profile.name == name && !isDemo())
        m_profile.keySaved = saved;
    const ProfileStore::Profiles list = m_store.markKey(name, saved);
    if (list)
        takeList(*list);
    else
        qWarning("The mark that a key is saved could not be written.");
}

void CurrentResource::setKeyState(KeyState state, const QString &where)
{
    m_keyState = state;
    m_keyWhere = where;
    emit keyStateChanged();
}

} // namespace rc
