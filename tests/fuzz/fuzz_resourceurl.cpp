// SPDX-License-Identifier: GPL-3.0-or-later
// What was read as a Resource URL must read the same again from what we would write.
#include "core/resourceurl.h"

#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    const QString text = QString::fromUtf8(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const auto pasted = rc::parseResourceUrl(text);
    if (pasted) {
        const auto again = rc::parseResourceUrl(pasted->resource.resourceUrl());
        if (!again || !(again->resource == pasted->resource) || !again->trimmed.isEmpty())
            std::abort();
        if (!pasted->resource.encrypted && !rc::isLoopbackHost(pasted->resource.host))
            std::abort();
        if (pasted->resource.logsAddress().host(QUrl::FullyEncoded).remove(u'[').remove(u']') != pasted->resource.host)
            std::abort();
    }
    (void)rc::parseToolServerUrl(text);
    return 0;
}
