// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/files/filelock.h"

#include "core/files/regularfile.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QThread>

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>
#include <utility>

namespace rc {

FileLock::FileLock(QString path)
    : m_path(std::move(path))
{
}

FileLock::~FileLock()
{
    release();
}

void FileLock::release()
{
    if (m_descriptor >= 0)
        ::close(std::exchange(m_descriptor, -1));
}

FileLock::Attempt FileLock::attempt()
{
    if (m_descriptor < 0) {
        const auto opened = openRegular(m_path, FileOwner::Program, O_RDWR | O_CREAT);
        if (!opened) {
            m_fault = opened.error().words;
            return Attempt::Failed;
        }
        m_descriptor = *opened;
    }
    if (::flock(m_descriptor, LOCK_EX | LOCK_NB) == 0)
        return Attempt::Acquired;
    if (errno == EWOULDBLOCK || errno == EINTR)
        return Attempt::Held;
    m_fault = qt_error_string(errno);
    return Attempt::Failed;
}

Result<void> FileLock::acquire(std::chrono::milliseconds timeout)
{
    using namespace std::chrono_literals;
    const QDeadlineTimer deadline(timeout);
    while (true) {
        const Attempt result = attempt();
        if (result == Attempt::Acquired)
            return {};
        if (result == Attempt::Failed) {
            release();
            return failure(fileError(m_path, {.words = m_fault}));
        }
        if (deadline.hasExpired())
            break;
        QThread::usleep(std::chrono::microseconds(500us).count());
    }
    release();
    return failure(fileError(
        m_path, {.words = QCoreApplication::translate("rc::Activity", "Another program has locked the file.")}));
}

} // namespace rc
