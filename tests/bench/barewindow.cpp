// SPDX-License-Identifier: GPL-3.0-or-later
// The least a Qt window can be: what the program's start is measured against. With a word, it shows that.
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
