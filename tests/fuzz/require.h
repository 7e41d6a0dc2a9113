// SPDX-License-Identifier: GPL-3.0-or-later
// Reports which promise an input broke in a fuzz target.
#pragma once

#include <QByteArray>
#include <QString>

#include <cstdio>
#include <cstdlib>

namespace rc::fuzz {

/// Names the broken promise and aborts, so that libFuzzer keeps the input.
inline void require(bool kept, const char *promise)
{
    if (kept)
        return;
    std::fprintf(stderr, "BROKEN PROMISE: %s\n", promise);
    std::abort();
}

inline QByteArray bytesOf(const unsigned char *data, size_t size)
{
    return {reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)};
}

inline QString textOf(const unsigned char *data, size_t size)
{
    return QString::fromUtf8(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
}

} // namespace rc::fuzz
