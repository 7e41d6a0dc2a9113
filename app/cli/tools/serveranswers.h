// SPDX-License-Identifier: GPL-3.0-or-later
// Answers a tool server's questions during a call from the command line: from a file, with the forms' defaults, or by
// asking the user.
#pragma once

#include "cli/frame/arguments.h"
#include "service/tools/serverquestion.h"

#include <QList>

namespace rc {

class Terminal;

class ServerAnswers
{
public:
    enum class From {
        None,
        Defaults, ///< accepts every form with its defaults; never opens or accepts an address
        Document,
        User
    };

    /// By --answers, else by asking the user if possible. `isStdinUsed`: used by --args or --key-stdin.
    [[nodiscard]] static Result<ServerAnswers> from(const Arguments &arguments, bool isStdinUsed);

    /// Whether to tell the server that it may ask questions.
    [[nodiscard]] bool canAnswer() const { return m_from != From::None; }
    [[nodiscard]] bool isUnattended() const { return m_from == From::Defaults; }
    /// The answer, after showing the question. `host`: the server. An answer that does not match the form is reported,
    /// and the question canceled.
    [[nodiscard]] ServerAnswer answerTo(const ServerQuestion &question, const QString &host, Terminal &terminal);
    /// Whether a question was canceled because no answer matched.
    [[nodiscard]] bool hasUnanswered() const { return m_hasUnanswered; }

private:
    [[nodiscard]] ServerAnswer checkedAnswer(const ServerQuestion &question, ServerAnswer answer, Terminal &terminal);
    [[nodiscard]] ServerAnswer fromDocument(const ServerQuestion &question, Terminal &terminal);

    From m_from = From::None;
    QList<QByteArray> m_document; ///< one JSON object per question, in order
    qsizetype m_used = 0;
    bool m_hasUnanswered = false;
};

/// --answers of `tools call`.
[[nodiscard]] OptionRow answersOption();

/// The lines of a question: the server, its text, its fields or address, and warnings.
[[nodiscard]] QStringList questionLines(const ServerQuestion &question, const QString &host);

/// Called after showing its lines. Ctrl-C or the end of input cancels the question.
[[nodiscard]] ServerAnswer promptUser(const ServerQuestion &question, Terminal &terminal);

/// Typed text as JSON for a form field; nullopt if it has the wrong type. `field`: its schema, raw.
[[nodiscard]] std::optional<QByteArray> typedValue(const QByteArray &field, const QString &typed);

} // namespace rc
