// SPDX-License-Identifier: GPL-3.0-or-later
// env: compares an environment with a profile.
#include "cli/commands.h"
#include "cli/frame/commandrun.h"
#include "cli/frame/options.h"
#include "cli/frame/terminal.h"
#include "core/json/jsontext.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "environment/environmentcomparison.h"
#include "environment/environmentvariables.h"
#include "store/keys/boundkeys.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype maxValueColumns = 60; // in columns

Tone toneOf(EnvironmentStatus status)
{
    switch (status) {
    case EnvironmentStatus::Equal:
        return Tone::Good;
    case EnvironmentStatus::Different:
    case EnvironmentStatus::Missing:
        return Tone::Bad;
    case EnvironmentStatus::Suspicious:
        return Tone::Caution;
    case EnvironmentStatus::NotSet:
    case EnvironmentStatus::NotCompared:
    case EnvironmentStatus::Other:
        break;
    }
    return Tone::Faint;
}

QString locationText(const QString &file, qsizetype line)
{
    if (line == 0)
        return displayText(file);
    return file.isEmpty() ? Cli::tr("line %1").arg(line) : Cli::tr("%1, line %2").arg(displayText(file)).arg(line);
}

QByteArray variableJson(const EnvironmentRow &row)
{
    return jsonObject({{"name", jsonString(row.name)},
                       {"state", jsonString(wireWord(row.status))},
                       {"value", jsonString(row.value)},
                       {"verdict", jsonString(row.verdict)},
                       {"next", jsonString(row.next)},
                       {"file", jsonString(row.file)},
                       {"line", QByteArray::number(row.line)}});
}

QByteArray jsonOf(const EnvironmentComparison &comparison, const QString &profile, const QString &source)
{
    const auto faultJson = [](const EnvFault &fault) {
        return jsonObject({{"line", QByteArray::number(fault.line)}, {"why", jsonString(fault.why)}});
    };
    const auto prefixJson = [](const EnvironmentPrefix &prefix) {
        return jsonObject({{"prefix", jsonString(prefix.prefix)}, {"names", jsonStrings(prefix.names)}});
    };
    return jsonObject({{"profile", jsonString(profile)},
                       {"source", jsonString(source)},
                       {"prefix", jsonString(comparison.prefix)},
                       {"equal", jsonBoolean(!comparison.differs() && !comparison.isPartial())},
                       {"rows", jsonArray(comparison.rows, variableJson)},
                       {"faults", jsonArray(comparison.faults, faultJson)},
                       {"notes", jsonStrings(comparison.notes)},
                       {"otherPrefixes", jsonArray(comparison.otherPrefixes, prefixJson)}});
}

class EnvRun : public KeychainRun
{
public:
    EnvRun(Profile profile, EnvironmentSource source, QString prefix, bool json, Terminal &terminal)
        : KeychainRun(terminal)
        , m_profile(std::move(profile))
        , m_source(std::move(source))
        , m_prefix(std::move(prefix))
        , m_json(json)
    {
    }

    ~EnvRun() override { m_environment.wipe(); }

    void start() override
    {
        readEnvironment(m_source, this, [this](Result<EnvironmentVariables> environment) {
            if (!environment) {
                const int code = m_terminal.failure(environment.error());
                emit finished(environment.error().kind == ErrorKind::FileFailed ? usageExitCode : code);
                return;
            }
            m_environment = std::move(*environment);
            if (const QString actualPrefix = effectivePrefix(m_environment, m_prefix); actualPrefix != m_prefix) {
                m_environment.notes.append(prefixNote(actualPrefix, m_prefix));
                m_prefix = actualPrefix;
            }
            readKey();
        });
    }

    void abort() override { emit finished(interruptedExitCode); }

private:
    void readKey()
    {
        readBoundKey(m_keys, m_profile.name, m_profile.keySaved, keyBindingOf(m_profile), this,
                     [this](const KeyReading &reading) {
                         // If no key was marked as saved, an unavailable keychain has none for this profile.
                         const bool hasNoKeychain = reading.error && !m_profile.keySaved &&
                                                    (reading.error->kind == ErrorKind::NoKeychain ||
                                                     reading.error->kind == ErrorKind::KeychainNotRunning);
                         report(compareEnvironment(m_profile, reading.key,
                                                   hasNoKeychain ? KeyState::Absent : reading.state, m_environment,
                                                   m_prefix),
                                hasNoKeychain ? std::nullopt : reading.error);
                     });
    }

