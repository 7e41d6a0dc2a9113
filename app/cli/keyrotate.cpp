// SPDX-License-Identifier: GPL-3.0-or-later
// key rotate: a new key beside the old one on every rung, then in its place.
#include "cli/keyrotate.h"

#include "activity/records.h"
#include "check/keycomparison.h"
#include "cli/commandrun.h"
#include "cli/hiddeninput.h"
#include "cli/keptactivity.h"
#include "cli/options.h"
#include "cli/terminal.h"
#include "cli/textcolumns.h"
#include "core/displaytext.h"
#include "core/jsonparts.h"
#include "core/keyfingerprint.h"
#include "service/exitcode.h"
#include "store/environmentsource.h"
#include "store/keyrotation.h"
#include "store/keystore.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct Wanted
{
    enum class Step {
        Rotate,
        Undo,
        ForgetOld
    };

    Step step = Step::Rotate;
    bool yes = false;
    bool entries = false;
    QString file; ///< to look for the old key in; empty: none
};

Tone toneOf(RungState state)
{
    return state == RungState::Passed   ? Tone::Good
           : state == RungState::Warned ? Tone::Doubtful
           : state == RungState::Failed ? Tone::Bad
                                        : Tone::Faint;
}

QByteArray jsonOf(const KeyComparisonRow &row)
{
    return jsonObject({{"id", jsonString(wireWord(row.id))},
                       {"title", jsonString(rungTitle(row.id))},
                       {"old", jsonString(wireWord(row.old.state))},
                       {"new", jsonString(wireWord(row.fresh.state))},
                       {"verdict", jsonString(wireWord(row.verdict))},
                       {"summary", jsonString(row.fresh.summary)},
                       {"hint", jsonString(row.fresh.hint)}});
}

class KeyRotateRun : public CommandRun
{
public:
    KeyRotateRun(Profile profile, Secret fresh, Wanted wanted, const Options &options, KeptActivity &activity,
                 Terminal &terminal)
        : m_profile(std::move(profile))
        , m_fresh(std::move(fresh))
        , m_wanted(std::move(wanted))
        , m_json(options.json)
        , m_limits(limitsFor(m_profile, options.limits))
        , m_activity(activity)
        , m_terminal(terminal)
        , m_record(checkRecord(m_profile.name, m_profile.resource))
    {
    }

    void start() override
    {
        QObject::connect(&m_keys, &KeyStore::asking, this, [this] {
            m_terminal.error(
                translate("rc::Cli", "Waiting for the keychain. If it shows a window, answer what it asks there."));
        });
        if (m_wanted.step == Wanted::Step::Undo)
            undoSwitch(m_keys, m_profile.name, this, [this](const Result<SwitchedKey> &back) { undone(back); });
        else if (m_wanted.step == Wanted::Step::ForgetOld)
            forgetPreviousKey(m_keys, m_profile.name, this,
                              [this](const std::optional<Error> &error) { forgotten(error); });
        else
            m_keys.read(m_profile.name, m_profile.keySaved, this,
                        [this](KeyReading reading) { have(std::move(reading)); });
    }

    void abort() override
    {
        if (m_check) {
            m_check->abort();
            return;
        }
        m_terminal.error(translate("rc::Cli",
                                   "Interrupted while waiting for the keychain; \"resource-console key status\" "
                                   "tells how it stands."));
        emit finished(interruptedExitCode);
    }

private:
    void have(KeyReading old)
    {
        if (old.key.isEmpty()) {
            emit finished(m_terminal.failure(old.error.value_or(Error{ErrorKind::NoKey, {}, {}, 0})));
            return;
        }
        if (isSameKey(old.key, m_fresh)) {
            emit finished(m_terminal.failure(
                {ErrorKind::BadInput, translate("rc::Cli", "This is the key that the profile has already."), {}, 0}));
            return;
        }
        m_old = std::move(old.key);
        m_activity.write({m_record});
        CheckPlan plan;
        plan.resource = m_profile.resource;
        plan.toolServer = m_profile.toolServer;
        plan.identity = identityOf(m_profile);
        plan.limits = m_limits;
        plan.authorities = authoritiesOf(m_profile);
        m_check =
            std::make_unique<KeyCheck>(std::move(plan), m_old.clone(), m_fresh.clone(), m_wanted.entries, m_dialects);
        connect(m_check.get(), &KeyCheck::finished, this, &KeyRotateRun::compared);
        m_check->start();
    }

