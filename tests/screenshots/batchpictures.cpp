// SPDX-License-Identifier: GPL-3.0-or-later
// How a file becomes a batch: supported files, column targets, and the editor of a faulty line.
// batchpictures FOLDER SUFFIX light|dark WIDTH HEIGHT
#include "tests/screenshots/pictures.h"
#include "ui/console.h"
#include "ui/fields/nowheelboxes.h"
#include "ui/send/batch/batchtable.h"
#include "ui/send/mode/sendmode.h"
#include "ui/widgets/segmentedcontrol.h"

using namespace rc;
using namespace Qt::StringLiterals;

int main(int argc, char *argv[])
{
    disableKeychain();
    const QApplication application(argc, argv);
    const auto pictures = Pictures::fromArguments(u"batch"_s, 300);
    if (!pictures)
        return 2;
    WindowBench on;
    MainWindow &window = pictures->begin(on);
    window.showPage(u"send"_s);
    window.findChild<SegmentedControl *>(u"sendModes"_s)->setCurrentIndex(1);
    const auto *mode = window.findChild<BatchMode *>();
    pictures->keep(window, u"samples"_s);
    mode->source()->read(u"nightly.csv"_s, "time,Severity,event,host,request & id\n"
                                           "2026-11-21T14:02:11Z,warning,\"Disk 91% full, almost\",db-1,7f3a\n");
    pictures->keep(window, u"asked"_s);
    window.findChild<QPushButton *>(u"mapped-2"_s)->click();
    if (QMenu *menu = window.findChild<QMenu *>(u"mappingMenu"_s)) {
        pictures->keep(*menu, u"menu"_s);
        menu->close();
    }
    mode->source()->read(u"app.jsonl"_s, R"({"level":"info","message":"Backup done","rows":1204}
{"lvl":"loud","msg":"Nobody knows that level","host":"web-1"}
{"level":"warning","message":"Disk 91% full","time":"yesterday"}
{"level":"warning","message":"Disk 92 % full","ts":"2026-11-21T14:02:11Z","extra":{"host":"db-1"}}
)");
    pictures->keep(window, u"mapping"_s);
    window.findChild<NumberBox *>(u"repeatCount"_s)->setValue(100);
    pictures->keep(window, u"repeat"_s);
    return 0;
}
