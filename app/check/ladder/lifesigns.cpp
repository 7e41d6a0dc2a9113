// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/ladder/lifesigns.h"

#include "core/json/jsontape.h"
#include "core/words/displaytext.h"
#include "wire/http/httpcall.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace rc {

namespace {

constexpr qsizetype shownHealth = 200;
constexpr qint64 healthCap = 64L * 1024L;
/// A server with a slow health endpoint must not use up the check's deadline.
constexpr std::chrono::milliseconds longestSigns = 5s;

QString shownMs(double milliseconds)
{
    return QCoreApplication::translate("rc::LifeSigns", "%1 ms").arg(QLocale().toString(milliseconds, 'f', 1));
}

} // namespace

std::optional<ToolCall> pingIn(const ToolCatalog &catalog)
{
    const auto tool = std::ranges::find_if(catalog.tools, [](const Tool &one) { return one.name == "ping"_L1; });
    if (tool == catalog.tools.cend() || tool->annotations.readOnly == false || tool->annotations.destructive == true)
        return std::nullopt;
    const auto schema = JsonTape::read(tool->inputSchema.isEmpty() ? QByteArray("{}") : tool->inputSchema);
    if (!schema || !schema->root().isObject())
        return std::nullopt;
    const auto isEmpty = [&schema](const char *member) {
        const JsonValue list = schema->root().member(member);
        return std::ranges::none_of(list, [](JsonValue) { return true; });
    };
    if (!isEmpty("required") || (tool->annotations.readOnly != true && !isEmpty("properties")))
        return std::nullopt;
    return ToolCall{.kind = catalog.kind, .name = tool->name, .inputSchema = tool->inputSchema};
}

QString healthText(const HttpAnswer &answer)
{
    const QByteArray body = answer.body.trimmed();
    if (!answer.isSuccess() || body.isEmpty() || !JsonTape::read(body))
        return {};
    return QCoreApplication::translate("rc::LifeSigns", "%1 %2, %3", "an HTTP status, its text, a duration")
        .arg(QString::number(answer.status), displayBytes(body, LineBreaks::Mark, shownHealth),
             shownMs(double(answer.timings.done) / 1000));
}

QString pingText(const ToolCallResult &result)
{
    if (result.outcome == CallOutcome::NotSent || result.outcome == CallOutcome::Cancelled)
        return {};
    return QCoreApplication::translate("rc::LifeSigns", "%1, %2", "how a call ended, a duration")
        .arg(outcomeName(result.outcome), shownMs(double(result.elapsedMs)));
}

LifeSigns::LifeSigns(LifeSignsOrder order, Credentials credentials, DialectMemory &dialects, QObject *parent)
    : QObject(parent)
    , m_order(std::move(order))
    , m_credentials(std::move(credentials))
    , m_dialects(dialects)
{
}

LifeSigns::~LifeSigns() = default;

HttpLimits LifeSigns::limitsLeft() const
{
    HttpLimits limits = m_order.limits;
    const std::chrono::milliseconds gone(m_clock.elapsed());
    limits.deadline = std::min(limits.deadline, longestSigns) - gone;
    limits.streamDeadline = limits.deadline;
    return limits;
}

void LifeSigns::start()
{
    m_clock.start();
    HttpRequest request;
    request.verb = "GET";
    request.url = toolServerRoot(m_order.toolServer);
    request.url.setPath(request.url.path(QUrl::FullyEncoded) + u"/health"_s, QUrl::TolerantMode);
    request.headers = {{"Accept", "application/json"}};
    request.limits = limitsLeft();
    request.limits.answerCap = healthCap;
    auto *call = new HttpCall(request, this);
    connect(call, &HttpCall::finished, this, [this, call](const HttpAnswer &answer) {
        call->deleteLater();
        if (const QString text = healthText(answer); !text.isEmpty())
            m_facts.append({FactId::Health, text});
        if (answer.fault == HttpFault::TimedOut)
            emit finished(m_facts); // no time left
        else
            ping();
    });
    call->start();
}

void LifeSigns::ping()
{
    const std::optional<ToolCall> wanted = pingIn(m_order.catalog);
    const HttpLimits limits = limitsLeft();
    if (!wanted || limits.deadline <= 0ms) {
        emit finished(m_facts);
        return;
    }
    auto *job = new ToolCallJob(m_order.toolServer, *wanted, m_credentials.clone(), m_dialects, limits, this);
    connect(job, &ToolCallJob::finished, this, [this, job](const ToolCallResult &result) {
        job->deleteLater();
        if (const QString text = pingText(result); !text.isEmpty())
            m_facts.append({FactId::Ping, text});
        emit finished(m_facts);
    });
    job->start();
}

} // namespace rc

#include "moc_lifesigns.cpp"