    void compared(const CheckReport &old, const CheckReport &fresh)
    {
        m_activity.setKey(m_old);
        complete(m_record, old);
        m_activity.write({m_record});
        m_activity.setKey(m_fresh);
        ActivityRecord second = checkRecord(m_profile.name, m_profile.resource);
        complete(second, fresh);
        m_activity.write({second});
        m_found = compareKeys(old, fresh);
        if (!m_json)
            table();
        m_check.release()->deleteLater();
        if (m_found.holds && (m_wanted.yes || agreed())) {
            switchKey(m_keys, m_profile.name, m_fresh.clone(), this,
                      [this](const Result<SwitchedKey> &switched) { switchedTo(switched); });
            return;
        }
        if (!m_json)
            m_terminal.line(m_found.holds ? translate("rc::Cli", "Not switched. Say so with --yes.")
                                          : translate("rc::Cli", "Not switched. The old key stays."));
        if (!m_found.wasTried && !m_wanted.entries && !m_json)
            m_terminal.line(translate("rc::Cli", "Try it with --entries, which sends test entries with each key."));
        lookAndEnd(false, {}, m_found.exitCode);
    }

    /// A person's y, where one can be asked.
    [[nodiscard]] bool agreed() const
    {
        if (m_json || !canAsk())
            return false;
        const QString question = translate("rc::Cli", "Switch to the new key? Type y, then Enter: ");
        return hiddenLine(question).value_or(QByteArray()).trimmed().toLower() == "y";
    }

    void table()
    {
        m_terminal.line(translate("rc::Cli", "%1: old key %2, new key %3")
                            .arg(displayText(m_profile.name), keyFingerprint(m_old), keyFingerprint(m_fresh)));
        qsizetype title = 0;
        qsizetype state = 0;
        for (const KeyComparisonRow &row : m_found.rows) {
            title = std::max(title, columnsOf(rungTitle(row.id)));
            state = std::max({state, columnsOf(stateName(row.old.state)), columnsOf(stateName(row.fresh.state))});
        }
        const auto padded = [](const QString &text, qsizetype width) {
            return text + QString(std::max<qsizetype>(0, width - columnsOf(text)) + 2, u' ');
        };
        const QString old = translate("rc::Cli", "old", "the old key, above a column");
        const QString fresh = translate("rc::Cli", "new", "the new key, above a column");
        m_terminal.line(padded({}, title) + padded(old, state) + fresh);
        for (const KeyComparisonRow &row : m_found.rows) {
            m_terminal.line({{padded(rungTitle(row.id), title)},
                             {padded(stateName(row.old.state), state), toneOf(row.old.state)},
                             {stateName(row.fresh.state), toneOf(row.fresh.state)}});
            if (row.fresh.state == RungState::Failed || row.fresh.state == RungState::Warned) {
                m_terminal.line({{u"  "_s + displayText(row.fresh.summary), Tone::Faint}});
                m_terminal.line({{u"  "_s + displayText(row.fresh.hint), Tone::Faint}});
            }
        }
        m_terminal.line(m_found.verdict);
    }

    void switchedTo(const Result<SwitchedKey> &switched)
    {
        if (!switched) {
            m_terminal.error(switched.error());
            m_terminal.error(switched.error().kind == ErrorKind::KeychainUnverified
                                 ? translate("rc::Cli",
                                             "The keychain may have either key. The old one is kept: key rotate "
                                             "--undo puts it back.")
                                 : translate("rc::Cli", "Not switched. The old key stays."));
            lookAndEnd(false, {}, exitCodeFor(switched.error().kind));
            return;
        }
        const auto marked = ProfileStore(profilesFile()).markKey(m_profile.name, true);
        if (!marked)
            m_terminal.error(marked.error());
        if (!m_json) {
            m_terminal.line(translate("rc::Cli", "Switched to the new key (%1).").arg(displayText(switched->where)));
            m_terminal.line(translate("rc::Cli",
                                      "The old one is kept beside it: key rotate --undo puts it back, key rotate "
                                      "--forget-old removes it."));
        }
        lookAndEnd(true, switched->where, marked ? 0 : exitCodeFor(marked.error().kind));
    }

    /// Where the old key is still in use, as far as can be seen from here.
    void lookAndEnd(bool switched, const QString &where, int code)
    {
        const EnvironmentSource source = m_wanted.file.isEmpty()
                                             ? EnvironmentSource{}
                                             : EnvironmentSource{EnvironmentSource::Kind::File, m_wanted.file};
        readEnvironment(source, this, [this, switched, where, code, source](Result<EnvironmentVariables> environment) {
            QStringList seen;
            if (environment) {
                for (const EnvironmentVariable &variable : std::as_const(environment->variables)) {
                    const bool isKey = variable.name.endsWith("API_KEY"_L1);
                    if (isKey && isSameKey(Secret(variable.value.trimmed().toUtf8()), m_old))
                        seen.append(translate("rc::Cli", "%1 in %2").arg(variable.name, environmentSourceName(source)));
                }
                environment->wipe();
            } else {
                m_terminal.error(environment.error());
            }
            end(switched, where, seen, environment ? code : std::max(code, usageExitCode));
        });
    }

