// SPDX-License-Identifier: GPL-3.0-or-later
// The profiles, and which of them is open: as a person changes them here, and as other windows and commands do
// meanwhile.
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

#include <optional>

namespace rc {

/// Tells that a file was written or replaced, by whomever.
class FileWatch : public QObject
{
    Q_OBJECT

public:
    /// The file need not be there yet, nor its folder: that is looked for again by look().
    explicit FileWatch(QString path, QObject *parent = nullptr);

    void look();

signals:
    void changed(); ///< once for what comes close together

private:
    void noticed();

    QString m_path;
    QFileSystemWatcher m_watcher;
    QTimer m_rest; ///< a file that is replaced tells so several times
};

/// A whole editor of profiles, and so a little larger than other classes. It knows no keys: a profile that may have
/// some is renamed and removed by ProfileKeys.
class ProfileBook : public QObject
{
    Q_OBJECT

public:
    /// Both outlive this object. Opens the profile that was open last.
    ProfileBook(ProfileStore &store, Settings &settings, QObject *parent = nullptr);

    [[nodiscard]] const QList<Profile> &profiles() const { return m_profiles; }
    /// Null when there is none of this name.
    [[nodiscard]] const Profile *find(const QString &name) const;
    /// Where they are: other files of a person lie beside that one.
    [[nodiscard]] const QString &path() const { return m_store.path(); }
    /// Set when the profiles on disk could not be read; the list is then empty.
    [[nodiscard]] const std::optional<Error> &loadError() const { return m_loadError; }
    /// Profiles of an older version, whose entries carry the user name from now on.
    [[nodiscard]] const QStringList &newlyNamed() const { return m_newlyNamed; }
    /// Reads the profiles again, as another window or command may have written them.
    void reload();

    /// The one that is open.
    [[nodiscard]] const Profile &profile() const { return m_profile; }
    [[nodiscard]] bool hasProfile() const; ///< false on first start: show the first page
    void select(const QString &name);
    /// Opens none: keep() then adds one. The window shows the first page.
    void beginNew();
    /// Opens one that is not in the list and never comes there: the demo service's.
    void openGuest(const Profile &profile);
    [[nodiscard]] bool isGuest() const { return m_isGuest; }
    /// Opens one that could not be saved: it is worked with until another is opened, and keep() adds it.
    void openUnsaved(const Profile &profile);

    /// Replaces the open profile or adds it. For another name: ProfileKeys::rename(). What other windows and commands
    /// changed stays; where it is the same thing, the error names it.
    [[nodiscard]] Result<void> keep(const Profile &profile);
    /// False for a profile that another window or command has removed: keep() adds it again.
    [[nodiscard]] bool isKept() const;
    /// Why the open profile cannot have the name of `profile`; empty: it can.
    [[nodiscard]] QString nameFault(const Profile &profile) const;
    /// A copy without the key, right behind it, and opens that one.
    [[nodiscard]] Result<void> duplicate(const QString &name);
    [[nodiscard]] Result<void> move(const QString &name, qsizetype place);
    /// `keyGone`: it had a key, which undoRemove() does not bring back. Opens the first one when it was open.
    [[nodiscard]] Result<void> remove(const QString &name, bool keyGone);
    struct Removed
    {
        RemovedProfile profile;
        bool keyGone = false; ///< see remove()
    };
    /// The last one last. They can be put back until this object goes.
    [[nodiscard]] const QList<Removed> &removed() const { return m_removed; }
    /// Puts the last one back where it was, and opens it.
    [[nodiscard]] Result<void> undoRemove();

    /// Works on another address of the open profile. It is not saved, and the saved profile stays as it is.
    void openAddress(const QString &resource);
    [[nodiscard]] bool isEdited() const; ///< by openAddress()
    /// The open profile as it is saved.
    [[nodiscard]] Profile savedProfile() const;
    /// Saves it with its address as a new one without the key.
    [[nodiscard]] Result<void> saveAsNew();
    void revert();

    /// Whether the keychain is said to have it. A help for the next start only: failing to write it disturbs nobody.
    void markKey(const QString &name, bool saved);
    void markToken(const QString &name, bool saved);

signals:
    void profileOpened();                                    ///< another profile; before changed()
    void edited(const rc::Profile &before, bool wasUnsaved); ///< the same one, with another content; before changed()
    void changed();                                          ///< what pages show is stale
    void shown();                                            ///< after changed(), when another profile was opened
    void profilesChanged();                                  ///< the list
    void profileRenamed(const QString &from, const QString &to);
    void profileRemoved(const QString &name);
    void profilePutBack(const QString &name);      ///< by undoRemove()
    void removedChanged();                         ///< removed()
    void changedElsewhere(const QString &message); ///< the open profile, by another window or command
    void unreadable(const rc::Error &error);       ///< the file, since another one wrote it; what was read stays
    void unsavedChanged();                         ///< isEdited()

private:
    void become(const Profile &profile);
    void takeList(const QList<Profile> &list);
    void followElsewhere(const QList<Profile> &before);
    [[nodiscard]] Profile withTyped(Profile profile) const;
    using Mark = ProfileStore::Profiles (ProfileStore::*)(const QString &name, bool saved) const;
    void mark(bool Profile::*member, Mark write, const QString &name, bool saved);

    ProfileStore &m_store;
    Settings &m_settings;
    QList<Profile> m_profiles;
    Profile m_profile;
    bool m_isGuest = false;
    std::optional<Error> m_loadError;
    bool m_isListLost = false; ///< the file is gone, for it was damaged, and could not be written again
    QStringList m_newlyNamed;
    QList<Removed> m_removed;
    QHash<QString, QString> m_typed; ///< addresses that were opened and not saved, by profile
    FileWatch m_watch;
};

/// A name for `profile` that none of `profiles` has: its owner and host, or the host of a tool server alone.
[[nodiscard]] QString suggestedName(const Profile &profile, const QList<Profile> &profiles);

} // namespace rc
