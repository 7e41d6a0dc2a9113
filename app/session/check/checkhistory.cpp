// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/check/checkhistory.h"

#include <QPointer>

namespace rc {

CheckHistory::CheckHistory(ActivityLog *activity, QObject *parent)
    : QObject(parent)
    , m_activity(activity)
{
    if (activity == nullptr)
        return;
    m_reader = std::make_unique<ActivityLog>(activity->path());
    m_reader->reportTo(*activity);
    connect(activity, &ActivityLog::changed, this, &CheckHistory::changed);
}

template<typename T>
void CheckHistory::ask(std::function<Result<T>(ActivityFile &)> question, QObject *context,
                       std::function<void(const T &)> done)
{
    if (m_activity == nullptr)
        return;
    const auto then = [this, question = std::move(question), context = QPointer<QObject>(context),
                       done = std::move(done)](bool) {
        if (!context)
            return;
        m_reader->run<Result<T>>(question, context, [done](Result<T> answer) {
            if (answer)
                done(*answer);
        });
    };
    // after the queued writes
    m_activity->run<bool>([](ActivityFile &) { return true; }, this, then);
}

void CheckHistory::ticks(int most, QObject *context, std::function<void(const Ticks &)> done)
{
    ask<Ticks>([most](ActivityFile &file) { return checkTicks(file, most); }, context, std::move(done));
}

void CheckHistory::checks(const RecordedProfile &profile, int most, QObject *context,
                          std::function<void(const QList<PastCheck> &)> done)
{
    ask<QList<PastCheck>>([profile, most](ActivityFile &file) { return pastChecks(file, profile, most); }, context,
                          std::move(done));
}

} // namespace rc

#include "moc_checkhistory.cpp"
