// SPDX-License-Identifier: GPL-3.0-or-later
// key rotate: compares a new key with the old one in every step, then replaces it.
#include "check/run/keycomparison.h"
#include "cli/commands.h"
#include "cli/frame/commandprofile.h"
#include "cli/frame/commandrun.h"
#include "cli/frame/hiddeninput.h"
#include "cli/frame/options.h"
#include "cli/frame/terminal.h"
#include "core/json/jsontext.h"
#include "core/key/secret.h"
#include "core/textsof.h"
#include "core/words/displaytext.h"
#include "service/exitcode.h"
#include "session/check/checkoperation.h"
#include "session/profile/keysearch.h"
#include "store/keys/boundkeys.h"
#include "store/keys/keyrotation.h"
#include "store/keys/profilesecrets.h"

#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QByteArray comparisonJson(const KeyComparisonRow &row)
{
    return jsonObject({{"id", jsonString(wireWord(row.id))},
                       {"title", jsonString(stepTitle(row.id))},
                       {"old", jsonString(wireWord(row.old.state))},
                       {"new", jsonString(wireWord(row.fresh.state))},
                       {"verdict", jsonString(wireWord(row.verdict))},
                       {"summary", jsonString(row.fresh.summary)},
                       {"hint", jsonString(row.fresh.hint)}});
}

QByteArray usageJson(const KeyUsage &usage)
{
    return jsonObject({{"place", jsonString(wireWord(usage.kind))},
                       {"name", jsonString(usage.name)},
                       {"where", jsonString(usage.where)},
                       {"last", jsonString(usage.last.toUTC().toString(Qt::ISODateWithMs))},
                       {"count", QByteArray::number(usage.count)}});
}

/// "Step 2 of 5: Compare", as a heading.
void printStage(RotateStage stage, Terminal &terminal)
{
    terminal.line({{Cli::tr("Step %1 of %2: %3", "number and title of a step")
                        .arg(int(stage) + 1)
                        .arg(rotateStageCount)
                        .arg(rotateStageTitle(stage)),
                    Tone::Faint}});
}

/// Both checks side by side, and the verdict.
void printComparison(const QString &profile, const Secret &old, const Secret &newKey, const KeyComparison &comparison,
                     Terminal &terminal)
{
    terminal.line(
        Cli::tr("%1: old key %2, new key %3").arg(displayText(profile), keyFingerprint(old), keyFingerprint(newKey)));
    qsizetype title = 0;
    qsizetype state = 0;
    for (const KeyComparisonRow &row : comparison.rows) {
        title = std::max(title, columnsOf(stepTitle(row.id)));
        state = std::max({state, columnsOf(stateName(row.old.state)), columnsOf(stateName(row.fresh.state))});
    }
    const auto padded = [](const QString &text, qsizetype width) {
        return text + QString(std::max<qsizetype>(0, width - columnsOf(text)) + 2, u' ');
    };
    terminal.line(padded({}, title) + padded(Cli::tr("old", "the old key, above a column"), state) +
                  Cli::tr("new", "the new key, above a column"));
    for (const KeyComparisonRow &row : comparison.rows) {
        terminal.line({{padded(stepTitle(row.id), title)},
                       {padded(stateName(row.old.state), state), toneOf(row.old.state)},
                       {stateName(row.fresh.state), toneOf(row.fresh.state)}});
        if (row.fresh.state == StepState::Failed || row.fresh.state == StepState::Warned) {
            terminal.line({{u"  "_s + displayText(row.fresh.summary), Tone::Faint}});
            terminal.line({{u"  "_s + displayText(row.fresh.hint), Tone::Faint}});
        }
    }
    terminal.line(comparison.verdict);
}

struct RotateRequest
{
    enum class Step {
        Rotate,
        Undo,
        ForgetOld
    };

    Step step = Step::Rotate;
    bool yes = false;
    bool entries = false;
    EnvironmentSource environment; ///< searched for the old key, in addition to this program's own
};

