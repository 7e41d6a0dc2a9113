// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/send/sendfile.h"

#include "cli/frame/notifyinglevels.h"
#include "cli/frame/terminal.h"
#include "core/entry/entryimport.h"
#include "core/entry/marker.h"
#include "core/words/displaytext.h"

#include <QFile>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype mostShown = 20; ///< faults

Result<QByteArray> bytesOf(const QString &path)
{
    QFile file(path);
    const bool isOpen = path == "-"_L1 ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    if (!isOpen)
        return failure(ErrorKind::BadInput,
                       translate("rc::Cli", "Cannot read %1: %2.").arg(displayText(path), file.errorString()));
    QByteArray bytes;
    while (bytes.size() <= importSizeCap) { // one byte more than the cap is a fault
        const QByteArray part = file.read(importSizeCap + 1 - bytes.size());
        if (part.isEmpty())
            break;
        bytes += part;
    }
    if (file.error() != QFileDevice::NoError)
        return failure(ErrorKind::BadInput,
                       translate("rc::Cli", "Cannot read %1: %2.").arg(displayText(path), file.errorString()));
    return bytes;
}

void tellFaults(const ImportedEntries &read, const QString &path, Terminal &terminal)
{
    for (qsizetype i = 0; i < std::min(mostShown, read.faults.size()); ++i) {
        const LineFault &fault = read.faults.at(i);
        const QString where =
            fault.line > 0 ? u"%1:%2: "_s.arg(displayText(path)).arg(fault.line) : displayText(path) + u": "_s;
        terminal.error(where + fault.why);
    }
    if (read.faultCount > mostShown)
        terminal.error(translate("rc::Cli", "… and %n more.", nullptr, static_cast<int>(read.faultCount - mostShown)));
}

/// What another logger calls critical is quiet or not as the person says.
Result<void> chooseSevere(const Arguments &arguments, const QString &path, ImportedEntries &read)
{
    const QString word = arguments.value(u"--severe-as"_s);
    const std::optional<Level> level = levelFromWord(word);
    if (arguments.has(u"--severe-as"_s) && level != Level::Warning && level != Level::Error)
        return failure(ErrorKind::BadInput,
                       translate("rc::Cli", "--severe-as must be warning or error, not “%1”.").arg(displayText(word)));
    if (read.severe.isEmpty())
        return {};
    if (!level)
        return failure(ErrorKind::BadInput,
                       translate("rc::Cli", "%1 contains levels that the service does not have: %2. Send them with "
                                            "--severe-as warning, or with --severe-as error, which may notify people.")
                           .arg(displayText(path), severeWords(read)));
    setSevereLevel(read, *level);
    return {};
}

} // namespace

Result<QList<LogEntry>> entriesOfFile(const Arguments &arguments, Terminal &terminal)
{
    const QString path = arguments.value(u"--file"_s);
    for (const QString &other : {u"--level"_s, u"--extra"_s, u"--each-level"_s, u"--count"_s}) {
        if (arguments.has(other))
            return failure(ErrorKind::BadInput, translate("rc::Cli", "%1 cannot be used with --file.").arg(other));
    }
    if (!arguments.words.isEmpty())
        return failure(ErrorKind::BadInput, translate("rc::Cli", "--file cannot be used with a message."));
    if (path == "-"_L1 && arguments.has(u"--key-stdin"_s))
        return failure(ErrorKind::BadInput,
                       translate("rc::Cli", "--file - and --key-stdin would both read standard input."));
    std::optional<ImportFormat> format;
    if (arguments.has(u"--format"_s)) {
        format = importFormatFromWord(arguments.value(u"--format"_s));
        if (!format)
            return failure(ErrorKind::BadInput, translate("rc::Cli", "--format must be jsonl, csv or log, not “%1”.")
                                                    .arg(displayText(arguments.value(u"--format"_s))));
    }
    RC_TRY(bytes, bytesOf(path));
    ImportedEntries read =
        entriesFrom(*bytes, format.value_or(importFormatOf(path, *bytes)), QDateTime::currentDateTime());
    tellFaults(read, path, terminal);
    if (read.faultCount > 0 && !arguments.has(u"--skip-faults"_s))
        return failure(ErrorKind::BadInput,
                       translate("rc::Cli", "Nothing was sent. Use --skip-faults to send the valid entries."));
    if (read.entries.isEmpty())
        return failure(ErrorKind::BadInput, translate("rc::Cli", "%1 contains no entries.").arg(displayText(path)));
    RC_CHECK(chooseSevere(arguments, path, read));
    for (const LogEntry &entry : std::as_const(read.entries)) {
        if (!isIncluded(entry.level, arguments))
            return failure(ErrorKind::BadInput,
                           translate("rc::Cli", "%1 contains entries at %2, which may notify people. %3 sends them.")
                               .arg(displayText(path), wireWord(entry.level), inclusionOf(entry.level)));
    }
    for (LogEntry &entry : read.entries)
        entry.marker = newMarker();
    return read.entries;
}

} // namespace rc
