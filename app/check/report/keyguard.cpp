// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/report/keyguard.h"

#include <QCoreApplication>

namespace rc {

Result<void> withoutKey(const QString &text, const CheckReport &report)
{
    if (report.key && redacted(text, *report.key) != text)
        return failure(ErrorKind::NotUnderstood,
                       QCoreApplication::translate("rc::Report", "The report would hold the API key, because the "
                                                                 "service sent it back; it was not written."));
    if (report.token && redacted(text, *report.token) != text)
        return failure(ErrorKind::NotUnderstood,
                       QCoreApplication::translate("rc::Report",
                                                   "The report would hold the code-hosting token, because the "
                                                   "service sent it back; it was not written."));
    return {};
}

std::shared_ptr<const Redactor> redactorFor(const CheckReport &report)
{
    if (!report.key)
        return {};
    return report.token ? redactorFor(*report.key, *report.token) : redactorFor(*report.key);
}

} // namespace rc
