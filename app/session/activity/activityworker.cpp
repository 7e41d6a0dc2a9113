// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/activity/activityworker.h"

using namespace Qt::StringLiterals;

namespace rc {

namespace {

using Stop = std::shared_ptr<std::atomic_bool>;

/// Fails its writes once stopped.
class StoppableFile : public QSaveFile
{
public:
    StoppableFile(const QString &name, Stop stop)
        : QSaveFile(name)
        , m_stop(std::move(stop))
    {
    }

protected:
    qint64 writeData(const char *data, qint64 size) override { return *m_stop ? -1 : QSaveFile::writeData(data, size); }

private:
    Stop m_stop;
};

Result<ActivityTotals> sums(ActivityFile &file, const ActivityFilter &filter)
{
    ActivityTotals sums;
    RC_TRY(all, file.count({}));
    sums.all = *all;
    RC_SET(sums.found, filter == ActivityFilter() ? all : file.count(filter));
    sums.bytes = file.bytes();
    sums.retentionDays = file.retentionDays().value_or(0);
    sums.profiles = file.profiles().value_or(QStringList());
    return sums;
}

} // namespace

ActivityWorker::ActivityWorker(ActivityLog &main, QObject *parent)
    : QObject(parent)
    , m_log(main.path())
{
    connect(&m_log, &ActivityLog::changed, this, &ActivityWorker::changed);
    m_log.reportTo(main);
}

ActivityWorker::~ActivityWorker()
{
    *m_stop = true;
}

void ActivityWorker::computeTotals(const ActivityFilter &filter)
{
    if (m_summing) {
        m_nextTotals = filter;
        return;
    }
    m_summing = true;
    m_log.run<Result<ActivityTotals>>([filter](ActivityFile &file) { return sums(file, filter); }, this,
                                      [this](Result<ActivityTotals> answer) {
                                          m_summing = false;
                                          if (const auto next = std::exchange(m_nextTotals, std::nullopt))
                                              computeTotals(*next);
                                          else if (answer)
                                              emit totalsReady(*answer);
                                      });
}

void ActivityWorker::exportTo(const QString &fileName, const ActivityFilter &filter)
{
    setBusy(true);
    m_log.run<Result<qint64>>(
        [fileName, filter, stop = m_stop](ActivityFile &file) {
            StoppableFile out(fileName, stop);
            return exportActivity(file, filter, out);
        },
        this,
        [this, fileName](const Result<qint64> &rows) {
            if (rows)
                emit exported(fileName, *rows);
            else if (*m_stop)
                emit stopped();
            else
                emit failed(tr("Nothing was exported."), rows.error());
            setBusy(false);
        });
}

void ActivityWorker::remove(const ActivityFilter &filter)
{
    const auto work = [filter](ActivityFile &file) { return file.remove(filter); };
    m_log.change<Result<ActivityRemoval>>(work, this, [this](const Result<ActivityRemoval> &removal) {
        if (!removal) {
            emit failed(tr("Nothing was deleted."), removal.error());
            return;
        }
        if (removal->rows > 0)
            m_removals.append(*removal);
        emit removed(removal->rows);
    });
}

void ActivityWorker::undo()
{
    if (m_removals.isEmpty())
        return;
    const ActivityRemoval removal = m_removals.takeLast();
    const auto work = [removal](ActivityFile &file) { return file.undo(removal); };
    m_log.change<Result<void>>(work, this, [this, removal](const Result<void> &answer) {
        if (answer) {
            emit undone(removal.rows);
            return;
        }
        m_removals.append(removal);
        emit failed(tr("Some records were not restored."), answer.error());
    });
}

void ActivityWorker::stop()
{
    if (m_busy)
        *m_stop = true;
}

void ActivityWorker::setBusy(bool busy)
{
    if (busy)
        m_stop = std::make_shared<std::atomic_bool>(false);
    m_busy = busy;
    emit busyChanged(busy);
}

} // namespace rc

#include "moc_activityworker.cpp"