class KeyRotateRun : public KeychainRun
{
public:
    KeyRotateRun(Profile profile, QList<Profile> others, Secret newKey, RotateRequest request, const Options &options,
                 ActivityLog &activity, Terminal &terminal)
        : KeychainRun(terminal)
        , m_profile(std::move(profile))
        , m_authorities(readAuthorities(m_profile.caFile))
        , m_others(std::move(others))
        , m_newKey(std::move(newKey))
        , m_request(std::move(request))
        , m_json(options.json)
        , m_limits(limitsFor(m_profile, options.limits))
        , m_activity(activity)
    {
    }

    void start() override
    {
        if (m_request.step == RotateRequest::Step::Undo)
            undoSwitch(m_keys, m_profile.name, this, [this](const Result<SwitchedKey> &restored) { undone(restored); });
        else if (m_request.step == RotateRequest::Step::ForgetOld)
            deletePreviousKey(m_keys, m_profile.name, this,
                              [this](const std::optional<Error> &error) { forgotten(error); });
        else
            readBoundKey(m_keys, m_profile.name, m_profile.keySaved, keyBindingOf(m_profile, m_authorities), this,
                         [this](KeyReading reading) { startTrial(std::move(reading)); });
    }

    void abort() override
    {
        if (m_trial)
            m_trial->abort();
        else
            KeychainRun::abort();
    }

private:
    void startTrial(KeyReading old)
    {
        if (old.key.isEmpty()) {
            emit finished(m_terminal.failure(old.error.value_or(Error{ErrorKind::NoKey})));
            return;
        }
        if (isSameKey(old.key, m_newKey)) {
            emit finished(m_terminal.failure(badInput(Cli::tr("This is already the profile’s key."))));
            return;
        }
        m_old = std::move(old.key);
        printStep(RotateStage::Compare);
        CheckPlan plan = checkPlanOf(m_profile, m_limits);
        plan.authorities = trustedAuthorities(m_authorities);
        plan.token = [this](const CatalogKind &catalog, std::function<void(KeyReading)> done) {
            if (hasSavedToken(m_profile, catalog.path()))
                readBoundKey(m_keys, secretAccount(m_profile.name, catalog.path()), true,
                             tokenBindingOf(m_profile, m_authorities), this, std::move(done));
            else
                done({});
        };
        m_trial = std::make_unique<KeyTrial>(m_profile, std::move(plan), m_old.clone(), m_newKey.clone(),
                                             m_request.entries, &m_activity, m_dialects);
        connect(m_trial.get(), &KeyTrial::finished, this, &KeyRotateRun::compared);
        m_startedAt = m_trial->began();
        m_trial->start();
    }

    void compared(const CheckReport &old, const CheckReport &newKey)
    {
        m_comparison = compareKeys(old, newKey);
        if (!m_json)
            printComparison(m_profile.name, m_old, m_newKey, m_comparison, m_terminal);
        m_trial.release()->deleteLater();
        if (m_comparison.holds)
            printStep(RotateStage::Switch);
        if (m_comparison.holds &&
            (m_request.yes || (!m_json && askYesNo(Cli::tr("Switch to the new key? Type y, then Enter: "))))) {
            switchKey(m_keys, m_profile.name, m_newKey.clone(), keyBindingOf(m_profile, m_authorities), this,
                      [this](const Result<SwitchedKey> &switched) { switchedTo(switched); });
            return;
        }
        if (!m_json)
            m_terminal.line(m_comparison.holds ? Cli::tr("Nothing was changed. Use --yes to confirm.")
                                               : Cli::tr("Not switched. The old key stays in use."));
        if (!m_comparison.wasTried && !m_request.entries && !m_json)
            m_terminal.line(Cli::tr("Use --entries to test it by sending entries with each key."));
        searchAndFinish(false, {}, m_comparison.exitCode);
    }

