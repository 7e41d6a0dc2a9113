// SPDX-License-Identifier: GPL-3.0-or-later
// A complete console for a test: the objects that the window needs, in a folder of its own and without a keychain.
#pragma once

#include "session/check/lastchecks.h"
#include "session/session.h"
#include "store/keys/keystore.h"
#include "store/profiles/keptchecks.h"
#include "store/profiles/profilestore.h"
#include "store/profiles/settings.h"
#include "ui/frame/mainwindow.h"
#include "ui/theme/theme.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

inline const QString sampleUrl =
    QStringLiteral("https://logs.example.net/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/");

/// No server listens there, so a check of it ends at once.
inline const QString localUrl =
    QStringLiteral("https://127.0.0.1:9/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/");

/// For QTEST's initMain(): a session bus without any service, so that no test uses the user's keyring.
inline void withoutKeychain()
{
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus");
}

/// The only part of a page with this name.
template<typename Widget>
Widget *part(const QWidget &page, const QString &name)
{
    auto *found = page.findChild<Widget *>(name);
    Q_ASSERT(found != nullptr);
    return found;
}

class Console
{
public:
    explicit Console(const QString &folder)
        : backing(folder + QStringLiteral("/window.ini"), QSettings::IniFormat)
        , settings(backing)
        , profiles(folder + QStringLiteral("/profiles.json"))
        , theme(rc::ThemeChoice::Light)
        , session(profiles, keys, settings)
        , kept(folder + QStringLiteral("/checks"))
        , checks(kept, session)
    {
    }

    /// Stores a profile as an earlier run would have done.
    void keepSample()
    {
        rc::Profile profile;
        profile.name = QStringLiteral("payments-prod");
        profile.resource = sampleUrl;
        profile.toolServer = QStringLiteral("https://mcp.example.net");
        profile.username = QStringLiteral("jon");
        QVERIFY(session.book().keep(profile).has_value());
    }

    QSettings backing;
    rc::Settings settings;
    rc::ProfileStore profiles;
    rc::KeyStore keys;
    rc::Theme theme;
    rc::Session session;
    rc::KeptChecks kept;
    rc::LastChecks checks;
};

struct OwnFolder
{
    QTemporaryDir folder;
};

/// A console in a temporary folder with the objects that a page needs.
class Bench : public OwnFolder, public Console
{
public:
    Bench()
        : Console(folder.path())
    {
    }
};
