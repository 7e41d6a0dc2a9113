// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/report/reportmetrics.h"

#include "check/report/keyguard.h"
#include "core/url/resourceurl.h"
#include "core/words/displaytext.h"

#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr std::array states{RungState::Passed, RungState::Warned, RungState::Failed, RungState::Skipped};

/// OpenMetrics: escapes backslash, quotation mark and line break.
QByteArray label(const QString &text)
{
    QString value = displayText(text);
    value.replace(u'\\', u"\\\\"_s).replace(u'"', u"\\\""_s);
    return '"' + value.toUtf8() + '"';
}

QByteArray head(const QByteArray &name, const QByteArray &type, const QByteArray &help, const QByteArray &unit = {})
{
    QByteArray lines = "# TYPE " + name + ' ' + type + '\n';
    if (!unit.isEmpty())
        lines += "# UNIT " + name + ' ' + unit + '\n';
    return lines + "# HELP " + name + ' ' + help + '\n';
}

RungState metricState(RungState state)
{
    return state == RungState::Waiting || state == RungState::Running ? RungState::Skipped : state;
}

} // namespace

Result<QByteArray> reportMetrics(const CheckReport &report)
{
    const auto pasted = parseResourceUrl(report.resource);
    const QByteArray resource = "resource=" + label(pasted ? pasted->resource.resourceUrl() : report.resource);
    const bool failed = overallState(report.rungs) == RungState::Failed;
    QByteArray text = head("resource_console_check_passed", "gauge", "Whether no step of the check failed.");
    text += "resource_console_check_passed{" + resource + "} " + (failed ? "0" : "1") + '\n';
    text += head("resource_console_check_exit_code", "gauge", "What the check command returned.");
    text += "resource_console_check_exit_code{" + resource + "} " + QByteArray::number(exitCodeOf(report.rungs)) + '\n';
    text += head("resource_console_check_duration_seconds", "gauge", "How long the check took.", "seconds");
    text += "resource_console_check_duration_seconds{" + resource + "} " +
            QByteArray::number(double(report.elapsedMs) / 1e3, 'f', 3) + '\n';
    if (report.at.isValid()) {
        text += head("resource_console_check_end_timestamp_seconds", "gauge", "When the check ended.", "seconds");
        text += "resource_console_check_end_timestamp_seconds{" + resource + "} " +
                QByteArray::number(double(report.at.toMSecsSinceEpoch()) / 1e3, 'f', 3) + '\n';
    }
    text += head("resource_console_check_step", "stateset", "The state of each step.");
    for (const RungResult &rung : report.rungs) {
        for (const RungState state : states)
            text += "resource_console_check_step{" + resource + ",step=" + label(wireWord(rung.id)) +
                    ",resource_console_check_step=" + label(wireWord(state)) + "} " +
                    (metricState(rung.state) == state ? "1" : "0") + '\n';
    }
    text += head("resource_console_check_step_duration_seconds", "gauge", "How long each step took.", "seconds");
    for (const RungResult &rung : report.rungs) {
        if (metricState(rung.state) != RungState::Skipped)
            text += "resource_console_check_step_duration_seconds{" + resource + ",step=" + label(wireWord(rung.id)) +
                    "} " + QByteArray::number(double(rung.elapsedUs) / 1e6, 'f', 6) + '\n';
    }
    text += "# EOF\n";
    RC_CHECK(withoutKey(QString::fromUtf8(text), report));
    return text;
}

} // namespace rc