    void switchedTo(const Result<SwitchedKey> &switched)
    {
        if (!switched) {
            m_terminal.error(switched.error());
            m_terminal.error(
                switched.error().kind == ErrorKind::KeychainUnverified
                    ? Cli::tr(
                          "The keychain may contain either key. The old one is saved: key rotate --undo restores it.")
                    : Cli::tr("Not switched. The old key stays in use."));
            searchAndFinish(false, {}, exitCodeFor(switched.error().kind));
            return;
        }
        const auto marked = ProfileStore(profilesFile()).markSecret(m_profile.name, {}, true);
        if (!marked)
            m_terminal.error(marked.error());
        if (!m_json)
            m_terminal.line(Cli::tr("Switched to the new key (%1).").arg(displayText(switched->where)));
        searchAndFinish(true, switched->where, marked ? 0 : exitCodeFor(marked.error().kind));
    }

    /// Reports where the old key is still in use, as far as that can be found.
    void searchAndFinish(bool switched, const QString &where, int code)
    {
        KeySearchPlan plan;
        plan.environments.append(EnvironmentSource{});
        if (m_request.environment != EnvironmentSource{})
            plan.environments.append(m_request.environment);
        for (const Profile &profile : std::as_const(m_others)) {
            if (profile.name != m_profile.name)
                plan.others.append(profile);
        }
        plan.readKey = [this](const Profile &profile, QObject *context, const std::function<void(KeyReading)> &done) {
            readBoundKey(m_keys, profile.name, profile.keySaved, keyBindingOf(profile), context, done);
        };
        plan.uses = [before = m_startedAt](const QString &fingerprint, QObject *context, const auto &done) {
            QTimer::singleShot(0, context, [fingerprint, before, done] {
                done(ActivityFile(activityFilePath()).keyUses(fingerprint, before));
            });
        };
        m_search = std::make_unique<KeySearch>(std::move(plan), m_old);
        connect(m_search.get(), &KeySearch::finished, this,
                [this, switched, where, code](const QList<KeyUsage> &uses, const QStringList &failures) {
                    if (switched)
                        printStep(RotateStage::Uses);
                    for (const QString &why : failures)
                        m_terminal.error(why);
                    if (switched && !m_json && uses.isEmpty() && failures.isEmpty())
                        m_terminal.line(Cli::tr("The old key was not seen anywhere else."));
                    end(switched, where, uses, failures.isEmpty() ? code : std::max(code, usageExitCode));
                });
        m_search->start();
    }

    void end(bool switched, const QString &where, const QList<KeyUsage> &uses, int code)
    {
        if (m_json) {
            const QStringList worseSteps =
                textsOf(m_comparison.worseSteps, [](const StepId &id) { return wireWord(id); });
            m_terminal.document(jsonObject({{"profile", jsonString(m_profile.name)},
                                            {"old", jsonString(keyFingerprint(m_old))},
                                            {"new", jsonString(keyFingerprint(m_newKey))},
                                            {"rungs", jsonArray(m_comparison.rows, comparisonJson)},
                                            {"holds", jsonBoolean(m_comparison.holds)},
                                            {"result", jsonString(wireWord(m_comparison.outcome))},
                                            {"worseAt", jsonStrings(worseSteps)},
                                            {"verdict", jsonString(m_comparison.verdict)},
                                            {"switched", jsonBoolean(switched)},
                                            {"where", jsonString(where)},
                                            {"oldSeenIn", jsonArray(uses, usageJson)}}));
        } else if (!uses.isEmpty()) {
            m_terminal.line(Cli::tr("Where the old key was last seen (in Activity, by fingerprint):"));
            for (const KeyUsage &usage : uses)
                m_terminal.line(u"  "_s + keyUsageText(usage));
        }
        if (switched && !m_json) {
            printStep(RotateStage::Delete);
            m_terminal.line(Cli::tr(
                "The previous key is saved: key rotate --undo restores it, key rotate --forget-old deletes it."));
            m_terminal.line(Cli::tr("It still works until it is revoked at the service."));
        }
        emit finished(code);
    }

