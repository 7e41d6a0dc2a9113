// SPDX-License-Identifier: GPL-3.0-or-later
// What is typed and not saved: another address in the bar, fields in Setup, and what has to wait for a word on them.
#include "core/displaytext.h"
#include "core/keybinding.h"
#include "ui/currentresource.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

Profile CurrentResource::savedProfile() const
{
    const qsizetype index = isDemo() ? -1 : indexOfProfile(m_profiles, m_profile.name);
    return index >= 0 ? m_profiles.at(index) : m_profile;
}

/// `profile` of the list as it is worked on.
Profile CurrentResource::withTyped(Profile profile) const
{
    const auto typed = m_typed.constFind(profile.name);
    if (typed != m_typed.cend())
        profile.resource = *typed;
    return profile;
}

bool CurrentResource::isEdited() const
{
    return !isDemo() && m_typed.contains(m_profile.name);
}

void CurrentResource::open(const QString &resource)
{
    Profile profile = savedProfile();
    if (isDemo()) {
        profile.resource = resource;
        become(profile);
        return;
    }
    if (resource == profile.resource)
        m_typed.remove(profile.name);
    else
        m_typed.insert(profile.name, resource);
    profile.resource = resource;
    become(profile);
    emit unsavedChanged();
}

void CurrentResource::revert()
{
    if (m_typed.remove(m_profile.name) == 0)
        return;
    become(savedProfile());
    emit unsavedChanged();
}

Result<void> CurrentResource::saveAsNew()
{
    Profile fresh = m_profile;
    fresh.keySaved = false; // the key stays with the profile that it was given for
    fresh.tokenSaved = false;
    fresh.name = freeProfileName(m_profile.name,
                                 [this](const QString &taken) { return indexOfProfile(m_profiles, taken) >= 0; });
    const Profile before = m_profile;
    beginNew();
    if (const Result<void> kept = keep(fresh); !kept) {
        become(before);
        return kept;
    }
    m_typed.remove(before.name);
    emit unsavedChanged();
    return {};
}

std::optional<Error> CurrentResource::heldBack() const
{
    if (!isEdited())
        return std::nullopt;
    const QStringList known = keyOrigins(savedProfile());
    for (const QString &origin : keyOrigins(m_profile)) {
        if (!known.contains(origin)) {
            const QString why = tr("Nothing is sent to %1 before the address is saved.").arg(displayText(origin));
            return Error{ErrorKind::BadInput, why, {}, 0};
        }
    }
    return std::nullopt;
}

void CurrentResource::setUnsavedFields(bool unsaved)
{
    m_fieldsLeftOut = false; // typed since, or no longer there
    if (std::exchange(m_unsavedFields, unsaved) != unsaved)
        emit unsavedChanged();
    if (!unsaved)
        goOn();
}

void CurrentResource::whenSettled(QObject *context, std::function<void()> then)
{
    if (!m_unsavedFields || m_fieldsLeftOut) {
        then();
        return;
    }
    m_waiting.append({context, std::move(then)});
    emit fieldsAsked();
}

void CurrentResource::saveFields()
{
    emit saveFieldsWanted();
}

void CurrentResource::leaveFieldsOut()
{
    m_fieldsLeftOut = true;
    goOn();
}

void CurrentResource::goOn()
{
    const QList<Waiting> waiting = std::exchange(m_waiting, {});
    emit fieldsAnswered();
    for (const Waiting &each : waiting) {
        if (each.context)
            each.then();
    }
}

} // namespace rc
