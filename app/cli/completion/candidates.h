// SPDX-License-Identifier: GPL-3.0-or-later
// Shell completion for the word at the cursor.
#pragma once

#include "cli/frame/arguments.h"

namespace rc {

struct Candidate
{
    QString text; ///< the complete word
    QString help;
};

struct Candidates
{
    /// The suffix that the shell appends: the exit code of `complete`.
    enum After {
        Space = 0,
        Comma = 10, ///< a list that may continue
        Files = 11  ///< no candidates: complete file names
    };

    QList<Candidate> rows;
    After after = Space;
};

/// `words`: from the program's name to the word at the cursor, which may be empty. The shell filters the candidates by
/// that prefix. Profile and tool names come from local files only, because the user is typing: no network, no keychain,
/// no lock. Skips names with hidden characters, so that each name is one line.
[[nodiscard]] Candidates candidatesFor(const QStringList &words, const QList<Command> &commands);

/// Same for bash, which passes its raw line up to the cursor and readline's word break characters. The texts are quoted
/// like that line, without the part that readline keeps.
[[nodiscard]] Candidates bashCandidates(const QString &line, const QString &wordBreaks, const QList<Command> &commands);

} // namespace rc
