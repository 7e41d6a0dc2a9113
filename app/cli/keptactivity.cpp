// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/keptactivity.h"

#include "activity/activitynote.h"
#include "cli/arguments.h"
#include "cli/terminal.h"
#include "core/displaytext.h"

using namespace Qt::StringLiterals;

namespace rc {

KeptActivity::KeptActivity(Terminal &terminal)
    : m_terminal(terminal)
    , m_file(activityFilePath())
    , m_redactor(std::make_shared<const Redactor>())
{
}

KeptActivity::~KeptActivity()
{
    write({}); // what could not be written before
}

void KeptActivity::write(const QList<ActivityRecord> &records)
{
    for (const ActivityRecord &record : records) // now: the next ones may go with another key
        m_unwritten.append(keepable(record, *m_redactor));
    if (m_unwritten.isEmpty())
        return;
    const auto kept = m_file.write(m_unwritten, Redactor());
    sayNotices(m_file.takeNotices(), m_terminal);
    if (kept) {
        m_unwritten.clear();
    } else if (!std::exchange(m_said, true)) {
        m_terminal.error(translate("rc::Cli", "What happens here is not kept in Activity.") + u' ' +
                         displayText(kept.error().detail));
    }
}

void sayNotices(const ActivityNotices &notices, Terminal &terminal)
{
    for (const QString &words : noticeWords(notices))
        terminal.error(words);
}

} // namespace rc
