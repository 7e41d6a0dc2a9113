// SPDX-License-Identifier: GPL-3.0-or-later
// Each page as it is before anything is done, and a search in the preferences, as pictures:
// pagepictures FOLDER SUFFIX light|dark WIDTH HEIGHT [LANGUAGE]
#include "tests/screenshots/pictures.h"
#include "tests/ui/shownpage.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>

using namespace rc;
using namespace Qt::StringLiterals;

namespace {
constexpr int settling = 300; // ms: what is laid out late has been
}

int main(int argc, char *argv[])
{
    withoutKeychain();
    const QApplication application(argc, argv);
    const auto pictures = Pictures::ordered(u"page"_s, settling);
    if (!pictures)
        return 2;
    for (const QString &page : everyPage()) {
        Bench bench;
        bench.theme.setChoice(pictures->theme);
        const auto window = windowOn(bench, page);
        window->resize(pictures->size);
        pictures->keep(*window, QString(page).replace(u' ', u'-'));
        auto *search = window->findChild<QLineEdit *>(u"preferencesSearch"_s);
        if (page != "preferences"_L1 || search == nullptr)
            continue;
        search->setText(window->findChild<QComboBox *>()->accessibleName());
        pictures->keep(*window, u"preferences-found"_s);
        search->setText(u"zebra"_s);
        pictures->keep(*window, u"preferences-nothing"_s);
    }
    return 0;
}
