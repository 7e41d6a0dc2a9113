// SPDX-License-Identifier: GPL-3.0-or-later
// The Setup page with an environment comparison, and with a key rotation, as pictures:
// doctorpictures FOLDER SUFFIX light|dark WIDTH HEIGHT
#include "demo/demoservice.h"
#include "environment/environmentvariables.h"
#include "session/session.h"
#include "store/activity/activitylog.h"
#include "store/keys/keystore.h"
#include "store/profiles/profilestore.h"
#include "store/profiles/settings.h"
#include "tests/screenshots/pictures.h"
#include "ui/setup/environment/environmentcard.h"
#include "ui/setup/key/rotatepanel.h"
#include "ui/setup/setuppage.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QFile>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QTemporaryDir>

#include <utility>

using namespace rc;
using namespace Qt::StringLiterals;

namespace {

const QByteArray environment = "SERVICE_RESOURCE=https://logs.example.net/tools/u/mara/resources/"
                               "3e2ad894-5e5f-4c34-9899-1f9c2158009c/\n"
                               "SERVICE_USERNAME=nora\n"
                               "SERVICE_API_KEY=a-key-of-nobody\n"
                               "SERVICE_CLOUD_LEVEL=\"WARNING \"\n"
                               "SERVICE_DEBUG=on\n"
                               "SERVICE_REGION=eu\n"
                               "DATABASE_URL='postgres://db\n"
                               "ACME_CLOUD_LEVEL=INFO\n";

Profile sample()
{
    Profile profile;
    profile.name = u"payments-prod"_s;
    profile.resource = u"https://logs.example.net/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s;
    profile.toolServer = u"https://mcp.example.net"_s;
    profile.username = u"jon"_s;
    profile.threshold = Threshold::Warning;
    return profile;
}

} // namespace

int main(int argc, char *argv[])
{
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus"); // no keychain
    const QApplication application(argc, argv);
    const auto pictures = Pictures::ordered(u"setup"_s, 600);
    const QTemporaryDir home;
    if (!pictures || !home.isValid())
        return 2;
    QFile file(home.filePath(u".env"_s));
    if (!file.open(QIODevice::WriteOnly) || file.write(environment) < 0)
        return 2;
    file.close();
    QSettings backing(home.filePath(u"window.ini"_s), QSettings::IniFormat);
    Settings settings(backing);
    ProfileStore profiles(home.filePath(u"profiles.json"_s));
    KeyStore keys;
    Theme theme(pictures->theme);
    ActivityLog log(home.filePath(u"activity.sqlite"_s));
    Session session(profiles, keys, settings, &log);
    if (!session.book().keep(sample()))
        return 2;
    session.keys().key().holdForThisRun(Secret(QByteArray("another-key-of-nobody")));
    SetupPage page(session, theme);
    page.resize(pictures->size);
    page.setAutoFillBackground(true);
    page.show();
    const auto keep = [&](const QString &scene) { pictures->keep(page, scene); };
    auto *card = page.findChild<EnvironmentCard *>();
    auto *area = page.findChild<QScrollArea *>();
    card->setSource({file.fileName()});
    pictures->settle();
    area->ensureWidgetVisible(card, 0, 0);
    keep(u"environment"_s);
    card->findChild<QPushButton *>(u"environmentFill"_s)->click();
    keep(u"environment-filled"_s);
    page.cancel();

    // A key that the demo service refuses, next to its own.
    if (!session.useDemo())
        return 2;
    const QString refused = u"wrong-key-of-nobody"_s;
    auto *panel = page.findChild<RotatePanel *>();
    page.findChild<QPushButton *>(u"rotateButton"_s)->click();
    area->ensureWidgetVisible(panel, 0, 0);
    keep(u"rotate-empty"_s);
    const Secret own = session.demo()->key().clone();
    ActivityRecord used;
    used.profile = u"checkout-staging"_s;
    used.at = QDateTime(QDate(2026, 11, 18), QTime(14, 2, 11));
    used.outcome = ActivityOutcome::Accepted;
    log.keep({used}, redactorFor(own));
    const auto tryKey = [&](const QString &key) {
        panel->findChild<QLineEdit *>(u"rotateField"_s)->setText(key);
        panel->findChild<QPushButton *>(u"rotateTry"_s)->click();
        pictures->settle();
        area->ensureWidgetVisible(panel, 0, 0);
    };
    tryKey(refused);
    keep(u"rotate-refused"_s);
    // Replaces a refused key with the demo's own.
    session.keys().key().holdForThisRun(Secret(refused.toLatin1()));
    page.findChild<QPushButton *>(u"rotateButton"_s)->click();
    tryKey(QString::fromLatin1(own.reveal()));
    keep(u"rotate-holds"_s);
    panel->findChild<QPushButton *>(u"rotateSwitch"_s)->click();
    keep(u"rotate-switched"_s);
    return 0;
}
