// SPDX-License-Identifier: GPL-3.0-or-later
// The output streams; nothing from outside reaches them raw.
#pragma once

#include "core/error.h"
#include "core/json/jsontext.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace rc {

enum class StepState;

enum class Tone {
    Plain,
    Good,
    Caution,
    Bad,
    Faint
};

/// The color of a check's step.
[[nodiscard]] Tone toneOf(StepState state);

struct Piece
{
    QString text;
    Tone tone = Tone::Plain;
};

enum class ColorUse {
    Auto, ///< on a capable terminal, unless NO_COLOR is set
    Always,
    Never
};

/// "auto", "always" or "never" for --color; nullopt for other words.
[[nodiscard]] std::optional<ColorUse> colorUseFromWord(QStringView word);
[[nodiscard]] QStringList colorUseWords();

/// Passes every text through displayText(), so that no foreign escape sequence gets out, and no command to the CI
/// service that reads the output. Colors are our own. A closed pipe is not an error.
class Terminal
{
public:
    Terminal();

    void setQuiet(bool quiet) { m_quiet = quiet; }
    [[nodiscard]] bool isQuiet() const { return m_quiet; }
    void setColor(ColorUse use);

    /// Lines on standard output; none if quiet.
    void line(const QString &text = {});
    void line(const QList<Piece> &pieces);
    /// Several lines in one write.
    void lines(const QStringList &texts);
    /// Rows of cells, each on one line. All but a row's last cell are padded to the width of their column, at most 40.
    void table(QList<QList<Piece>> rows);

    /// Whether lines can be redrawn: a capable terminal, and not quiet.
    [[nodiscard]] bool canRedraw() const { return m_canMoveCursor && !m_quiet; }
    /// Redraws the `above` lines before this one, and leaves the cursor on the line after the last. Longer lines are
    /// truncated to the terminal's width, so that lines can be counted.
    void redraw(qsizetype above, const QList<QList<Piece>> &lines);

    /// Machine-readable text (a .env file): unchanged unless standard output is a terminal. Even if quiet.
    void text(const QString &text);
    /// A JSON document and a line break, even if quiet. Hidden characters and CI commands in strings get equivalent \u
    /// escapes.
    void document(const QByteArray &json);

    /// The result of a command: these members as a document, or a line.
    void result(bool json, const QList<JsonMember> &members, const QString &text);
    /// A line on standard error, so that documents stay intact; none if quiet.
    void note(const QString &text);
    /// A line on standard error, even if quiet.
    void error(const QString &text);
    void error(const Error &error);
    /// Same, returning the exit code: `return terminal.failure(…)`.
    [[nodiscard]] int failure(const Error &error);

    /// Whether output was lost, except to a closed pipe.
    [[nodiscard]] bool failed() const { return m_failed; }

private:
    [[nodiscard]] QByteArray colored(Tone tone, const QByteArray &text) const;
    void write(const QByteArray &bytes);

    bool m_quiet = false;
    bool m_outIsTerminal = false;
    bool m_canMoveCursor = false;
    bool m_useColors = false;
    bool m_closed = false;
    bool m_failed = false;
};

struct TerminalSize
{
    int columns = 0; ///< 0: unknown
    int rows = 0;
};

[[nodiscard]] bool errorsAreTerminal();
/// The current size, which may change at any time.
[[nodiscard]] TerminalSize outputSize();

/// Widths of text on a terminal, and fitting text.
/// A letter takes one column, a CJK letter or an emoji two, a combining accent none.
[[nodiscard]] qsizetype columnsOf(const QString &text);

/// `text` within `columns`, ending in "…" if truncated.
[[nodiscard]] QString elidedTo(const QString &text, qsizetype columns);

/// `text` in lines of at most `columns`, broken between words if possible. Never empty.
[[nodiscard]] QStringList wrappedTo(const QString &text, qsizetype columns);

} // namespace rc
