// SPDX-License-Identifier: GPL-3.0-or-later
// The resource that all pages work on: its profile, its key's state, and the demo service behind it if it is that one.
#pragma once

#include "core/credentials.h"
#include "core/keystate.h"
#include "core/profile.h"
#include "core/resourceurl.h"
#include "demo/demoscenario.h"
#include "demo/demoservice.h"
#include "service/toollistjob.h"
#include "store/keyrotation.h"
#include "store/keystore.h"
#include "store/profilesecrets.h"
#include "store/profilestore.h"
#include "store/settings.h"
#include "ui/alertrests.h"
#include "ui/filewatch.h"
#include "ui/keptsecret.h"

#include <QHash>
#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>
#include <optional>

namespace rc {

class ActivityLog;

class CurrentResource : public QObject
{
    Q_OBJECT

public:
    /// All outlive this object. `activity`: where what is done is kept; null: nowhere.
    CurrentResource(ProfileStore &profiles, KeyStore &keys, Settings &settings, ActivityLog *activity = nullptr,
                    QObject *parent = nullptr);
    ~CurrentResource() override;

    [[nodiscard]] const QList<Profile> &profiles() const { return m_profiles; }
    [[nodiscard]] ActivityLog *activity() const { return m_activity; }
    [[nodiscard]] bool hasProfile() const; ///< false on first start: show the first page
    [[nodiscard]] const Profile &profile() const { return m_profile; }
    [[nodiscard]] bool isDemo() const { return m_demo != nullptr; }
    [[nodiscard]] DemoService *demo() const { return m_demo.get(); }

    /// Set when the profiles on disk could not be read; the list is then empty.
    [[nodiscard]] const std::optional<Error> &loadError() const { return m_loadError; }

    /// Profiles of an older version, whose entries carry the user name from now on.
    [[nodiscard]] const QStringList &newlyNamed() const { return m_newlyNamed; }

    void select(const QString &name);
    /// Works on another address of the current profile. It is not saved, the saved profile stays as it is, and nothing
    /// is sent to another server than the saved one's before save().
    void open(const QString &resource);
    [[nodiscard]] bool isEdited() const; ///< by open()
    /// The current profile as it is saved.
    [[nodiscard]] Profile savedProfile() const;
    /// Saves what open() opened, in the profile or as a new one without its key; or takes it back.
    [[nodiscard]] Result<void> save() { return keep(m_profile); }
    [[nodiscard]] Result<void> saveAsNew();
    void revert();
    /// Why nothing is sent now: what open() opened is at another server. Empty: nothing is in the way.
    [[nodiscard]] std::optional<Error> heldBack() const;
    /// Setup has fields that differ from the profile; false again when they were saved or taken back.
    void setUnsavedFields(bool unsaved);
    [[nodiscard]] bool hasUnsavedFields() const { return m_unsavedFields; }
    /// What is to go out goes at once, or, with unsaved fields, after a person said what is meant: `then` is called
    /// when it may go on. Not called when `context` is gone.
    void whenSettled(QObject *context, std::function<void()> then);
    /// The answers. Saving is the Setup page's: what waits goes on once the fields are no longer unsaved.
    void saveFields();
    void leaveFieldsOut();
    /// Works on no profile: keep() then adds one. The window shows the first page.
    void beginNew();
    /// Replaces the current profile or adds it; kept on disk unless it is the demo. For another name: rename(). What
    /// other windows and commands changed stays; where it is the same thing, the error names it.
    [[nodiscard]] Result<void> keep(const Profile &profile);
    /// keep() under another name, its key included: the key is first kept as the new name and read back, then the
    /// profile is, then the old key is deleted. Before the last step an error leaves all as it was; after it the error
    /// says that the old name's key may still be there, and profile() has the new name. Where there is no key to move,
    /// `done` is called at once.
    void rename(const Profile &profile, QObject *context, std::function<void(std::optional<Error>)> done);
    enum class KeyFate {
        Forget, ///< with an error the profile stays
        Leave,  ///< in the keychain, where nothing names it any more
    };
    /// Removes a profile, its key first. `done` is called in the event loop or at once. Until this object goes,
    /// undoRemove() brings the profile back; a key that was forgotten is gone.
    void remove(const QString &name, KeyFate fate, QObject *context, std::function<void(std::optional<Error>)> done);
    struct Removed
    {
        RemovedProfile profile;
        bool keyGone = false; ///< it had one
    };
    /// The last one last.
    [[nodiscard]] const QList<Removed> &removed() const { return m_removed; }
    /// Puts the last one back where it was, and works on it.
    [[nodiscard]] Result<void> undoRemove();
    /// A copy without the key, right behind it, and works on that one.
    [[nodiscard]] Result<void> duplicate(const QString &name);
    [[nodiscard]] Result<void> move(const QString &name, qsizetype place);
    /// False for a profile that another window or command has removed: keep() adds it again.
    [[nodiscard]] bool isKept() const;
    /// Reads the profiles again, as another window or command may have written them.
    void reload();
    /// Starts the demo service and works on it; its profile and key live for this run only.
    [[nodiscard]] Result<void> useDemo();
    /// What the demo service plays from now on; its addresses, name and key are taken anew. Nothing without one.
    void play(const DemoScenario &scenario);
    [[nodiscard]] const DemoScenario &scenario() const { return *m_scenario; }

