// SPDX-License-Identifier: GPL-3.0-or-later
// The first page with each kind of pasted text, as pictures: firstpictures FOLDER SUFFIX light|dark WIDTH HEIGHT
#include "tests/screenshots/pictures.h"
#include "ui/console.h"
#include "ui/first/clipboardoffer.h"
#include "ui/first/firstpage.h"

#include <QGuiApplication>

using namespace rc;
using namespace Qt::StringLiterals;

int main(int argc, char *argv[])
{
    disableKeychain();
    const QApplication application(argc, argv);
    const auto pictures = Pictures::fromArguments(u"first"_s, 300);
    if (!pictures)
        return 2;
    WindowBench on(false);
    MainWindow &window = pictures->begin(on);
    const auto keep = [&](const QString &scene) { pictures->keep(window, scene); };
    const QString settings = u"export SERVICE_USERNAME=jon\nexport SERVICE_RESOURCE="_s + sampleUrl +
                             u"\nexport SERVICE_API_KEY='a-key-of-nobody'\nexport SERVICE_CLOUD_LEVEL=warning\n"_s;
    auto *first = window.findChild<FirstPage *>();
    keep(u"empty"_s);
    QGuiApplication::clipboard()->setText(settings);
    window.findChild<ClipboardOffer *>()->readClipboard();
    keep(u"offer"_s);
    window.openText(sampleUrl);
    keep(u"address"_s);
    window.openText(QString(sampleUrl).replace(u"https:"_s, u"http:"_s));
    keep(u"http"_s);
    first->cancel();
    first->readText(settings.toUtf8());
    keep(u"paste"_s);
    first->cancel();
    first->readText("SERVICE_USERNAME=jon\nSERVICE_CLOUD_LEVEL=loud\nDATABASE_URL=postgres://db\n");
    keep(u"paste-without"_s);
    return 0;
}
