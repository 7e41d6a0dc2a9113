// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/frame/commandprofile.h"

#include "cli/frame/input.h"
#include "cli/frame/terminal.h"
#include "config/configtext.h"
#include "core/key/redactor.h"
#include "core/words/displaytext.h"
#include "core/words/errortext.h"
#include "session/activity/activityrecorder.h"
#include "store/keys/profilesecrets.h"

#include <QProcessEnvironment>
#include <QTimer>

#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

bool isPlainHttp(const QString &address)
{
    return address.isEmpty() || address.startsWith("http://"_L1, Qt::CaseInsensitive);
}

Access cloneOf(const Access &access)
{
    return {access.credentials.clone(), access.limits, access.authorities};
}

} // namespace

CommandProfile::CommandProfile(Options options, ActivityLog *activity, QObject *parent)
    : QObject(parent)
    , m_options(std::move(options))
    , m_activity(activity)
{
}

Result<void> CommandProfile::prepare()
{
    const auto environment = QProcessEnvironment::systemEnvironment();
    const QString variable = keyVariable(m_options.profile);
    QByteArray input;
    if (m_options.keyFromStdin) {
        RC_SET(input, readSingleLine());
        m_keySource = Cli::tr("standard input");
        if (input.trimmed().isEmpty())
            return failure(Cli::tr("Standard input contains no key."));
    } else if (!m_options.demo && !environment.value(variable).isEmpty()) {
        if (m_options.unconfirmedServers.isEmpty()) {
            input = environment.value(variable).toUtf8();
            m_keySource = variable;
        } else if (!m_options.profile.keySaved) {
            return failure(environmentKeyFault(m_options.profile, m_options.unconfirmedServers));
        }
    }
    if (!input.isEmpty()) {
        RC_SET(m_providedKey, keyFromInput(input));
    } else if (!m_options.keyRefusal.isEmpty()) {
        return failure(m_options.keyRefusal);
    }
    if (!m_options.demo) {
        persistDialects(m_dialects);
        return {};
    }

    m_demo = std::make_unique<DemoService>();
    RC_CHECK(m_demo->start());
    Profile &profile = m_options.profile;
    profile.name = Cli::tr("demo");
    profile.resource = m_demo->resourceUrl();
    profile.toolServer = m_demo->toolServerUrl();
    profile.username = m_demo->username();
    profile.email.clear();
    profile.logTool = m_demo->logTool();
    if (m_providedKey.isEmpty()) {
        m_providedKey = m_demo->key();
        m_keySource = Cli::tr("the demo service");
    }
    return {};
}

std::shared_ptr<const Redactor> CommandProfile::redactor() const
{
    return redactorFor(m_providedKey);
}

Result<Authorities> CommandProfile::authoritiesIn(const AuthoritiesFile &file) const
{
    // A saved token goes out with the key, to the same server.
    const bool isKeyGiven = !m_providedKey.isEmpty() && !m_options.canUseToken;
    if (!isKeyGiven)
        return trustedAuthorities(file, ignoredEnvironment());
    // Reading a system's whole folder takes longer than a request.
    const Profile &profile = m_options.profile;
    const bool usesTls = !isPlainHttp(profile.resource) || !isPlainHttp(profile.toolServer);
    return trustedAuthorities(file, usesTls ? environmentAuthorities() : EnvironmentAuthorities());
}

