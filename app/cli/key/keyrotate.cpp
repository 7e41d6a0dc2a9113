// SPDX-License-Identifier: GPL-3.0-or-later
// key rotate: compares a new key with the old one in every step, then replaces it.
#include "check/run/keycomparison.h"
#include "cli/commands.h"
#include "cli/frame/commandprofile.h"
#include "cli/frame/commandrun.h"
#include "cli/frame/input.h"
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
    QList<QList<Piece>> rows{
        {{}, {Cli::tr("old", "the old key, above a column")}, {Cli::tr("new", "the new key, above a column")}}};
    for (const KeyComparisonRow &row : comparison.rows) {
        rows.append({{stepTitle(row.id)},
                     {stateName(row.old.state), toneOf(row.old.state)},
                     {stateName(row.fresh.state), toneOf(row.fresh.state)}});
        if (row.fresh.state == StepState::Failed || row.fresh.state == StepState::Warned) {
            rows.append({{u"  "_s + row.fresh.summary, Tone::Faint}});
            rows.append({{u"  "_s + row.fresh.hint, Tone::Faint}});
        }
    }
    terminal.table(rows);
    terminal.line(comparison.verdict);
}

struct FoundUses
{
    QList<KeyUsage> uses;
    QStringList unreadable; ///< sentences about sources
};

class KeyRotation
{
public:
    /// `profiles`: those that may have the old key, too.
    KeyRotation(const Arguments &arguments, const Profile &profile, const QList<Profile> &profiles,
                const Options &options, Secret newKey, ActivityLog &activity, Terminal &terminal)
        : m_arguments(arguments)
        , m_profile(profile)
        , m_authorities(readAuthorities(profile.caFile))
        , m_profiles(profiles)
        , m_newKey(std::move(newKey))
        , m_json(options.json)
        , m_limits(limitsFor(profile, options.limits))
        , m_activity(activity)
        , m_terminal(terminal)
        , m_keychain(terminal)
    {
    }

    Result<int> run()
    {
        const KeyBinding binding = keyBindingOf(m_profile, m_authorities);
        auto old = m_keychain.wait<KeyReading>([&](QObject *context, const auto &done) {
            readBoundKey(m_keychain.keys(), m_profile.name, m_profile.keySaved, binding, context, done);
        });
        if (!old)
            return m_keychain.fail(old.error());
        if (old->key.isEmpty())
            return failure(old->error.value_or(Error{ErrorKind::NoKey}));
        if (isSameKey(old->key, m_newKey))
            return failure(Cli::tr("This is already the profile’s key."));
        m_old = std::move(old->key);
        printStep(RotateStage::Compare);
        const int interruptedBy = compare();
        if (m_comparison.holds)
            printStep(RotateStage::Switch);
        if (m_comparison.holds && interruptedBy == 0 && isConfirmed())
            return switchTo(binding);
        if (!m_json)
            m_terminal.line(m_comparison.holds ? Cli::tr("Nothing was changed. Use --yes to confirm.")
                                               : Cli::tr("Not switched. The old key stays in use."));
        if (!m_comparison.wasTried && !m_arguments.has(u"--entries"_s) && !m_json)
            m_terminal.line(Cli::tr("Use --entries to test it by sending entries with each key."));
        const int code = searchAndReport(false, {}, m_comparison.exitCode);
        return interruptedBy != 0 ? interruptedBy : code;
    }

private:
    /// Tests both keys. Returns the exit code of an interrupt.
    int compare()
    {
        CheckPlan plan = checkPlanOf(m_profile, m_limits);
        plan.authorities = trustedAuthorities(m_authorities);
        QObject context;
        plan.token = [&](const CatalogKind &catalog, const std::function<void(KeyReading)> &done) {
            if (hasSavedToken(m_profile, catalog.path()))
                readBoundKey(m_keychain.keys(), secretAccount(m_profile.name, catalog.path()), true,
                             tokenBindingOf(m_profile, m_authorities), &context, done);
            else
                done({});
        };
        KeyTrial trial(m_profile, std::move(plan), m_old.clone(), m_newKey.clone(), m_arguments.has(u"--entries"_s),
                       &m_activity, m_dialects);
        QObject::connect(&trial, &KeyTrial::finished, &context, [&](const CheckReport &old, const CheckReport &fresh) {
            m_comparison = compareKeys(old, fresh);
            QCoreApplication::exit();
        });
        m_startedAt = trial.began();
        const int interruptedBy = runLoop([&] { trial.start(); }, [&] { trial.abort(); });
        if (!m_json)
            printComparison(m_profile.name, m_old, m_newKey, m_comparison, m_terminal);
        return interruptedBy;
    }