    void end(bool switched, const QString &where, const QStringList &seen, int code)
    {
        if (m_json) {
            QList<QByteArray> rows;
            for (const KeyComparisonRow &row : m_found.rows)
                rows.append(jsonOf(row));
            m_terminal.document(jsonObject({{"profile", jsonString(m_profile.name)},
                                            {"old", jsonString(keyFingerprint(m_old))},
                                            {"new", jsonString(keyFingerprint(m_fresh))},
                                            {"rungs", jsonArray(rows)},
                                            {"holds", jsonTruth(m_found.holds)},
                                            {"verdict", jsonString(m_found.verdict)},
                                            {"switched", jsonTruth(switched)},
                                            {"where", jsonString(where)},
                                            {"oldSeenIn", jsonStrings(seen)}}));
        } else {
            for (const QString &place : seen)
                m_terminal.line(translate("rc::Cli", "The old key is still in use: %1.").arg(place));
        }
        emit finished(code);
    }

    void undone(const Result<SwitchedKey> &back)
    {
        if (!back && back.error().kind == ErrorKind::NoKey) {
            emit finished(m_terminal.failure(
                {ErrorKind::BadInput, translate("rc::Cli", "No key of before is kept for this profile."), {}, 0}));
        } else if (!back) {
            emit finished(m_terminal.failure(back.error()));
        } else {
            tell(translate("rc::Cli", "The key of before is back (%1).").arg(fingerprintWords(back->after)), "undone");
        }
    }

    void forgotten(const std::optional<Error> &error)
    {
        if (error)
            emit finished(m_terminal.failure(*error));
        else
            tell(translate("rc::Cli", "The key of before is no longer kept."), "forgotten");
    }

    void tell(const QString &text, const QByteArray &member)
    {
        if (m_json)
            m_terminal.document(jsonObject({{"profile", jsonString(m_profile.name)}, {member, jsonTruth(true)}}));
        else
            m_terminal.line(text);
        emit finished(0);
    }

    Profile m_profile;
    Secret m_fresh;
    Secret m_old;
    Wanted m_wanted;
    bool m_json;
    WireLimits m_limits;
    KeptActivity &m_activity;
    Terminal &m_terminal;
    ActivityRecord m_record;
    KeyStore m_keys;
    DialectMemory m_dialects;
    std::unique_ptr<KeyCheck> m_check;
    KeyComparison m_found;
};

Result<Wanted> wantedOf(const Arguments &arguments)
{
    Wanted wanted;
    const bool undo = arguments.has(u"--undo"_s);
    const bool forget = arguments.has(u"--forget-old"_s);
    if (undo && forget)
        return failure(ErrorKind::BadInput, translate("rc::Cli", "Give --undo or --forget-old, not both."));
    wanted.step = undo ? Wanted::Step::Undo : forget ? Wanted::Step::ForgetOld : Wanted::Step::Rotate;
    wanted.yes = arguments.has(u"--yes"_s);
    wanted.entries = arguments.has(u"--entries"_s);
    wanted.file = arguments.value(u"--file"_s);
    return wanted;
}

} // namespace

int rotateKey(const Arguments &arguments, Terminal &terminal)
{
    KeptActivity activity(terminal);
    const auto options = generalOptionsOf(arguments, savedLimits(terminal));
    if (!options)
        return terminal.failure(options.error());
    auto wanted = wantedOf(arguments);
    if (!wanted)
        return terminal.failure(wanted.error());
    const auto profiles = ProfileStore(profilesFile()).load();
    if (!profiles)
        return terminal.failure(profiles.error());
    auto profile = savedProfile(*profiles, arguments.value(u"--profile"_s));
    if (!profile)
        return terminal.failure(profile.error());
    Secret fresh;
    if (wanted->step == Wanted::Step::Rotate) {
        const auto input = hiddenLine(translate("rc::Cli", "New API key for %1: ").arg(displayText(profile->name)));
        if (!input)
            return interruptedExitCode;
        auto read = keyFromInput(*input);
        if (!read)
            return terminal.failure(read.error());
        fresh = std::move(*read);
    }
    KeyRotateRun run(std::move(*profile), std::move(fresh), std::move(*wanted), *options, activity, terminal);
    return runToEnd(run);
}

QList<OptionRow> rotateOptions()
{
    return {{u"--yes"_s,
             {},
             translate("rc::Cli", "rotate: switch without asking when the new key does all the old one does")},
            {u"--entries"_s, {}, translate("rc::Cli", "rotate: send test entries with each key as well")},
            {u"--file"_s, u"FILE"_s, translate("rc::Cli", "rotate: look for the old key in this .env file, too")},
            {u"--undo"_s, {}, translate("rc::Cli", "rotate: put the key of before back")},
            {u"--forget-old"_s, {}, translate("rc::Cli", "rotate: no longer keep the key of before")}};
}

} // namespace rc
