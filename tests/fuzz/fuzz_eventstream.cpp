// SPDX-License-Identifier: GPL-3.0-or-later
// A stream gives the same events however it is cut.
#include "wire/eventstream.h"

#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    if (size == 0)
        return 0;
    const QByteArray bytes(reinterpret_cast<const char *>(data) + 1, static_cast<qsizetype>(size) - 1);
    rc::EventStream whole;
    const auto expected = whole.feed(bytes);
    const qsizetype step = data[0] % 7 + 1;
    rc::EventStream cut;
    QList<rc::StreamEvent> events;
    for (qsizetype at = 0; at < bytes.size(); at += step)
        events += cut.feed(bytes.mid(at, step));
    if (events != expected)
        std::abort();
    return 0;
}
