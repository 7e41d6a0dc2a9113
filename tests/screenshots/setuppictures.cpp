// SPDX-License-Identifier: GPL-3.0-or-later
// The Setup page with pasted text and with each kind of configuration, as pictures:
// setuppictures FOLDER SUFFIX light|dark WIDTH HEIGHT
#include "config/configtext.h"
#include "session/session.h"
#include "store/keys/keystore.h"
#include "store/profiles/profilestore.h"
#include "store/profiles/settings.h"
#include "tests/screenshots/pictures.h"
#include "ui/parts/pastepanel.h"
#include "ui/setup/setuppage.h"
#include "ui/theme/theme.h"
#include "ui/widgets/segmentedcontrol.h"

#include <QApplication>
#include <QComboBox>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>

using namespace rc;
using namespace Qt::StringLiterals;

namespace {

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

const QByteArray pastedText = "export SERVICE_USERNAME=mara\n"
                              "export SERVICE_RESOURCE=https://logs.example.net/tools/u/mara/resources/"
                              "3e2ad894-5e5f-4c34-9899-1f9c2158009c/\n"
                              "export SERVICE_API_KEY='a-key-of-nobody'\n"
                              "export SERVICE_CLOUD_LEVEL=loud\n"
                              "export DATABASE_URL=postgres://db\n";

} // namespace

int main(int argc, char *argv[])
{
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus"); // no keychain
    const QApplication application(argc, argv);
    const auto pictures = Pictures::ordered(u"setup"_s, 300);
    const QTemporaryDir home;
    if (!pictures || !home.isValid())
        return 2;
    QSettings backing(home.filePath(u"window.ini"_s), QSettings::IniFormat);
    Settings settings(backing);
    ProfileStore profiles(home.filePath(u"profiles.json"_s));
    KeyStore keys;
    Theme theme(pictures->theme);
    Session session(profiles, keys, settings);
    if (!session.book().keep(sample()))
        return 2;
    SetupPage page(session, theme);
    page.resize(pictures->size);
    page.setAutoFillBackground(true);
    page.show();
    const auto keep = [&](const QString &scene) { pictures->keep(page, scene); };
    auto *tabs = page.findChild<QComboBox *>(u"configFormats"_s);
    const auto show = [tabs](ConfigFormat wanted) {
        int index = 0;
        for (const ConfigFormatRow &row : configFormatTable()) {
            if (row.format == wanted)
                tabs->setCurrentIndex(index);
            ++index;
        }
    };
    page.findChild<SegmentedControl *>(u"keyWays"_s)->setCurrentIndex(1);
    show(ConfigFormat::Shell);
    keep(u"shell"_s);
    show(ConfigFormat::McpJson);
    keep(u"mcp"_s);
    page.findChild<QPushButton *>(u"pasteAnythingButton"_s)->click();
    keep(u"paste-empty"_s);
    page.findChild<PasteField *>()->readText(pastedText);
    keep(u"paste"_s);
    return 0;
}
