// SPDX-License-Identifier: GPL-3.0-or-later
// Several entries of one press, one request after the other: one at each level.
#pragma once

#include "activity/records.h"

#include <QObject>
#include <QUuid>

namespace rc {

class CurrentResource;
class OneSend;

/// Ends in one finished() with an outcome for each entry. What cannot reach the service, and a cancel, spare the rest:
/// those are "not sent", and kept so.
class EachLevel : public QObject
{
    Q_OBJECT

public:
    /// `current` outlives this object.
    explicit EachLevel(CurrentResource &current, QObject *parent = nullptr);

    [[nodiscard]] bool isBusy() const { return m_busy; }
    /// Common to the entries of the last press.
    [[nodiscard]] QUuid batch() const { return m_batch; }
    /// Does nothing while busy, without a resource or without entries.
    void start(const QList<LogEntry> &entries);
    void cancel();

signals:
    void busyChanged(bool busy);
    void finished(const QList<rc::SendResult> &results);

private:
    void next();
    void take(const SendResult &result);
    void spareTheRest(const Error &why);
    void end();

    CurrentResource &m_current;
    OneSend *m_send;
    ActivityPlace m_place;
    QList<LogEntry> m_entries;
    QList<SendResult> m_results;
    QUuid m_batch;
    bool m_busy = false;
    bool m_cancelled = false;
};

} // namespace rc
