// SPDX-License-Identifier: GPL-3.0-or-later
// tools call: one tool, looked up in the lists, checked, and called once.
#include "cli/toolscall.h"

#include "check/callwords.h"
#include "cli/calloutput.h"
#include "cli/commandrun.h"
#include "cli/credentialssource.h"
#include "cli/keptactivity.h"
#include "cli/terminal.h"
#include "cli/terminalscreen.h"
#include "cli/toolsoutput.h"
#include "cli/toolstarget.h"
#include "core/displaytext.h"
#include "core/strictjson.h"
#include "insight/argumentscheck.h"
#include "service/exitcode.h"

#include <QFile>
#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr std::chrono::milliseconds goodbye{300}; ///< for the word to the server that nobody waits any more
constexpr qint64 longestArguments = 4 * 1024 * 1024;

struct CallPlan
{
    ToolsTarget to;
    QString name;
    QByteArray arguments;
    HttpLimits listLimits;
    HttpLimits limits;
    bool yes = false;
    bool unchecked = false;
    bool json = false;
};

/// Lists, so that it knows the tool's schema and what it says of itself; then calls.
class CallRun : public CommandRun
{
public:
    CallRun(CallPlan plan, CredentialsSource &source, KeptActivity &activity, Terminal &terminal)
        : m_plan(std::move(plan))
        , m_source(source)
        , m_activity(activity)
        , m_terminal(terminal)
        , m_tellsProgress(errorsAreTerminal())
    {
    }

    void start() override
    {
        m_source.read(this, [this](Result<Credentials> credentials) {
            if (m_ended)
                return;
            if (!credentials) {
                end(m_terminal.failure(credentials.error()));
                return;
            }
            m_credentials = std::move(*credentials);
            m_activity.setKey(m_credentials);
            list();
        });
    }

    void abort() override
    {
        if (m_call) {
            m_call->abort();
            return;
        }
        end(m_terminal.failure({ErrorKind::Cancelled, {}, {}, 0}));
    }

private:
    void list()
    {
        const QList<CatalogKind> &kinds = m_plan.to.kinds;
        for (const CatalogKind &kind : kinds)
            m_records.append(listRecord(m_source.options().profile.name, m_plan.to.toolServer, kind));
        m_activity.write(m_records);
        m_lists.resize(kinds.size());
        m_waiting = kinds.size();
        for (qsizetype i = 0; i < kinds.size(); ++i) {
            auto *job = new ToolListJob(m_plan.to.toolServer, kinds.at(i), m_credentials.clone(), m_dialects,
                                        m_plan.listLimits, this);
            connect(job, &ToolListJob::finished, this, [this, i](const ToolListResult &result) {
                m_lists[i] = result;
                complete(m_records[i], result);
                if (m_ended)
                    return;
                if (--m_waiting == 0)
                    listed();
                else // one request at a time: a tool server may stand still behind one of them
                    m_jobs.at(m_lists.size() - m_waiting)->start();
            });
            m_jobs.append(job);
        }
        m_jobs.first()->start();
    }

    void listed()
    {
        m_activity.write(m_records);
        const ToolListResult *holder = nullptr;
        for (const ToolListResult &one : std::as_const(m_lists)) {
            for (const Tool &tool : one.catalog.tools) {
                if (tool.name != m_plan.name)
                    continue;
                if (holder) {
                    refuse(translate("rc::Cli", "More than one tool is named \"%1\". Say which catalog with --catalog.")
                               .arg(displayText(m_plan.name)));
                    return;
                }
                holder = &one;
                m_tool = tool;
            }
        }
        if (holder)
            check(*holder);
        else
            endWithoutTool();
    }

    /// That there is no such tool is known from whole lists only.
    void endWithoutTool()
    {
        std::optional<ErrorKind> why;
        for (const ToolListResult &one : std::as_const(m_lists)) {
            if (!one.error && one.catalog.complete)
                continue;
            if (!why)
                why = one.error ? one.error->kind : ErrorKind::NotUnderstood;
            for (const QString &problem : problemsOf(one))
                m_terminal.error(catalogName(one.catalog.kind) + u": "_s + problem);
        }
        if (why)
            end(exitCodeFor(*why));
        else
            refuse(noSuchTool(m_plan.name));
    }

    void check(const ToolListResult &holder)
    {
        const ArgumentsReport report = checkArguments(m_tool.inputSchema, m_plan.arguments);
        if (!report.faults.isEmpty() && !m_plan.unchecked) {
            for (const ArgumentFault &fault : report.faults)
                m_terminal.error(shownFault(fault));
            for (const QString &line : report.unchecked)
                m_terminal.error(line);
            refuse(translate("rc::Cli", "Not called: the arguments do not fit the tool's schema, which is told by: "
                                        "resource-console tools show %1. To send them all the same: --unchecked")
                       .arg(displayText(m_plan.name)));
            return;
        }
        const QString why = destructiveWords(m_tool);
        if (!why.isEmpty() && !m_plan.yes) {
            refuse(why + u' ' + translate("rc::Cli", "Not called. If that is what you want: --yes"));
            return;
        }
        call(holder);
    }

