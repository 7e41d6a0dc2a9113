// SPDX-License-Identifier: GPL-3.0-or-later
// The Activity page: everything that was sent, listed and checked, found again.
#include "ui/activity/activityscreen.h"

#include "core/displaytext.h"
#include "core/errorwords.h"
#include "ui/activity/activitykeeper.h"
#include "ui/activity/activitymenus.h"
#include "ui/activity/activitymodel.h"
#include "ui/activity/activitynoticesview.h"
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

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMetaMethod>
#include <QPushButton>
#include <QResizeEvent>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace rc {

namespace {

constexpr int narrow = 820; // of the content: the detail takes the table's place
constexpr int detailWidth = 380;
constexpr int mostSelected = 30'000; // what one statement takes
constexpr int highEnough = 470;      // for a chart above the table
constexpr auto livePause = 150ms;    // a burst writes many times a second

} // namespace

ActivityScreen::ActivityScreen(CurrentResource &current, Theme &theme, QWidget *parent)
    : Page(parent)
    , m_current(current)
    , m_theme(theme)
    , m_layout(new QVBoxLayout(this))
    , m_sums(std::make_unique<ActivitySums>())
{
    setObjectName(u"activityPage"_s);
    m_layout->setSpacing(grid::gap);
    ActivityLog *log = current.activity();
    m_rows = std::make_unique<ActivityLog>(log == nullptr ? QString() : log->path());
    m_model = new ActivityModel(*m_rows, this);
    m_layout->addWidget(buildHeader());
    m_layout->addWidget(m_bar);
    m_notices = new ActivityNoticesView(theme, this);
    m_layout->addWidget(m_notices);
    m_layout->addWidget(buildResult());
    m_keeping = new KeepingCard(theme, this);
    m_keeping->hide();
    m_layout->addWidget(m_keeping);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(buildContent());
    m_stack->addWidget(buildMessage());
    m_layout->addWidget(m_stack, 1);
    m_live.setSingleShot(true);
    m_live.setInterval(livePause);
    if (log == nullptr) {
        m_message->say(tr("Nothing is kept in this window"), {tr("It has no activity file.")});
        m_stack->setCurrentIndex(1);
        return;
    }
    m_keeper = std::make_unique<ActivityKeeper>(*log);
    connectTable();
    connectKeeper();
    connectLog(*log);
    followDemo();
}

ActivityScreen::~ActivityScreen() = default;

void ActivityScreen::searchFor(const QString &query)
{
    m_bar->setQuery(query);
}

void ActivityScreen::search()
{
    m_search = parseActivitySearch(m_bar->query(), QDateTime::currentDateTime());
    m_bar->setFaults(m_search.faults);
    m_menus->setRows(m_sums->all, 0, 0, true, false); // until it is known what this finds
    m_model->setFilter(m_search.filter);
    m_keeper->sum(m_search.filter);
    m_keeper->draw(m_search.filter);
}

/// What came since, without moving what is being read.
void ActivityScreen::update()
{
    m_isStale = false;
    m_model->refreshAll();
    m_keeper->sum(m_search.filter);
    m_keeper->draw(m_search.filter);
}

void ActivityScreen::refresh()
{
    if (m_keeper == nullptr)
        return;
    if (parseActivitySearch(m_bar->query(), QDateTime::currentDateTime()).filter == m_search.filter)
        update();
    else
        search(); // "since:24h" begins at another time now
}

void ActivityScreen::rowsCame()
{
    m_notices->setUnreadable({});
    if (m_detail->record())
        m_table->setCurrent(m_detail->record()->id);
    if (!m_detail->isHidden())
        fetchDetail();
    showMessage();
}

void ActivityScreen::showMessage()
{
    const bool empty = m_model->isLoaded() && m_model->rowCount() == 0;
    const bool searching = m_search.filter != ActivityFilter();
    if (empty && searching)
        m_message->say(tr("Nothing matches"), {tr("No row has all of these words and filters. Clear shows everything "
                                                  "again.")});
    else if (empty)
        m_message->say(tr("Nothing is kept yet"),
                       {tr("Every send, tool list, check and drill of this program is kept here, with its outcome, its "
                           "marker and the service's reply. The API key is never part of it."),
                        tr("What you do from now on appears here at once, and stays until you delete it.")});
    m_stack->setCurrentIndex(empty ? 1 : 0);
}

void ActivityScreen::take(const ActivitySums &sums)
{
    *m_sums = sums;
    m_bar->setProfiles(sums.profiles);
    m_keeping->setSums(sums.all, sums.bytes, sums.retentionDays);
    showWords();
}

void ActivityScreen::showWords()
{
    const QLocale locale;
    const bool searching = m_search.filter != ActivityFilter();
    m_bar->setCount(
        searching
            ? tr("%1 of %2", "found rows of all").arg(locale.toString(m_sums->found), locale.toString(m_sums->all))
            : tr("%n row(s)", nullptr, int(m_sums->all)));
    const qint64 selected = m_table->selectsAllBefore() ? m_sums->found : m_table->selectedCount();
    m_menus->setRows(m_sums->all, m_sums->found, selected, searching, m_search.faults.isEmpty());
    emit statusChanged(isBusy() ? tr("Writing or reading a file…")
                                : keepingText(m_sums->all, m_sums->bytes, m_sums->retentionDays));
}

