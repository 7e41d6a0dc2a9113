// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/run/keycomparison.h"

#include "core/textsof.h"
#include "core/words/listtext.h"

#include <algorithm>
#include <array>

namespace rc {

using namespace Qt::StringLiterals;

namespace {

using Verdict = KeyComparisonRow::Verdict;

StepResult stepOf(const CheckReport &report, const StepId &id)
{
    const StepResult *step = stepIn(report.steps, id);
    return step ? *step : StepResult();
}

bool needsKey(const StepId &id)
{
    return id.kind() >= StepId::Ingest;
}

Verdict judged(const StepResult &old, const StepResult &fresh)
{
    if (!wasTried(old.state) || !wasTried(fresh.state))
        return Verdict::NotTried;
    const bool oldFailed = old.state == StepState::Failed;
    const bool freshFailed = fresh.state == StepState::Failed;
    return oldFailed == freshFailed ? Verdict::Same : freshFailed ? Verdict::Worse : Verdict::Better;
}

KeyComparison::Outcome outcomeOf(const KeyComparison &found, bool passed, bool canceled)
{
    using Outcome = KeyComparison::Outcome;
    if (canceled)
        return Outcome::Canceled;
    if (!found.wasTried)
        return Outcome::NotTried;
    if (!found.worseSteps.isEmpty())
        return Outcome::Worse;
    return passed ? Outcome::SameOrBetter : Outcome::BothFail;
}

QString verdictOf(const KeyComparison &found)
{
    switch (found.outcome) {
    case KeyComparison::Outcome::SameOrBetter:
        return CheckRun::tr("The new key does everything the old one does.");
    case KeyComparison::Outcome::Canceled:
        return CheckRun::tr("The comparison was canceled. The new key was not verified.");
    case KeyComparison::Outcome::NotTried:
        return CheckRun::tr("The new key was not tested. Without a tool server, only entries can test it.");
    case KeyComparison::Outcome::BothFail:
        return CheckRun::tr("No step that needs a key passed with either key, so the new key could not be verified.");
    case KeyComparison::Outcome::Worse:
        break;
    }
    const QStringList titles = textsOf(found.worseSteps, [](const StepId &id) { return stepTitle(id); });
    return CheckRun::tr("The new key failed where the old key works: %1.").arg(listText(titles));
}

} // namespace

KeyComparison compareKeys(const CheckReport &old, const CheckReport &fresh)
{
    KeyComparison found;
    bool passed = false;
    // there are no old results if the old key was not run
    for (const StepResult &step : old.steps.isEmpty() ? fresh.steps : old.steps) {
        const StepId &id = step.id;
        const StepResult before = stepOf(old, id);
        const StepResult after = stepOf(fresh, id);
        if (!wasTried(before.state) && !wasTried(after.state))
            continue;
        found.rows.append({id, before, after, judged(before, after)});
        // An earlier failure that prevented the step counts as a failure of the new key.
        if (found.rows.last().verdict == Verdict::Worse ||
            (needsKey(id) && !wasTried(after.state) && before.state != StepState::Failed))
            found.worseSteps.append(id);
        found.wasTried = found.wasTried || (needsKey(id) && wasTried(after.state));
        passed = passed || (needsKey(id) && wasTried(after.state) && after.state != StepState::Failed);
        if (after.state == StepState::Failed && found.exitCode == 0)
            found.exitCode = std::max(1, after.exitCode);
    }
    found.outcome = outcomeOf(found, passed, old.canceled || fresh.canceled);
    found.holds = found.outcome == KeyComparison::Outcome::SameOrBetter;
    found.verdict = verdictOf(found);
    found.exitCode = found.holds ? 0 : std::max(1, found.exitCode);
    return found;
}

QLatin1StringView wireWord(KeyComparison::Outcome outcome)
{
    constexpr std::array words{"same-or-better"_L1, "worse"_L1, "both-fail"_L1, "not-tried"_L1, "canceled"_L1};
    return words.at(std::size_t(outcome)); // in the order of the enumeration
}

QLatin1StringView wireWord(KeyComparisonRow::Verdict verdict)
{
    constexpr std::array words{"same"_L1, "better"_L1, "worse"_L1, "not-tried"_L1};
    return words.at(std::size_t(verdict)); // in the order of the enumeration
}

QSet<StepId> stepsOfKeys(bool withEntries, const QList<CatalogKind> &further)
{
    QSet<StepId> ids;
    for (const StepResult &step : waitingSteps(further)) {
        const std::optional<Level> level = levelOf(step.id);
        const bool isEntry = step.id == StepId::Ingest || level;
        if ((!isEntry || withEntries) && !(level && mayNotify(*level))) // trying a key must not notify anyone
            ids.insert(step.id);
    }
    return ids;
}

} // namespace rc
