// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/frame/input.h"

#include "cli/frame/arguments.h"
#include "core/files/regularfile.h"
#include "core/words/displaytext.h"

#include <QFile>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <poll.h>
#include <termios.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr char interruptKey = 0x03;
constexpr qsizetype maxLineLength = 4096;

termios terminalBefore; // for the signal's handler

void restoreAndEnd(int signal)
{
    tcsetattr(STDIN_FILENO, TCSANOW, &terminalBefore);
    std::raise(signal); // with its default action
}

/// Restores the terminal on destruction and on SIGTERM. Ctrl-C ends the line instead of the program, which would leave
/// the terminal without echo. At most one instance.
class EchoGuard
{
public:
    explicit EchoGuard(Echo echo)
    {
        m_active = tcgetattr(STDIN_FILENO, &terminalBefore) == 0;
        struct sigaction action = {};
        action.sa_handler = restoreAndEnd;
        action.sa_flags = static_cast<int>(SA_RESETHAND | SA_NODEFER);
        if (m_active)
            sigaction(SIGTERM, &action, &m_oldTerminate);
        termios changed = terminalBefore;
        changed.c_lflag &= ~static_cast<tcflag_t>(ISIG);
        if (echo == Echo::No)
            changed.c_lflag &= ~static_cast<tcflag_t>(ECHO | ECHONL);
        changed.c_cc[VEOL] = interruptKey;
        if (m_active)
            tcsetattr(STDIN_FILENO, TCSAFLUSH, &changed);
    }
    ~EchoGuard()
    {
        if (!m_active)
            return;
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &terminalBefore);
        sigaction(SIGTERM, &m_oldTerminate, nullptr);
    }
    Q_DISABLE_COPY_MOVE(EchoGuard)

private:
    struct sigaction m_oldTerminate = {};
    bool m_active = false;
};

/// After preparing the terminal: a key pressed early would be shown or lost.
void show(const QString &prompt)
{
    const QByteArray question = prompt.toUtf8();
    std::fwrite(question.constData(), 1, static_cast<std::size_t>(question.size()), stderr);
    std::fflush(stderr);
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

/// N for /dev/fd/N, 0 for /dev/stdin. -1 for other paths.
int descriptorIn(const QString &path)
{
    if (path == "-"_L1 || path == "/dev/stdin"_L1)
        return 0;
    constexpr auto folder = "/dev/fd/"_L1;
    bool isNumber = false;
    const int descriptor = path.mid(folder.size()).toInt(&isNumber);
    return path.startsWith(folder) && isNumber ? descriptor : -1;
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

std::optional<QByteArray> readTypedLine(const QString &prompt, Echo echo)
{
    const EchoGuard typing(echo);
    show(prompt);
    QByteArray line;
    std::optional<char> key;
    while (line.size() < maxLineLength && (key = nextByte()) && *key != '\n' && *key != interruptKey)
        line.append(*key);
    const bool isEntered = key ? *key == '\n' : !line.isEmpty(); // Ctrl-D ends a line, too
    if (!isEntered || echo == Echo::No)
        std::fputc('\n', stderr);
    return isEntered ? std::optional(line) : std::nullopt;
}

bool askYesNo(const QString &question)
{
    return canPrompt() && readTypedLine(question, Echo::No).value_or(QByteArray()).trimmed().toLower() == "y";
}

Result<QByteArray> readSecretLine(const QString &prompt)
{
    if (!canPrompt())
        return readSingleLine();
    const auto line = readTypedLine(prompt, Echo::No);
    return line ? Result<QByteArray>(*line) : failure(ErrorKind::Canceled);
}

Result<QByteArray> inputFile(const QString &path, qint64 cap)
{
    const int descriptor = descriptorIn(path);
    QFile file;
    FileResult<QByteArray> bytes;
    if (descriptor < 0)
        bytes = readRegularFile(path, FileOwner::User, cap);
    else if (file.open(descriptor, QIODevice::ReadOnly))
        bytes = readOpenFile(file, cap);
    else
        bytes = tl::unexpected(FileFault{FileFault::Kind::Failed, file.errorString()});
    if (bytes)
        return std::move(*bytes);
    return failure(Cli::tr("Cannot read %1: %2.").arg(displayText(path), bytes.error().words));
}

} // namespace rc
