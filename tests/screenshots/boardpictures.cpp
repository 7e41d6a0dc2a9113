// SPDX-License-Identifier: GPL-3.0-or-later
// The list of all profiles, past checks and Activity as pictures: boardpictures FOLDER SUFFIX light|dark WIDTH HEIGHT
#include "session/activity/records.h"
#include "tests/screenshots/pictures.h"
#include "tests/ui/recordingbench.h"
#include "ui/activity/list/activitymodel.h"
#include "ui/check/steps/stepspanel.h"
#include "ui/widgets/segmentedcontrol.h"

using namespace rc;
using namespace Qt::StringLiterals;

namespace {

struct Kept
{
    const char *name;
    const char *address;
    StepId step;
    StepState state;
    const char *summary;
    const char *cause;
    int bad; ///< number of failing checks among the last ones
};

const QList<Kept> &rows()
{
    static const QList<Kept> kept{
        {"payments-prod", "https://logs.example.net/", StepId::Ingest, StepState::Failed,
         "403: the username does not belong to this key", "user-name-key", 6},
        {"nightly-backup", "https://backup.example.net:8443/", StepId::Tls, StepState::Failed,
         "the certificate expired 3 days ago", "tls-expired", 3},
        {"search-staging", "https://staging.example.net/", StepId::ToolsCodeHosting, StepState::Warned,
         "401, the server behind it wants your own token", "", 4},
        {"payments-staging", "https://staging.example.net/", StepId::Url, StepState::Passed, "", "", 0},
        {"a profile whose name takes all the room that there is", "https://logs.example.net/", StepId::Url,
         StepState::Passed, "", "", 0},
        {"edge-eu", "https://eu.example.net:9443/", StepId::Url, StepState::Passed, "", "", 0}};
    return kept;
}

QString addressOf(const Kept &row)
{
    return QString::fromLatin1(row.address) + u"tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s;
}

CheckReport reportOf(const Kept &row, int secondsAgo, bool good)
{
    CheckReport report;
    report.steps = waitingSteps();
    qint64 started = 0;
    for (StepResult &step : report.steps) {
        step.state = StepState::Passed;
        step.summary = u"accepted by the service"_s;
        step.startedUs = started;
        step.elapsedUs = 9'000;
        step.at = QDateTime::currentDateTime().addSecs(-secondsAgo);
        started += step.elapsedUs;
    }
    if (!good && row.state != StepState::Passed) {
        StepResult &fault = report.steps[indexOfStep(row.step, report.steps)];
        fault.state = row.state;
        fault.summary = QString::fromLatin1(row.summary);
        fault.cause = QString::fromLatin1(row.cause);
    }
    report.steps[indexOfStep(StepId::Dns, report.steps)].facts = {{FactId::Addresses, u"203.0.113.7, 2001:db8::7"_s}};
    report.at = QDateTime::currentDateTime().addSecs(-secondsAgo);
    report.elapsedMs = 84;
    report.marker = u"7F3A-%1"_s.arg(secondsAgo, 8, 10, QChar(u'0'));
    report.resource = addressOf(row);
    return report;
}

void fill(DemoRecordingBench &console)
{
    QList<ActivityRecord> records;
    for (const Kept &row : rows()) {
        const Profile profile = profileOf(QString::fromLatin1(row.name), addressOf(row));
        console.add(profile);
        for (int i = 0; i < 24; ++i) {
            const CheckReport report = reportOf(row, 20 + 300 * i, i >= row.bad);
            ActivityRecord record = checkRecord(profile.name, profile.resource);
            complete(record, report);
            record.at = report.at.toUTC().addDays(i / 8 > 1 ? -1 : 0);
            record.key = i >= row.bad ? u"5D02"_s : u"91C4"_s;
            if (i < 4 || row.bad > 5)
                records.append(record);
            if (i == 0)
                console.checks.set(profile.name, report);
        }
    }
    const QUuid burst = QUuid::createUuid();
    for (int i = 0; i < 100; ++i) {
        LogEntry entry;
        entry.level = Level::Info;
        entry.message = u"deploy %1 finished"_s.arg(i + 1);
        entry.marker = u"7F3A-19C2-%1"_s.arg(i, 4, 10, QChar(u'0'));
        ActivityRecord record = sendRecord({u"payments-prod"_s, addressOf(rows().first())}, entry, burst);
        record.at = QDateTime::currentDateTimeUtc().addSecs(-500).addMSecs(60 * i);
        record.outcome = i < 5 ? ActivityOutcome::Accepted : ActivityOutcome::NotSent;
        record.errorKind = i < 5 ? QString() : u"cancelled"_s;
        record.status = i < 5 ? 200 : 0;
        record.elapsedMs = i < 5 ? 84 : 0;
        records.append(record);
    }
    const QList<std::pair<ActivityOutcome, int>> outcomes{{ActivityOutcome::Accepted, 200},
                                                          {ActivityOutcome::Refused, 403},
                                                          {ActivityOutcome::Unknown, 504},
                                                          {ActivityOutcome::Refused, 503},
                                                          {ActivityOutcome::NotSent, 0}};
    for (int i = 0; i < 15; ++i) {
        LogEntry entry;
        entry.level = i % 4 == 0 ? Level::Error : Level::Warning;
        entry.message = u"database connection failed over to db-%1"_s.arg(i % 3);
        entry.marker = u"19C2-7F3A-%1"_s.arg(i, 4, 10, QChar(u'0'));
        ActivityRecord record = sendRecord({u"payments-prod"_s, addressOf(rows().first())}, entry);
        record.at = QDateTime::currentDateTimeUtc().addSecs(-900LL * i - 30).addDays(i > 9 ? -3 : 0);
        record.outcome = outcomes.at(i % 5).first;
        record.status = outcomes.at(i % 5).second;
        record.elapsedMs = 40 + 300 * (i % 5);
        record.error = record.status == 403 ? u"403: the username does not belong to this key."_s : QString();
        record.errorKind = record.status == 403 ? u"credentials-refused"_s : QString();
        record.key = u"91C4"_s;
        records.append(record);
    }
    console.keep(records);
}

} // namespace

