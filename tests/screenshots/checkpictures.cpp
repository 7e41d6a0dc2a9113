// SPDX-License-Identifier: GPL-3.0-or-later
// The first minutes with a resource, as pictures: a check that runs, fails, is fixed in place and passes; then the
// shortcuts and About. checkpictures FOLDER SUFFIX light|dark WIDTH HEIGHT
#include "support/deployment.h"
#include "support/waiting.h"
#include "tests/screenshots/pictures.h"
#include "ui/check/checkpage.h"
#include "ui/console.h"

#include <QDialog>

using namespace rc;
using namespace Qt::StringLiterals;

int main(int argc, char *argv[])
{
    disableKeychain();
    const QApplication application(argc, argv);
    const auto pictures = Pictures::fromArguments(u"check"_s, 400);
    if (!pictures)
        return 2;
    Deployment deployment(Deployment::Kind::Owned, "/tools");
    ScriptedServer server(deployment);
    WindowOn<Bench> bench;
    bench.saveProfile(
        profileOf(u"payments-prod"_s, server.base() + deployment.resourcePath(), server.base(), u"mara"_s));
    bench.session.keys().key().holdForSession(Secret("not-the-key"));
    MainWindow &window = pictures->begin(bench);
    window.showPage(u"check"_s);
    auto *page = qobject_cast<CheckPage *>(window.builtPage(u"check"_s));
    const auto keep = [&](const QString &scene) { pictures->keep(window, scene); };
    const auto ended = [page] { (void)rc::waitFor([page] { return !page->isBusy(); }); };

    keep(u"never"_s);
    page->refresh();
    pictures->save(window, u"runs"_s);
    ended();
    keep(u"failed"_s);
    page->findChild<QPushButton *>(u"fixButton"_s)->click();
    keep(u"mending"_s);
    auto *value = page->findChild<QLineEdit *>(u"fixValue"_s);
    value->setText(QString::fromLatin1(Deployment::accountKey("mara")));
    QTest::keyClick(value, Qt::Key_Return);
    ended();
    keep(u"mended"_s);
    QTest::keyClick(&window, Qt::Key_F1);
    pictures->settle();
    if (auto *keys = window.findChild<QDialog *>(u"keySheet"_s)) {
        pictures->keep(*keys, u"keys"_s);
        keys->reject();
    }
    pictures->settle();
    bench.click(u"aboutButton"_s);
    pictures->settle();
    for (QDialog *dialog : window.findChildren<QDialog *>()) {
        if (dialog->isVisible())
            pictures->keep(*dialog, u"about"_s);
    }
    return 0;
}
