// SPDX-License-Identifier: GPL-3.0-or-later
// Writes to the two output streams and makes everything safe to display.
#include "cli/frame/terminal.h"

#include "cli/frame/arguments.h"
#include "cli/frame/terminalscreen.h"
#include "core/textsof.h"
#include "core/words/displaytext.h"
#include "core/words/errorwords.h"
#include "service/exitcode.h"

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <limits>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// Shows a schema of 256 KiB in full, since it was requested.
constexpr qsizetype lineLength = 1'000'000;

QByteArray shown(const QString &text)
{
    return displayText(text, LineBreaks::Keep, lineLength).toUtf8();
}

QByteArray colourCode(Tone tone)
{
    switch (tone) {
    case Tone::Good:
        return "\x1b[32m";
    case Tone::Doubtful:
        return "\x1b[33m";
    case Tone::Bad:
        return "\x1b[31m";
    case Tone::Faint:
        return "\x1b[2m";
    case Tone::Plain:
        break;
    }
    return {};
}

constexpr std::array<std::pair<QLatin1StringView, ColorUse>, 3> colorUses{{
    {"auto"_L1, ColorUse::Auto},
    {"always"_L1, ColorUse::Always},
    {"never"_L1, ColorUse::Never},
}};

} // namespace

std::optional<ColorUse> colorUseFromWord(QStringView word)
{
    for (const auto &[name, use] : colorUses) {
        if (word == name)
            return use;
    }
    return {};
}

QStringList colorUseWords()
{
    return textsOf(colorUses, [](const auto &row) { return row.first; });
}

Terminal::Terminal()
    : m_outIsTerminal(outputIsTerminal())
{
    ignoreBrokenPipes(); // write() handles them
    m_movements = m_outIsTerminal && qgetenv("TERM") != "dumb";
    setColor(ColorUse::Auto);
}

void Terminal::setColor(ColorUse use)
{
    const bool fits = m_movements && qEnvironmentVariableIsEmpty("NO_COLOR");
    m_colours = use == ColorUse::Always || (use == ColorUse::Auto && fits);
}

QByteArray Terminal::coloured(Tone tone, const QByteArray &text) const
{
    const QByteArray code = m_colours ? colourCode(tone) : QByteArray();
    return code.isEmpty() ? text : code + text + "\x1b[0m";
}

void Terminal::line(const QString &text)
{
    if (!m_quiet)
        write(shown(text) + '\n');
}

void Terminal::lines(const QStringList &texts)
{
    QByteArray bytes;
    for (const QString &text : texts)
        bytes += shown(text) + '\n';
    if (!m_quiet && !bytes.isEmpty())
        write(bytes);
}

void Terminal::line(const QList<Piece> &pieces)
{
    if (m_quiet)
        return;
    QByteArray bytes;
    for (const Piece &piece : pieces)
        bytes += coloured(piece.tone, shown(piece.text));
    write(bytes + '\n');
}

void Terminal::redraw(qsizetype above, const QList<QList<Piece>> &lines)
{
    if (!canRedraw())
        return;
    // A single write, so that the terminal is consistent whenever the program ends: wrapping on, cursor shown.
    QByteArray bytes = "\r";
    if (above > 0)
        bytes += "\x1b[" + QByteArray::number(above) + 'A';
    bytes += "\x1b[?7l"; // wrapping off
    for (const QList<Piece> &pieces : lines) {
        for (const Piece &piece : pieces)
            bytes += coloured(piece.tone, displayText(piece.text).toUtf8());
        bytes += "\x1b[K\n"; // clear the rest of a longer line
    }
    write(bytes + "\x1b[?7h\x1b[J");
}

void Terminal::text(const QString &text)
{
    write(m_outIsTerminal ? shown(text) : text.toUtf8());
}

void Terminal::document(const QByteArray &json)
{
    write(withVisibleStrings(json) + '\n');
}

void Terminal::note(const QString &text)
{
    if (!m_quiet)
        error(text);
}

void Terminal::error(const QString &text)
{
    const QByteArray bytes = shown(text) + '\n';
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stderr);
    std::fflush(stderr);
}

void Terminal::error(const Error &error)
{
    this->error(errorLine(error));
}

int Terminal::failure(const Error &error)
{
    this->error(error);
    return exitCodeFor(error.kind);
}

void Terminal::write(const QByteArray &bytes)
{
    if (m_closed)
        return;
    const auto size = static_cast<std::size_t>(bytes.size());
    if (std::fwrite(bytes.constData(), 1, size, stdout) == size && std::fflush(stdout) == 0)
        return;
    const int reason = errno;
    m_closed = true;
    if (reason == EPIPE)
        return;
    m_failed = true;
    error(Cli::tr("The output could not be written: %1.").arg(qt_error_string(reason)));
}

} // namespace rc
