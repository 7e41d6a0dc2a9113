// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/files/filelock.h"

#include "core/files/regularfile.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QThread>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>
#else
#include <QLockFile>
#endif

using namespace Qt::StringLiterals;

namespace rc {

#ifdef Q_OS_UNIX

// The kernel releases flock() when the process ends. QLockFile guesses from a process id whether the owner still runs,
// and breaks the lock of a stopped process.
struct FileLock::Held
{
    explicit Held(int opened)
        : descriptor(opened)
    {
    }
    ~Held() { ::close(descriptor); }
    Q_DISABLE_COPY_MOVE(Held)

    int descriptor;
};

FileLock::Attempt FileLock::attempt()
{
    if (!m_held) {
        const auto opened = openRegular(m_path, FileOwner::Program, O_RDWR | O_CREAT);
        if (!opened) {
            m_fault = opened.error().words;
            return Attempt::Failed;
        }
        m_held = std::make_unique<Held>(*opened);
    }
    if (::flock(m_held->descriptor, LOCK_EX | LOCK_NB) == 0)
        return Attempt::Acquired;
    if (errno == EWOULDBLOCK || errno == EINTR)
        return Attempt::Held;
    m_fault = qt_error_string(errno);
    return Attempt::Failed;
}

#else

struct FileLock::Held
{
    explicit Held(const QString &path)
        : file(path)
    {
        file.setStaleLockTime(0); // stale only by its process, never by age
    }
    QLockFile file;
};

FileLock::Attempt FileLock::attempt()
{
    if (!m_held)
        m_held = std::make_unique<Held>(m_path);
    if (m_held->file.tryLock(0))
        return Attempt::Acquired;
    if (m_held->file.error() == QLockFile::LockFailedError)
        return Attempt::Held;
    m_fault = QCoreApplication::translate("rc::FileLock", "it cannot be created.");
    return Attempt::Failed;
}

#endif

FileLock::FileLock(QString path)
    : m_path(std::move(path))
{
}

FileLock::~FileLock() = default;

Result<void> FileLock::acquire(std::chrono::milliseconds timeout)
{
    using namespace std::chrono_literals;
    const QDeadlineTimer deadline(timeout);
    while (true) {
        const Attempt result = attempt();
        if (result == Attempt::Acquired)
            return {};
        if (result == Attempt::Failed) {
            m_held.reset();
            return failure(fileError(m_path, {.words = m_fault}));
        }
        if (deadline.hasExpired())
            break;
        QThread::usleep(std::chrono::microseconds(500us).count());
    }
    m_held.reset();
    return failure(fileError(
        m_path, {.words = QCoreApplication::translate("rc::Activity", "Another program has locked the file.")}));
}

} // namespace rc
