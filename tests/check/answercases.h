// SPDX-License-Identifier: GPL-3.0-or-later
// Responses over a real socket and their expected causes.
#pragma once

#include "check/evidence/rung.h"
#include "support/scriptedserver.h"

#include <functional>

namespace rc {

struct AnswerCase
{
    const char *name;
    RungId rung;       ///< ingest, or a step of tools
    const char *cause; ///< from the table, or "unknown"
    RungState state;
    QString words; ///< required in the text
    std::function<QByteArray(const SeenRequest &)> answer;
};

/// The same response to every request.
[[nodiscard]] inline std::function<QByteArray(const SeenRequest &)> always(const QByteArray &bytes)
{
    return [bytes](const SeenRequest &) { return bytes; };
}

/// A catalog in addition to those of the interface.
[[nodiscard]] inline CatalogKind furtherKind()
{
    return {QStringLiteral("asana"), QStringLiteral("/asana/")};
}

[[nodiscard]] QList<AnswerCase> entryCases();
[[nodiscard]] QList<AnswerCase> toolCases();
/// Servers whose responses within one exchange differ: the cause is that of the whole exchange.
[[nodiscard]] QList<AnswerCase> exchangeCases();

} // namespace rc
