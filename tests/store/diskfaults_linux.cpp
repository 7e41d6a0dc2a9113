// SPDX-License-Identifier: GPL-3.0-or-later
// Replaces C library functions in this process, including libsqlite3 and Qt. Linux only, because it uses /proc.
#include "store/diskfaults.h"

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <string>
#include <sys/types.h>
#include <unistd.h>

namespace {

std::atomic<int> failingWrite = 0;
std::atomic<int> failure = 0;
std::atomic<bool> lasts = false;
std::atomic<bool> readOnly = false;
std::atomic<bool> kills = false;
std::atomic<int> seenWrites = 0;

constexpr const char *ours = "activity.sqlite";

bool isOurs(int file)
{
    std::array<char, 4096> path{};
    const std::string link = "/proc/self/fd/" + std::to_string(file);
    const ssize_t length = readlink(link.c_str(), path.data(), path.size() - 1);
    return length > 0 && std::strstr(path.data(), ours) != nullptr;
}

/// Whether this write fails; sets errno then.
bool fails(int file)
{
    if (failingWrite == 0 || !isOurs(file))
        return false;
    const int number = ++seenWrites;
    if (number != failingWrite && !(lasts && number > failingWrite))
        return false;
    errno = failure;
    return true;
}

/// Same for functions that write bytes; kills the process if requested, after writing `half`.
template<typename Half>
bool failsWriting(int file, Half half)
{
    if (!fails(file))
        return false;
    if (kills) {
        half();
        (void)kill(getpid(), SIGKILL);
        (void)pause();
    }
    return true;
}

template<typename Function>
Function next(const char *name)
{
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

bool isRefused(const char *path, int flags)
{
    const bool writes = (flags & (O_WRONLY | O_RDWR | O_CREAT)) != 0;
    if (!readOnly || !writes || std::strstr(path, ours) == nullptr)
        return false;
    errno = EROFS;
    return true;
}

} // namespace

namespace diskfaults {

void failWrite(int number, int error, Lasting lasting)
{
    seenWrites = 0;
    failure = error;
    lasts = lasting == Lasting::Permanently;
    failingWrite = number;
}

void killAtWrite(int number)
{
    kills = true;
    failWrite(number, EIO, Lasting::Once);
}

void makeReadOnly()
{
    readOnly = true;
}

void restore()
{
    failingWrite = 0;
    readOnly = false;
}

int writes()
{
    return seenWrites;
}

} // namespace diskfaults

// NOLINTBEGIN: these names and types are the C library's
extern "C" {

ssize_t write(int file, const void *bytes, size_t size)
{
    const auto real = next<ssize_t (*)(int, const void *, size_t)>("write");
    return failsWriting(file, [&] { (void)real(file, bytes, size / 2); }) ? -1 : real(file, bytes, size);
}

ssize_t pwrite(int file, const void *bytes, size_t size, off_t at)
{
    const auto real = next<ssize_t (*)(int, const void *, size_t, off_t)>("pwrite");
    return failsWriting(file, [&] { (void)real(file, bytes, size / 2, at); }) ? -1 : real(file, bytes, size, at);
}

ssize_t pwrite64(int file, const void *bytes, size_t size, off64_t at)
{
    const auto real = next<ssize_t (*)(int, const void *, size_t, off64_t)>("pwrite64");
    return failsWriting(file, [&] { (void)real(file, bytes, size / 2, at); }) ? -1 : real(file, bytes, size, at);
}

int fsync(int file)
{
    return failsWriting(file, [] {}) ? -1 : next<int (*)(int)>("fsync")(file);
}

int fdatasync(int file)
{
    return failsWriting(file, [] {}) ? -1 : next<int (*)(int)>("fdatasync")(file);
}

int ftruncate(int file, off_t size) noexcept
{
    return failsWriting(file, [] {}) ? -1 : next<int (*)(int, off_t)>("ftruncate")(file, size);
}

int ftruncate64(int file, off64_t size) noexcept
{
    return failsWriting(file, [] {}) ? -1 : next<int (*)(int, off64_t)>("ftruncate64")(file, size);
}

int open64(const char *path, int flags, ...)
{
    va_list arguments;
    va_start(arguments, flags);
    const unsigned mode = va_arg(arguments, unsigned);
    va_end(arguments);
    return isRefused(path, flags) ? -1 : next<int (*)(const char *, int, ...)>("open64")(path, flags, mode);
}

int open(const char *path, int flags, ...)
{
    va_list arguments;
    va_start(arguments, flags);
    const unsigned mode = va_arg(arguments, unsigned);
    va_end(arguments);
    return isRefused(path, flags) ? -1 : next<int (*)(const char *, int, ...)>("open")(path, flags, mode);
}
}
// NOLINTEND
