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

/// The verdict on a variable is below its name.
QList<QList<Piece>> tableOf(const QList<EnvironmentRow> &variables)
{
    QList<QList<Piece>> rows;
    for (const EnvironmentRow &row : variables) {
        QList<Piece> cells{{environmentStatusName(row.status), toneOf(row.status)}, {row.name}};
        if (!row.value.isEmpty())
            cells.append({elidedTo(row.value, maxValueColumns), Tone::Faint});
        rows.append(cells);
        if (row.status == EnvironmentStatus::Equal)
            continue;
        const QString location = row.line > 0 ? u" ("_s + locationText(row.file, row.line) + u')' : QString();
        rows.append({{}, {row.verdict + location}});
        if (!row.next.isEmpty())
            rows.append({{}, {row.next}});
    }
    return rows;
}

void printComparison(const EnvironmentComparison &comparison, const QString &profile, const EnvironmentSource &source,
                     Terminal &terminal)
{
    terminal.line(Cli::tr("%1* from %2, compared with the profile %3")
                      .arg(comparison.prefix, environmentSourceName(source), displayText(profile)));
    terminal.table(tableOf(comparison.rows));
    for (const EnvFault &fault : comparison.faults) {
        const QString location = fault.line > 0 ? locationText({}, fault.line) + u": "_s : QString();
        terminal.line(location + (fault.name.isEmpty() ? QString() : displayText(fault.name) + u": "_s) + fault.why);
    }
    for (const QString &note : comparison.notes)
        terminal.line(note);
    if (comparison.otherNames > 0 && source.isFile())
        terminal.line(Cli::tr("%n other variable(s) ignored.", nullptr, int(comparison.otherNames)));
    for (const EnvironmentPrefix &prefix : comparison.otherPrefixes)
        terminal.line(Cli::tr("Found settings with another prefix: %1. Compare them with --env-prefix %2.")
                          .arg(displayText(listText(prefix.names)), displayText(prefix.prefix)));
}

/// 0 if all is equal, 1 for differences, else why it could not be compared.
int exitCodeOf(const EnvironmentComparison &comparison, bool hasVariables)
{
    const bool isUnreadable =
        !hasVariables && std::ranges::any_of(comparison.faults, [](const EnvFault &fault) { return fault.line == 0; });
    if (isUnreadable)
        return usageExitCode;
    if (comparison.differs())
        return 1;
    return comparison.isPartial() ? keychainExitCode : 0;
}

Result<int> runEnv(const Arguments &arguments, Terminal &terminal)
{
    RC_TRY(options, generalOptionsOf(arguments));
    if (arguments.has(u"--file"_s) && arguments.value(u"--file"_s).isEmpty())
        return failure(Cli::tr("%1 needs a value.").arg(u"--file"_s));
    RC_TRY(profile, savedProfile(arguments));
    RC_TRY(prefix,
           envPrefixFrom(arguments.has(u"--env-prefix"_s) ? arguments.value(u"--env-prefix"_s) : profile->envPrefix));
    const EnvironmentSource source{arguments.value(u"--file"_s)};
    CommandKeychain keychain(terminal);
    std::optional<Result<EnvironmentVariables>> read;
    QObject reading;
    const auto start = [&] {
        readEnvironment(source, &reading, [&read](Result<EnvironmentVariables> variables) {
            read = std::move(variables);
            QCoreApplication::exit();
        });
    };
    const int interruptedBy = runLoop(start, [] { QCoreApplication::exit(); });
    if (!read)
        return interruptedBy;
    if (!*read) {
        const int code = terminal.failure(read->error());
        return read->error().kind == ErrorKind::FileFailed ? usageExitCode : code;
    }
    EnvironmentVariables &environment = **read;
    const auto wiped = qScopeGuard([&environment] { environment.wipe(); });
    if (const QString actualPrefix = effectivePrefix(environment, *prefix); actualPrefix != *prefix) {
        environment.notes.append(prefixNote(actualPrefix, *prefix));
        prefix = actualPrefix;
    }
    const auto key = keychain.wait<KeyReading>([&](QObject *context, const auto &done) {
        readBoundKey(keychain.keys(), profile->name, profile->keySaved, keyBindingOf(*profile), context, done);
    });
    if (!key)
        return keychain.fail(key.error());
    // If no key was marked as saved, an unavailable keychain has none for this profile.
    const bool hasNoKeychain =
        key->error && !profile->keySaved &&
        (key->error->kind == ErrorKind::NoKeychain || key->error->kind == ErrorKind::KeychainNotRunning);
    const EnvironmentComparison comparison =
        compareEnvironment(*profile, key->key, hasNoKeychain ? KeyState::Absent : key->state, environment, *prefix);
    if (options->json)
        terminal.document(jsonOf(comparison, profile->name, environmentSourceName(source)));
    else
        printComparison(comparison, profile->name, source, terminal);
    if (key->error && !hasNoKeychain && comparison.isPartial())
        terminal.error(*key->error);
    return exitCodeOf(comparison, !environment.variables.isEmpty());
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
