// SPDX-License-Identifier: GPL-3.0-or-later
// Several entries of one press, one request after the other: one at each level.
#include "ui/send/eachlevel.h"

#include "ui/currentresource.h"
#include "ui/send/onesend.h"

namespace rc {

EachLevel::EachLevel(CurrentResource &current, QObject *parent)
    : QObject(parent)
    , m_current(current)
    , m_send(new OneSend(current, this))
{
    connect(m_send, &OneSend::finished, this, &EachLevel::take);
}

void EachLevel::start(const QList<LogEntry> &entries)
{
    const Result<PastedResource> resource = m_current.resource();
    if (m_busy || entries.isEmpty() || !resource)
        return;
    m_place = {m_current.profile().name, resource->resource.resourceUrl()};
    m_entries = entries;
    m_results.clear();
    m_batch = QUuid::createUuid();
    m_cancelled = false;
    m_busy = true;
    emit busyChanged(true);
    next();
}

void EachLevel::cancel()
{
    m_cancelled = m_busy;
    m_send->cancel();
}

void EachLevel::next()
{
    if (!m_cancelled)
        m_send->start(m_entries.at(m_results.size()), m_batch);
    else
        spareTheRest({ErrorKind::Cancelled, {}, {}, 0});
}

void EachLevel::take(const SendResult &result)
{
    m_results.append(result);
    if (result.outcome == Outcome::NotSent && result.error)
        spareTheRest(*result.error);
    else if (m_results.size() < m_entries.size())
        // later: the answer is still being told
        QMetaObject::invokeMethod(this, &EachLevel::next, Qt::QueuedConnection);
    else
        end();
}

void EachLevel::spareTheRest(const Error &why)
{
    while (m_results.size() < m_entries.size()) {
        SendResult spared;
        spared.entry = m_entries.at(m_results.size());
        spared.at = QDateTime::currentDateTime();
        spared.error = why;
        ActivityNote(m_current.activity(), sendRecord(m_place, spared.entry, m_batch)).ended(spared, {});
        m_results.append(spared);
    }
    end();
}

void EachLevel::end()
{
    m_busy = false;
    emit busyChanged(false);
    emit finished(m_results);
}

} // namespace rc

#include "moc_eachlevel.cpp"
