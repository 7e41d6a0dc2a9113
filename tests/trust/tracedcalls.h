// SPDX-License-Identifier: GPL-3.0-or-later
// The files and connections a process opened, from strace.
#pragma once

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QStringList>

namespace rc {

using namespace Qt::StringLiterals;

/// The calls in a trace, without process number and result.
inline QStringList callsIn(const QString &trace)
{
    QFile file(trace);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QStringList calls;
    // A call interrupted by another thread's is split into two lines; the first has the arguments.
    static const QRegularExpression call(
        u"\\b(openat|open|creat|connect|socket)\\((.*?)(?:\\)\\s+=|\\s*<unfinished)"_s);
    for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n')) {
        if (line.contains("/proc/sys/vm/overcommit_memory"_L1))
            continue; // from the C library, when it returns a thread's memory, which is random
        if (const auto match = call.match(line); match.hasMatch())
            calls.append(match.captured(1) + u' ' + match.captured(2));
    }
    return calls;
}

inline QStringList straceWords(const QString &trace, const QStringList &command)
{
    return QStringList{u"-f"_s, u"-qq"_s, u"-e"_s, u"trace=openat,open,creat,connect,socket"_s, u"-o"_s, trace} +
           command;
}

/// The calls of a run that another run in another home has, too.
inline QSet<QString> comparableCalls(const QString &trace, const QString &home)
{
    static const QRegularExpression changing(u"[0-9a-f]{8,}|[0-9]+|\\.[A-Za-z]{6}\\b"_s);
    QSet<QString> calls;
    for (QString call : callsIn(trace))
        calls.insert(call.replace(home, u"HOME"_s).replace(changing, u"#"_s));
    return calls;
}

} // namespace rc
