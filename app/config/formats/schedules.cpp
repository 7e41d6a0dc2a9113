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

QString translated(const char *text)
{
    return QCoreApplication::translate("rc::Schedules", text);
}

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

/// A word of ExecStart=, where a dollar sign begins a variable.
QString execQuoted(QString text)
{
    return systemdQuoted(text.replace(u'$', u"$$"_s));
}

Result<QString> timerText(const Schedule &schedule)
{
    const QString unit = unitName(schedule);
    QStringList words = scheduledCommand(schedule, true);
    if (!schedule.fromKeychain)
        words.append(u"--key-stdin"_s);
    const QString command = shellCommand(words);
    if (const QString fault = systemdFault(command); !fault.isEmpty())
        return failure(ErrorKind::BadInput, fault);
    QString text = u"# ~/.config/systemd/user/%1.service\n[Unit]\nDescription=Resource Console: %2\n"
                   "# "_s.arg(unit, schedule.drill ? u"drill"_s : u"proof of arrival"_s);
    text += translated(QT_TRANSLATE_NOOP("rc::Schedules", "Notifies you on failure: see the last unit")) +
            u"\nOnFailure=%1-failed.service\n\n[Service]\nType=oneshot\n"_s.arg(unit);
    if (schedule.fromKeychain) {
        text += u"# "_s +
                translated(QT_TRANSLATE_NOOP("rc::Schedules", "The program reads the key from the keychain")) +
                u"\nExecStart="_s + u"/bin/sh -c "_s + execQuoted(u"exec "_s + command) + u'\n';
    } else {
        text += u"# "_s +
                translated(QT_TRANSLATE_NOOP(
                    "rc::Schedules", "The key is a systemd credential, in a file that only you can read (mode 600)")) +
                u"\nLoadCredential=api-key:%h/.config/resource-console/api-key\nExecStart=/bin/sh -c "_s +
                execQuoted(u"exec "_s + command + u" <\"$CREDENTIALS_DIRECTORY/api-key\""_s) + u'\n';
    }
    text += u"\n# ~/.config/systemd/user/%1.timer\n[Unit]\nDescription=Resource Console: %1\n\n[Timer]\n"
            "OnCalendar=daily\nRandomizedDelaySec=15min\nPersistent=true\n\n[Install]\nWantedBy=timers.target\n"_s.arg(
                unit);
    text += u"\n# ~/.config/systemd/user/%1-failed.service\n[Unit]\nDescription=Resource Console: %1 failed\n\n"
            "[Service]\nType=oneshot\n# "_s.arg(unit);
    text += translated(QT_TRANSLATE_NOOP("rc::Schedules", "Put your own command here, such as one that sends mail")) +
            u"\nExecStart=/bin/sh -c \"echo '%1 failed' | systemd-cat -p err -t resource-console\"\n\n# "_s.arg(unit);
    return text + translated(QT_TRANSLATE_NOOP("rc::Schedules", "Then:")) +
           u" systemctl --user enable --now %1.timer\n"_s.arg(unit);
}

Result<QString> cronText(const Schedule &schedule)
{
    if (schedule.fromKeychain)
        return failure(
            ErrorKind::BadInput,
            translated(QT_TRANSLATE_NOOP(
                "rc::Schedules",
                "cron has no session for accessing a keychain. Keep the key in a file, or use a systemd timer.")));
    QString command = shellCommand(scheduledCommand(schedule, true) + QStringList{u"--key-stdin"_s, u"--quiet"_s});
    if (command.contains(u'\n'))
        return failure(ErrorKind::BadInput,
                       translated(QT_TRANSLATE_NOOP("rc::Schedules", "A cron line cannot contain a line break.")));
    command.replace(u'%', u"\\%"_s); // cron makes a line break of it
    return u"# "_s +
           translated(QT_TRANSLATE_NOOP(
               "rc::Schedules",
               "crontab -e. The key is in a file that only you can read (mode 600); cron emails you failures.")) +
           u"\n17 4 * * * "_s + command + u" <\"$HOME/.config/resource-console/api-key\"\n"_s;
}

QString yamlList(const QStringList &words, const QString &indent)
{
    QString text;
    for (const QString &word : words)
        text += indent + u"- "_s + yamlQuoted(word) + u'\n';
    return text;
}

QString cronJobText(const Schedule &schedule)
{
    const QString unit = unitName(schedule);
    const QString variable = keyName(schedule);
    QString text =
        u"# "_s + translated(QT_TRANSLATE_NOOP("rc::Schedules", "The key is stored in a secret, created once with")) +
        u"\n# printf %s \"$%1\" | kubectl create secret generic resource-console --from-file=%1=/dev/stdin\n"_s.arg(
            variable);
    text +=
        u"apiVersion: batch/v1\nkind: CronJob\nmetadata:\n  name: %1\nspec:\n  schedule: \"17 4 * * *\"\n"
        "  concurrencyPolicy: Forbid\n  jobTemplate:\n    spec:\n      backoffLimit: 0\n      template:\n"
        "        spec:\n          restartPolicy: Never\n          containers:\n            - name: %1\n"
        "              image: IMAGE\n              command: [\"resource-console\"]\n              args:\n"_s.arg(unit);
    // $(NAME) would be a variable
    QStringList words = scheduledCommand(schedule, false);
    words.replaceInStrings(u"$("_s, u"$$("_s);
    text += yamlList(words, QString(16, u' '));
    return text + u"              env:\n                - name: %1\n                  valueFrom:\n"
                  "                    secretKeyRef:\n                      name: resource-console\n"
                  "                      key: %1\n"_s.arg(variable);
}

QString githubText(const Schedule &schedule)
{
    const QString variable = keyName(schedule);
    // what stands in ${{ }} would be evaluated before the shell sees it
    QString command = shellCommand(scheduledCommand(schedule, false));
    return u"# .github/workflows/%1.yml\nname: %1\non:\n  schedule:\n    - cron: \"17 4 * * *\"\n  workflow_dispatch:\n"
           "permissions: {}\njobs:\n  %1:\n    runs-on: ubuntu-24.04\n    timeout-minutes: 10\n    steps:\n"
           "      - run: "_s.arg(unitName(schedule)) +
           yamlQuoted(command) + u"\n        env:\n          %1: ${{ secrets.%1 }}\n"_s.arg(variable);
}

QString gitlabText(const Schedule &schedule)
{
    return u"# .gitlab-ci.yml; "_s +
           translated(QT_TRANSLATE_NOOP("rc::Schedules", "the key is a masked project variable")) + u": "_s +
           keyName(schedule) +
           u"\n%1:\n  image: IMAGE\n  rules:\n    - if: $CI_PIPELINE_SOURCE == \"schedule\"\n  timeout: 10 minutes\n"
           "  script:\n    - "_s.arg(unitName(schedule)) +
           yamlQuoted(shellCommand(scheduledCommand(schedule, false))) + u'\n';
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
        return failure(
            ErrorKind::BadInput,
            translated(QT_TRANSLATE_NOOP(
                "rc::Schedules", "There is no keychain where this runs. Store the key as a secret of that service.")));
    if (schedule.profile.toolServer.isEmpty())
        return failure(ErrorKind::BadInput,
                       translated(QT_TRANSLATE_NOOP("rc::Schedules", "Proof of arrival needs a tool server.")));
    if (format == ScheduleFormat::GitHubActions) {
        for (const QString &word : scheduledCommand(schedule, false)) {
            if (word.contains("${{"_L1))
                return failure(ErrorKind::BadInput, translated(QT_TRANSLATE_NOOP(
                                                        "rc::Schedules", "GitHub would evaluate a value with ${{.")));
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
