// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/report/keyguard.h"

#include <QCoreApplication>

namespace rc {

Result<void> withoutKey(const QString &text, const CheckReport &report)
{
    if (report.key && redacted(text, *report.key) != text)
        return failure(
            ErrorKind::NotUnderstood,
            QCoreApplication::translate(
                "rc::Report",
                "The report was not written because it would contain the API key, which the service sent back."));
    if (report.token && redacted(text, *report.token) != text)
        return failure(ErrorKind::NotUnderstood,
                       QCoreApplication::translate("rc::Report",
                                                   "The report was not written because it would contain the "
                                                   "code-hosting token, which the service sent back."));
    return {};
}

std::shared_ptr<const Redactor> redactorFor(const CheckReport &report)
{
    if (!report.key)
        return {};
    return report.token ? redactorFor(*report.key, *report.token) : redactorFor(*report.key);
}

} // namespace rc
