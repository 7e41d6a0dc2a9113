// SPDX-License-Identifier: GPL-3.0-or-later
// The window's questions before a key is sent elsewhere or something is lost, as pictures:
// keypictures FOLDER SUFFIX light|dark WIDTH HEIGHT
#include "config/configtext.h"
#include "demo/demoservice.h"
#include "tests/screenshots/pictures.h"
#include "ui/console.h"
#include "ui/setup/setuppage.h"

#include <QDialog>
#include <QScrollArea>
#include <QScrollBar>

using namespace rc;
using namespace Qt::StringLiterals;

namespace {

QString elsewhere()
{
    return QString(sampleUrl).replace(u"logs.example.net"_s, u"logs.eu-central.example.com"_s);
}

} // namespace

int main(int argc, char *argv[])
{
    disableKeychain();
    const QApplication application(argc, argv);
    const auto pictures = Pictures::fromArguments(u"keys"_s, 400);
    if (!pictures)
        return 2;
    WindowBench bench;
    bench.session.keys().key().holdForSession(Secret("a-key-of-this-run"));
    MainWindow &window = pictures->begin(bench);
    window.showPage(u"check"_s);
    const auto keep = [&](const QString &scene) { pictures->keep(window, scene); };
    const auto press = [&](const QString &name) {
        bench.click(name);
        pictures->settle();
    };

    window.openText(elsewhere());
    keep(u"link"_s);
    window.openText(u"SERVICE_API_KEY=x"_s);
    keep(u"link-refused"_s);
    press(u"closeLink"_s);
    auto *field = window.findChild<QLineEdit *>(u"resourceField"_s);
    field->setText(elsewhere());
    QTest::keyClick(field, Qt::Key_Return);
    keep(u"edited"_s);
    press(u"saveAddress"_s);
    bench.session.keys().read(&window, [](const KeyReading &) {});
    keep(u"withheld"_s);
    press(u"keepWithheld"_s);

    window.showPage(u"setup"_s);
    window.findChild<QLineEdit *>(u"usernameField"_s)->setText(u"nora"_s);
    bench.session.fields().whenSettled(&window, [] {});
    keep(u"fields"_s);
    window.close();
    if (auto *question = window.findChild<QDialog *>(u"leavingQuestion"_s)) {
        pictures->keep(*question, u"closing"_s);
        question->reject();
    }
    press(u"saveFields"_s);
    auto *setup = qobject_cast<SetupPage *>(window.builtPage(u"setup"_s));
    setup->showPasted("SERVICE_RESOURCE=" + elsewhere().replace(u"mara"_s, u"nora"_s).toUtf8() +
                      "\nSERVICE_API_KEY=a-pasted-key-0123\n");
    keep(u"pasted"_s);
    press(u"applyPastedButton"_s);
    keep(u"pasted-taken"_s);
    const auto &formats = configFormatTable();
    for (std::size_t i = 0; i < formats.size(); ++i) {
        if (formats.at(i).format == ConfigFormat::ToolSpec)
            window.findChild<QComboBox *>(u"configFormats"_s)->setCurrentIndex(int(i));
    }
    pictures->settle();
    for (QScrollArea *area : window.findChildren<QScrollArea *>()) {
        if (QWidget *row = area->findChild<QWidget *>(u"approval"_s))
            area->ensureWidgetVisible(row, 0, 120);
    }
    keep(u"approval"_s);
    return 0;
}
