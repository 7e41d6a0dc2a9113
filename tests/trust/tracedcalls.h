// SPDX-License-Identifier: GPL-3.0-or-later
// What a process opened and connected to, as strace saw it.
#pragma once

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QStringList>

namespace rc {

using namespace Qt::StringLiterals;

/// The calls in a trace, without the number of the process and what it returned.
inline QStringList callsIn(const QString &trace)
{
    QFile file(trace);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QStringList calls;
    // A call that another thread's comes between is told in two lines; the first has the arguments.
    static const QRegularExpression call(
        u"\\b(openat|open|creat|connect|socket)\\((.*?)(?:\\)\\s+=|\\s*<unfinished)"_s);
    for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n')) {
        if (line.contains("/proc/sys/vm/overcommit_memory"_L1))
            continue; // the C library's, when it gives back a thread's memory, which is chance
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

/// The calls of a run, as another run of the same in another home has them, too.
inline QSet<QString> comparableCalls(const QString &trace, const QString &home)
{
    static const QRegularExpression changing(u"[0-9a-f]{8,}|[0-9]+|\\.[A-Za-z]{6}\\b"_s);
    QSet<QString> calls;
    for (QString call : callsIn(trace))
        calls.insert(call.replace(home, u"HOME"_s).replace(changing, u"#"_s));
    return calls;
}

} // namespace rc
