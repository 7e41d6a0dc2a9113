// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/keptactivity.h"

#include "activity/activitynote.h"
#include "check/keyguard.h"
#include "cli/arguments.h"
#include "cli/terminal.h"
#include "core/displaytext.h"

#include <QCoreApplication>
#include <QPointer>
#include <QSemaphore>

using namespace Qt::StringLiterals;

namespace rc {

KeptActivity::KeptActivity(Terminal &terminal)
    : m_terminal(terminal)
    , m_redactor(std::make_shared<const Redactor>())
{
    m_worker.moveToThread(&m_thread);
}

KeptActivity::~KeptActivity()
{
    if (!m_thread.isRunning())
        return;
    write({}); // what could not be written before
    QMetaObject::invokeMethod(&m_worker, [this] { m_file.reset(); }, Qt::BlockingQueuedConnection);
    m_thread.quit();
    m_thread.wait();
}

void KeptActivity::setKey(const CheckReport &report)
{
    if (auto redactor = redactorFor(report))
        m_redactor = std::move(redactor);
}

void KeptActivity::post(const QList<ActivityRecord> &records, std::function<void()> then)
{
    QList<ActivityRecord> masked; // now: the next ones may go with another key
    masked.reserve(records.size());
    for (const ActivityRecord &record : records)
        masked.append(keepable(record, *m_redactor));
    if (!m_thread.isRunning())
        m_thread.start();
    QMetaObject::invokeMethod(&m_worker, [this, masked = std::move(masked), then = std::move(then)] {
        if (!m_file)
            m_file = std::make_unique<ActivityFile>(activityFilePath());
        m_unwritten += masked;
        if (!m_unwritten.isEmpty()) {
            const auto kept = m_file->write(m_unwritten, Redactor());
            const QMutexLocker locked(&m_lock);
            m_notices += noticeWords(m_file->takeNotices());
            if (kept)
                m_unwritten.clear();
            else
                m_fault = kept.error();
        }
        then();
    });
}

void KeptActivity::write(const QList<ActivityRecord> &records)
{
    if (records.isEmpty() && !m_thread.isRunning())
        return;
    QSemaphore done;
    post(records, [&done] { done.release(); });
    done.acquire();
    say();
}

void KeptActivity::writeFirst(const QList<ActivityRecord> &records, QObject *context, std::function<void()> then)
{
    if (records.isEmpty()) {
        then();
        return;
    }
    post(records, [this, context = QPointer<QObject>(context), then = std::move(then)] {
        QMetaObject::invokeMethod(QCoreApplication::instance(), [this, context, then] {
            if (!context)
                return; // and perhaps this object neither
            say();
            then();
        });
    });
}

void KeptActivity::writeLater(const QList<ActivityRecord> &records)
{
    if (!records.isEmpty())
        post(records, [] {});
}

void KeptActivity::say()
{
    const QMutexLocker locked(&m_lock);
    for (const QString &words : std::exchange(m_notices, {}))
        m_terminal.error(words);
    const std::optional<Error> fault = std::exchange(m_fault, {});
    if (fault && !std::exchange(m_said, true)) {
        m_terminal.error(translate("rc::Cli", "What happens here is not kept in Activity.") + u' ' +
                         displayText(fault->detail));
    }
}

void sayNotices(const ActivityNotices &notices, Terminal &terminal)
{
    for (const QString &words : noticeWords(notices))
        terminal.error(words);
}

} // namespace rc