    void call(const ToolListResult &holder)
    {
        const ToolCall wanted{holder.catalog.kind, m_tool.name, m_plan.arguments};
        m_url = holder.catalog.url;
        m_record = callRecord(m_source.options().profile.name, m_plan.to.toolServer, wanted);
        m_activity.write({m_record});
        m_call = new ToolCallJob(m_plan.to.toolServer, wanted, m_credentials.clone(), m_dialects, m_plan.limits, this);
        if (m_tellsProgress)
            connect(m_call, &ToolCallJob::progressed, this,
                    [this](const CallProgress &progress) { m_terminal.error(progressWords(progress)); });
        connect(m_call, &ToolCallJob::finished, this, [this](const ToolCallResult &result) {
            complete(m_record, result);
            m_activity.write({m_record});
            printCall(result, m_tool, m_url, m_plan.json, m_terminal);
            if (result.error && result.error->kind == ErrorKind::Cancelled)
                QTimer::singleShot(goodbye, this, [this, code = exitCodeOf(result)] { end(code); });
            else
                end(exitCodeOf(result));
        });
        m_call->start();
    }

    void refuse(const QString &why)
    {
        m_terminal.error(why);
        end(usageExitCode);
    }

    void end(int code)
    {
        if (!std::exchange(m_ended, true))
            emit finished(code);
    }

    CallPlan m_plan;
    CredentialsSource &m_source;
    KeptActivity &m_activity;
    Terminal &m_terminal;
    bool m_tellsProgress;
    Credentials m_credentials;
    DialectMemory m_dialects;
    QList<ActivityRecord> m_records; ///< of the lists
    QList<ToolListResult> m_lists;
    QList<ToolListJob *> m_jobs;
    qsizetype m_waiting = 0;
    Tool m_tool;
    QUrl m_url;
    ActivityRecord m_record;
    ToolCallJob *m_call = nullptr;
    bool m_ended = false;
};

Result<QByteArray> read(const QString &path)
{
    QFile file(path);
    const bool isOpen = path == "-"_L1 ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    QByteArray bytes;
    while (isOpen && bytes.size() <= longestArguments) {
        const QByteArray part = file.read(longestArguments + 1 - bytes.size());
        if (part.isEmpty())
            break;
        bytes += part;
    }
    if (!isOpen || file.error() != QFileDevice::NoError)
        return failure(ErrorKind::BadInput,
                       translate("rc::Cli", "%1 cannot be read: %2.").arg(displayText(path), file.errorString()));
    if (bytes.size() > longestArguments)
        return failure(ErrorKind::BadInput, translate("rc::Cli", "The arguments are longer than 4 MiB."));
    return bytes;
}

Result<QByteArray> argumentsFrom(const Arguments &arguments)
{
    if (!arguments.has(u"--args"_s))
        return QByteArray("{}");
    const QString given = arguments.value(u"--args"_s);
    if (given == "-"_L1 && arguments.has(u"--key-stdin"_s))
        return failure(ErrorKind::BadInput,
                       translate("rc::Cli", "--args - and --key-stdin would both read standard input."));
    Result<QByteArray> bytes = given.toUtf8();
    if (given == "-"_L1)
        bytes = read(given);
    else if (given.startsWith(u'@'))
        bytes = read(given.mid(1));
    if (!bytes)
        return bytes;
    const QByteArray json = bytes->trimmed();
    if (const auto fault = jsonFault(json))
        return failure(ErrorKind::BadInput, translate("rc::Cli", "--args is not JSON: %1").arg(fault->detail));
    if (!jsonMembers(json))
        return failure(ErrorKind::BadInput, translate("rc::Cli", "--args takes a JSON object, such as '{\"n\":1}'."));
    return json;
}

Result<CallPlan> planFrom(const Arguments &arguments, CredentialsSource &source)
{
    CallPlan plan;
    if (arguments.words.size() != 2 || arguments.words.at(1).isEmpty())
        return failure(ErrorKind::BadInput, translate("rc::Cli", "tools call takes the name of one tool."));
    plan.name = arguments.words.at(1);
    plan.yes = arguments.has(u"--yes"_s);
    plan.unchecked = arguments.has(u"--unchecked"_s);
    plan.json = arguments.has(u"--json"_s);
    const auto json = argumentsFrom(arguments);
    if (!json)
        return failure(json.error());
    plan.arguments = *json;
    if (const auto kinds = catalogsOf(arguments, source.options().profile); !kinds)
        return failure(kinds.error());
    if (const auto ready = source.prepare(QProcessEnvironment::systemEnvironment()); !ready)
        return failure(ready.error());
    const auto to = toolsTarget(arguments, source);
    if (!to)
        return failure(to.error());
    plan.to = *to;
    plan.listLimits = toolListLimits(source.options().limits, to->authorities);
    plan.limits = answerLimits(source.options().limits, to->authorities);
    return plan;
}

} // namespace

int runToolsCall(const Arguments &arguments, Terminal &terminal)
{
    auto options = optionsOf(arguments, QProcessEnvironment::systemEnvironment(), ProfileStore(profilesFile()),
                             savedLimits(terminal));
    if (!options)
        return terminal.failure(options.error());
    CredentialsSource source(std::move(*options));
    auto plan = planFrom(arguments, source);
    if (!plan)
        return terminal.failure(plan.error());
    KeptActivity activity(terminal);
    source.maskGivenKey(activity);
    CallRun run(std::move(*plan), source, activity, terminal);
    return runToEnd(run);
}

} // namespace rc
