// SPDX-License-Identifier: GPL-3.0-or-later
// The smallest possible Qt window, as the reference for the program's start. An argument becomes its text.
#include <QApplication>
#include <QLabel>
#include <QMainWindow>

int main(int argc, char *argv[])
{
    const QApplication application(argc, argv);
    QMainWindow window;
    if (const QString word = QCoreApplication::arguments().value(1); !word.isEmpty())
        window.setCentralWidget(new QLabel(word));
    window.resize(1100, 720);
    window.show();
    return QApplication::exec();
}
