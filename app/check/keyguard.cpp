// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/keyguard.h"

#include "core/redactor.h"

#include <QCoreApplication>

namespace rc {

Result<void> withoutKey(const QString &text, const CheckReport &report)
{
    if (report.key && redacted(text, *report.key) != text)
        return failure(ErrorKind::NotUnderstood,
                       QCoreApplication::translate("rc::Report", "The report would hold the API key, because the "
                                                                 "service sent it back; it was not written."));
    return {};
}

} // namespace rc
