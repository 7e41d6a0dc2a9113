// SPDX-License-Identifier: GPL-3.0-or-later
#include "config/formats/schedules.h"

#include "config/formats/quotes.h"
#include "config/formats/quoting.h"
#include "core/words/enumtable.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr auto program = "resource-console"_L1;

struct SchedulesTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::Schedules)
};

QString shellCommand(const QStringList &words)
{
    QStringList quoted{program};
    for (const QString &word : words)
        quoted.append(shellQuoted(word));
    return quoted.join(u' ');
}

QString unitName(const Schedule &schedule)
{
    return schedule.drill ? u"resource-console-drill"_s : u"resource-console-check"_s;
}

QString keyName(const Schedule &schedule)
{
    return schedule.profile.envPrefix + u"API_KEY"_s;
}

QString ownCommand()
{
    return SchedulesTr::tr("Put your own command here, such as one that sends mail");
}

/// A word of ExecStart=, where a dollar sign begins a variable.
QString execQuoted(QString text)
{
    return systemdQuoted(text.replace(u'$', u"$$"_s));
}

/// As what a run is proven where others collect it: a check as `ofCheck`, a drill as the one form that it has.
QString proofOption(const Schedule &schedule, const QString &ofCheck)
{
    return schedule.drill ? u"--json"_s : ofCheck;
}

/// The file with the proof.
QString proofFile(const Schedule &schedule, const QString &ofCheck)
{
    const QString suffix = schedule.drill ? u".json"_s : ofCheck == "--junit"_L1 ? u".xml"_s : u".prom"_s;
    return unitName(schedule) + suffix;
}

/// `command` for a shell, its output in `file` of `folder`: there whole or as it was before, for those who collect it
/// at any time. It ends as the command does.
QString proving(const QString &command, const QString &folder, const QString &file)
{
    return u"%1 >\"%2/%3.new\"; code=$?; mv -f \"%2/%3.new\" \"%2/%3\"; exit $code"_s.arg(command, folder, file);
}

Result<QString> timerText(const Schedule &schedule)
{
    const QString unit = unitName(schedule);
    const QString file = proofFile(schedule, u"--openmetrics"_s);
    QStringList words = scheduledCommand(schedule, true) + QStringList{proofOption(schedule, u"--openmetrics"_s)};
    if (!schedule.fromKeychain)
        words.append(u"--key-stdin"_s);
    const QString command = shellCommand(words);
    if (const QString fault = systemdFault(command); !fault.isEmpty())
        return failure(badInput(fault));
    QString text = u"# ~/.config/systemd/user/%1.service\n[Unit]\nDescription=Resource Console: %2\n"
                   "# "_s.arg(unit, schedule.drill ? u"drill"_s : u"proof of arrival"_s);
    text += SchedulesTr::tr("Notifies you on failure: see the last unit") +
            u"\nOnFailure=%1-failed.service\n\n[Service]\nType=oneshot\n"_s.arg(unit);
    text += u"# "_s + SchedulesTr::tr("The proof of each run, in the folder for the state of units") +
            u": %1\nStateDirectory=resource-console\n"_s.arg(file);
    const QString folder = u"$STATE_DIRECTORY"_s;
    if (schedule.fromKeychain) {
        text += u"# "_s + SchedulesTr::tr("The program reads the key from the keychain") + u"\nExecStart="_s +
                u"/bin/sh -c "_s + execQuoted(proving(command, folder, file)) + u'\n';
    } else {
        text += u"# "_s +
                SchedulesTr::tr("The key is a systemd credential, in a file that only you can read (mode 600)") +
                u"\nLoadCredential=api-key:%h/.config/resource-console/api-key\nExecStart=/bin/sh -c "_s +
                execQuoted(proving(command + u" <\"$CREDENTIALS_DIRECTORY/api-key\""_s, folder, file)) + u'\n';
    }
    text += u"\n# ~/.config/systemd/user/%1.timer\n[Unit]\nDescription=Resource Console: %1\n\n[Timer]\n"
            "OnCalendar=daily\nRandomizedDelaySec=15min\nPersistent=true\n\n[Install]\nWantedBy=timers.target\n"_s.arg(
                unit);
    text += u"\n# ~/.config/systemd/user/%1-failed.service\n[Unit]\nDescription=Resource Console: %1 failed\n\n"
            "[Service]\nType=oneshot\n# "_s.arg(unit);
    text += ownCommand() +
            u"\nExecStart=/bin/sh -c \"echo '%1 failed' | systemd-cat -p err -t resource-console\"\n\n# "_s.arg(unit);
    return text + SchedulesTr::tr("Then:") + u" systemctl --user enable --now %1.timer\n"_s.arg(unit);
}

