// SPDX-License-Identifier: GPL-3.0-or-later
// Responses over a real socket and their expected causes.
#pragma once

#include "check/evidence/rung.h"
#include "support/scriptedserver.h"

#include <functional>

namespace rc {

using Answers = std::function<QByteArray(const SeenRequest &)>;

struct AnswerCase
{
    const char *name;
    const char *cause; ///< from the table, or "unknown"
    Answers answer;
    QString words; ///< data that the text must show
    RungState state = RungState::Failed;
    RungId rung = RungId::ToolsGeneral; ///< for tools

    [[nodiscard]] AnswerCase at(const RungId &catalog) const
    {
        AnswerCase elsewhere = *this;
        elsewhere.rung = catalog;
        return elsewhere;
    }
};

inline const QByteArray signInPage = "<html><body>Sign in</body></html>";

/// The same response to every request.
[[nodiscard]] inline Answers always(const QByteArray &bytes)
{
    return [bytes](const SeenRequest &) { return bytes; };
}

[[nodiscard]] inline AnswerCase failed(const char *name, const char *cause, const Answers &answer,
                                       const QString &words = {})
{
    return {name, cause, answer, words};
}

[[nodiscard]] inline AnswerCase failed(const char *name, const char *cause, const QByteArray &answer,
                                       const QString &words = {})
{
    return failed(name, cause, always(answer), words);
}

template<typename Answer>
[[nodiscard]] AnswerCase warned(const char *name, const char *cause, const Answer &answer, const QString &words = {})
{
    AnswerCase row = failed(name, cause, answer, words);
    row.state = RungState::Warned;
    return row;
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
