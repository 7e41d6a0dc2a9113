// SPDX-License-Identifier: GPL-3.0-or-later
// The first page with each kind of thing pasted into it, as pictures: firstpictures FOLDER SUFFIX light|dark WIDTH
// HEIGHT
#include "ui/console.h"
#include "ui/first/firstpage.h"
#include "ui/setup/setuppage.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QKeyEvent>

#include <cstdio>

using namespace rc;
using namespace Qt::StringLiterals;

namespace {

constexpr int settling = 300; // ms: layouts have come to rest

void settle()
{
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < settling)
        QApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
}

} // namespace

int main(int argc, char *argv[])
{
    withoutKeychain();
    const QApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments().mid(1);
    if (words.size() != 5)
        return 2;
    Bench bench;
    bench.theme.setChoice(words.at(2) == "dark"_L1 ? ThemeChoice::Dark : ThemeChoice::Light);
    MainWindow window(bench.current, bench.checks, bench.theme, bench.settings, false);
    window.resize(words.at(3).toInt(), words.at(4).toInt());
    window.show();
    window.activateWindow();
    const auto keep = [&](const QString &scene) {
        settle();
        const QString file = QDir(words.at(0)).filePath(u"first-%1-%2.png"_s.arg(scene, words.at(1)));
        if (!window.grab().save(file))
            std::fprintf(stderr, "%s cannot be written\n", qPrintable(file));
    };
    const QString settings = u"export SERVICE_USERNAME=jon\nexport SERVICE_RESOURCE="_s + sampleUrl +
                             u"\nexport SERVICE_API_KEY='a-key-of-nobody'\nexport SERVICE_CLOUD_LEVEL=warning\n"_s;
    keep(u"empty"_s);
    window.take(settings);
    keep(u"paste"_s);
    window.findChild<FirstPage *>()->cancel();
    window.take(u"SERVICE_USERNAME=jon\nSERVICE_CLOUD_LEVEL=loud\nDATABASE_URL=postgres://db\n"_s);
    keep(u"paste-without"_s);
    window.findChild<FirstPage *>()->cancel();
    window.take(settings);
    QKeyEvent enter(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier);
    QCoreApplication::sendEvent(window.focusWidget(), &enter);
    keep(u"taken"_s);
    window.showPage(u"check"_s);
    window.take(settings + u"export SERVICE_DEBUG=1\n"_s);
    keep(u"bar-paste"_s);
    return 0;
}
