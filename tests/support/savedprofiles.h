// SPDX-License-Identifier: GPL-3.0-or-later
// Replaces the whole list of profiles, which the program never does.
#pragma once

#include "store/profiles/profilejson.h"
#include "store/profiles/profilestore.h"

#include <QJsonArray>
#include <QJsonObject>

namespace rc {

inline ProfileStore::Profiles saveProfiles(const ProfileStore &store, const QList<Profile> &profiles)
{
    return store.changeList([&profiles](const QJsonArray &present) -> Result<QJsonArray> {
        QJsonArray list;
        for (const Profile &profile : profiles) {
            const qsizetype index = indexOfProfile(present, profile.name);
            list.append(mergedObject(index < 0 ? QJsonObject() : present.at(index).toObject(), profile));
        }
        return list;
    });
}

} // namespace rc
