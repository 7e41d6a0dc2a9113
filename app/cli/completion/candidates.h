// SPDX-License-Identifier: GPL-3.0-or-later
// What a shell offers for the word at the cursor.
#pragma once

#include "cli/frame/arguments.h"

namespace rc {

struct Candidate
{
    QString text; ///< the whole word
    QString help;
};

struct Candidates
{
    /// What the shell does behind one: the exit code of `complete`.
    enum After {
        Space = 0,
        Comma = 10, ///< the word is a list that may go on
        Files = 11  ///< there are none: the shell offers files
    };

    QList<Candidate> rows;
    After after = Space;
};

/// `words`: the words of the line from the program's name to the one at the cursor, which may be empty. The shell keeps
/// the candidates that begin with it. Profile and tool names come from local files alone, because a person is typing:
/// no network, no keychain, no lock. Names with hidden characters are skipped, so that each name is one line.
[[nodiscard]] Candidates candidatesFor(const QStringList &words, const QList<Command> &commands);

/// The same for bash, which gives its line unread up to the cursor, and the characters at which readline breaks words.
/// The texts are quoted as that line is, without what readline leaves as it is.
[[nodiscard]] Candidates bashCandidates(const QString &line, const QString &wordBreaks, const QList<Command> &commands);

} // namespace rc