Result<QString> cronText(const Schedule &schedule)
{
    if (schedule.fromKeychain)
        return failure(badInput(SchedulesTr::tr(
            "cron has no session for accessing a keychain. Keep the key in a file, or use a systemd timer.")));
    const QString ofCheck = u"--openmetrics"_s;
    QString command = shellCommand(scheduledCommand(schedule, true) +
                                   QStringList{proofOption(schedule, ofCheck), u"--key-stdin"_s, u"--quiet"_s});
    if (command.contains(u'\n'))
        return failure(badInput(SchedulesTr::tr("A cron line cannot contain a line break.")));
    command.replace(u'%', u"\\%"_s); // cron makes a line break of it
    return u"# "_s +
           SchedulesTr::tr("crontab -e. The key is in a file that only you can read (mode "
                           "600). The proof is in ~/.local/state/resource-console. on-failure is "
                           "a program of your own that notifies you.") +
           u"\n17 4 * * * d=\"$HOME/.local/state/resource-console\"; mkdir -p \"$d\"; ("_s +
           proving(command + u" <\"$HOME/.config/resource-console/api-key\""_s, u"$d"_s, proofFile(schedule, ofCheck)) +
           u") || \"$HOME/.config/resource-console/on-failure\"\n"_s;
}

/// What a container runs with a shell: its arguments are those of the program. It ends as the program does, passes the
/// end of the pod on to it, and after a failure runs the command in ON_FAILURE, which is not given the key.
QString podScript(const QString &keyVariable)
{
    return uR"(trap 'kill "$run"' TERM
resource-console "$@" & run=$!
wait "$run"; code=$?
while kill -0 "$run" 2>/dev/null; do wait "$run"; code=$?; done
[ "$code" -eq 0 ] || (unset %1; exec /bin/sh -c "$ON_FAILURE" >&2)
exit "$code"
)"_s.arg(shellQuoted(keyVariable));
}

QString indented(const QString &lines, const QString &indent)
{
    QString text;
    for (const QString &line : lines.split(u'\n', Qt::SkipEmptyParts))
        text += indent + line + u'\n';
    return text;
}

QString cronJobText(const Schedule &schedule)
{
    const QString unit = unitName(schedule);
    const QString variable = keyName(schedule);
    QString text =
        u"# "_s + SchedulesTr::tr("The key is stored in a secret, created once with") +
        u"\n# printf %s \"$%1\" | kubectl create secret generic resource-console --from-file=%1=/dev/stdin\n"_s.arg(
            variable);
    text += u"apiVersion: batch/v1\nkind: CronJob\nmetadata:\n  name: %1\nspec:\n  schedule: \"17 4 * * *\"\n"
            "  concurrencyPolicy: Forbid\n  jobTemplate:\n    spec:\n      backoffLimit: 0\n      template:\n"
            "        spec:\n          restartPolicy: Never\n          containers:\n            - name: %1\n"
            "              image: IMAGE\n              command:\n                - /bin/sh\n                - -c\n"
            "                - |\n"_s.arg(unit);
    text += indented(podScript(variable).replace(u'$', u"$$"_s), QString(18, u' ')) + // $(NAME) would be a variable
            u"                - %1\n              args:\n"_s.arg(unit);
    for (const QString &word : scheduledCommand(schedule, false) + QStringList{u"--json"_s}) // for who collects the log
        text += QString(16, u' ') + u"- "_s + kubernetesValue(word) + u'\n';
    return text + u"              env:\n                - name: %1\n                  valueFrom:\n"
                  "                    secretKeyRef:\n                      name: resource-console\n"
                  "                      key: %1\n                # %2\n                - name: ON_FAILURE\n"
                  "                  value: \"echo '%3 failed'\"\n"_s.arg(variable, ownCommand(), unit);
}

QString githubText(const Schedule &schedule)
{
    const QString variable = keyName(schedule);
    // what stands in ${{ }} would be evaluated before the shell sees it
    const QString ofCheck = u"--junit"_s;
    const QString file = proofFile(schedule, ofCheck);
    const QString command =
        shellCommand(scheduledCommand(schedule, false) + QStringList{proofOption(schedule, ofCheck)}) + u" > "_s + file;
    return u"# .github/workflows/%1.yml\nname: %1\non:\n  schedule:\n    - cron: \"17 4 * * *\"\n  workflow_dispatch:\n"
           "permissions: {}\njobs:\n  %1:\n    runs-on: ubuntu-24.04\n    timeout-minutes: 10\n    steps:\n"
           "      - run: "_s.arg(unitName(schedule)) +
           yamlQuoted(command) + u"\n        env:\n          %1: ${{ secrets.%1 }}\n"_s.arg(variable) +
           u"      - if: always()\n        uses: actions/upload-artifact@v4\n        with:\n          name: %1\n"
           "          path: %2\n      - if: failure()\n        # %3\n        run: echo '%1 failed'\n"_s.arg(
               unitName(schedule), file, ownCommand());
}

