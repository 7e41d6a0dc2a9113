// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/key/keyrotatetext.h"

#include "cli/frame/options.h"
#include "cli/frame/terminal.h"
#include "cli/frame/textcolumns.h"
#include "core/json/jsonparts.h"
#include "core/key/keyfingerprint.h"
#include "core/textsof.h"
#include "core/words/displaytext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

Tone rungTone(RungState state)
{
    return state == RungState::Passed   ? Tone::Good
           : state == RungState::Warned ? Tone::Doubtful
           : state == RungState::Failed ? Tone::Bad
                                        : Tone::Faint;
}

QByteArray jsonOf(const KeyComparisonRow &row)
{
    return jsonObject({{"id", jsonString(wireWord(row.id))},
                       {"title", jsonString(rungTitle(row.id))},
                       {"old", jsonString(wireWord(row.old.state))},
                       {"new", jsonString(wireWord(row.fresh.state))},
                       {"verdict", jsonString(wireWord(row.verdict))},
                       {"summary", jsonString(row.fresh.summary)},
                       {"hint", jsonString(row.fresh.hint)}});
}

QByteArray jsonOf(const KeySighting &sighting)
{
    return jsonObject({{"place", jsonString(wireWord(sighting.place))},
                       {"name", jsonString(sighting.name)},
                       {"where", jsonString(sighting.where)},
                       {"last", jsonString(sighting.last.toUTC().toString(Qt::ISODateWithMs))},
                       {"count", QByteArray::number(sighting.count)}});
}

} // namespace

void printStage(RotateStage stage, Terminal &terminal)
{
    terminal.line({{Cli::tr("Step %1 of %2: %3", "number and title of a step")
                        .arg(int(stage) + 1)
                        .arg(rotateStageCount)
                        .arg(rotateStageTitle(stage)),
                    Tone::Faint}});
}

void printComparison(const QString &profile, const Secret &old, const Secret &fresh, const KeyComparison &found,
                     Terminal &terminal)
{
    terminal.line(
        Cli::tr("%1: old key %2, new key %3").arg(displayText(profile), keyFingerprint(old), keyFingerprint(fresh)));
    qsizetype title = 0;
    qsizetype state = 0;
    for (const KeyComparisonRow &row : found.rows) {
        title = std::max(title, columnsOf(rungTitle(row.id)));
        state = std::max({state, columnsOf(stateName(row.old.state)), columnsOf(stateName(row.fresh.state))});
    }
    const auto padded = [](const QString &text, qsizetype width) {
        return text + QString(std::max<qsizetype>(0, width - columnsOf(text)) + 2, u' ');
    };
    terminal.line(padded({}, title) + padded(Cli::tr("old", "the old key, above a column"), state) +
                  Cli::tr("new", "the new key, above a column"));
    for (const KeyComparisonRow &row : found.rows) {
        terminal.line({{padded(rungTitle(row.id), title)},
                       {padded(stateName(row.old.state), state), rungTone(row.old.state)},
                       {stateName(row.fresh.state), rungTone(row.fresh.state)}});
        if (row.fresh.state == RungState::Failed || row.fresh.state == RungState::Warned) {
            terminal.line({{u"  "_s + displayText(row.fresh.summary), Tone::Faint}});
            terminal.line({{u"  "_s + displayText(row.fresh.hint), Tone::Faint}});
        }
    }
    terminal.line(found.verdict);
}

void printSightings(const QList<KeySighting> &seen, Terminal &terminal)
{
    if (!seen.isEmpty())
        terminal.line(Cli::tr("Where the old key was last seen (in Activity, by fingerprint):"));
    for (const KeySighting &sighting : seen)
        terminal.line(u"  "_s + sightingWords(sighting));
}

QByteArray rotationJson(const RotationFound &found)
{
    QList<QByteArray> rows;
    for (const KeyComparisonRow &row : found.found.rows)
        rows.append(jsonOf(row));
    QStringList worseAt = textsOf(found.found.worseAt, [](const RungId &id) { return wireWord(id); });
    QList<QByteArray> seen;
    for (const KeySighting &sighting : found.seen)
        seen.append(jsonOf(sighting));
    return jsonObject({{"profile", jsonString(found.profile)},
                       {"old", jsonString(keyFingerprint(found.old))},
                       {"new", jsonString(keyFingerprint(found.fresh))},
                       {"rungs", jsonArray(rows)},
                       {"holds", jsonTruth(found.found.holds)},
                       {"result", jsonString(wireWord(found.found.outcome))},
                       {"worseAt", jsonStrings(worseAt)},
                       {"verdict", jsonString(found.found.verdict)},
                       {"switched", jsonTruth(found.switched)},
                       {"where", jsonString(found.where)},
                       {"oldSeenIn", jsonArray(seen)}});
}

} // namespace rc
