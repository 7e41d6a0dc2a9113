// SPDX-License-Identifier: GPL-3.0-or-later
// Searches one source after the other; failures are reported and do not stop the search.
#include "session/profile/keysearch.h"

#include "core/key/secret.h"
#include "core/words/age.h"
#include "core/words/displaytext.h"
#include "core/words/enumtable.h"
#include "core/words/errortext.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct SightingTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::KeySightings)
};

QString activityWords(const KeyUsage &sighting)
{
    const int times = static_cast<int>(std::min<qint64>(sighting.count, std::numeric_limits<int>::max()));
    const QString often = SightingTr::tr("%n time(s)", nullptr, times);
    const QString words = sighting.name.isEmpty() ? SightingTr::tr("%1, no profile, last %2, %3")
                                                  : SightingTr::tr("used by the profile %1, last %2, %3");
    return words.arg(displayText(sighting.name.isEmpty() ? sighting.where : sighting.name), momentText(sighting.last),
                     often);
}

struct RotateStepsTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::RotateSteps)
};

} // namespace

QString keyUsageText(const KeyUsage &sighting)
{
    switch (sighting.kind) {
    case KeyUsage::Kind::Profile:
        return SightingTr::tr("also in the profile %1").arg(displayText(sighting.name));
    case KeyUsage::Kind::Environment:
        return SightingTr::tr("%1 in %2").arg(displayText(sighting.name), sighting.where);
    case KeyUsage::Kind::Activity:
        return activityWords(sighting);
    }
    Q_UNREACHABLE();
}

QLatin1StringView wireWord(KeyUsage::Kind kind)
{
    static constexpr auto rows =
        std::to_array<EnumRow<KeyUsage::Kind>>({{KeyUsage::Kind::Profile, "profile"_L1},
                                                {KeyUsage::Kind::Environment, "environment"_L1},
                                                {KeyUsage::Kind::Activity, "activity"_L1}});
    return rowOf(rows, kind).word;
}

KeySearch::KeySearch(KeySearchPlan plan, const Secret &key, QObject *parent)
    : QObject(parent)
    , m_plan(std::move(plan))
    , m_key(key.clone())
{
}

KeySearch::~KeySearch() = default;

void KeySearch::start()
{
    askEnvironment(0);
}

void KeySearch::askEnvironment(qsizetype index)
{
    if (index >= m_plan.environments.size()) {
        askProfile(0);
        return;
    }
    const EnvironmentSource source = m_plan.environments.at(index);
    readEnvironment(source, this, [this, index, source](Result<EnvironmentVariables> environment) {
        if (environment) {
            for (const EnvironmentVariable &variable : std::as_const(environment->variables)) {
                const bool isKey = variable.name.endsWith("API_KEY"_L1);
                if (isKey && isSameKey(Secret(variable.value.trimmed().toUtf8()), m_key))
                    m_usages.append({KeyUsage::Kind::Environment, variable.name, environmentSourceName(source), {}, 0});
            }
            environment->wipe();
        } else {
            m_unreadable.append(errorLine(environment.error()));
        }
        askEnvironment(index + 1);
    });
}

void KeySearch::askProfile(qsizetype index)
{
    while (index < m_plan.others.size() && !m_plan.others.at(index).keySaved)
        ++index;
    if (index >= m_plan.others.size() || !m_plan.readKey) {
        askActivity();
        return;
    }
    const Profile profile = m_plan.others.at(index);
    m_plan.readKey(profile, this, [this, index, name = profile.name](const KeyReading &reading) {
        if (isSameKey(reading.key, m_key))
            m_usages.append({KeyUsage::Kind::Profile, name, {}, {}, 0});
        // Do not ask an unresponsive keychain for every profile.
        if (reading.key.isEmpty() && reading.error && isKeychainError(reading.error->kind)) {
            m_unreadable.append(errorLine(*reading.error));
            askActivity();
        } else {
            askProfile(index + 1);
        }
    });
}

void KeySearch::askActivity()
{
    if (!m_plan.uses) {
        emit finished(m_usages, m_unreadable);
        return;
    }
    m_plan.uses(keyFingerprint(m_key), this, [this](const Result<QList<ActivityKeyUse>> &uses) {
        for (const ActivityKeyUse &use : uses.value_or(QList<ActivityKeyUse>()))
            m_usages.append({KeyUsage::Kind::Activity, use.profile, use.resource, use.last, use.count});
        if (!uses)
            m_unreadable.append(errorLine(uses.error()));
        emit finished(m_usages, m_unreadable);
    });
}

QString rotateStageTitle(RotateStage stage)
{
    switch (stage) {
    case RotateStage::Paste:
        return RotateStepsTr::tr("Paste new key");
    case RotateStage::Compare:
        return RotateStepsTr::tr("Compare");
    case RotateStage::Switch:
        return RotateStepsTr::tr("Switch");
    case RotateStage::Uses:
        return RotateStepsTr::tr("Replace elsewhere");
    case RotateStage::Delete:
    case RotateStage::Done:
        break;
    }
    return RotateStepsTr::tr("Delete previous key");
}

namespace {

struct RotateTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::RotatePanel)
};

} // namespace

QString rotateStageGuide(RotateStage stage)
{
    switch (stage) {
    case RotateStage::Paste:
        return RotateTr::tr("Paste the new API key. It is tested before it replaces the one in use.");
    case RotateStage::Compare:
        return RotateTr::tr("Each step runs with the old key and with the new one. Nobody is notified.");
    case RotateStage::Switch:
        return RotateTr::tr("The old key stays in use until you switch. It is then saved as the previous key.");
    case RotateStage::Uses:
        return RotateTr::tr("Replace the previous key wherever it is still used, then look again.");
    case RotateStage::Delete:
        return RotateTr::tr("Restore the previous key, or delete it. A deleted key cannot be restored.");
    case RotateStage::Done:
        break;
    }
    return RotateTr::tr("Revoke the previous key in the service, too.");
}

} // namespace rc

#include "moc_keysearch.cpp"
