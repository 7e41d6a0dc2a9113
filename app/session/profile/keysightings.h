// SPDX-License-Identifier: GPL-3.0-or-later
// Where a key still stands, or was used last: other profiles, environments, and what Activity keeps.
#pragma once

#include "core/key/keystate.h"
#include "core/profile/profile.h"
#include "environment/environmentsource.h"
#include "store/activity/activityquery.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>

namespace rc {

struct KeySighting
{
    enum class Place {
        Profile,     ///< another profile has it in the keychain
        Environment, ///< it is a variable's value
        Activity,    ///< it was used; told by its fingerprint, which another key may have, too
    };

    Place place = Place::Profile;
    QString name;     ///< of the profile or the variable; in Activity empty for what had no profile
    QString where;    ///< the environment's name; in Activity the address
    QDateTime last;   ///< of Activity
    qint64 count = 0; ///< of Activity
};

/// One sentence, translated, fit to display.
[[nodiscard]] QString sightingWords(const KeySighting &sighting);
[[nodiscard]] QLatin1StringView wireWord(KeySighting::Place place); ///< profile environment activity

/// Where to look, and how to ask there. Each function answers once through the event loop, or not at all when `context`
/// is gone. One that is empty is not asked.
struct KeySearchPlan
{
    QList<Profile> others; ///< those whose key is saved are asked for, one after the other
    QList<EnvironmentSource> environments;
    std::function<void(const Profile &, QObject *context, std::function<void(KeyReading)>)> readKey;
    std::function<void(const QString &fingerprint, QObject *context,
                       std::function<void(Result<QList<ActivityKeyUse>>)>)>
        uses;
};

/// Starts once, ends in exactly one finished(); destroying it ends it without.
class KeySearch : public QObject
{
    Q_OBJECT

public:
    KeySearch(KeySearchPlan plan, const Secret &key, QObject *parent = nullptr);
    ~KeySearch() override;

    void start();

signals:
    /// `notSeen`: sentences on where it could not be looked, fit to display.
    void finished(const QList<rc::KeySighting> &sightings, const QStringList &notSeen);

private:
    void askActivity();
    void askEnvironment(qsizetype index);
    void askProfile(qsizetype index);

    KeySearchPlan m_plan;
    Secret m_key;
    QList<KeySighting> m_sightings;
    QStringList m_notSeen;
};

enum class RotateStage {
    Paste,
    Compare,
    Switch,
    Uses, ///< where the previous key is still used
    Delete,
    Done
};
constexpr int rotateStageCount = int(RotateStage::Done);

[[nodiscard]] QString rotateStageTitle(RotateStage stage); ///< translated; of Done that of the last one

} // namespace rc
