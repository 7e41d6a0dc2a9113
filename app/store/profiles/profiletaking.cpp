// SPDX-License-Identifier: GPL-3.0-or-later
// Imports a document's profiles into the list: name clashes are handled all in the same way, and no key gets to another
// server.
#include "core/key/keybinding.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "store/profiles/profilejson.h"
#include "store/profiles/profilestore.h"
#include "store/profiles/profiletransfer.h"

#include <QCoreApplication>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

class Taking
{
public:
    Taking(QJsonArray list, Clash clash)
        : m_list(std::move(list))
        , m_clash(clash)
    {
    }

    void add(const Profile &wanted)
    {
        const qsizetype index = indexOfProfile(m_list, wanted.name);
        if (index < 0) {
            m_list.append(newProfileObject(m_list, wanted));
            m_taken.append({wanted.name, wanted.name, Taken::Added});
            return;
        }
        const Profile present = profileFrom(m_list.at(index).toObject());
        Profile same = wanted;
        same.keySaved = present.keySaved;
        same.tokensSaved = present.tokensSaved;
        same.envPrefix = present.envPrefix;
        same.environmentGrants = present.environmentGrants;
        same.id = present.id;
        if (same == present)
            m_taken.append({wanted.name, wanted.name, Taken::Same});
        else
            decide(index, present, same);
    }

    [[nodiscard]] Result<QJsonArray> list() const
    {
        if (!m_keysElsewhere.isEmpty())
            return failure(badInput(QCoreApplication::translate(
                                        "rc::ProfileTransfer", "Nothing was imported because a saved key would go to a "
                                                               "different server. First delete the key of: %1.")
                                        .arg(listText(m_keysElsewhere))));
        if (!m_refused.isEmpty())
            return failure(badInput(QCoreApplication::translate(
                                        "rc::ProfileTransfer",
                                        "Nothing was imported because profiles with these names exist but differ: %1.")
                                        .arg(listText(m_refused))));
        return m_list;
    }

    [[nodiscard]] const QList<TakenProfile> &taken() const { return m_taken; }

private:
    void decide(qsizetype index, const Profile &present, const Profile &wanted)
    {
        switch (m_clash) {
        case Clash::Refuse:
            m_refused.append(displayText(wanted.name));
            break;
        case Clash::Skip:
            m_taken.append({wanted.name, wanted.name, Taken::Skipped});
            break;
        case Clash::Rename: {
            Profile other = wanted;
            other.keySaved = false;
            other.tokensSaved.clear();
            other.envPrefix = Profile().envPrefix;
            other.environmentGrants.clear();
            other.id.clear();
            other.name =
                freeProfileName(wanted.name, [this](const QString &name) { return indexOfProfile(m_list, name) >= 0; });
            m_list.append(newProfileObject(m_list, other));
            m_taken.append({wanted.name, other.name, Taken::Renamed});
            break;
        }
        case Clash::Replace:
            if ((present.keySaved || !present.tokensSaved.isEmpty()) && !newKeyOrigins(present, wanted).isEmpty())
                m_keysElsewhere.append(displayText(wanted.name));
            m_list.replace(index, mergedInto(m_list.at(index).toObject(), wanted));
            m_taken.append({wanted.name, wanted.name, Taken::Replaced});
            break;
        }
    }

    QJsonArray m_list;
    Clash m_clash;
    QList<TakenProfile> m_taken;
    QStringList m_refused;
    QStringList m_keysElsewhere;
};

} // namespace

QStringList newKeyOrigins(const Profile &before, const Profile &after)
{
    QStringList origins = keyOrigins(after);
    origins.removeIf([known = keyOrigins(before)](const QString &origin) { return known.contains(origin); });
    origins.removeDuplicates();
    return origins;
}

Result<QList<TakenProfile>> takeProfiles(const ProfileStore &store, const QList<Profile> &profiles, Clash clash)
{
    QList<TakenProfile> taken;
    const auto list = store.changeList([&](const QJsonArray &present) {
        Taking taking(present, clash);
        for (const Profile &profile : profiles)
            taking.add(profile);
        taken = taking.taken();
        return taking.list();
    });
    if (!list)
        return failure(list.error());
    return taken;
}

} // namespace rc
