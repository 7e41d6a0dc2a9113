// SPDX-License-Identifier: GPL-3.0-or-later
// The table of the standard steps, and their wording.
#include "check/evidence/step.h"

#include "core/words/enumtable.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct StepInfo
{
    StepId::Kind kind;
    QLatin1StringView word;
    QList<StepId> needs;
    const char *title = nullptr; ///< nullptr: the catalog's name
    std::optional<Level> level = {};
};

constexpr auto toolsWord = "tools-"_L1; // prefix of a catalog's name

/// In the order of the enumeration, without further catalogs. The last one is optional.
const std::array<StepInfo, 14> &stepTable()
{
    static const std::array<StepInfo, 14> table{{
        {StepId::Url, "url"_L1, {}, QT_TRANSLATE_NOOP("rc::CheckStep", "Resource URL")},
        {StepId::Key, "key"_L1, {}, QT_TRANSLATE_NOOP("rc::CheckStep", "API key")},
        {StepId::Dns, "dns"_L1, {StepId::Url}, QT_TRANSLATE_NOOP("rc::CheckStep", "DNS lookup")},
        {StepId::Tcp, "tcp"_L1, {StepId::Dns}, QT_TRANSLATE_NOOP("rc::CheckStep", "Port open")},
        {StepId::Tls, "tls"_L1, {StepId::Tcp}, QT_TRANSLATE_NOOP("rc::CheckStep", "TLS")},
        {StepId::Ingest, "ingest"_L1, {StepId::Tls, StepId::Key}, QT_TRANSLATE_NOOP("rc::CheckStep", "Send an entry")},
        {StepId::LevelDebug,
         "level-debug"_L1,
         {StepId::Ingest},
         QT_TRANSLATE_NOOP("rc::CheckStep", "Send at DEBUG"),
         Level::Debug},
        {StepId::LevelInfo,
         "level-info"_L1,
         {StepId::Ingest},
         QT_TRANSLATE_NOOP("rc::CheckStep", "Send at INFO"),
         Level::Info},
        {StepId::LevelWarning,
         "level-warning"_L1,
         {StepId::Ingest},
         QT_TRANSLATE_NOOP("rc::CheckStep", "Send at WARNING"),
         Level::Warning},
        {StepId::LevelError,
         "level-error"_L1,
         {StepId::Ingest},
         QT_TRANSLATE_NOOP("rc::CheckStep", "Send at ERROR"),
         Level::Error},
        {StepId::LevelAlert,
         "level-alert"_L1,
         {StepId::Ingest},
         QT_TRANSLATE_NOOP("rc::CheckStep", "Send at ALERT"),
         Level::Alert},
        {StepId::ToolsGeneral, "tools-general"_L1, {StepId::Key}},
        {StepId::ToolsCodeHosting, "tools-code-hosting"_L1, {StepId::Key}},
        {StepId::Arrival, "arrival"_L1, {StepId::Ingest}, QT_TRANSLATE_NOOP("rc::CheckStep", "Seen in the log")},
    }};
    return table;
}

/// Further catalogs use the last row.
const StepInfo &rowOf(const StepId &id)
{
    if (id == StepId::Arrival)
        return stepTable().back();
    return stepTable().at(std::size_t(std::min(id.kind(), StepId::ToolsCodeHosting)));
}

constexpr std::array<EnumRow<StepState>, 6> stateRows{{
    {StepState::Waiting, "waiting"_L1, QT_TRANSLATE_NOOP("rc::CheckStep", "Waiting")},
    {StepState::Running, "running"_L1, QT_TRANSLATE_NOOP("rc::CheckStep", "Running")},
    {StepState::Passed, "passed"_L1, QT_TRANSLATE_NOOP("rc::CheckStep", "Passed")},
    {StepState::Warned, "warned"_L1, QT_TRANSLATE_NOOP("rc::CheckStep", "Warning")},
    {StepState::Failed, "failed"_L1, QT_TRANSLATE_NOOP("rc::CheckStep", "Failed")},
    {StepState::Skipped, "skipped"_L1, QT_TRANSLATE_NOOP("rc::CheckStep", "Not tested")},
}};

} // namespace