/// Asks the keychain for a key only if there is no other.
void CommandProfile::readSecret(const Profile &, const QString &path, const AuthoritiesFile &file, QObject *context,
                                std::function<void(KeyReading)> done)
{
    const Profile &profile = m_options.profile;
    if (!path.isEmpty()) {
        if (m_options.canUseToken && hasSavedToken(profile, path))
            readSaved({secretAccount(profile.name, path), true, tokenBindingOf(profile, file), true}, context,
                      std::move(done));
        else
            done({});
        return;
    }
    if (m_providedKey.isEmpty() && m_options.saved) {
        readSaved({profile.name, profile.keySaved, keyBindingOf(profile, file), false}, context, std::move(done));
        return;
    }
    // The CA file may have changed since the environment's key was found to be allowed for these servers.
    const bool hasChanged = m_keySource == keyVariable(profile) && !profile.caFile.isEmpty() &&
                            keyBindingOf(profile, file).authority != m_options.checkedAuthority;
    QTimer::singleShot(0, context, [this, hasChanged, done = std::move(done)] {
        KeyReading reading;
        if (hasChanged) {
            reading.state = KeyState::Withheld;
            reading.error = badInput(environmentKeyFault(m_options.profile, keyOrigins(m_options.profile)));
        } else if (!m_providedKey.isEmpty()) {
            reading.state = KeyState::SessionOnly;
            reading.key = m_providedKey.clone();
            reading.where = m_keySource;
        }
        done(std::move(reading));
    });
}

void CommandProfile::readSaved(const StoredSecret &saved, QObject *context, std::function<void(KeyReading)> done)
{
    readBoundKey(m_keys, saved.account, saved.expected, saved.wanted, context,
                 [this, saved, context, done = std::move(done)](KeyReading reading) {
                     if (reading.state != KeyState::Withheld || m_options.json || !confirmWithUser(reading, saved)) {
                         done(std::move(reading));
                         return;
                     }
                     bindKey(m_keys, saved.account, saved.wanted, context,
                             [this, saved, context, done](const std::optional<Error> &error) {
                                 if (!error) {
                                     readBoundKey(m_keys, saved.account, saved.expected, saved.wanted, context, done);
                                     return;
                                 }
                                 KeyReading failed;
                                 failed.state = KeyState::Unavailable;
                                 failed.error = error;
                                 done(std::move(failed));
                             });
                 });
}

bool CommandProfile::confirmWithUser(const KeyReading &reading, const StoredSecret &saved)
{
    if (!reading.error)
        return false;
    const QString question = saved.isToken ? Cli::tr("Send the token of %1 to %2 from now on? Type y, then Enter: ")
                                           : Cli::tr("Send the key of %1 to %2 from now on? Type y, then Enter: ");
    return askYesNo(errorText(*reading.error).what + u'\n' +
                    question.arg(displayText(m_options.profile.name), originsText(saved.wanted)));
}

void CommandProfile::withAccess(QObject *context, std::function<void(Result<Access>)> done)
{
    if (m_access) {
        done(cloneOf(*m_access));
        return;
    }
    // A send and its log lookup need access at the same time: ask the keychain and the user once.
    m_pending.append({context, std::move(done)});
    if (m_pending.size() > 1)
        return;
    withAccessOf(m_options.profile, this, [this](const Result<Access> &access) {
        if (access)
            m_access = cloneOf(*access);
        for (const auto &[receiver, callback] : std::exchange(m_pending, {})) {
            if (receiver)
                callback(access ? Result<Access>(cloneOf(*access)) : Result<Access>(tl::unexpected(access.error())));
        }
    });
}

CommandActivity::CommandActivity(Terminal &terminal)
    : m_log(activityFilePath())
{
    QObject::connect(&m_log, &ActivityLog::noticed, &m_log,
                     [&terminal](const ActivityNotices &notices) { reportNotices(notices, terminal); });
    const auto reported = std::make_shared<bool>(false);
    QObject::connect(&m_log, &ActivityLog::problemChanged, &m_log, [&terminal, reported](const QString &words) {
        if (!words.isEmpty() && !std::exchange(*reported, true))
            terminal.error(displayText(words));
    });
}

CommandActivity::~CommandActivity()
{
    m_log.waitUntilRecorded(); // before reporting problems
}

void reportNotices(const ActivityNotices &notices, Terminal &terminal)
{
    for (const QString &words : noticeSentences(notices))
        terminal.error(words);
}

Result<int> withProfile(const Arguments &arguments, Terminal &terminal,
                        const std::function<Result<int>(CommandProfile &)> &work)
{
    RC_TRY(options, optionsOf(arguments, terminal));
    CommandActivity activity(terminal);
    CommandProfile context(std::move(*options), &activity.log());
    return work(context);
}

} // namespace rc