int main(int argc, char *argv[])
{
    disableKeychain();
    const QApplication application(argc, argv);
    const auto pictures = Pictures::fromArguments(u"board"_s, 500);
    if (!pictures)
        return 2;
    WindowOn<DemoRecordingBench> console;
    fill(console);
    console.session.book().select(u"payments-prod"_s);
    MainWindow &window = pictures->begin(console);
    const auto keep = [&](const QString &scene) { pictures->keep(window, scene); };
    window.showPage(u"check"_s);
    keep(u"steps"_s);
    if (auto *strip = window.findChild<StepsPanel *>()->findChild<QListView *>(u"timeStrip"_s)) {
        strip->setFocus(Qt::TabFocusReason);
        QTest::keyClick(strip, Qt::Key_Home);
        for (int i = 0; i < 17; ++i)
            QTest::keyClick(strip, Qt::Key_Right);
        keep(u"past"_s);
    }
    window.findChild<SegmentedControl *>(u"checkModes"_s)->setCurrentIndex(1);
    auto *board = window.findChild<QListView *>(u"allChecks"_s);
    board->setFocus(Qt::TabFocusReason);
    board->setCurrentIndex(board->model()->index(0, 0));
    keep(u"all"_s);
    QTest::keyClick(board, Qt::Key_Return);
    keep(u"other"_s);
    window.showPage(u"activity"_s);
    pictures->settle();
    auto *table = window.findChild<ActivityTable *>();
    auto *model = window.findChild<ActivityModel *>();
    keep(u"activity"_s);
    for (int row = 0; row < model->rowCount(); ++row) {
        if (model->batch(row)) {
            emit table->batchRequested(model->record(row).id);
            break;
        }
    }
    keep(u"activity-open"_s);
    return 0;
}
