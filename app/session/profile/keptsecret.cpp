// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/profile/keptsecret.h"

namespace rc {

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
        return; // another profile by now
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
    m_profiles.wanted([this, asked = m_profiles.current(), kept = std::make_shared<Secret>(std::move(secret)),
                       guard = QPointer<QObject>(context), done = std::move(done)](const KeyBinding &wanted) {
        saveAs(asked, wanted, std::move(*kept), guard, done);
    });
}

void KeptSecret::saveFor(const KeyBinding &binding, Secret secret, QObject *context,
                         std::function<void(KeyReading)> done)
{
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
    m_profiles.wanted([this, asked = m_profiles.current(), kept = std::make_shared<Secret>(std::move(secret)),
                       then = std::move(then)](const KeyBinding &wanted) {
        holdAs(asked, wanted, std::move(*kept));
        if (then)
            then();
    });
}

void KeptSecret::holdFor(const KeyBinding &binding, Secret secret)
{
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
    m_keys.forget(
        m_account(asked), this,
        [this, asked, guard = QPointer<QObject>(context), done = std::move(done)](const std::optional<Error> &said) {
            // Without any keychain, and none that was ever used, letting go of it in memory is all there is to do.
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

} // namespace rc

#include "moc_keptsecret.cpp"
