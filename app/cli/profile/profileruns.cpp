// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/profile/profileruns.h"

#include "cli/frame/arguments.h"
#include "cli/frame/terminal.h"
#include "core/json/jsonparts.h"
#include "core/words/displaytext.h"
#include "service/exitcode.h"
#include "store/profiles/profilestore.h"

namespace rc {

RemoveRun::RemoveRun(Profile profile, const ProfileStore &store, bool json, Terminal &terminal)
    : m_profile(std::move(profile))
    , m_store(store)
    , m_json(json)
    , m_terminal(terminal)
{
}

void RemoveRun::start()
{
    const ProfileSecrets saved = savedSecrets(m_profile);
    if (!saved.any()) {
        remove();
        return;
    }
    forgetSecrets(m_keys, m_profile.name, saved, this, [this](const std::optional<Error> &error) {
        if (!error) {
            remove();
            return;
        }
        m_terminal.error(*error);
        m_terminal.error(Cli::tr("The profile was not removed because its key may still be in the keychain."));
        emit finished(exitCodeFor(error->kind));
    });
}

void RemoveRun::abort()
{
    emit finished(interruptedExitCode);
}

void RemoveRun::remove()
{
    if (const auto removed = m_store.remove(m_profile.name); !removed) {
        emit finished(m_terminal.failure(removed.error()));
        return;
    }
    if (m_json)
        m_terminal.document(jsonObject({{"removed", jsonString(m_profile.name)}}));
    else
        m_terminal.line(Cli::tr("Removed %1.").arg(displayText(m_profile.name)));
    emit finished(0);
}

RenameRun::RenameRun(Profile profile, QString name, const ProfileStore &store, bool json, Terminal &terminal)
    : m_profile(std::move(profile))
    , m_name(std::move(name))
    , m_store(store)
    , m_json(json)
    , m_terminal(terminal)
{
}

void RenameRun::start()
{
    const ProfileSecrets saved = savedSecrets(m_profile);
    if (!saved.any()) {
        rename({});
        return;
    }
    copySecrets(m_keys, m_profile.name, m_name, saved, saved, this,
                [this](const CopiedSecrets &copied, const std::optional<Error> &error) {
                    if (error)
                        fail(*error);
                    else
                        rename({copied.key == KeyState::Saved, copied.token == KeyState::Saved});
                });
}

void RenameRun::abort()
{
    emit finished(interruptedExitCode);
}

void RenameRun::fail(const Error &error)
{
    m_terminal.error(error);
    m_terminal.error(Cli::tr("Nothing was changed."));
    emit finished(exitCodeFor(error.kind));
}

void RenameRun::rename(ProfileSecrets copied)
{
    Profile after = m_profile;
    after.name = m_name;
    after.keySaved = copied.key;
    after.tokenSaved = copied.token;
    if (const auto changed = m_store.change(m_profile, after); !changed) {
        if (copied.any()) // none stays behind without a profile that names it
            forgetSecrets(m_keys, m_name, copied, this,
                          [this, error = changed.error()](const std::optional<Error> &) { fail(error); });
        else
            fail(changed.error());
        return;
    }
    const ProfileSecrets saved = savedSecrets(m_profile);
    if (!saved.any()) {
        renamed();
        return;
    }
    forgetSecrets(m_keys, m_profile.name, saved, this, [this](const std::optional<Error> &error) {
        if (!error) {
            renamed();
            return;
        }
        m_terminal.error(*error);
        m_terminal.error(Cli::tr("Renamed, but the key may still be in the keychain under the old name."));
        emit finished(exitCodeFor(error->kind));
    });
}

void RenameRun::renamed()
{
    if (m_json)
        m_terminal.document(jsonObject({{"renamed", jsonString(m_profile.name)}, {"to", jsonString(m_name)}}));
    else
        m_terminal.line(Cli::tr("Renamed %1 to %2.").arg(displayText(m_profile.name), displayText(m_name)));
    emit finished(0);
}

} // namespace rc

#include "moc_profileruns.cpp"
