// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/report/keyguard.h"

#include <QCoreApplication>

#include <algorithm>

namespace rc {

Result<void> verifyNoSecrets(const QString &text, const CheckReport &report)
{
    const auto isIn = [&text](const std::shared_ptr<const Secret> &secret) {
        return secret && redacted(text, *secret) != text;
    };
    if (!isIn(report.key) && std::ranges::none_of(report.tokens, isIn))
        return {};
    return failure(ErrorKind::NotUnderstood,
                   QCoreApplication::translate("rc::Report",
                                               "The report was not written because it would contain a key or token "
                                               "that the service sent back."));
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
