// SPDX-License-Identifier: GPL-3.0-or-later
// A whole console for a test: everything the window needs, on a folder of its own and without any keychain.
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

/// Nobody listens there: a check of it ends at once.
inline const QString localUrl =
    QStringLiteral("https://127.0.0.1:9/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/");

/// For QTEST's initMain(): a session bus that nobody answers on, so that no test touches a person's keyring.
inline void withoutKeychain()
{
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus");
}

/// The part of a page that has this name; there is one.
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

    /// Keeps a profile as if an earlier run had made it.
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

/// A console on a folder that goes with it: all that a page needs.
class Bench : public OwnFolder, public Console
{
public:
    Bench()
        : Console(folder.path())
    {
    }
};
