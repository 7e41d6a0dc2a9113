// SPDX-License-Identifier: GPL-3.0-or-later
// The table of the usual rungs and the words for them.
#include "check/rung.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct RungRow
{
    RungId::Step step;
    QLatin1StringView word;
    QList<RungId> needs;
};

constexpr auto toolsWord = "tools-"_L1; // before a catalog's word

const std::array<RungRow, 13> &rungTable()
{
    static const std::array<RungRow, 13> table{{
        {RungId::Url, "url"_L1, {}},
        {RungId::Key, "key"_L1, {}},
        {RungId::Dns, "dns"_L1, {RungId::Url}},
        {RungId::Tcp, "tcp"_L1, {RungId::Dns}},
        {RungId::Tls, "tls"_L1, {RungId::Tcp}},
        {RungId::Ingest, "ingest"_L1, {RungId::Tls, RungId::Key}},
        {RungId::LevelDebug, "level-debug"_L1, {RungId::Ingest}},
        {RungId::LevelInfo, "level-info"_L1, {RungId::Ingest}},
        {RungId::LevelWarning, "level-warning"_L1, {RungId::Ingest}},
        {RungId::LevelError, "level-error"_L1, {RungId::Ingest}},
        {RungId::LevelAlert, "level-alert"_L1, {RungId::Ingest}},
        {RungId::ToolsGeneral, "tools-general"_L1, {RungId::Key}},
        {RungId::ToolsCodeHosting, "tools-code-hosting"_L1, {RungId::Key}},
    }};
    return table;
}

} // namespace

RungId RungId::tools(const CatalogKind &catalog)
{
    if (catalog == CatalogKind::General)
        return ToolsGeneral;
    if (catalog == CatalogKind::CodeHosting)
        return ToolsCodeHosting;
    RungId id = ToolsFurther;
    id.m_further = catalog.word();
    return id;
}

QString RungId::catalog() const
{
    if (!isOfTools())
        return {};
    return m_step == ToolsFurther ? m_further : wireWord(*this).mid(toolsWord.size());
}

bool operator<(const RungId &one, const RungId &other)
{
    return one.m_step != other.m_step ? one.m_step < other.m_step : one.m_further < other.m_further;
}

QList<RungId> usualRungs()
{
    QList<RungId> rungs;
    for (const RungRow &row : rungTable())
        rungs.append(row.step);
    return rungs;
}

QList<RungId> needsOf(const RungId &id)
{
    // a further catalog needs what each catalog needs
    const RungId::Step step = std::min(id.step(), RungId::ToolsCodeHosting);
    return rungTable().at(static_cast<std::size_t>(step)).needs;
}

QString wireWord(const RungId &id)
{
    if (id.step() == RungId::ToolsFurther)
        return toolsWord + id.catalog();
    return rungTable().at(static_cast<std::size_t>(id.step())).word;
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
    for (const RungRow &row : rungTable()) {
        if (row.word == word)
            return row.step;
    }
    const QString catalog = word.startsWith(toolsWord) ? word.mid(toolsWord.size()).toString() : QString();
    return isFurtherCatalogName(catalog) ? std::optional(RungId::tools(CatalogKind(catalog, {}))) : std::nullopt;
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

QList<RungResult> waitingRungs(const QList<CatalogKind> &further)
{
    QList<RungId> ids = usualRungs();
    for (const CatalogKind &catalog : further)
        ids.append(RungId::tools(catalog));
    QList<RungResult> rungs;
    for (const RungId &id : std::as_const(ids)) {
        RungResult rung;
        rung.id = id;
        rungs.append(rung);
    }
    return rungs;
}

qsizetype placeOf(const RungId &id, const QList<RungResult> &rungs)
{
    const auto found =
        std::find_if(rungs.cbegin(), rungs.cend(), [&id](const RungResult &rung) { return rung.id == id; });
    return found == rungs.cend() ? -1 : found - rungs.cbegin();
}

RungState stateOf(const RungId &id, const QList<RungResult> &rungs)
{
    const qsizetype place = placeOf(id, rungs);
    return place < 0 ? RungState::Waiting : rungs.at(place).state;
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

QString rungTitle(const RungId &id)
{
    switch (id.step()) {
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
    case RungId::ToolsCodeHosting:
    case RungId::ToolsFurther:
        return catalogNameOf(id.catalog());
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

std::optional<Level> levelOf(const RungId &id)
{
    switch (id.step()) {
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
