// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/report/keyguard.h"

#include <QCoreApplication>

#include <algorithm>

namespace rc {

Result<void> verifyNoSecrets(const QString &text, const CheckReport &report)
{
    if (report.key && redacted(text, *report.key) != text)
        return failure(
            ErrorKind::NotUnderstood,
            QCoreApplication::translate(
                "rc::Report",
                "The report was not written because it would contain the API key, which the service sent back."));
    const bool hasToken = std::ranges::any_of(
        report.tokens, [&text](const std::shared_ptr<const Secret> &token) { return redacted(text, *token) != text; });
    if (hasToken)
        return failure(ErrorKind::NotUnderstood,
                       QCoreApplication::translate("rc::Report",
                                                   "The report was not written because it would contain a token, "
                                                   "which the service sent back."));
    return {};
}

std::shared_ptr<const Redactor> redactorFor(const CheckReport &report)
{
    if (!report.key)
        return {};
    auto redactor = std::make_shared<Redactor>(report.key->reveal());
    for (const auto &token : report.tokens)
        redactor->add(token->reveal());
    return redactor;
}

} // namespace rc