void ActivityScreen::sayResult(Token tone, const QString &icon, const QString &lead, const QString &rest)
{
    m_undo->setVisible(m_keeper->canUndo());
    m_result->say(tone, icon, lead, rest);
}

void ActivityScreen::sayRemoved(qint64 rows)
{
    if (rows == 0)
        sayResult(Token::Accent, u"info"_s, tr("Nothing was deleted."), tr("What is still under way stays."));
    else
        sayResult(Token::Accent, u"info"_s, tr("%n row(s) were deleted.", nullptr, int(rows)),
                  tr("They can be brought back until the window closes."));
}

void ActivityScreen::openCurrent()
{
    showDetail(true);
    fetchDetail();
}

void ActivityScreen::fetchDetail()
{
    const auto current = m_table->currentRecord();
    if (!current) {
        m_detail->say(tr("Choose a row."));
        return;
    }
    m_rows->record(current->id, this, [this, id = current->id](const Result<std::optional<ActivityRecord>> &found) {
        const auto now = m_table->currentRecord();
        if (!now || now->id != id || m_detail->isHidden())
            return; // another one was chosen meanwhile, and asked for
        if (!found || !*found) {
            m_detail->say(found ? tr("This row is no longer kept.") : errorLine(found.error()));
            return;
        }
        std::optional<ReceivedEntry> arrived;
        if (const DemoService *demo = m_current.demo(); demo != nullptr && !(*found)->marker.isEmpty()) {
            for (const ReceivedEntry &entry : demo->received()) {
                if (entry.marker == (*found)->marker)
                    arrived = entry;
            }
        }
        m_detail->showRecord(**found, arrived, m_current.profile());
        if (m_list->isHidden() && !m_detail->isAncestorOf(QApplication::focusWidget()))
            m_detail->takeFocus(); // the table that had it is not there
    });
}

void ActivityScreen::showDetail(bool shown)
{
    m_detail->setVisible(shown);
    arrange();
    if (!shown) {
        m_detail->say({});
        m_table->setFocus(Qt::OtherFocusReason);
    }
}

void ActivityScreen::showKeeping(bool shown)
{
    m_keeping->setVisible(shown);
    (shown ? m_keeping->firstFocus() : m_table)->setFocus(Qt::OtherFocusReason);
}

/// Side by side, or in a narrow window the detail alone.
void ActivityScreen::arrange()
{
    const int margin = pageMargin(width());
    m_layout->setContentsMargins(margin, 20, margin, grid::margin);
    const bool alone = width() - 2 * margin < narrow;
    m_timeline->setVisible(m_timeline->hasTimeline() && height() >= highEnough);
    m_list->setVisible(!alone || m_detail->isHidden());
    m_detail->setMinimumWidth(alone ? 1 : detailWidth);
    m_detail->setMaximumWidth(alone ? QWIDGETSIZE_MAX : detailWidth);
}

void ActivityScreen::remove(const ActivityFilter &filter)
{
    m_keeper->remove(filter);
}

void ActivityScreen::removeSelected()
{
    if (const auto before = m_table->selectsAllBefore(); before && m_search.faults.isEmpty()) {
        ActivityFilter all = m_search.filter;
        all.before = all.before.isValid() ? std::min(all.before, *before) : *before;
        remove(all);
        return;
    }
    if (m_table->selectedCount() > mostSelected) {
        sayResult(Token::Accent, u"info"_s, tr("These are too many to be deleted one by one."),
                  tr("Search for them, then delete all found rows in the menu More."));
        return;
    }
    ActivityFilter chosen;
    chosen.ids = m_table->selectedIds();
    if (!chosen.ids.isEmpty())
        remove(chosen);
}

void ActivityScreen::followDemo()
{
    disconnect(m_demo);
    DemoService *demo = m_current.demo();
    m_table->showArrived(demo != nullptr);
    arrivedAt(demo);
    if (demo != nullptr)
        m_demo = connect(demo, &DemoService::served, this, [this, demo] { arrivedAt(demo); });
}

void ActivityScreen::arrivedAt(DemoService *demo)
{
    QHash<QString, QDateTime> arrived;
    if (demo != nullptr) {
        for (const ReceivedEntry &entry : demo->received())
            arrived.insert(entry.marker, entry.at);
    }
    m_model->setArrived(arrived);
}

void ActivityScreen::cancel()
{
    if (isBusy())
        m_keeper->stop();
    else if (!m_keeping->isHidden())
        showKeeping(false);
    else if (!m_detail->isHidden())
        showDetail(false);
}

bool ActivityScreen::isBusy() const
{
    return m_keeper && m_keeper->isBusy();
}

QWidget *ActivityScreen::firstFocus()
{
    return m_bar->field();
}

void ActivityScreen::showEvent(QShowEvent *event)
{
    m_drill->setVisible(isSignalConnected(QMetaMethod::fromSignal(&ActivityScreen::drillRequested)));
    if (m_keeper != nullptr) {
        if (!m_model->isLoaded())
            search();
        else if (m_isStale)
            update();
        showWords();
    }
    Page::showEvent(event);
}

void ActivityScreen::resizeEvent(QResizeEvent *event)
{
    arrange();
    Page::resizeEvent(event);
}

} // namespace rc

#include "moc_activityscreen.cpp"
