// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/drill/drillhistory.h"

#include "core/background.h"
#include "core/words/errorwords.h"
#include "session/session.h"
#include "store/activity/activitylog.h"
#include "store/files/textfile.h"
#include "ui/buttons/rowmenu.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/widgets/kit.h"

#include <QFileDialog>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace rc {

namespace {
constexpr int mostDrills = 10'000;
constexpr qsizetype mostDrillRows = 13; ///< all, and a year
constexpr qint64 second = 1000;
constexpr qint64 minute = 60 * second;
} // namespace

QString drillTimeText(qint64 milliseconds)
{
    if (milliseconds < minute)
        return DrillHistory::tr("%1 s", "seconds")
            .arg(QLocale().toString(double(milliseconds) / double(second), 'f', 1));
    return DrillHistory::tr("%1 min %2 s", "minutes, seconds with two digits")
        .arg(QLocale().toString(milliseconds / minute))
        .arg(milliseconds % minute / second, 2, 10, QLatin1Char('0'));
}

DrillHistory::DrillHistory(Session &session, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_theme(theme)
{
    setObjectName(u"drillHistory"_s);
    auto *head = new QHBoxLayout;
    head->addWidget(plainLabel(tr("Past drills (median time)"), theme, Token::Quiet, TextSize::Small, this), 1);
    m_export = named(new QPushButton(tr("Export…"), this), u"exportDrills"_s, tr("Export drills"));
    setFlag(m_export, "link");
    connect(m_export, &QPushButton::clicked, this, &DrillHistory::chooseExport);
    head->addWidget(m_export);
    auto *layout = makeColumn(this, {noMargins, 6}, {head});
    m_words = named(plainLabel({}, theme, Token::Quiet, TextSize::Body, this), u"drillHistoryWords"_s);
    layout->addWidget(m_words);
    giveMenu(this, [this](QMenu &menu) {
        addCopy(menu, tr("Copy medians"), m_rows && m_table->isVisible() ? cardText(*m_table) : QString());
        QAction *save = menu.addAction(m_export->text());
        save->setEnabled(m_export->isEnabled());
        connect(save, &QAction::triggered, this, &DrillHistory::chooseExport);
    });
    showMedians();
}

void DrillHistory::refresh()
{
    ActivityLog *log = m_session.activity();
    if (log == nullptr)
        return;
    ActivityFilter filter;
    filter.kinds = {ActivityKind::Drill};
    filter.profiles = {m_session.profile().name};
    log->run<Result<ActivityPage>>(
        [filter](ActivityFile &file) { return file.page(filter, {}, mostDrills, ActivityDetail::Whole); }, this,
        [this, asked = m_session.profile().name](Result<ActivityPage> page) {
            if (asked != m_session.profile().name)
                return;
            m_drills = page ? page->records : QList<ActivityRecord>();
            showMedians();
            if (!page)
                m_words->setText(errorLine(page.error()));
            emit refreshed();
        });
}

void DrillHistory::showMedians()
{
    delete m_table;
    m_table = named(new QWidget(this), u"drillMedians"_s);
    m_rows = new QGridLayout(m_table);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setHorizontalSpacing(grid::gap);
    m_rows->setVerticalSpacing(grid::unit);
    layout()->addWidget(m_table);
    const QList<DrillMedians> medians = drillMedians(m_drills);
    m_words->setText(m_session.activity() == nullptr ? tr("Drills are not recorded: no activity file.")
                                                     : tr("No drills yet"));
    m_words->setVisible(medians.isEmpty());
    m_table->setVisible(!medians.isEmpty());
    m_export->setEnabled(!m_drills.isEmpty());
    if (medians.isEmpty())
        return;
    int column = 1;
    for (const DrillStage stage : drillStages()) {
        QLabel *name = plainLabel(stageName(stage), m_theme, Token::Quiet, TextSize::Small, m_table);
        name->setWordWrap(false);
        m_rows->addWidget(name, 0, column++, Qt::AlignTrailing);
    }
    m_rows->setColumnStretch(0, 1);
    for (const DrillMedians &each : medians.first(std::min(medians.size(), mostDrillRows)))
        addRow(each);
}

void DrillHistory::addRow(const DrillMedians &medians)
{
    const bool all = !medians.month.isValid();
    const QString what =
        all ? tr("All %n drill(s)", nullptr, medians.drills)
            : tr("%1: %n drill(s)", "a month", medians.drills).arg(QLocale().toString(medians.month, u"yyyy-MM"_s));
    addCells(m_rows->rowCount(), what, medians.medians, Token::Text, all ? TextSize::Strong : TextSize::Body);
    if (all && medians.drills > 1) // of a month they would double the table
        addCells(m_rows->rowCount(), tr("95 % within", "in how much time 95 of 100 drills came"), medians.slowest95,
                 Token::Quiet, TextSize::Small);
}

void DrillHistory::addCells(int row, const QString &what,
                            const std::array<std::optional<qint64>, drillStageCount> &values, Token token,
                            TextSize size)
{
    m_rows->addWidget(plainLabel(what, m_theme, token, size, m_table), row, 0);
    for (std::size_t i = 0; i < drillStageCount; ++i) {
        const auto &value = values.at(i);
        QLabel *cell =
            plainLabel(value ? drillTimeText(*value) : u"–"_s, m_theme, value ? token : Token::Quiet, size, m_table);
        cell->setWordWrap(false);
        m_rows->addWidget(cell, row, int(i) + 1, Qt::AlignTrailing);
    }
}

void DrillHistory::chooseExport()
{
    auto *dialog = named(new QFileDialog(this, tr("Export drills")), u"exportDrillsDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("CSV (*.csv)")});
    dialog->setDefaultSuffix(u"csv"_s);
    dialog->selectFile(u"drills-%1.csv"_s.arg(QDate::currentDate().toString(Qt::ISODate)));
    connect(dialog, &QFileDialog::fileSelected, this, &DrillHistory::exportTo);
    dialog->open();
}

void DrillHistory::exportTo(const QString &path)
{
    inBackground(
        this, // always in another thread: a disk may sleep
        [path, csv = drillsCsv(m_drills)] { return writeTextFile(path, csv); },
        [this, count = int(m_drills.size())](const Result<void> &written) {
            emit said(written ? tr("%n drill(s) exported.", nullptr, count) : errorLine(written.error()));
        });
}

} // namespace rc

#include "moc_drillhistory.cpp"
