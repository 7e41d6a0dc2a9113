// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/frame/commandrun.h"

#include <QSocketNotifier>

#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace rc {

namespace {

// A signal handler gets no user data, so the pipe's end is global.
volatile std::sig_atomic_t writeEnd = -1;

void onSignal(int number)
{
    const char byte = static_cast<char>(number);
    // Errors cannot be handled here, and a full pipe has already been noticed.
    [[maybe_unused]] const ssize_t written = ::write(writeEnd, &byte, 1);
}

} // namespace

struct Interrupt::Private
{
    int ends[2] = {-1, -1};
    struct sigaction oldInterrupt = {};
    struct sigaction oldTerminate = {};
};

Interrupt::Interrupt(QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>())
{
    if (::pipe(d->ends) != 0)
        return; // without a pipe the signals keep their default action and end the program
    for (const int end : d->ends)
        ::fcntl(end, F_SETFD, FD_CLOEXEC);
    ::fcntl(d->ends[1], F_SETFL, O_NONBLOCK);
    writeEnd = d->ends[1];

    auto *notifier = new QSocketNotifier(d->ends[0], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this] {
        char number = 0;
        if (::read(d->ends[0], &number, 1) == 1)
            emit interrupted(128 + number);
    });

    struct sigaction action = {};
    action.sa_handler = onSignal;
    action.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART); // SA_RESETHAND: the second signal ends the program
    ::sigaction(SIGINT, &action, &d->oldInterrupt);
    ::sigaction(SIGTERM, &action, &d->oldTerminate);
}

Interrupt::~Interrupt()
{
    if (d->ends[0] == -1)
        return;
    ::sigaction(SIGINT, &d->oldInterrupt, nullptr);
    ::sigaction(SIGTERM, &d->oldTerminate, nullptr);
    writeEnd = -1;
    for (const int end : d->ends)
        ::close(end);
}

} // namespace rc
