// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/frame/commandactivity.h"

#include "cli/frame/terminal.h"
#include "core/words/displaytext.h"
#include "session/activity/activitynote.h"

#include <utility>

namespace rc {

CommandActivity::CommandActivity(Terminal &terminal)
    : m_log(activityFilePath())
{
    QObject::connect(&m_log, &ActivityLog::noticed, &m_log,
                     [&terminal](const ActivityNotices &notices) { sayNotices(notices, terminal); });
    const auto said = std::make_shared<bool>(false);
    QObject::connect(&m_log, &ActivityLog::troubleChanged, &m_log, [&terminal, said](const QString &words) {
        if (!words.isEmpty() && !std::exchange(*said, true))
            terminal.error(displayText(words));
    });
}

CommandActivity::~CommandActivity()
{
    m_log.waitUntilKept(); // so that what is to be said is said
}

void sayNotices(const ActivityNotices &notices, Terminal &terminal)
{
    for (const QString &words : noticeWords(notices))
        terminal.error(words);
}

} // namespace rc
