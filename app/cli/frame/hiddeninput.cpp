// SPDX-License-Identifier: GPL-3.0-or-later
// Reads single keys with echo and signals off, so that no exit leaves the terminal without echo.
#include "cli/frame/hiddeninput.h"

#include "cli/frame/arguments.h"

#include <cerrno>
#include <chrono>
#include <cstdio>
#include <poll.h>
#include <termios.h>
#include <unistd.h>

namespace rc {

namespace {

constexpr char interruptKey = 0x03;
constexpr char endKey = 0x04;
constexpr char backspaceKey = 0x08;
constexpr char eraseLineKey = 0x15;
constexpr char deleteKey = 0x7f;
constexpr qsizetype maxLineLength = 4096;

/// Restores the terminal on destruction.
class EchoGuard
{
public:
    enum class Echo {
        No,
        Yes
    };

    explicit EchoGuard(Echo echo)
    {
        m_active = tcgetattr(STDIN_FILENO, &m_before) == 0;
        termios hidden = m_before;
        if (echo == Echo::Yes) { // line by line as usual; Ctrl-C ends the line instead of the program
            hidden.c_lflag &= ~static_cast<tcflag_t>(ISIG);
            hidden.c_cc[VEOL] = interruptKey;
        } else {
            hidden.c_lflag &= ~static_cast<tcflag_t>(ECHO | ECHONL | ICANON | ISIG);
            hidden.c_cc[VMIN] = 1;
            hidden.c_cc[VTIME] = 0;
        }
        m_active = m_active && tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden) == 0;
    }
    ~EchoGuard()
    {
        if (m_active)
            tcsetattr(STDIN_FILENO, TCSAFLUSH, &m_before);
    }
    Q_DISABLE_COPY_MOVE(EchoGuard)

private:
    termios m_before{};
    bool m_active = false;
};

/// After preparing the terminal: a key pressed early would be shown or lost.
void show(const QString &prompt)
{
    const QByteArray question = prompt.toUtf8();
    std::fwrite(question.constData(), 1, static_cast<std::size_t>(question.size()), stderr);
    std::fflush(stderr);
}

std::optional<QByteArray> typedLine()
{
    QByteArray line;
    char key = 0;
    while (line.size() < maxLineLength && read(STDIN_FILENO, &key, 1) == 1) {
        if (key == interruptKey)
            return {};
        if (key == '\n' || key == '\r' || key == endKey)
            break;
        if (key == backspaceKey || key == deleteKey)
            line.chop(1);
        else if (key == eraseLineKey)
            line.clear();
        else
            line.append(key);
    }
    return line;
}

/// A byte of standard input; nullopt at the end.
std::optional<char> nextByte()
{
    char byte = 0;
    ssize_t got = 0;
    do {
        got = read(STDIN_FILENO, &byte, 1);
    } while (got < 0 && errno == EINTR);
    return got == 1 ? std::optional(byte) : std::nullopt;
}

/// Whether data or the end arrives within `timeout`.
bool hasMore(std::chrono::milliseconds timeout)
{
    pollfd input{STDIN_FILENO, POLLIN, 0};
    return poll(&input, 1, static_cast<int>(timeout.count())) > 0;
}

} // namespace

Result<QByteArray> readSingleLine()
{
    // Further lines may be a settings file, or the key of another service: do not guess. Programs that write line by
    // line need a moment for the next.
    using namespace std::chrono_literals;
    constexpr auto timeout = 100ms;
    const auto severalLines = [] {
        return failure(Cli::tr("Standard input has more than one line. Pass only the key."));
    };
    QByteArray line;
    std::optional<char> byte;
    qsizetype skipped = 0;
    bool isUtf16 = false; // as PowerShell writes it; every second byte of an ASCII key is zero
    while ((byte = nextByte()) && *byte != '\n') {
        if (line.size() == maxLineLength || skipped > maxLineLength)
            return severalLines();
        if (isUtf16 && *byte == '\0') {
            ++skipped;
            continue;
        }
        line.append(*byte);
        if (line == "\xEF\xBB\xBF" || line == "\xFF\xFE" || line == "\xFE\xFF") {
            isUtf16 = line.size() == 2;
            line.clear();
        }
    }
    while (byte && hasMore(timeout)) {
        byte = nextByte();
        if (byte && *byte != '\n' && *byte != '\r' && *byte != ' ' && *byte != '\t' && !(isUtf16 && *byte == '\0'))
            return severalLines();
    }
    return line.trimmed();
}

bool canPrompt()
{
    return isatty(STDIN_FILENO) != 0;
}

std::optional<QByteArray> readHiddenLine(const QString &prompt)
{
    const EchoGuard typing(EchoGuard::Echo::No);
    show(prompt);
    const auto line = typedLine();
    std::fputc('\n', stderr);
    return line;
}

std::optional<QByteArray> readVisibleLine(const QString &prompt)
{
    const EchoGuard typing(EchoGuard::Echo::Yes);
    show(prompt);
    QByteArray line;
    std::optional<char> key;
    while (line.size() < maxLineLength && (key = nextByte()) && *key != '\n' && *key != interruptKey)
        line.append(*key);
    if (key && *key == '\n')
        return line.trimmed();
    std::fputc('\n', stderr);
    return std::nullopt;
}

bool askYesNo(const QString &question)
{
    return canPrompt() && readHiddenLine(question).value_or(QByteArray()).trimmed().toLower() == "y";
}

Result<QByteArray> readSecretLine(const QString &prompt)
{
    if (!canPrompt())
        return readSingleLine();
    const auto line = readHiddenLine(prompt);
    return line ? Result<QByteArray>(*line) : failure(ErrorKind::Canceled);
}

} // namespace rc