StepId StepId::tools(const CatalogKind &catalog)
{
    if (catalog == CatalogKind::General)
        return ToolsGeneral;
    if (catalog == CatalogKind::CodeHosting)
        return ToolsCodeHosting;
    StepId id = ToolsFurther;
    id.m_further = catalog.word();
    return id;
}

QString StepId::catalog() const
{
    if (!isToolStep())
        return {};
    return m_kind == ToolsFurther ? m_further : wireWord(*this).mid(toolsWord.size());
}

bool operator<(const StepId &one, const StepId &other)
{
    return one.m_kind != other.m_kind ? one.m_kind < other.m_kind : one.m_further < other.m_further;
}

QList<StepId> standardSteps()
{
    QList<StepId> steps;
    for (const StepInfo &row : stepTable()) {
        if (row.kind != StepId::Arrival)
            steps.append(row.kind);
    }
    return steps;
}

QList<StepId> prerequisitesOf(const StepId &id)
{
    return rowOf(id).needs;
}

QString wireWord(const StepId &id)
{
    if (id.kind() == StepId::ToolsFurther)
        return toolsWord + id.catalog();
    return rowOf(id).word;
}

QLatin1StringView wireWord(StepState state)
{
    return rowOf(stateRows, state).word;
}

std::optional<StepId> stepFromWord(QStringView word)
{
    for (const StepInfo &row : stepTable()) {
        if (row.word == word)
            return row.kind;
    }
    const QString catalog = word.startsWith(toolsWord) ? word.mid(toolsWord.size()).toString() : QString();
    return isCustomCatalogName(catalog) ? std::optional(StepId::tools(CatalogKind(catalog, {}))) : std::nullopt;
}

std::optional<StepState> stateFromWord(QStringView word)
{
    return enumFromWord(stateRows, word);
}

QList<StepResult> waitingSteps(const QList<CatalogKind> &further, bool arrival)
{
    QList<StepId> ids = standardSteps();
    for (const CatalogKind &catalog : further)
        ids.append(StepId::tools(catalog));
    if (arrival)
        ids.append(StepId::Arrival);
    QList<StepResult> steps;
    for (const StepId &id : std::as_const(ids)) {
        StepResult step;
        step.id = id;
        steps.append(step);
    }
    return steps;
}

qsizetype indexOfStep(const StepId &id, const QList<StepResult> &steps)
{
    const auto found = std::ranges::find(steps, id, &StepResult::id);
    return found == steps.cend() ? -1 : found - steps.cbegin();
}

const StepResult *stepIn(const QList<StepResult> &steps, const StepId &id)
{
    return findRow(steps, &StepResult::id, id);
}

bool anyInState(const QList<StepResult> &steps, StepState state)
{
    return std::ranges::any_of(steps, [state](const StepResult &r) { return r.state == state; });
}

StepState stateOf(const StepId &id, const QList<StepResult> &steps)
{
    const StepResult *step = stepIn(steps, id);
    return step ? step->state : StepState::Waiting;
}

QDateTime oldestResultTime(const QList<StepResult> &steps)
{
    QDateTime oldest;
    for (const StepResult &step : steps) {
        const bool ran = step.state != StepState::Skipped && step.at.isValid();
        if (ran && (!oldest.isValid() || step.at < oldest))
            oldest = step.at;
    }
    return oldest;
}

Phrase stepTitle(const StepId &id)
{
    return id.isToolStep() ? catalogNameOf(id.catalog()) : Phrase("rc::CheckStep", rowOf(id).title);
}

QString stateName(StepState state)
{
    return QCoreApplication::translate("rc::CheckStep", rowOf(stateRows, state).name);
}

std::optional<Level> levelOf(const StepId &id)
{
    return id.isToolStep() ? std::nullopt : rowOf(id).level;
}

} // namespace rc
