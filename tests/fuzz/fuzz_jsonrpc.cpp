// SPDX-License-Identifier: GPL-3.0-or-later
// An envelope that is taken has exactly one of result and error.
#include "wire/jsonrpc.h"

#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const auto envelope = rc::rpcAnswer(bytes, QStringLiteral("1"));
    if (envelope && envelope->result.has_value() == envelope->fault.has_value())
        std::abort();
    (void)rc::isServerMessage(bytes);
    return 0;
}
