// SPDX-License-Identifier: GPL-3.0-or-later
// The table of the standard steps, and their wording.
#include "check/evidence/rung.h"

#include "core/words/enumtable.h"

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
    const char *title = nullptr; ///< nullptr: the catalog's name
    std::optional<Level> level = {};
};

constexpr auto toolsWord = "tools-"_L1; // prefix of a catalog's name

/// In the order of the enumeration, without further catalogs. The last one is no step of every check.
const std::array<RungRow, 14> &rungTable()
{
    static const std::array<RungRow, 14> table{{
        {RungId::Url, "url"_L1, {}, QT_TRANSLATE_NOOP("rc::Rung", "Resource URL")},
        {RungId::Key, "key"_L1, {}, QT_TRANSLATE_NOOP("rc::Rung", "API key")},
        {RungId::Dns, "dns"_L1, {RungId::Url}, QT_TRANSLATE_NOOP("rc::Rung", "DNS lookup")},
        {RungId::Tcp, "tcp"_L1, {RungId::Dns}, QT_TRANSLATE_NOOP("rc::Rung", "Port open")},
        {RungId::Tls, "tls"_L1, {RungId::Tcp}, QT_TRANSLATE_NOOP("rc::Rung", "TLS")},
        {RungId::Ingest, "ingest"_L1, {RungId::Tls, RungId::Key}, QT_TRANSLATE_NOOP("rc::Rung", "Send an entry")},
        {RungId::LevelDebug,
         "level-debug"_L1,
         {RungId::Ingest},
         QT_TRANSLATE_NOOP("rc::Rung", "Send at DEBUG"),
         Level::Debug},
        {RungId::LevelInfo,
         "level-info"_L1,
         {RungId::Ingest},
         QT_TRANSLATE_NOOP("rc::Rung", "Send at INFO"),
         Level::Info},
        {RungId::LevelWarning,
         "level-warning"_L1,
         {RungId::Ingest},
         QT_TRANSLATE_NOOP("rc::Rung", "Send at WARNING"),
         Level::Warning},
        {RungId::LevelError,
         "level-error"_L1,
         {RungId::Ingest},
         QT_TRANSLATE_NOOP("rc::Rung", "Send at ERROR"),
         Level::Error},
        {RungId::LevelAlert,
         "level-alert"_L1,
         {RungId::Ingest},
         QT_TRANSLATE_NOOP("rc::Rung", "Send at ALERT"),
         Level::Alert},
        {RungId::ToolsGeneral, "tools-general"_L1, {RungId::Key}},
        {RungId::ToolsCodeHosting, "tools-code-hosting"_L1, {RungId::Key}},
        {RungId::Arrival, "arrival"_L1, {RungId::Ingest}, QT_TRANSLATE_NOOP("rc::Rung", "Seen in the log")},
    }};
    return table;
}

/// Further catalogs use the last row.
const RungRow &rowOf(const RungId &id)
{
    if (id == RungId::Arrival)
        return rungTable().back();
    return rungTable().at(std::size_t(std::min(id.step(), RungId::ToolsCodeHosting)));
}

constexpr std::array<EnumRow<RungState>, 6> stateRows{{
    {RungState::Waiting, "waiting"_L1, QT_TRANSLATE_NOOP("rc::Rung", "Waiting")},
    {RungState::Running, "running"_L1, QT_TRANSLATE_NOOP("rc::Rung", "Running")},
    {RungState::Passed, "passed"_L1, QT_TRANSLATE_NOOP("rc::Rung", "Passed")},
    {RungState::Warned, "warned"_L1, QT_TRANSLATE_NOOP("rc::Rung", "Warning")},
    {RungState::Failed, "failed"_L1, QT_TRANSLATE_NOOP("rc::Rung", "Failed")},
    {RungState::Skipped, "skipped"_L1, QT_TRANSLATE_NOOP("rc::Rung", "Not tested")},
}};

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
    for (const RungRow &row : rungTable()) {
        if (row.step != RungId::Arrival)
            rungs.append(row.step);
    }
    return rungs;
}

QList<RungId> needsOf(const RungId &id)
{
    return rowOf(id).needs;
}

QString wireWord(const RungId &id)
{
    if (id.step() == RungId::ToolsFurther)
        return toolsWord + id.catalog();
    return rowOf(id).word;
}

QLatin1StringView wireWord(RungState state)
{
    return rowOf(stateRows, state).word;
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
    return enumFromWord(stateRows, word);
}

QList<RungResult> waitingRungs(const QList<CatalogKind> &further, bool arrival)
{
    QList<RungId> ids = usualRungs();
    for (const CatalogKind &catalog : further)
        ids.append(RungId::tools(catalog));
    if (arrival)
        ids.append(RungId::Arrival);
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
    const auto found = std::ranges::find(rungs, id, &RungResult::id);
    return found == rungs.cend() ? -1 : found - rungs.cbegin();
}

const RungResult *rungIn(const QList<RungResult> &rungs, const RungId &id)
{
    return findRow(rungs, &RungResult::id, id);
}

bool anyIs(const QList<RungResult> &rungs, RungState state)
{
    return std::ranges::any_of(rungs, [state](const RungResult &r) { return r.state == state; });
}

RungState stateOf(const RungId &id, const QList<RungResult> &rungs)
{
    const RungResult *rung = rungIn(rungs, id);
    return rung ? rung->state : RungState::Waiting;
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
    return id.isOfTools() ? catalogNameOf(id.catalog()) : QCoreApplication::translate("rc::Rung", rowOf(id).title);
}

QString stateName(RungState state)
{
    return QCoreApplication::translate("rc::Rung", rowOf(stateRows, state).name);
}

std::optional<Level> levelOf(const RungId &id)
{
    return id.isOfTools() ? std::nullopt : rowOf(id).level;
}

} // namespace rc
