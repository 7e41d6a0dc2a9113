// SPDX-License-Identifier: GPL-3.0-or-later
// Where a key is still in use: other profiles, environments, and Activity.
#pragma once

#include "core/key/keystate.h"
#include "core/profile/profile.h"
#include "environment/environmentvariables.h"
#include "store/activity/activityquery.h"

#include <QObject>
#include <QString>

#include <functional>

namespace rc {

struct KeyUsage
{
    enum class Kind {
        Profile,     ///< another profile has it in the keychain
        Environment, ///< value of an environment variable
        Activity,    ///< was used, by its fingerprint, which another key may share
    };

    Kind kind = Kind::Profile;
    QString name;     ///< of the profile or the variable; for Activity empty without a profile
    QString where;    ///< environment name; for Activity the address
    QDateTime last;   ///< only for Activity
    qint64 count = 0; ///< only for Activity
};

/// One translated sentence, safe to display.
[[nodiscard]] QString keyUsageText(const KeyUsage &usage);
[[nodiscard]] QLatin1StringView wireWord(KeyUsage::Kind kind); ///< profile environment activity

/// The sources to search, and how to read them. Each function calls back once through the event loop, or never if
/// `context` is gone. Empty functions are skipped.
struct KeySearchPlan
{
    QList<Profile> others; ///< profiles with a saved key, asked one after the other
    QList<EnvironmentSource> environments;
    std::function<void(const Profile &, QObject *context, std::function<void(KeyReading)>)> readKey;
    std::function<void(const QString &fingerprint, QObject *context,
                       std::function<void(Result<QList<ActivityKeyUse>>)>)>
        uses;
};

/// Starts once and emits finished() exactly once; destruction cancels silently.
class KeySearch : public QObject
{
    Q_OBJECT

public:
    KeySearch(KeySearchPlan plan, const Secret &key, QObject *parent = nullptr);
    ~KeySearch() override;

    void start();

signals:
    /// `unreadable`: sentences about unreadable sources, safe to display.
    void finished(const QList<rc::KeyUsage> &usages, const QStringList &unreadable);

private:
    void searchActivity();
    void searchEnvironment(qsizetype index);
    void searchProfile(qsizetype index);

    KeySearchPlan m_plan;
    Secret m_key;
    QList<KeyUsage> m_usages;
    QStringList m_unreadable;
};

enum class RotateStage {
    Paste,
    Compare,
    Switch,
    Uses, ///< find where the previous key is still in use
    Delete,
    Done
};
constexpr int rotateStageCount = int(RotateStage::Done);

[[nodiscard]] QString rotateStageTitle(RotateStage stage); ///< translated; Done has the title of the last step
[[nodiscard]] QString rotateStageGuide(RotateStage stage); ///< translated: what to do in it

} // namespace rc
