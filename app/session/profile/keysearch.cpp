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
#include <array>
#include <limits>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct UsageTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::KeySightings)
};

QString activityWords(const KeyUsage &usage)
{
    const int times = static_cast<int>(std::min<qint64>(usage.count, std::numeric_limits<int>::max()));
    const QString timesText = UsageTr::tr("%n time(s)", nullptr, times);
    const QString text = usage.name.isEmpty() ? UsageTr::tr("%1, no profile, last %2, %3")
                                              : UsageTr::tr("used by the profile %1, last %2, %3");
    return text.arg(displayText(usage.name.isEmpty() ? usage.where : usage.name), momentText(usage.last), timesText);
}

} // namespace

QString keyUsageText(const KeyUsage &usage)
{
    switch (usage.kind) {
    case KeyUsage::Kind::Profile:
        return UsageTr::tr("also in the profile %1").arg(displayText(usage.name));
    case KeyUsage::Kind::Environment:
        return UsageTr::tr("%1 in %2").arg(displayText(usage.name), usage.where);
    case KeyUsage::Kind::Activity:
        return activityWords(usage);
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
    searchEnvironment(0);
}

void KeySearch::searchEnvironment(qsizetype index)
{
    if (index >= m_plan.environments.size()) {
        searchProfile(0);
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
        searchEnvironment(index + 1);
    });
}

void KeySearch::searchProfile(qsizetype index)
{
    while (index < m_plan.others.size() && !m_plan.others.at(index).keySaved)
        ++index;
    if (index >= m_plan.others.size() || !m_plan.readKey) {
        searchActivity();
        return;
    }
    const Profile profile = m_plan.others.at(index);
    m_plan.readKey(profile, this, [this, index, name = profile.name](const KeyReading &reading) {
        if (isSameKey(reading.key, m_key))
            m_usages.append({KeyUsage::Kind::Profile, name, {}, {}, 0});
        // Do not ask an unresponsive keychain for every profile.
        if (reading.key.isEmpty() && reading.error && isKeychainError(reading.error->kind)) {
            m_unreadable.append(errorLine(*reading.error));
            searchActivity();
        } else {
            searchProfile(index + 1);
        }
    });
}

void KeySearch::searchActivity()
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

namespace {

struct StageRow
{
    const char *title;
    const char *guide;
};

/// By RotateStage.
constexpr std::array<StageRow, rotateStageCount + 1> stageRows{{
    {QT_TRANSLATE_NOOP("rc::RotateSteps", "Paste new key"),
     QT_TRANSLATE_NOOP("rc::RotatePanel", "Paste the new API key. It is tested before it replaces the one in use.")},
    {QT_TRANSLATE_NOOP("rc::RotateSteps", "Compare"),
     QT_TRANSLATE_NOOP("rc::RotatePanel", "Each step runs with the old key and with the new one. Nobody is notified.")},
    {QT_TRANSLATE_NOOP("rc::RotateSteps", "Switch"),
     QT_TRANSLATE_NOOP("rc::RotatePanel",
                       "The old key stays in use until you switch. It is then saved as the previous key.")},
    {QT_TRANSLATE_NOOP("rc::RotateSteps", "Replace elsewhere"),
     QT_TRANSLATE_NOOP("rc::RotatePanel", "Replace the previous key wherever it is still used, then look again.")},
    {QT_TRANSLATE_NOOP("rc::RotateSteps", "Delete previous key"),
     QT_TRANSLATE_NOOP("rc::RotatePanel", "Restore the previous key, or delete it. A deleted key cannot be restored.")},
    {QT_TRANSLATE_NOOP("rc::RotateSteps", "Delete previous key"),
     QT_TRANSLATE_NOOP("rc::RotatePanel", "Revoke the previous key in the service, too.")},
}};

} // namespace

QString rotateStageTitle(RotateStage stage)
{
    return QCoreApplication::translate("rc::RotateSteps", stageRows.at(std::size_t(stage)).title);
}

QString rotateStageGuide(RotateStage stage)
{
    return QCoreApplication::translate("rc::RotatePanel", stageRows.at(std::size_t(stage)).guide);
}

} // namespace rc

#include "moc_keysearch.cpp"
