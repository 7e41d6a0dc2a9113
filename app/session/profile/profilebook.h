// SPDX-License-Identifier: GPL-3.0-or-later
// The profiles, and which one is open, including changes by other windows and commands.
#pragma once

#include "core/profile/profile.h"
#include "core/url/resourceurl.h"
#include "store/profiles/profilestore.h"
#include "store/profiles/settings.h"

#include <QFileSystemWatcher>
#include <QHash>
#include <QList>
#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>

namespace rc {

/// Reports changes and replacements of a file by any program.
class FileWatch : public QObject
{
    Q_OBJECT

public:
    /// Neither the file nor its folder need exist yet; refresh() checks again.
    explicit FileWatch(QString path, QObject *parent = nullptr);

    void refresh();

signals:
    void changed(); ///< once for a series of changes

private:
    void fileChanged();

    QString m_path;
    QFileSystemWatcher m_watcher;
    QTimer m_settleTimer; ///< a replacement sends several notifications
};

/// A complete editor of profiles, so larger than other classes. It does not handle keys: ProfileKeys renames and
/// removes profiles that may have one.
class ProfileBook : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive this object. Opens the last open profile.
    ProfileBook(ProfileStore &store, Settings &settings, QObject *parent = nullptr);

    [[nodiscard]] const QList<Profile> &profiles() const { return m_profiles; }
    /// Null if there is none with this name.
    [[nodiscard]] const Profile *find(const QString &name) const;
    /// Path of the profiles file; other user files are next to it.
    [[nodiscard]] const QString &path() const { return m_store.path(); }
    /// Set if the profiles file is unreadable; the list is then empty.
    [[nodiscard]] const std::optional<Error> &loadError() const { return m_loadError; }
    /// Profiles of an older version that now send the username with entries.
    [[nodiscard]] const QStringList &upgradedProfiles() const { return m_upgradedProfiles; }
    /// Reloads the profiles, which other windows and commands may have changed.
    void reload();

    [[nodiscard]] const Profile &profile() const { return m_profile; }
    [[nodiscard]] bool hasProfile() const; ///< false on first start: show the first page
    void select(const QString &name);
    /// Opens no profile, and save() then adds one. The window shows the first page.
    void beginNew();
    /// Opens a profile that is never in the list: the demo service's.
    void openGuest(const Profile &profile);
    [[nodiscard]] bool isGuest() const { return m_isGuest; }
    /// Opens a profile that could not be saved, until another is opened; save() adds it.
    void openUnsaved(const Profile &profile);

    /// Replaces or adds the open profile. To rename it, use ProfileKeys::rename(). Merges changes by other windows and
    /// commands; a conflict is an error that names it.
    [[nodiscard]] Result<void> save(const Profile &profile);
    /// False for a profile that another window or command has removed: save() adds it again.
    [[nodiscard]] bool isSaved() const;
    /// Why the open profile cannot get the name of `profile`; empty if it can.
    [[nodiscard]] QString nameFault(const Profile &profile) const;
    /// Adds a copy without the key after it, and opens the copy.
    [[nodiscard]] Result<void> duplicate(const QString &name);
    [[nodiscard]] Result<void> move(const QString &name, qsizetype index);
    /// `keyDeleted`: it had a key, which undoRemove() does not restore. If it was open, opens the first profile.
    [[nodiscard]] Result<void> remove(const QString &name, bool keyDeleted);
    struct Removed
    {
        RemovedProfile profile;
        bool keyDeleted = false; ///< see remove()
    };
    /// Most recent last. Can be restored while this object exists.
    [[nodiscard]] const QList<Removed> &removed() const { return m_removed; }
    /// Restores the last one in its position, and opens it.
    [[nodiscard]] Result<void> undoRemove();

    /// Uses another address in the open profile without saving it.
    void openAddress(const QString &resource);
    [[nodiscard]] bool isEdited() const; ///< by openAddress()
    /// The open profile as saved.
    [[nodiscard]] Profile savedProfile() const;
    /// Saves it with its address as a new profile without the key.
    [[nodiscard]] Result<void> saveAsNew();
    void revert();

    /// See ProfileStore. Only a hint for the next start, so write errors are ignored.
    void markSecret(const QString &name, const QString &path, bool saved);

signals:
    void profileOpened();                                    ///< another profile is open; before changed()
    void edited(const rc::Profile &before, bool wasUnsaved); ///< same profile, other content; before changed()
    void editSaved(const rc::Profile &before);               ///< edited() by save()
    void changed();                                          ///< pages must refresh
    void shown();                                            ///< after changed(), if another profile was opened
    void profilesChanged();                                  ///< the list
    void profileRenamed(const QString &from, const QString &to, const QString &id);
    void profileRemoved(const QString &name, const QString &id);
    void profileRestored(const QString &name, const QString &id); ///< by undoRemove()
    void removedChanged();                                        ///< removed()
    void changedExternally(const QString &message); ///< another window or command changed the open profile
    void unreadable(const rc::Error &error);        ///< another program wrote an unreadable file; profiles() remains
    void unsavedChanged();                          ///< isEdited()

private:
    void setProfile(const Profile &profile);
    void setProfiles(const QList<Profile> &list);
    void followExternalChange(const QList<Profile> &before);
    [[nodiscard]] Profile withUnsavedAddress(Profile profile) const;

    ProfileStore &m_store;
    Settings &m_settings;
    QList<Profile> m_profiles;
    Profile m_profile;
    bool m_isGuest = false;
    std::optional<Error> m_loadError;
    bool m_isListLost = false; ///< the damaged file was moved aside and could not be rewritten
    QStringList m_upgradedProfiles;
    QList<Removed> m_removed;
    QHash<QString, QString> m_unsavedAddresses; ///< unsaved addresses, by profile
    FileWatch m_watch;
};

/// A name for `profile` that none of `profiles` has: its owner and host, or the host of a tool server alone.
[[nodiscard]] QString suggestedName(const Profile &profile, const QList<Profile> &profiles);

} // namespace rc
