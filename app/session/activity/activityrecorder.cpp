// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/activity/activityrecorder.h"

#include "check/report/reportjson.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"

#include <QCoreApplication>

namespace rc {

ActivityRecorder::ActivityRecorder(ActivityLog *log, ActivityRecord record)
    : m_log(log)
    , m_record(std::move(record))
{
}

void ActivityRecorder::first(QObject *context, std::function<void()> go)
{
    if (m_log)
        m_log->recordBefore({m_record}, m_redactor, context, std::move(go));
    else
        go();
}

void ActivityRecorder::ended(const CheckReport &report)
{
    if (auto redactor = redactorFor(report))
        m_redactor = std::move(redactor);
    complete(m_record, report);
    recordNow();
}

void ActivityRecorder::recordNow()
{
    if (m_log)
        m_log->write({m_record}, m_redactor);
}

QStringList noticeSentences(const ActivityNotices &notices)
{
    QStringList words;
    for (const QString &aside : notices.movedAside) {
        if (!notices.foreignParts.isEmpty() && aside == notices.movedAside.constLast()) {
            words.append(QCoreApplication::translate(
                             "rc::Activity", "The activity file contains parts of another program: %1. It was saved "
                                             "unchanged as %2, and a new one was started.")
                             .arg(displayText(listText(notices.foreignParts)), displayText(aside)));
            continue;
        }
        words.append(QCoreApplication::translate(
                         "rc::Activity",
                         "The activity file was damaged. It was saved unchanged as %1, and a new one was started.")
                         .arg(displayText(aside)));
    }
    if (!notices.copiedTo.isEmpty()) {
        words.append(
            QCoreApplication::translate("rc::Activity",
                                        "The activity file was upgraded to this version. The original was saved as %1.")
                .arg(displayText(notices.copiedTo)));
    }
    return words;
}

} // namespace rc
