// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/frame/terminal.h"

#include "check/evidence/step.h"
#include "cli/frame/arguments.h"
#include "core/textsof.h"
#include "core/words/displaytext.h"
#include "core/words/enumtable.h"
#include "core/words/errortext.h"
#include "service/exitcode.h"

#include <QRegularExpression>
#include <QtGlobal>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <sys/ioctl.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// Shows a schema of 256 KiB in full, since it was requested.
constexpr qsizetype lineLength = 1'000'000;

/// CI services obey these anywhere in a program's output, and "::word" at the start of a line.
constexpr std::array logCommands{"[", "vso[", "teamcity["}; // after "##"

/// Marks each command, so that no CI service obeys it.
QString withoutLogCommands(QString text)
{
    for (const char *command : logCommands) {
        if (text.contains("##"_L1))
            text.replace(u"##"_s + QLatin1StringView(command), u"#⟨U+0023⟩"_s + QLatin1StringView(command));
    }
    static const QRegularExpression atStart(
        u"^([^\\S\\n]*):(?=:[a-z])"_s, QRegularExpression::MultilineOption | QRegularExpression::CaseInsensitiveOption |
                                           QRegularExpression::UseUnicodePropertiesOption);
    return text.contains("::"_L1) ? text.replace(atStart, u"\\1⟨U+003A⟩"_s) : text;
}

QByteArray outputBytes(const QString &text)
{
    return withoutLogCommands(displayText(text, LineBreaks::Keep, lineLength)).toUtf8();
}

QByteArray colorCode(Tone tone)
{
    switch (tone) {
    case Tone::Good:
        return "\x1b[32m";
    case Tone::Caution:
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

constexpr std::array<EnumRow<ColorUse>, 3> colorUses{{
    {ColorUse::Auto, "auto"_L1},
    {ColorUse::Always, "always"_L1},
    {ColorUse::Never, "never"_L1},
}};

} // namespace

std::optional<ColorUse> colorUseFromWord(QStringView word)
{
    return enumFromWord(colorUses, word);
}

QStringList colorUseWords()
{
    return textsOf(colorUses, &EnumRow<ColorUse>::word);
}

Tone toneOf(StepState state)
{
    switch (state) {
    case StepState::Passed:
        return Tone::Good;
    case StepState::Warned:
        return Tone::Caution;
    case StepState::Failed:
        return Tone::Bad;
    default:
        return Tone::Faint;
    }
}

Terminal::Terminal()
    : m_outIsTerminal(isatty(STDOUT_FILENO) != 0)
{
    std::signal(SIGPIPE, SIG_IGN); // write() handles it
    m_canMoveCursor = m_outIsTerminal && qgetenv("TERM") != "dumb";
    setColor(ColorUse::Auto);
}

void Terminal::setColor(ColorUse use)
{
    const bool fits = m_canMoveCursor && qEnvironmentVariableIsEmpty("NO_COLOR");
    m_useColors = use == ColorUse::Always || (use == ColorUse::Auto && fits);
}

QByteArray Terminal::colored(Tone tone, const QByteArray &text) const
{
    const QByteArray code = m_useColors ? colorCode(tone) : QByteArray();
    return code.isEmpty() ? text : code + text + "\x1b[0m";
}

void Terminal::line(const QString &text)
{
    if (!m_quiet)
        write(outputBytes(text) + '\n');
}

void Terminal::lines(const QStringList &texts)
{
    QByteArray bytes;
    for (const QString &text : texts)
        bytes += outputBytes(text) + '\n';
    if (!m_quiet && !bytes.isEmpty())
        write(bytes);
}

void Terminal::line(const QList<Piece> &pieces)
{
    if (m_quiet)
        return;
    QByteArray bytes;
    for (const Piece &piece : pieces)
        bytes += colored(piece.tone, outputBytes(piece.text));
    write(bytes + '\n');
}

void Terminal::table(QList<QList<Piece>> rows)
{
    constexpr qsizetype maxColumns = 40;
    QList<qsizetype> widths;
    for (QList<Piece> &cells : rows) {
        widths.resize(std::max(widths.size(), cells.size()));
        for (qsizetype i = 0; i < cells.size(); ++i) {
            cells[i].text = displayText(cells.at(i).text, LineBreaks::Mark, lineLength);
            if (i + 1 < cells.size())
                widths[i] = std::max(widths.at(i), std::min(maxColumns, columnsOf(cells.at(i).text)));
        }
    }
    for (QList<Piece> &cells : rows) {
        for (qsizetype i = 0; i + 1 < cells.size(); ++i)
            cells[i].text += QString(std::max<qsizetype>(0, widths.at(i) - columnsOf(cells.at(i).text)) + 2, u' ');
        line(cells);
    }
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
            bytes += colored(piece.tone, displayText(piece.text).toUtf8());
        bytes += "\x1b[K\n"; // clear the rest of a longer line
    }
    write(bytes + "\x1b[?7h\x1b[J");
}

