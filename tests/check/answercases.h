// SPDX-License-Identifier: GPL-3.0-or-later
// Answers of a real socket and the cause that each has to lead to.
#pragma once

#include "check/evidence/rung.h"
#include "support/scriptedserver.h"

#include <functional>

namespace rc {

struct AnswerCase
{
    const char *name;
    RungId rung;       ///< Ingest or one of tools
    const char *cause; ///< of the table, or "unknown"
    RungState state;
    QString words; ///< that the person must read
    std::function<QByteArray(const SeenRequest &)> answer;
};

/// The same answer to whatever is asked.
[[nodiscard]] inline std::function<QByteArray(const SeenRequest &)> always(const QByteArray &bytes)
{
    return [bytes](const SeenRequest &) { return bytes; };
}

/// A catalog beside those of the interface.
[[nodiscard]] inline CatalogKind furtherKind()
{
    return {QStringLiteral("asana"), QStringLiteral("/asana/")};
}

[[nodiscard]] QList<AnswerCase> entryCases();
[[nodiscard]] QList<AnswerCase> toolCases();
/// Servers that answer each request of an exchange otherwise: the cause is of the whole, not of the last answer.
[[nodiscard]] QList<AnswerCase> exchangeCases();

} // namespace rc
