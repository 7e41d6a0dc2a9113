// SPDX-License-Identifier: GPL-3.0-or-later
// The profiles on disk: one JSON file, changed under a lock and written atomically, never with a key in it.
#pragma once

#include "core/profile/profile.h"
#include "core/result.h"
#include "store/files/jsonfile.h"

#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

#include <functional>

namespace rc {

/// What is needed to take a removal back. Never a key: that goes with the profile, or stays in the keychain.
struct RemovedProfile
{
    Profile profile;
    QJsonObject whole; ///< with members that this version does not know
    qsizetype place = 0;
    QList<Profile> left; ///< the list as it is without it
};

/// Several windows and commands may have one file. Each change is one: it reads what is there now, holds the file's
/// lock meanwhile, leaves alone what it does not change, and gives the list as it is then. With an error nothing was
/// changed: BadInput when the change does not fit what is there, FileFailed otherwise.
class ProfileStore
{
public:
    using Profiles = Result<QList<Profile>>;

    /// `file`: usually profilesFile(). Nothing is read yet.
    explicit ProfileStore(QString file);

    /// All profiles; an absent file is an empty list. A broken file is moved aside as *.corrupt-<UTC> and named in the
    /// error (FileFailed); the next load is then empty.
    [[nodiscard]] Profiles load() const;
    /// Writes a file of an older version as this one has it; the older one is kept beside it. Gives the names of the
    /// profiles that send their user name with entries from now on. Nothing is written where all is up to date.
    [[nodiscard]] Result<QStringList> bringUpToDate() const;
    /// As they are, for a shell that offers their names: none where load() has an error. Nothing is moved aside, no
    /// lock is waited for.
    [[nodiscard]] QList<Profile> peek() const;

    /// At the end of the list.
    [[nodiscard]] Profiles add(const Profile &profile) const;
    /// Makes `after` of the profile that is named as `before`, also under another name: what differs between the two is
    /// changed. What others changed since `before` stays; where it is the same thing, they are named in the error.
    [[nodiscard]] Profiles change(const Profile &before, const Profile &after) const;
    /// Right behind it, without the marks of saved secrets: each profile has its own.
    [[nodiscard]] Profiles duplicate(const QString &name, const QString &as) const;
    /// Before the one that is at `place` without it; beyond the end: to the end.
    [[nodiscard]] Profiles move(const QString &name, qsizetype place) const;
    /// Before that one, wherever it is by now.
    [[nodiscard]] Profiles moveBefore(const QString &name, const QString &other) const;
    [[nodiscard]] Result<RemovedProfile> remove(const QString &name) const;
    /// At its place, or the nearest there is.
    [[nodiscard]] Profiles putBack(const RemovedProfile &removed) const;
    /// Whether a key is saved. No error, and no change, when there is no such profile.
    [[nodiscard]] Profiles markKey(const QString &name, bool saved) const;
    /// The same for its code-hosting token.
    [[nodiscard]] Profiles markToken(const QString &name, bool saved) const;

    /// Any change, of the objects as they are in the file.
    using Change = std::function<Result<QJsonArray>(const QJsonArray &present)>;
    [[nodiscard]] Profiles changeList(const Change &change) const;

    /// The whole list, whatever is there.
    [[nodiscard]] Result<void> save(const QList<Profile> &profiles) const;

    /// Where they are.
    [[nodiscard]] const QString &path() const { return m_file.path(); }

private:
    [[nodiscard]] Profiles mark(const QString &name, QLatin1StringView member, bool saved) const;

    JsonFile m_file;
};

/// The first profile of this name, or -1.
[[nodiscard]] qsizetype indexOfProfile(const QList<Profile> &profiles, const QString &name);
[[nodiscard]] qsizetype indexOfProfile(const QJsonArray &profiles, const QString &name);

/// "payments copy", "payments copy 2", …: the first that no profile has, and fit to be one's name.
[[nodiscard]] QString freeProfileName(const QString &base, const std::function<bool(const QString &)> &isTaken);

/// What bringUpToDate() gave, in a sentence. Safe to display.
[[nodiscard]] QString newlyNamedWords(const QStringList &profiles);

/// profiles.json in the user's configuration folder for this program.
[[nodiscard]] QString profilesFile();

} // namespace rc
