// SPDX-License-Identifier: GPL-3.0-or-later
// The Activity page put together: what stands where, and who tells whom.
#include "core/displaytext.h"
#include "core/errorwords.h"
#include "ui/activity/activitykeeper.h"
#include "ui/activity/activitymenus.h"
#include "ui/activity/activitymodel.h"
#include "ui/activity/activitynoticesview.h"
#include "ui/activity/activityscreen.h"
#include "ui/activity/activitysearchbar.h"
#include "ui/activity/activitytable.h"
#include "ui/activity/keepingcard.h"
#include "ui/activity/recorddetail.h"
#include "ui/activity/timelinecard.h"
#include "ui/currentresource.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/messagecard.h"
#include "ui/widgets/tinted.h"
#include "ui/widgets/tone.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace rc {

QWidget *ActivityScreen::buildHeader()
{
    auto *header = new QWidget(this);
    auto *row = new QHBoxLayout(header);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(grid::gap);
    QLabel *title = plainLabel(tr("Activity"), m_theme, Token::Text, TextSize::Title, header);
    title->setWordWrap(false);
    m_bar = new ActivitySearchBar(m_theme, this);
    m_bar->field()->setParent(header);
    m_bar->field()->setMaximumWidth(520);
    m_menus = new ActivityMenus(header);
    m_drill = new QPushButton(tr("Start a drill"), header);
    m_drill->setObjectName(u"startDrill"_s);
    m_drill->setMinimumHeight(grid::controlHeight);
    m_drill->hide();
    connect(m_drill, &QPushButton::clicked, this, &ActivityScreen::drillRequested);
    setTabOrder(m_bar->field(), m_menus->exportButton());
    setTabOrder(m_menus->exportButton(), m_menus->moreButton());
    setTabOrder(m_menus->moreButton(), m_drill);
    setTabOrder(m_drill, m_bar->firstFilter());
    row->addWidget(title);
    row->addWidget(m_bar->field(), 100);
    row->addStretch(1);
    row->addWidget(m_menus->exportButton());
    row->addWidget(m_menus->moreButton());
    row->addWidget(m_drill);
    return header;
}

QWidget *ActivityScreen::buildResult()
{
    m_result = new Banner(m_theme, this);
    m_result->setObjectName(u"activityResult"_s);
    m_undo = new QPushButton(tr("Undo"), m_result);
    m_undo->setObjectName(u"undoButton"_s);
    m_undo->setAccessibleName(tr("Bring the deleted rows back"));
    connect(m_undo, &QPushButton::clicked, this, [this] { m_keeper->undo(); });
    m_result->addAction(m_undo);
    QPushButton *close = linkButton(tr("Close"), m_result);
    close->setObjectName(u"closeResult"_s);
    connect(close, &QPushButton::clicked, m_result, &QWidget::hide);
    m_result->addAction(close);
    return m_result;
}

QWidget *ActivityScreen::buildMessage()
{
    auto *whole = new QWidget(this);
    m_message = new MessageCard(m_theme, whole);
    m_message->setObjectName(u"activityMessage"_s);
    auto *outer = new QVBoxLayout(whole);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_message);
    outer->addStretch();
    return whole;
}

QWidget *ActivityScreen::buildContent()
{
    auto *whole = new QWidget(this);
    m_columns = new QBoxLayout(QBoxLayout::LeftToRight, whole);
    m_columns->setContentsMargins(0, 0, 0, 0);
    m_columns->setSpacing(14);
    m_list = new QWidget(whole);
    auto *list = new QVBoxLayout(m_list);
    list->setContentsMargins(0, 0, 0, 0);
    list->setSpacing(grid::gap);
    m_timeline = new TimelineCard(m_theme, m_list);
    list->addWidget(m_timeline);
    auto *card = new Panel(m_theme, m_list);
    m_table = new ActivityTable(*m_model, m_theme, card);
    auto *inside = new QVBoxLayout(card);
    inside->setContentsMargins(1, 2, 1, 4);
    inside->addWidget(m_table);
    list->addWidget(card, 1);
    m_detail = new RecordDetail(m_theme, whole);
    m_detail->hide();
    m_columns->addWidget(m_list, 1);
    m_columns->addWidget(m_detail);
    return whole;
}

void ActivityScreen::connectTable()
{
    connect(m_bar, &ActivitySearchBar::queryChanged, this, &ActivityScreen::search);
    connect(m_model, &ActivityModel::loaded, this, &ActivityScreen::rowsCame);
    connect(m_model, &ActivityModel::failed, this, [this](const Error &error) {
        m_notices->setUnreadable(errorLine(error));
        showMessage();
    });
    connect(m_table, &ActivityTable::opened, this, &ActivityScreen::openCurrent);
    connect(m_table, &ActivityTable::currentChosen, this, [this] {
        if (!m_detail->isHidden())
            fetchDetail();
    });
    connect(m_table, &ActivityTable::selectionResized, this, &ActivityScreen::showWords);
    connect(m_table, &ActivityTable::partCopied, this, [this](int rows) {
        sayResult(Token::Accent, u"info"_s, tr("%n row(s) were copied.", nullptr, rows),
                  tr("Further ones were not read yet. Export writes them all."));
    });
    connect(m_table, &ActivityTable::undoWanted, this, [this] { m_keeper->undo(); });
    connect(m_table, &ActivityTable::removalWanted, this, &ActivityScreen::removeSelected);
    connect(m_detail, &RecordDetail::closed, this, [this] { showDetail(false); });
    connect(m_detail, &RecordDetail::resendWanted, this, &ActivityScreen::resendWanted);
    connect(m_detail, &RecordDetail::callAgainWanted, this, &ActivityScreen::callAgainWanted);
    auto *down = new QShortcut(Qt::Key_Down, m_bar->field());
    down->setContext(Qt::WidgetShortcut);
    connect(down, &QShortcut::activated, this, [this] {
        if (m_model->rowCount() == 0)
            return;
        m_table->setFocus(Qt::ShortcutFocusReason);
        if (!m_table->currentIndex().isValid())
            m_table->setCurrent(m_model->record(0).id);
    });
    auto *find = new QShortcut(QKeySequence::Find, this);
    find->setContext(Qt::WidgetWithChildrenShortcut);
    connect(find, &QShortcut::activated, this, [this] {
        m_bar->field()->setFocus(Qt::ShortcutFocusReason);
        m_bar->field()->selectAll();
    });
}