    void report(const EnvironmentComparison &comparison, const std::optional<Error> &keychain)
    {
        if (m_json)
            m_terminal.document(jsonOf(comparison, m_profile.name, environmentSourceName(m_source)));
        else
            printTable(comparison);
        if (keychain && comparison.isPartial())
            m_terminal.error(*keychain);
        const bool isUnreadable =
            std::ranges::any_of(comparison.faults, [](const EnvFault &fault) { return fault.line == 0; }) &&
            m_environment.variables.isEmpty();
        emit finished(isUnreadable             ? usageExitCode
                      : comparison.differs()   ? 1
                      : comparison.isPartial() ? keychainExitCode
                                               : 0);
    }

    void printTable(const EnvironmentComparison &comparison)
    {
        m_terminal.line(Cli::tr("%1* from %2, compared with the profile %3")
                            .arg(comparison.prefix, environmentSourceName(m_source), displayText(m_profile.name)));
        qsizetype nameWidth = 0;
        qsizetype markWidth = 0;
        for (const EnvironmentRow &row : comparison.rows) {
            nameWidth = std::max(nameWidth, columnsOf(row.name));
            markWidth = std::max(markWidth, columnsOf(environmentStatusName(row.status)));
        }
        for (const EnvironmentRow &row : comparison.rows)
            printRow(row, markWidth, nameWidth);
        for (const EnvFault &fault : comparison.faults) {
            const QString location = fault.line > 0 ? locationText({}, fault.line) + u": "_s : QString();
            m_terminal.line(location + (fault.name.isEmpty() ? QString() : displayText(fault.name) + u": "_s) +
                            fault.why);
        }
        for (const QString &note : comparison.notes)
            m_terminal.line(note);
        if (comparison.otherNames > 0 && m_source.isFile())
            m_terminal.line(Cli::tr("%n other variable(s) ignored.", nullptr, int(comparison.otherNames)));
        for (const EnvironmentPrefix &prefix : comparison.otherPrefixes)
            m_terminal.line(Cli::tr("Found settings with another prefix: %1. Compare them with --env-prefix %2.")
                                .arg(displayText(listText(prefix.names)), displayText(prefix.prefix)));
    }

    void printRow(const EnvironmentRow &row, qsizetype markWidth, qsizetype nameWidth)
    {
        const QString status = environmentStatusName(row.status);
        const QString value = elidedTo(row.value, maxValueColumns);
        m_terminal.line(
            {{status + QString(markWidth - columnsOf(status) + 2, u' '), toneOf(row.status)},
             {row.name + (value.isEmpty() ? QString() : QString(nameWidth - columnsOf(row.name) + 2, u' '))},
             {value, Tone::Faint}});
        if (row.status == EnvironmentStatus::Equal)
            return;
        const QString indent(markWidth + 2, u' ');
        const QString location = row.line > 0 ? u" ("_s + locationText(row.file, row.line) + u')' : QString();
        m_terminal.line({{indent + row.verdict}, {location, Tone::Faint}});
        if (!row.next.isEmpty())
            m_terminal.line(indent + row.next);
    }

    Profile m_profile;
    EnvironmentSource m_source;
    QString m_prefix;
    bool m_json;
    EnvironmentVariables m_environment;
};

Result<int> runEnv(const Arguments &arguments, Terminal &terminal)
{
    RC_TRY(options, generalOptionsOf(arguments));
    if (arguments.has(u"--file"_s) && arguments.value(u"--file"_s).isEmpty())
        return failure(Cli::tr("%1 needs a value.").arg(u"--file"_s));
    RC_TRY(profile, savedProfile(arguments));
    RC_TRY(prefix,
           envPrefixFrom(arguments.has(u"--env-prefix"_s) ? arguments.value(u"--env-prefix"_s) : profile->envPrefix));
    EnvRun run(*profile, {arguments.value(u"--file"_s)}, *prefix, options->json, terminal);
    return runToEnd(run);
}

} // namespace

Command envCommand()
{
    return {u"env"_s,
            {u"env [--file FILE] [--env-prefix PREFIX] [--profile NAME]"_s},
            Cli::tr("Compare the SDK’s environment variables with a profile."),
            {{u"--file"_s, {u"FILE"_s, ValueKind::File}, Cli::tr("read a .env file instead of the environment")},
             {u"--env-prefix"_s, u"PREFIX"_s, Cli::tr("prefix of the variable names (default: the profile’s)")},
             {u"--profile"_s, {u"NAME"_s, ValueKind::Profile}, Cli::tr("profile (default: the only saved one)")}},
            Cli::tr("Keys are shown as fingerprints. The exit code is 1 if anything is different, missing or "
                    "suspicious. profile edit NAME --paste FILE imports a file."),
            runEnv,
            {},
            {removedFor(u"--unit"_s, u"env --file FILE"_s)},
            optionsOnlyText(u"env"_s, u"--file"_s)};
}

} // namespace rc
