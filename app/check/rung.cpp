// SPDX-License-Identifier: GPL-3.0-or-later
// The table of rungs and the words for them.
#include "check/rung.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

const std::array<RungRow, 13> &rungTable()
{
    using enum RungId;
    static const std::array<RungRow, 13> table{{
        {Url, "url"_L1, {}},
        {Key, "key"_L1, {}},
        {Dns, "dns"_L1, {Url}},
        {Tcp, "tcp"_L1, {Dns}},
        {Tls, "tls"_L1, {Tcp}},
        {Ingest, "ingest"_L1, {Tls, Key}},
        {LevelDebug, "level-debug"_L1, {Ingest}},
        {LevelInfo, "level-info"_L1, {Ingest}},
        {LevelWarning, "level-warning"_L1, {Ingest}},
        {LevelError, "level-error"_L1, {Ingest}},
        {LevelAlert, "level-alert"_L1, {Ingest}},
        {ToolsGeneral, "tools-general"_L1, {Key}},
        {ToolsCodeHosting, "tools-code-hosting"_L1, {Key}},
    }};
    return table;
}

QLatin1StringView wireWord(RungId id)
{
    return rungTable().at(static_cast<std::size_t>(id)).word;
}

QLatin1StringView wireWord(RungState state)
{
    switch (state) {
    case RungState::Waiting:
        return "waiting"_L1;
    case RungState::Running:
        return "running"_L1;
    case RungState::Passed:
        return "passed"_L1;
    case RungState::Warned:
        return "warned"_L1;
    case RungState::Failed:
        return "failed"_L1;
    case RungState::Skipped:
        return "skipped"_L1;
    }
    return {};
}

std::optional<RungId> rungFromWord(QStringView word)
{
    const auto found =
        std::find_if(rungTable().cbegin(), rungTable().cend(), [word](const RungRow &row) { return row.word == word; });
    return found == rungTable().cend() ? std::nullopt : std::optional(found->id);
}

std::optional<RungState> stateFromWord(QStringView word)
{
    using enum RungState;
    for (const RungState state : {Waiting, Running, Passed, Warned, Failed, Skipped}) {
        if (wireWord(state) == word)
            return state;
    }
    return std::nullopt;
}

QList<RungResult> waitingRungs()
{
    QList<RungResult> rungs;
    for (const RungRow &row : rungTable()) {
        RungResult rung;
        rung.id = row.id;
        rungs.append(rung);
    }
    return rungs;
}

QDateTime oldestOf(const QList<RungResult> &rungs)
{
    QDateTime oldest;
    for (const RungResult &rung : rungs) {
        const bool ran = rung.state != RungState::Skipped && rung.at.isValid();
        if (ran && (!oldest.isValid() || rung.at < oldest))
            oldest = rung.at;
    }
    return oldest;
}

QString rungTitle(RungId id)
{
    switch (id) {
    case RungId::Url:
        return QCoreApplication::translate("rc::Rung", "Resource URL");
    case RungId::Key:
        return QCoreApplication::translate("rc::Rung", "API key");
    case RungId::Dns:
        return QCoreApplication::translate("rc::Rung", "Name resolves");
    case RungId::Tcp:
        return QCoreApplication::translate("rc::Rung", "Port answers");
    case RungId::Tls:
        return QCoreApplication::translate("rc::Rung", "TLS");
    case RungId::Ingest:
        return QCoreApplication::translate("rc::Rung", "Ingest accepts an entry");
    case RungId::LevelDebug:
        return QCoreApplication::translate("rc::Rung", "An entry at DEBUG");
    case RungId::LevelInfo:
        return QCoreApplication::translate("rc::Rung", "An entry at INFO");
    case RungId::LevelWarning:
        return QCoreApplication::translate("rc::Rung", "An entry at WARNING");
    case RungId::LevelError:
        return QCoreApplication::translate("rc::Rung", "An entry at ERROR");
    case RungId::LevelAlert:
        return QCoreApplication::translate("rc::Rung", "An entry at ALERT");
    case RungId::ToolsGeneral:
        return QCoreApplication::translate("rc::Rung", "General tools");
    case RungId::ToolsCodeHosting:
        return QCoreApplication::translate("rc::Rung", "Code-hosting tools");
    }
    return {};
}

QString stateName(RungState state)
{
    switch (state) {
    case RungState::Waiting:
        return QCoreApplication::translate("rc::Rung", "Waiting");
    case RungState::Running:
        return QCoreApplication::translate("rc::Rung", "Running");
    case RungState::Passed:
        return QCoreApplication::translate("rc::Rung", "Passed");
    case RungState::Warned:
        return QCoreApplication::translate("rc::Rung", "Warning");
    case RungState::Failed:
        return QCoreApplication::translate("rc::Rung", "Failed");
    case RungState::Skipped:
        return QCoreApplication::translate("rc::Rung", "Skipped");
    }
    return {};
}

std::optional<Level> levelOf(RungId id)
{
    switch (id) {
    case RungId::LevelDebug:
        return Level::Debug;
    case RungId::LevelInfo:
        return Level::Info;
    case RungId::LevelWarning:
        return Level::Warning;
    case RungId::LevelError:
        return Level::Error;
    case RungId::LevelAlert:
        return Level::Alert;
    default:
        return std::nullopt;
    }
}

} // namespace rc