void Terminal::text(const QString &text)
{
    write(m_outIsTerminal ? outputBytes(text) : text.toUtf8());
}

void Terminal::document(const QByteArray &json)
{
    QByteArray bytes = withVisibleStrings(json);
    for (const char *command : logCommands)
        bytes.replace("##" + QByteArray(command), "#\\u0023" + QByteArray(command));
    write(bytes + '\n');
}

void Terminal::result(bool json, const QList<JsonMember> &members, const QString &text)
{
    if (json)
        document(jsonObject(members));
    else
        line(text);
}

void Terminal::note(const QString &text)
{
    if (!m_quiet)
        error(text);
}

void Terminal::error(const QString &text)
{
    const QByteArray bytes = outputBytes(text) + '\n';
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

bool errorsAreTerminal()
{
    return isatty(STDERR_FILENO) != 0;
}

TerminalSize outputSize()
{
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0)
        return {};
    return {size.ws_col, size.ws_row};
}

namespace {

struct Range
{
    char32_t first;
    char32_t last;
};

/// Unicode's East Asian Width W and F, with small gaps included. If a terminal counts differently, lines are shorter
/// or truncated, but never wrapped.
constexpr std::array wideRanges{
    Range{0x1100, 0x115f},   Range{0x2e80, 0x303e},   Range{0x3041, 0xa4cf},   Range{0xa960, 0xa97f},
    Range{0xac00, 0xd7a3},   Range{0xf900, 0xfaff},   Range{0xfe30, 0xfe6f},   Range{0xff01, 0xff60},
    Range{0xffe0, 0xffe6},   Range{0x1f300, 0x1f64f}, Range{0x1f680, 0x1f6ff}, Range{0x1f900, 0x1f9ff},
    Range{0x20000, 0x3fffd},
};

qsizetype widthOf(char32_t character)
{
    switch (QChar::category(character)) {
    case QChar::Mark_NonSpacing:
    case QChar::Mark_Enclosing:
    case QChar::Other_Format:
        return 0;
    default:
        break;
    }
    const bool wide = std::ranges::any_of(
        wideRanges, [character](const Range &range) { return character >= range.first && character <= range.last; });
    return wide ? 2 : 1;
}

struct Prefix
{
    qsizetype length = 0;
    qsizetype columns = 0;
};

/// The longest prefix within `columns`; an accent stays with its letter.
Prefix longestPrefix(QStringView text, qsizetype columns)
{
    Prefix prefix;
    for (qsizetype i = 0; i < text.size();) {
        const bool pair = text.at(i).isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate();
        const char32_t character = pair ? QChar::surrogateToUcs4(text.at(i), text.at(i + 1)) : text.at(i).unicode();
        const qsizetype width = widthOf(character);
        if (prefix.columns + width > columns)
            break;
        i += pair ? 2 : 1;
        prefix = {i, prefix.columns + width};
    }
    return prefix;
}

QString withoutLastBlanks(QString text)
{
    while (text.endsWith(u' '))
        text.chop(1);
    return text;
}

} // namespace

qsizetype columnsOf(const QString &text)
{
    return longestPrefix(text, 2 * text.size()).columns;
}

QString elidedTo(const QString &text, qsizetype columns)
{
    if (longestPrefix(text, columns).length == text.size())
        return text;
    return columns < 1 ? QString() : text.first(longestPrefix(text, columns - 1).length) + u'…';
}

QStringList wrappedTo(const QString &text, qsizetype columns)
{
    QStringList lines;
    QString rest = text;
    const qsizetype maxColumns = std::max<qsizetype>(columns, 2); // room for at least one character of any width
    while (true) {
        const qsizetype fits = longestPrefix(rest, maxColumns).length;
        if (fits == rest.size())
            break;
        // A space just beyond the limit can end the line, too.
        const qsizetype space = rest.lastIndexOf(u' ', fits);
        const qsizetype length = space > 0 ? space : fits;
        lines.append(withoutLastBlanks(rest.first(length)));
        rest = rest.sliced(length);
        while (rest.startsWith(u' '))
            rest.remove(0, 1);
    }
    lines.append(rest);
    return lines;
}

} // namespace rc
