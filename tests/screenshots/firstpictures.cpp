// SPDX-License-Identifier: GPL-3.0-or-later
// The first page with each kind of thing pasted into it, as pictures: firstpictures FOLDER SUFFIX light|dark WIDTH
// HEIGHT
#include "tests/screenshots/pictures.h"
#include "ui/console.h"
#include "ui/setup/firstpage.h"
#include "ui/setup/setuppage.h"

#include <QApplication>
#include <QKeyEvent>

using namespace rc;
using namespace Qt::StringLiterals;

int main(int argc, char *argv[])
{
    withoutKeychain();
    const QApplication application(argc, argv);
    const auto pictures = Pictures::ordered(u"first"_s, 300);
    if (!pictures)
        return 2;
    Bench bench;
    bench.theme.setChoice(pictures->theme);
    MainWindow window(bench.session, bench.checks, bench.theme, bench.settings, false);
    window.resize(pictures->size);
    window.show();
    window.activateWindow();
    const auto keep = [&](const QString &scene) { pictures->keep(window, scene); };
    const QString settings = u"export SERVICE_USERNAME=jon\nexport SERVICE_RESOURCE="_s + sampleUrl +
                             u"\nexport SERVICE_API_KEY='a-key-of-nobody'\nexport SERVICE_CLOUD_LEVEL=warning\n"_s;
    keep(u"empty"_s);
    window.openText(settings);
    keep(u"paste"_s);
    window.findChild<FirstPage *>()->cancel();
    window.openText(u"SERVICE_USERNAME=jon\nSERVICE_CLOUD_LEVEL=loud\nDATABASE_URL=postgres://db\n"_s);
    keep(u"paste-without"_s);
    window.findChild<FirstPage *>()->cancel();
    window.openText(settings);
    QKeyEvent enter(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier);
    QCoreApplication::sendEvent(window.focusWidget(), &enter);
    keep(u"taken"_s);
    window.showPage(u"check"_s);
    window.openText(settings + u"export SERVICE_DEBUG=1\n"_s);
    keep(u"bar-paste"_s);
    return 0;
}