    [[nodiscard]] bool isConfirmed() const
    {
        return m_arguments.has(u"--yes"_s) ||
               (!m_json && askYesNo(Cli::tr("Switch to the new key? Type y, then Enter: ")));
    }

    int switchTo(const KeyBinding &binding)
    {
        const auto waited = m_keychain.wait<Result<SwitchedKey>>([&](QObject *context, const auto &done) {
            switchKey(m_keychain.keys(), m_profile.name, m_newKey.clone(), binding, context, done);
        });
        if (!waited)
            return m_keychain.fail(waited.error());
        const Result<SwitchedKey> &switched = *waited;
        if (!switched) {
            const QString consequence =
                switched.error().kind == ErrorKind::KeychainUnverified
                    ? Cli::tr(
                          "The keychain may contain either key. The old one is saved: key rotate --undo restores it.")
                    : Cli::tr("Not switched. The old key stays in use.");
            return searchAndReport(false, {}, m_keychain.fail(switched.error(), consequence));
        }
        const auto marked = ProfileStore(profilesFile()).markSecret(m_profile.name, {}, true);
        const int code = marked ? 0 : m_terminal.failure(marked.error());
        if (!m_json)
            m_terminal.line(Cli::tr("Switched to the new key (%1).").arg(displayText(switched->where)));
        return searchAndReport(true, switched->where, code);
    }

    /// Where the old key is still in use, as far as that can be found.
    Result<FoundUses> search()
    {
        KeySearchPlan plan;
        plan.environments.append(EnvironmentSource{});
        if (const EnvironmentSource source{m_arguments.value(u"--file"_s)}; source != EnvironmentSource{})
            plan.environments.append(source);
        for (const Profile &profile : m_profiles) {
            if (profile.name != m_profile.name)
                plan.others.append(profile);
        }
        plan.readKey = [this](const Profile &profile, QObject *context, const std::function<void(KeyReading)> &done) {
            readBoundKey(m_keychain.keys(), profile.name, profile.keySaved, keyBindingOf(profile), context, done);
        };
        plan.uses = [before = m_startedAt](const QString &fingerprint, QObject *context, const auto &done) {
            QTimer::singleShot(0, context, [fingerprint, before, done] {
                done(ActivityFile(activityFilePath()).keyUses(fingerprint, before));
            });
        };
        KeySearch search(std::move(plan), m_old);
        return m_keychain.wait<FoundUses>([&search](QObject *context, const auto &done) {
            QObject::connect(
                &search, &KeySearch::finished, context,
                [done](const QList<KeyUsage> &uses, const QStringList &unreadable) { done({uses, unreadable}); });
            search.start();
        });
    }

    int searchAndReport(bool switched, const QString &where, int code)
    {
        const auto found = search();
        if (!found)
            return m_keychain.fail(found.error());
        if (switched)
            printStep(RotateStage::Uses);
        for (const QString &why : found->unreadable)
            m_terminal.error(why);
        if (m_json)
            printJson(switched, where, found->uses);
        else
            print(switched, *found);
        return found->unreadable.isEmpty() ? code : std::max(code, usageExitCode);
    }

