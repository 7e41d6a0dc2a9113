// SPDX-License-Identifier: GPL-3.0-or-later
// everything_server [PORT]: the server in the foreground. Prints the address of its endpoint as one line of JSON.
#include "tests/everything/everythingserver.h"

#include <QCoreApplication>

#include <cstdio>

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const QString port = QCoreApplication::arguments().value(1);
    const rc::EverythingServer server(port.toUShort());
    if (server.port() == 0) {
        std::fputs("everything_server: cannot listen there\n", stderr);
        return 1;
    }
    std::printf("{\"url\":\"%s\"}\n", qPrintable(server.url()));
    std::fflush(stdout);
    return QCoreApplication::exec();
}
