// SPDX-License-Identifier: GPL-3.0-or-later
// Each page as it is before anything is done, as pictures:
// pagepictures FOLDER SUFFIX light|dark WIDTH HEIGHT [LANGUAGE]
#include "tests/screenshots/pictures.h"
#include "tests/ui/shownpage.h"

using namespace rc;
using namespace Qt::StringLiterals;

int main(int argc, char *argv[])
{
    disableKeychain();
    const QApplication application(argc, argv);
    const auto pictures = Pictures::fromArguments(u"page"_s, 300);
    if (!pictures)
        return 2;
    for (const QString &page : everyPage()) {
        Bench bench;
        bench.theme.setChoice(pictures->theme);
        const auto window = windowOn(bench, page);
        window->resize(pictures->size);
        pictures->keep(*window, QString(page).replace(u' ', u'-'));
    }
    return 0;
}
