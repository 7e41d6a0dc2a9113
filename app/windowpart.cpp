// SPDX-License-Identifier: GPL-3.0-or-later
// The window as a module of its own, so that the command line starts without GUI libraries. app/partloader.cpp loads
// it.
#include "ui/frame/window.h"

#include <QApplication>

extern "C" Q_DECL_EXPORT int resourceConsoleWindow(int argc, char *argv[])
{
    const QApplication application(argc, argv);
    return rc::runWindow(QCoreApplication::arguments().mid(1));
}
