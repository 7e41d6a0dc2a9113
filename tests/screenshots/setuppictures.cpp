// SPDX-License-Identifier: GPL-3.0-or-later
// The Setup page with each kind of configuration, with pasted text, with an environment comparison, and with a key
// rotation, as pictures: setuppictures FOLDER SUFFIX light|dark WIDTH HEIGHT
#include "config/configtext.h"
#include "support/filebytes.h"
#include "tests/screenshots/pictures.h"
#include "tests/ui/recordingbench.h"
#include "ui/parts/pastepanel.h"
#include "ui/setup/environment/environmentcard.h"
#include "ui/setup/key/rotatepanel.h"
#include "ui/setup/setuppage.h"
#include "ui/widgets/segmentedcontrol.h"

#include <QScrollArea>

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

const QByteArray pastedText = "export SERVICE_USERNAME=mara\n"
                              "export SERVICE_RESOURCE=https://logs.example.net/tools/u/mara/resources/"
                              "3e2ad894-5e5f-4c34-9899-1f9c2158009c/\n"
                              "export SERVICE_API_KEY='a-key-of-nobody'\n"
                              "export SERVICE_CLOUD_LEVEL=loud\n"
                              "export DATABASE_URL=postgres://db\n";

} // namespace

int main(int argc, char *argv[])
{
    disableKeychain();
    const QApplication application(argc, argv);
    const auto pictures = Pictures::fromArguments(u"setup"_s, 600);
    if (!pictures)
        return 2;
    RecordingBench bench;
    bench.theme.setChoice(pictures->theme);
    bench.saveSampleProfile();
    const QString file = bench.folder.filePath(u".env"_s);
    writeBytes(file, environment);
    SetupPage page(bench.session, bench.theme);
    page.resize(pictures->size);
    page.setAutoFillBackground(true);
    page.show();
    const auto keep = [&](const QString &scene) { pictures->keep(page, scene); };
    auto *tabs = page.findChild<QComboBox *>(u"configFormats"_s);
    const auto showFormat = [tabs](ConfigFormat wanted) {
        int index = 0;
        for (const ConfigFormatRow &row : configFormatTable()) {
            if (row.format == wanted)
                tabs->setCurrentIndex(index);
            ++index;
        }
    };
    page.findChild<SegmentedControl *>(u"keyWays"_s)->setCurrentIndex(1);
    showFormat(ConfigFormat::Shell);
    keep(u"shell"_s);
    showFormat(ConfigFormat::McpJson);
    keep(u"mcp"_s);
    page.findChild<QPushButton *>(u"pasteAnythingButton"_s)->click();
    keep(u"paste-empty"_s);
    page.findChild<PasteField *>()->readText(pastedText);
    keep(u"paste"_s);
    page.findChild<QPushButton *>(u"closePasteButton"_s)->click();

    bench.session.keys().key().holdForSession(Secret(QByteArray("another-key-of-nobody")));
    auto *card = page.findChild<EnvironmentCard *>();
    auto *area = page.findChild<QScrollArea *>();
    card->setSource({file});
    pictures->settle();
    area->ensureWidgetVisible(card, 0, 0);
    keep(u"environment"_s);
    card->findChild<QPushButton *>(u"environmentFill"_s)->click();
    keep(u"environment-filled"_s);
    page.cancel();

    // A key that the demo service refuses, next to its own.
    if (!bench.session.useDemo())
        return 2;
    const QString refused = u"wrong-key-of-nobody"_s;
    auto *panel = page.findChild<RotatePanel *>();
    page.findChild<QPushButton *>(u"rotateButton"_s)->click();
    area->ensureWidgetVisible(panel, 0, 0);
    keep(u"rotate-empty"_s);
    const Secret own = bench.session.demo()->key().clone();
    ActivityRecord used;
    used.profile = u"checkout-staging"_s;
    used.at = QDateTime(QDate(2026, 11, 18), QTime(14, 2, 11));
    used.outcome = ActivityOutcome::Accepted;
    bench.log.write({used}, redactorFor(own));
    const auto tryKey = [&](const QString &key) {
        panel->findChild<QLineEdit *>(u"rotateField"_s)->setText(key);
        panel->findChild<QPushButton *>(u"rotateTry"_s)->click();
        pictures->settle();
        area->ensureWidgetVisible(panel, 0, 0);
    };
    tryKey(refused);
    keep(u"rotate-refused"_s);
    // Replaces a refused key with the demo's own.
    bench.session.keys().key().holdForSession(Secret(refused.toLatin1()));
    page.findChild<QPushButton *>(u"rotateButton"_s)->click();
    tryKey(QString::fromLatin1(own.reveal()));
    keep(u"rotate-holds"_s);
    panel->findChild<QPushButton *>(u"rotateSwitch"_s)->click();
    keep(u"rotate-switched"_s);
    return 0;
}