void ActivityScreen::connectKeeper()
{
    connect(m_keeper.get(), &ActivityKeeper::summed, this, &ActivityScreen::take);
    connect(m_keeper.get(), &ActivityKeeper::drawn, this, [this](const Timeline &timeline) {
        m_timeline->draw(timeline);
        arrange();
    });
    connect(m_timeline, &TimelineCard::chosen, m_table, &ActivityTable::setCurrent);
    connect(m_keeper.get(), &ActivityKeeper::busyChanged, this, [this](bool busy) {
        emit busyChanged(busy);
        showWords();
    });
    connect(m_keeper.get(), &ActivityKeeper::removed, this, &ActivityScreen::sayRemoved);
    connect(m_keeper.get(), &ActivityKeeper::undone, this, [this](qint64 rows) {
        sayResult(Token::Passed, u"passed"_s, tr("%n row(s) are back.", nullptr, int(rows)));
    });
    connect(m_keeper.get(), &ActivityKeeper::exported, this, [this](const QString &name, qint64 rows) {
        sayResult(Token::Passed, u"passed"_s, tr("%n row(s) were exported.", nullptr, int(rows)), displayText(name));
    });
    connect(m_keeper.get(), &ActivityKeeper::imported, this, [this](const ActivityImport &done) {
        QStringList words{tr("%n were there already.", nullptr, int(done.alreadyKept))};
        if (done.refused > 0)
            words.append(tr("%n line(s) cannot be read.", nullptr, int(done.refused)));
        for (const ActivityImport::Fault &fault : done.faults.mid(0, 3))
            words.append(tr("Line %1: %2").arg(QString::number(fault.line), displayText(fault.why)));
        const bool whole = done.refused == 0;
        sayResult(whole ? Token::Passed : Token::Warned, whole ? u"passed"_s : u"warned"_s,
                  tr("%n row(s) were added.", nullptr, int(done.added)), words.join(u' '));
    });
    connect(m_keeper.get(), &ActivityKeeper::retentionSet, this, [this] {
        update();
        sayResult(Token::Passed, u"passed"_s, tr("That is how long rows are kept from now on."));
    });
    connect(m_keeper.get(), &ActivityKeeper::stopped, this,
            [this] { sayResult(Token::Accent, u"info"_s, tr("Stopped."), tr("What was imported until then stays.")); });
    connect(m_keeper.get(), &ActivityKeeper::failed, this, [this](const QString &what, const Error &error) {
        m_notices->setNotRecovered();
        sayResult(Token::Failed, u"failed"_s, what, errorLine(error));
    });
    connect(m_keeper.get(), &ActivityKeeper::recovered, m_notices, &ActivityNoticesView::setRecovered);
    connect(m_notices, &ActivityNoticesView::recoveryWanted, m_keeper.get(), &ActivityKeeper::recover);
    connect(m_menus, &ActivityMenus::exportChosen, this, [this](const QString &name, bool foundOnly) {
        m_keeper->exportTo(name, foundOnly ? m_search.filter : ActivityFilter());
    });
    connect(m_menus, &ActivityMenus::importChosen, m_keeper.get(), &ActivityKeeper::importFrom);
    connect(m_menus, &ActivityMenus::removeSelectedWanted, this, &ActivityScreen::removeSelected);
    connect(m_menus, &ActivityMenus::removeFoundWanted, this, [this] { remove(m_search.filter); });
    connect(m_menus, &ActivityMenus::keepingWanted, this, [this] { showKeeping(true); });
    connect(m_keeping, &KeepingCard::closed, this, [this] { showKeeping(false); });
    connect(m_keeping, &KeepingCard::retentionChosen, m_keeper.get(), &ActivityKeeper::setRetentionDays);
    connect(m_keeping, &KeepingCard::removeOlderWanted, this, [this](int days) {
        ActivityFilter older;
        older.before = QDateTime::currentDateTimeUtc().addDays(-days);
        remove(older);
    });
}

/// Whatever is written through `log` is seen here soon after.
void ActivityScreen::connectLog(ActivityLog &log)
{
    connect(&m_live, &QTimer::timeout, this, [this] {
        if (isVisible())
            update();
        else
            m_isStale = true;
    });
    const auto soon = [this] {
        if (!m_live.isActive())
            m_live.start();
    };
    connect(&log, &ActivityLog::changed, this, soon);
    connect(m_keeper.get(), &ActivityKeeper::changed, this, soon);
    for (ActivityLog *one : {&log, m_rows.get(), &m_keeper->log()})
        connect(one, &ActivityLog::noticed, m_notices, &ActivityNoticesView::add);
    connect(&log, &ActivityLog::troubleChanged, m_notices, &ActivityNoticesView::setTrouble);
    connect(&m_current, &CurrentResource::changed, this, &ActivityScreen::followDemo);
    m_notices->add(log.notices());
    m_notices->setTrouble(log.trouble());
}

} // namespace rc