QString gitlabText(const Schedule &schedule)
{
    const QString ofCheck = u"--junit"_s;
    const QString file = proofFile(schedule, ofCheck);
    return u"# .gitlab-ci.yml; "_s + SchedulesTr::tr("the key is a masked project variable") + u": "_s +
           keyName(schedule) +
           u"\n%1:\n  image: IMAGE\n  rules:\n    - if: $CI_PIPELINE_SOURCE == \"schedule\"\n  timeout: 10 minutes\n"
           "  script:\n    - "_s.arg(unitName(schedule)) +
           yamlQuoted(shellCommand(scheduledCommand(schedule, false) + QStringList{proofOption(schedule, ofCheck)}) +
                      u" > "_s + file) +
           u"\n  after_script:\n    # %3\n    - '[ \"$CI_JOB_STATUS\" = success ] || echo \"%1 failed\"'\n"
           "  artifacts:\n    when: always\n    paths: [%2]\n"_s.arg(unitName(schedule), file, ownCommand()) +
           (schedule.drill ? QString() : u"    reports:\n      junit: %1\n"_s.arg(file));
}

} // namespace

const std::array<ScheduleFormatRow, 5> &scheduleFormatTable()
{
    static constexpr std::array<ScheduleFormatRow, 5> table{
        {{ScheduleFormat::SystemdTimer, "systemd-timer"_L1},
         {ScheduleFormat::Cron, "cron"_L1},
         {ScheduleFormat::KubernetesCronJob, "kubernetes-cronjob"_L1},
         {ScheduleFormat::GitHubActions, "github-actions"_L1},
         {ScheduleFormat::GitLabCi, "gitlab-ci"_L1}}};
    return table;
}

std::optional<ScheduleFormat> scheduleFormatFromWord(QStringView word)
{
    return enumFromWord(scheduleFormatTable(), &ScheduleFormatRow::format, &ScheduleFormatRow::word, word,
                        Qt::CaseInsensitive);
}

QStringList scheduledCommand(const Schedule &schedule, bool here)
{
    const Profile &profile = schedule.profile;
    QStringList words = schedule.drill ? QStringList{u"drill"_s, u"--level"_s, QString(wireWord(*schedule.drill))}
                                       : QStringList{u"check"_s, u"--arrival"_s};
    if (schedule.drill && mayNotify(*schedule.drill))
        words.append(u"--yes"_s);
    if (!schedule.within.isEmpty())
        words += {u"--within"_s, schedule.within};
    if (here && !profile.name.isEmpty())
        return words + QStringList{u"--profile"_s, profile.name};
    // elsewhere there is no profile in which the tool could be confirmed
    if (const ReadingPlan plan = readingPlanOf(profile); plan.isSet())
        words += {u"--log-tool"_s, plan.tool};
    words += {u"--resource"_s, profile.resource};
    if (!profile.toolServer.isEmpty())
        words += {u"--mcp-url"_s, profile.toolServer};
    if (!profile.username.isEmpty())
        words += {u"--username"_s, profile.username};
    else if (!profile.email.isEmpty())
        words += {u"--email"_s, profile.email};
    return words;
}

Result<QString> scheduleText(const Schedule &schedule, ScheduleFormat format)
{
    const bool isElsewhere = format == ScheduleFormat::KubernetesCronJob || format == ScheduleFormat::GitHubActions ||
                             format == ScheduleFormat::GitLabCi;
    if (isElsewhere && schedule.fromKeychain)
        return failure(badInput(
            SchedulesTr::tr("There is no keychain where this runs. Store the key as a secret of that service.")));
    if (schedule.profile.toolServer.isEmpty())
        return failure(badInput(SchedulesTr::tr("Proof of arrival needs a tool server.")));
    if (format == ScheduleFormat::GitHubActions) {
        for (const QString &word : scheduledCommand(schedule, false)) {
            if (word.contains("${{"_L1))
                return failure(badInput(SchedulesTr::tr("GitHub would evaluate a value with ${{.")));
        }
    }
    switch (format) {
    case ScheduleFormat::SystemdTimer:
        return timerText(schedule);
    case ScheduleFormat::Cron:
        return cronText(schedule);
    case ScheduleFormat::KubernetesCronJob:
        return cronJobText(schedule);
    case ScheduleFormat::GitHubActions:
        return githubText(schedule);
    case ScheduleFormat::GitLabCi:
        return gitlabText(schedule);
    }
    Q_UNREACHABLE();
}

} // namespace rc