    void printStep(RotateStage stage)
    {
        if (!m_json)
            printStage(stage, m_terminal);
    }

    void undone(const Result<SwitchedKey> &restored)
    {
        if (!restored && restored.error().kind == ErrorKind::NoKey) {
            emit finished(m_terminal.failure(badInput(Cli::tr("No previous key is stored for this profile."))));
        } else if (!restored) {
            emit finished(m_terminal.failure(restored.error()));
        } else {
            writeResult(Cli::tr("The previous key was restored (%1).").arg(fingerprintText(restored->after)), "undone");
        }
    }

    void forgotten(const std::optional<Error> &error)
    {
        if (error)
            emit finished(m_terminal.failure(*error));
        else
            writeResult(Cli::tr("The previous key was deleted."), "forgotten");
    }

    void writeResult(const QString &text, const QByteArray &member)
    {
        m_terminal.result(m_json, {{"profile", jsonString(m_profile.name)}, {member, jsonBoolean(true)}}, text);
        emit finished(0);
    }

    Profile m_profile;
    AuthoritiesFile m_authorities;
    QList<Profile> m_others; ///< profiles that may have the old key, too
    Secret m_newKey;
    Secret m_old;
    RotateRequest m_request;
    bool m_json;
    WireLimits m_limits;
    ActivityLog &m_activity;
    DialectMemory m_dialects;
    std::unique_ptr<KeyTrial> m_trial;
    QDateTime m_startedAt;
    std::unique_ptr<KeySearch> m_search;
    KeyComparison m_comparison;
};

Result<RotateRequest> rotateRequestOf(const Arguments &arguments)
{
    RotateRequest request;
    const bool undo = arguments.has(u"--undo"_s);
    const bool forget = arguments.has(u"--forget-old"_s);
    if (undo && forget)
        return exclusiveOptions({u"--undo"_s, u"--forget-old"_s});
    request.step = undo     ? RotateRequest::Step::Undo
                   : forget ? RotateRequest::Step::ForgetOld
                            : RotateRequest::Step::Rotate;
    request.yes = arguments.has(u"--yes"_s);
    request.entries = arguments.has(u"--entries"_s);
    request.environment = {arguments.value(u"--file"_s)};
    return request;
}

} // namespace

Result<int> rotateKey(const Arguments &arguments, Terminal &terminal)
{
    CommandActivity activity(terminal);
    RC_TRY(options, generalOptionsOf(arguments, savedLimits(terminal)));
    RC_TRY(request, rotateRequestOf(arguments));
    RC_TRY(profiles, ProfileStore(profilesFile()).load());
    RC_TRY(profile, savedProfile(*profiles, arguments.value(u"--profile"_s)));
    Secret newKey;
    if (request->step == RotateRequest::Step::Rotate) {
        if (!options->json)
            printStage(RotateStage::Paste, terminal);
        const auto input = readSecretLine(Cli::tr("New API key for %1: ").arg(displayText(profile->name)));
        if (!input)
            return input.error().kind == ErrorKind::Canceled ? interruptedExitCode : terminal.failure(input.error());
        RC_SET(newKey, keyFromInput(*input));
    }
    KeyRotateRun run(std::move(*profile), *profiles, std::move(newKey), std::move(*request), *options, activity.log(),
                     terminal);
    return runToEnd(run);
}

QList<OptionRow> rotateOptions()
{
    return {{u"--entries"_s, {}, Cli::tr("send test entries with each key")},
            {u"--file"_s, {u"FILE"_s, ValueKind::File}, Cli::tr("also look for the old key in this file")},
            {u"--undo"_s, {}, Cli::tr("restore the previous key")},
            {u"--forget-old"_s, {}, Cli::tr("delete the previous key")}};
}

} // namespace rc
