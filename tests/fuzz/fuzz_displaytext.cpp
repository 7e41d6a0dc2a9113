// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever comes from outside, nothing hidden is left in what is shown.
#include "core/displaytext.h"

#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const QString shown = rc::displayBytes(bytes);
    const QString shownText = rc::displayText(QString::fromUtf8(bytes));
    for (const QString &text : {shown, shownText}) {
        if (rc::hasHiddenText(text) || text.contains(u'\x1b') || text.contains(u'\n'))
            std::abort();
    }
    return 0;
}
