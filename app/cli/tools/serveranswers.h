// SPDX-License-Identifier: GPL-3.0-or-later
// Answers what a tool server asks while it is called from the command line: from a file, with the defaults of its
// forms, or by a person at the terminal.
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
        Nobody,
        Defaults, ///< every form is accepted with its defaults, no address is opened and none accepted
        Document,
        Person
    };

    /// What --answers says, else a person where one can be asked. `standardInputIsTaken`: by --args or --key-stdin.
    [[nodiscard]] static Result<ServerAnswers> from(const Arguments &arguments, bool standardInputIsTaken);

    /// Whether the server may be told that it can ask.
    [[nodiscard]] bool canAnswer() const { return m_from != From::Nobody; }
    [[nodiscard]] bool isUnattended() const { return m_from == From::Defaults; }
    /// The answer, after what was asked was shown. `host`: of the server. What does not fit the form is told, and
    /// canceled.
    [[nodiscard]] ServerAnswer answerTo(const ServerQuestion &question, const QString &host, Terminal &terminal);
    /// Whether a question was canceled for want of a fitting answer.
    [[nodiscard]] bool missedOne() const { return m_missedOne; }

private:
    [[nodiscard]] ServerAnswer fitting(const ServerQuestion &question, ServerAnswer answer, Terminal &terminal);
    [[nodiscard]] ServerAnswer fromDocument(const ServerQuestion &question, Terminal &terminal);

    From m_from = From::Nobody;
    QList<QByteArray> m_document; ///< one JSON object for each question, in their order
    qsizetype m_used = 0;
    bool m_missedOne = false;
};

/// The option of `tools call`.
[[nodiscard]] OptionRow answersOption();

/// What a question asks, in lines: whose it is, its words, its fields or its address, and what is to be feared of it.
[[nodiscard]] QStringList questionLines(const ServerQuestion &question, const QString &host);

/// After its lines were shown. Whoever presses Ctrl-C or ends the input cancels the question.
[[nodiscard]] ServerAnswer askPerson(const ServerQuestion &question, Terminal &terminal);

/// What was typed for a field of a form, as JSON; nothing when it is nothing of its kind. `field`: its schema, raw.
[[nodiscard]] std::optional<QByteArray> typedValue(const QByteArray &field, const QString &typed);

} // namespace rc