    void print(bool switched, const FoundUses &found)
    {
        if (!found.uses.isEmpty())
            m_terminal.line(Cli::tr("Where the old key was last seen (in Activity, by fingerprint):"));
        else if (switched && found.unreadable.isEmpty())
            m_terminal.line(Cli::tr("The old key was not seen anywhere else."));
        for (const KeyUsage &usage : found.uses)
            m_terminal.line(u"  "_s + keyUsageText(usage));
        if (!switched)
            return;
        printStep(RotateStage::Delete);
        m_terminal.line(
            Cli::tr("The previous key is saved: key rotate --undo restores it, key rotate --forget-old deletes it."));
        m_terminal.line(Cli::tr("It still works until it is revoked at the service."));
    }

    void printJson(bool switched, const QString &where, const QList<KeyUsage> &uses)
    {
        const QStringList worseSteps = textsOf(m_comparison.worseSteps, [](const StepId &id) { return wireWord(id); });
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
    }

    void printStep(RotateStage stage)
    {
        if (!m_json)
            printStage(stage, m_terminal);
    }

    const Arguments &m_arguments;
    const Profile &m_profile;
    AuthoritiesFile m_authorities;
    const QList<Profile> &m_profiles;
    Secret m_newKey;
    Secret m_old;
    bool m_json;
    WireLimits m_limits;
    ActivityLog &m_activity;
    Terminal &m_terminal;
    CommandKeychain m_keychain;
    DialectMemory m_dialects;
    QDateTime m_startedAt;
    KeyComparison m_comparison;
};

/// --undo and --forget-old.
Result<int> managePreviousKey(const Profile &profile, bool undo, bool json, Terminal &terminal)
{
    CommandKeychain keychain(terminal);
    QString text = Cli::tr("The previous key was deleted.");
    if (undo) {
        const auto restored = keychain.wait<Result<SwitchedKey>>(
            [&](QObject *context, const auto &done) { undoSwitch(keychain.keys(), profile.name, context, done); });
        if (!restored)
            return keychain.fail(restored.error());
        if (!*restored && restored->error().kind == ErrorKind::NoKey)
            return failure(Cli::tr("No previous key is stored for this profile."));
        RC_CHECK(*restored);
        text = Cli::tr("The previous key was restored (%1).").arg(fingerprintText((*restored)->after));
    } else if (const auto deleted = keychain.attempt([&](QObject *context, const auto &done) {
                   deletePreviousKey(keychain.keys(), profile.name, context, done);
               });
               !deleted) {
        return keychain.fail(deleted.error());
    }
    terminal.result(json, {{"profile", jsonString(profile.name)}, {undo ? "undone" : "forgotten", jsonBoolean(true)}},
                    text);
    return 0;
}

} // namespace

Result<int> rotateKey(const Arguments &arguments, Terminal &terminal)
{
    CommandActivity activity(terminal);
    RC_TRY(options, generalOptionsOf(arguments, savedLimits(terminal)));
    const bool undo = arguments.has(u"--undo"_s);
    const bool forget = arguments.has(u"--forget-old"_s);
    if (undo && forget)
        return exclusiveOptions({u"--undo"_s, u"--forget-old"_s});
    RC_TRY(profiles, ProfileStore(profilesFile()).load());
    RC_TRY(profile, savedProfile(*profiles, arguments.value(u"--profile"_s)));
    if (undo || forget)
        return managePreviousKey(*profile, undo, options->json, terminal);
    if (!options->json)
        printStage(RotateStage::Paste, terminal);
    RC_TRY(input, readSecretLine(Cli::tr("New API key for %1: ").arg(displayText(profile->name))));
    RC_TRY(newKey, keyFromInput(*input));
    return KeyRotation(arguments, *profile, *profiles, *options, std::move(*newKey), activity.log(), terminal).run();
}

QList<OptionRow> rotateOptions()
{
    return {{u"--entries"_s, {}, Cli::tr("send test entries with each key")},
            {u"--file"_s, {u"FILE"_s, ValueKind::File}, Cli::tr("also look for the old key in this file")},
            {u"--undo"_s, {}, Cli::tr("restore the previous key")},
            {u"--forget-old"_s, {}, Cli::tr("delete the previous key")}};
}

} // namespace rc
