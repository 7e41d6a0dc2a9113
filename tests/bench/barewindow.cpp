// SPDX-License-Identifier: GPL-3.0-or-later
// The least a Qt window can be: what the program's start is measured against.
#include <QApplication>
#include <QMainWindow>

int main(int argc, char *argv[])
{
    const QApplication application(argc, argv);
    QMainWindow window;
    window.resize(1100, 720);
    window.show();
    return QApplication::exec();
}
