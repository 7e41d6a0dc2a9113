// SPDX-License-Identifier: GPL-3.0-or-later
// The first minutes with a resource, as pictures: a check that runs, fails, is fixed in place and passes; then the
// shortcuts and About. checkpictures FOLDER SUFFIX light|dark WIDTH HEIGHT
#include "support/deployment.h"
#include "support/waiting.h"
#include "tests/screenshots/pictures.h"
#include "ui/check/checkpage.h"
#include "ui/console.h"

#include <QApplication>
#include <QDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

using namespace rc;
using namespace Qt::StringLiterals;

namespace {
constexpr int settling = 400; // ms: late layouts are done
}

int main(int argc, char *argv[])
{
    withoutKeychain();
    const QApplication application(argc, argv);
    const auto pictures = Pictures::ordered(u"check"_s, settling);
    if (!pictures)
        return 2;
    Deployment deployment(Deployment::Kind::Owned, "/tools");
    ScriptedServer server(deployment);
    Bench bench;
    bench.theme.setChoice(pictures->theme);
    Profile profile;
    profile.name = u"payments-prod"_s;
    profile.resource = server.base() + deployment.resourcePath();
    profile.toolServer = server.base();
    profile.username = u"mara"_s;
    if (!bench.session.book().keep(profile))
        return 1;
    bench.session.keys().key().holdForThisRun(Secret("not-the-key"));
    MainWindow window(bench.session, bench.checks, bench.theme, bench.settings, false);
    window.resize(pictures->size);
    window.show();
    window.activateWindow();
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
    settle(settling);
    if (auto *keys = window.findChild<QDialog *>(u"keySheet"_s)) {
        pictures->keep(*keys, u"keys"_s);
        keys->reject();
    }
    settle(settling);
    for (QPushButton *button : window.findChildren<QPushButton *>()) {
        if (button->objectName().contains(u"about"_s, Qt::CaseInsensitive) && button->isVisible()) {
            button->click();
            break;
        }
    }
    settle(settling);
    for (QDialog *dialog : window.findChildren<QDialog *>()) {
        if (dialog->isVisible())
            pictures->keep(*dialog, u"about"_s);
    }
    return 0;
}