    [[nodiscard]] Result<PastedResource> resource() const; ///< parsed from the profile
    [[nodiscard]] Result<QUrl> toolServer() const;
    [[nodiscard]] Identity identity() const;
    [[nodiscard]] DialectMemory &dialects() { return m_dialects; }
    [[nodiscard]] AlertRests &alertRests() { return m_alertRests; }
    /// Where the profiles are: other files of a person lie beside that one.
    [[nodiscard]] const QString &profilesPath() const { return m_store.path(); }
    /// Whom to trust: the system's authorities and those of the profile's file, which is read anew.
    [[nodiscard]] Result<Authorities> authorities() const { return authoritiesOf(m_profile); }
    [[nodiscard]] Result<Authorities> authoritiesOf(const Profile &profile) const;
    /// What the program remembers between runs.
    [[nodiscard]] Settings &settings() { return m_settings; }
    /// As they are set now, with the time-outs of the profile in their place.
    [[nodiscard]] WireLimits limits() const { return limitsOf(m_profile); }
    [[nodiscard]] WireLimits limitsOf(const Profile &profile) const
    {
        return limitsFor(profile, m_settings.wireLimits());
    }

    [[nodiscard]] KeyState keyState() const { return m_key.state(); }
    [[nodiscard]] QString keyWhere() const { return m_key.where(); }
    /// False until the key has been read, saved or given once: keyState() is then a guess.
    [[nodiscard]] bool keyStateKnown() const { return m_key.isKnown(); }
    /// Why the keychain gave nothing, from the last reading.
    [[nodiscard]] const std::optional<Error> &keyError() const { return m_key.error(); }
    /// The key as such: what a person may do with it.
    [[nodiscard]] KeptSecret &key() { return m_key; }
    /// The code-hosting token of the same profile.
    [[nodiscard]] KeptSecret &token() { return m_token; }
    /// Whether there is a token to send, as far as is known without asking the keychain.
    [[nodiscard]] bool hasToken() const { return m_token.isMarked() || m_token.state() == KeyState::ThisRun; }
    /// Reads the key (asynchronously); updates keyState(). Not called before the first paint.
    void readKey(QObject *context, std::function<void(KeyReading)> done);
    /// The same for any profile of the list.
    void readKeyOf(const Profile &profile, QObject *context, std::function<void(KeyReading)> done);
    /// Its code-hosting token; where none is saved or held Absent, at once.
    void readTokenOf(const Profile &profile, QObject *context, std::function<void(KeyReading)> done);
    /// The credentials for a request, or why there are none.
    void withCredentials(QObject *context, std::function<void(Result<Credentials>)> done);
    void withCredentialsOf(const Profile &profile, QObject *context, std::function<void(Result<Credentials>)> done);
    void saveKey(Secret key, QObject *context, std::function<void(KeyReading)> done);
    void holdKeyForThisRun(Secret key);
    /// saveKey() in the place of the one that is kept, which stays beside it as after switchKey(). `binding`: where the
    /// person saw that it would go; others may change the profile meanwhile. The reading says where the new one is.
    void replaceKey(Secret fresh, const KeyBinding &binding, QObject *context, std::function<void(KeyReading)> done);
    void forgetKey(QObject *context, std::function<void(std::optional<Error>)> done);
    /// store/keyrotation's, for the current key; keyState() follows.
    void switchKey(Secret fresh, QObject *context, SwitchDone done);
    void undoSwitch(QObject *context, SwitchDone done);
    /// Absent without asking the keychain while the current key is not in it.
    void previousKey(QObject *context, std::function<void(KeyReading)> done);
    void forgetPreviousKey(QObject *context, std::function<void(std::optional<Error>)> done);

signals:
    void changed();         ///< another profile or another content: what pages show is stale
    void profilesChanged(); ///< the list
    void profileRenamed(const QString &from, const QString &to);
    void profileRemoved(const QString &name);
    void profilePutBack(const QString &name);      ///< by undoRemove()
    void removedChanged();                         ///< removed()
    void changedElsewhere(const QString &message); ///< the current profile, by another window or command
    void keyStateChanged();
    void scenarioChanged(); ///< after changed()
    void unsavedChanged();  ///< hasUnsavedFields(), isEdited()
    void fieldsAsked();     ///< something waits for saveFields() or leaveFieldsOut()
    void fieldsAnswered();  ///< nothing waits any more
    void saveFieldsWanted();

private:
    using Done = std::function<void(std::optional<Error>)>;
    void become(const Profile &profile);
    void becomeDemo();
    void readSystemAuthorities();
    [[nodiscard]] QString nameFault(const Profile &profile) const;
    [[nodiscard]] ProfileSecrets mayHaveSaved(const Profile &profile) const;
    [[nodiscard]] ProfileSecrets heldFor(const QString &name) const;
    void keepRenamed(Profile profile, const CopiedSecrets &copied, const Done &done);
    [[nodiscard]] Result<void> removeFromList(const QString &name, bool keyGone);
    void takeList(const QList<Profile> &list);
    void followElsewhere(const QList<Profile> &before);
    [[nodiscard]] SwitchDone takingSwitched(QObject *context, SwitchDone done);
    using Mark = ProfileStore::Profiles (ProfileStore::*)(const QString &name, bool saved) const;
    void markSaved(bool Profile::*member, Mark write, const QString &name, bool saved);
    [[nodiscard]] KeptSecret::Profiles profilesOf(bool Profile::*member, Mark write,
                                                  KeyBinding (*bindingOf)(const Profile &profile));
    [[nodiscard]] Profile withTyped(Profile profile) const;
    void goOn();
    [[nodiscard]] QString account() const; ///< what the key store knows the current key by

    ProfileStore &m_store;
    KeyStore &m_keys;
    Settings &m_settings;
    ActivityLog *m_activity;
    QList<Profile> m_profiles;
    Profile m_profile;
    DialectMemory m_dialects;
    AlertRests m_alertRests;
    SystemAuthorities m_system; ///< read ahead, once a profile has authorities of its own
    KeptSecret m_key;
    KeptSecret m_token;
    std::optional<Error> m_loadError;
    QStringList m_newlyNamed;
    QList<Removed> m_removed;
    QHash<QString, QString> m_typed; ///< addresses that were opened and not saved, by profile
    bool m_unsavedFields = false;
    bool m_fieldsLeftOut = false; ///< a person said so, and has not typed since
    struct Waiting
    {
        QPointer<QObject> context;
        std::function<void()> then;
    };
    QList<Waiting> m_waiting;
    FileWatch m_watch; ///< of the profiles
    std::unique_ptr<DemoService> m_demo;
    const DemoScenario *m_scenario = &demoScenarios().constFirst();
};

} // namespace rc
