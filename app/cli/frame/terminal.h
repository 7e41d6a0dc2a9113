// SPDX-License-Identifier: GPL-3.0-or-later
// The two output streams, and the rule that nothing from outside reaches them raw.
#pragma once

#include "core/error.h"
#include "core/json/jsontext.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace rc {

enum class Tone {
    Plain,
    Good,
    Doubtful,
    Bad,
    Faint
};

struct Piece
{
    QString text;
    Tone tone = Tone::Plain;
};

enum class ColorUse {
    Auto, ///< on a terminal that is not a dumb one, and only without NO_COLOR
    Always,
    Never
};

/// "auto", "always" or "never", as --color takes it; nothing for another word.
[[nodiscard]] std::optional<ColorUse> colorUseFromWord(QStringView word);
[[nodiscard]] QStringList colorUseWords();

/// Every text passes displayText() in here, so that no escape of anybody else's comes out. Colours are our own. A
/// reader who has gone away is no error.
class Terminal
{
public:
    Terminal();

    void setQuiet(bool quiet) { m_quiet = quiet; }
    void setColor(ColorUse use);

    /// Lines on standard output; nothing when quiet.
    void line(const QString &text = {});
    void line(const QList<Piece> &pieces);
    /// Several in one write.
    void lines(const QStringList &texts);

    /// Whether lines can be drawn over: on a terminal that is not a dumb one, and not when quiet.
    [[nodiscard]] bool canRedraw() const { return m_movements && !m_quiet; }
    /// Draws over the `above` lines before this one, and leaves the cursor in the line after the last. No line takes
    /// more than one of the terminal's: what is too long is cut, so that the lines can be counted.
    void redraw(qsizetype above, const QList<QList<Piece>> &lines);

    /// Text to be used as it is (a .env file): unchanged unless standard output is a terminal. Also when quiet.
    void text(const QString &text);
    /// One JSON document and a line break, also when quiet. Hidden characters in its strings become \u escapes, which
    /// mean the same.
    void document(const QByteArray &json);

    /// A line on standard error, where it is in no document's way; nothing when quiet.
    void note(const QString &text);
    /// A line on standard error, also when quiet.
    void error(const QString &text);
    void error(const Error &error);
    /// The same, and the exit code that goes with it: `return terminal.failure(…)`.
    [[nodiscard]] int failure(const Error &error);

    /// Whether output was lost for another reason than a reader who has gone away.
    [[nodiscard]] bool failed() const { return m_failed; }

private:
    [[nodiscard]] QByteArray coloured(Tone tone, const QByteArray &text) const;
    void write(const QByteArray &bytes);

    bool m_quiet = false;
    bool m_outIsTerminal = false;
    bool m_movements = false;
    bool m_colours = false;
    bool m_closed = false;
    bool m_failed = false;
};

} // namespace rc
