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

/// The data to undo a removal. Never a key: that is deleted with the profile, or stays in the keychain.
struct RemovedProfile
{
    Profile profile;
    QJsonObject json; ///< including unknown members
    qsizetype position = 0;
    QList<Profile> remaining; ///< the list without it
};

/// Several windows and commands may share a file. Each change holds the file's lock, reads the current list, preserves
/// everything else, and returns the new list. Errors change nothing: BadInput if the change conflicts with the list,
/// FileFailed otherwise.
class ProfileStore
{
public:
    using Profiles = Result<QList<Profile>>;

    /// `file`: usually profilesFile(). Does not read yet.
    explicit ProfileStore(QString file);

    /// All profiles; empty if the file is missing. Moves a broken file aside as *.corrupt-<UTC>, named in the error
    /// (FileFailed); the next load is then empty.
    [[nodiscard]] Profiles load() const;
    /// Upgrades an older version's file, and copies it before. Returns the profiles that send their username with
    /// entries from now on. Writes nothing if it is current.
    [[nodiscard]] Result<QStringList> upgrade() const;
    /// The profiles for shell completion: none if load() has an error. Moves nothing and waits for no lock.
    [[nodiscard]] QList<Profile> peek() const;

    /// Appends it, with an id of its own.
    [[nodiscard]] Profiles add(const Profile &profile) const;
    /// Changes the profile named `before` to `after`, even with another name, by their differences. Preserves others'
    /// changes since `before`; a conflict is an error that names the members.
    [[nodiscard]] Profiles change(const Profile &before, const Profile &after) const;
    /// Inserts a copy after it, without the saved marks: each profile has its own secrets.
    [[nodiscard]] Profiles duplicate(const QString &name, const QString &as) const;
    /// Moves it before the profile at index `position` of the list without it; or to the end.
    [[nodiscard]] Profiles move(const QString &name, qsizetype position) const;
    [[nodiscard]] Result<RemovedProfile> remove(const QString &name) const;
    /// At its index, or the nearest possible one.
    [[nodiscard]] Profiles restore(const RemovedProfile &removed) const;
    /// Sets whether the keychain has the token of the catalog with this path, or the key without one. Does nothing,
    /// without an error, if there is no such profile.
    [[nodiscard]] Profiles markSecret(const QString &name, const QString &path, bool saved) const;
    /// Any change of the file's objects.
    using Change = std::function<Result<QJsonArray>(const QJsonArray &present)>;
    [[nodiscard]] Profiles changeList(const Change &change) const;

    [[nodiscard]] const QString &path() const { return m_file.path(); }

private:
    JsonFile m_file;
};

/// Sets the mark of a saved secret: the token of the catalog with this path, or the key without one.
void markSecret(Profile &profile, const QString &path, bool saved);

/// Index of the first profile with this name, or -1.
[[nodiscard]] qsizetype indexOfProfile(const QList<Profile> &profiles, const QString &name);
[[nodiscard]] qsizetype indexOfProfile(const QJsonArray &profiles, const QString &name);

[[nodiscard]] QString newProfileId();
/// `profile` to be added to `present`. It gets another id if one of them has its id.
[[nodiscard]] QJsonObject newProfileObject(const QJsonArray &present, Profile profile);

/// "payments copy", "payments copy 2", …: the first valid name that is not used.
[[nodiscard]] QString freeProfileName(const QString &base, const std::function<bool(const QString &)> &isTaken);

/// The result of upgrade() as a sentence. Safe to display.
[[nodiscard]] QString usernameNotice(const QStringList &profiles);

/// profiles.json in the user's configuration folder for this program.
[[nodiscard]] QString profilesFile();

} // namespace rc
