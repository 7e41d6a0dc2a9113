// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/activity/activityscreen.h"

#include "core/words/displaytext.h"
#include "core/words/errortext.h"
#include "core/words/listtext.h"
#include "session/activity/activityrecorder.h"
#include "session/activity/activityworker.h"
#include "session/session.h"
#include "store/activity/activityrecord.h"
#include "ui/activity/list/activitymodel.h"
#include "ui/activity/list/activitywords.h"
#include "ui/activity/record/recorddetail.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/isolates.h"
#include "ui/theme/look.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/kit.h"

#include <QAction>
#include <QApplication>
#include <QDate>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
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

constexpr auto pause = 120ms;
constexpr qsizetype shownValue = 24;
constexpr qsizetype maxProfiles = 40;

struct TimeRow
{
    QLatin1StringView value;
    const char *title;
};

constexpr std::array<TimeRow, 6> times{{
    {"1h"_L1, QT_TRANSLATE_NOOP("rc::ActivitySearchBar", "Last hour")},
    {"today"_L1, QT_TRANSLATE_NOOP("rc::ActivitySearchBar", "Today")},
    {"24h"_L1, QT_TRANSLATE_NOOP("rc::ActivitySearchBar", "Last 24 hours")},
    {"7d"_L1, QT_TRANSLATE_NOOP("rc::ActivitySearchBar", "Last 7 days")},
    {"30d"_L1, QT_TRANSLATE_NOOP("rc::ActivitySearchBar", "Last 30 days")},
    {"365d"_L1, QT_TRANSLATE_NOOP("rc::ActivitySearchBar", "Last year")},
}};

bool isIn(const QStringList &chosen, SearchWord word, const QString &value)
{
    return chosen.contains(value, word == SearchWord::Profile ? Qt::CaseSensitive : Qt::CaseInsensitive);
}

} // namespace

ActivitySearchBar::ActivitySearchBar(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_field(named(new QLineEdit(this), u"activitySearch"_s, tr("Search Activity")))
    , m_filter(named(new QPushButton(tr("Filter") + u" ▾"_s, this), u"activityFilter"_s, tr("Filter")))
    , m_count(named(plainLabel({}, theme, Token::Quiet, TextSize::Small, this), u"activityCount"_s))
    , m_faults(named(plainLabel({}, theme, Token::Failed, TextSize::Small, this), u"activityFaults"_s))
{
    m_field->setPlaceholderText(tr("Search, for example failover outcome:unknown since:24h"));
    m_field->setMinimumHeight(grid::controlHeight);
    m_field->setMaximumWidth(520);
    m_field->setMaxLength(1000);
    m_field->setClearButtonEnabled(true);
    QAction *searchIcon = m_field->addAction(theme.icon(u"search"_s, Token::Quiet), QLineEdit::LeadingPosition);
    connect(&theme, &Theme::changed, searchIcon,
            [searchIcon, &theme] { searchIcon->setIcon(theme.icon(u"search"_s, Token::Quiet)); });
    m_filter->setMenu(new QMenu(m_filter));
    addMenu(SearchWord::Level, tr("Level"));
    addMenu(SearchWord::Outcome, tr("Outcome"));
    addMenu(SearchWord::Kind, tr("Type"));
    addMenu(SearchWord::Profile, tr("Profile"));
    addMenu(SearchWord::Since, tr("Time"));
    m_count->setWordWrap(false);
    m_faults->hide();
    makeColumn(this, {noMargins, grid::unit},
               {makeRow({.spacing = grid::gap}, {{m_field, 100}, m_filter, m_count, stretch()}), m_faults});

    m_pause.setSingleShot(true);
    m_pause.setInterval(pause);
    connect(&m_pause, &QTimer::timeout, this, &ActivitySearchBar::emitChange);
    connect(m_field, &QLineEdit::textChanged, this, [this] {
        showChosen();
        m_pause.start();
    });
    connect(m_field, &QLineEdit::returnPressed, this, &ActivitySearchBar::emitChange);
    showChosen();
}

void ActivitySearchBar::addMenu(SearchWord word, const QString &title)
{
    QMenu *menu = named(m_filter->menu()->addMenu(title), u"filter-"_s + wireWord(word), title);
    connect(menu, &QMenu::aboutToShow, this, [this, menu, word] { fill(menu, word); });
    m_menus.append({word, title, menu});
}

QString ActivitySearchBar::titleOf(SearchWord word, const QString &value) const
{
    const QString lower = value.toLower();
    if (word == SearchWord::Level) {
        if (const auto level = levelFromWord(lower))
            return levelName(*level);
    } else if (word == SearchWord::Outcome) {
        if (const auto outcome = activityOutcomeFromWord(lower))
            return outcomeName(ActivityKind::Send, *outcome);
    } else if (word == SearchWord::Kind) {
        if (const auto kind = activityKindFromWord(lower))
            return kindName(*kind);
    } else if (word == SearchWord::Since) {
        for (const TimeRow &row : times) {
            if (row.value == lower)
                return tr(row.title);
        }
    }
    return displayText(value, LineBreaks::Mark, shownValue);
}

void ActivitySearchBar::fill(QMenu *menu, SearchWord word)
{
    menu->clear();
    QStringList offered = knownSearchValues(word);
    if (word == SearchWord::Profile)
        offered = m_profiles.mid(0, maxProfiles);
    if (word == SearchWord::Since) {
        for (const TimeRow &row : times)
            offered.append(row.value);
    }
    QAction *any = menu->addAction(word == SearchWord::Since ? tr("Any time") : tr("All"));
    any->setCheckable(true);
    connect(any, &QAction::triggered, this, [this, word] { setQuery(withSearchValues(query(), word, {})); });
    menu->addSeparator();
    for (const QString &value : offered) {
        QAction *action = menu->addAction(asIsolate(escapeMnemonics(titleOf(word, value))));
        action->setCheckable(true);
        action->setData(value);
        connect(action, &QAction::triggered, this, [this, word, value] {
            const QStringList chosen = searchValues(query(), word);
            QStringList values = word == SearchWord::Since ? QStringList() : chosen; // one time, or several of the
                                                                                     // others
            if (isIn(chosen, word, value))
                values.removeIf([&value](const QString &chosenValue) {
                    return chosenValue.compare(value, Qt::CaseInsensitive) == 0;
                });
            else
                values.append(value);
            setQuery(withSearchValues(query(), word, values));
        });
    }
    const QStringList chosen = searchValues(query(), word);
    const QList<QAction *> actions = menu->actions();
    for (QAction *action : actions) {
        const QString value = action->data().toString();
        action->setChecked(value.isEmpty() ? chosen.isEmpty() : isIn(chosen, word, value));
    }
}

void ActivitySearchBar::showChosen()
{
    QStringList filters;
    for (const FilterMenu &filter : std::as_const(m_menus)) {
        const QStringList values = searchValues(query(), filter.word);
        QString text = filter.title;
        if (values.size() == 1)
            text = tr("%1: %2", "a filter, what is chosen").arg(filter.title, titleOf(filter.word, values.first()));
        else if (values.size() > 1)
            text = tr("%1: %2 chosen", "a filter, a number").arg(filter.title).arg(values.size());
        filter.menu->setTitle(escapeMnemonics(text));
        if (!values.isEmpty())
            filters.append(text);
    }
    setFlag(m_filter, "chosen", !filters.isEmpty());
    m_filter->setAccessibleDescription(listText(filters));
}

QString ActivitySearchBar::query() const
{
    return m_field->text();
}

void ActivitySearchBar::setQuery(const QString &query)
{
    m_field->selectAll();
    m_field->insert(query);
    emitChange();
}

void ActivitySearchBar::emitChange()
{
    m_pause.stop();
    if (m_lastQuery == query())
        return;
    m_lastQuery = query();
    emit queryChanged(m_lastQuery);
}

void ActivitySearchBar::setCount(const QString &words)
{
    m_count->setText(words);
}

void ActivitySearchBar::setFaults(const QStringList &faults)
{
    m_faults->setText(sentencesText(faults));
    m_faults->setVisible(!faults.isEmpty());
    setFlag(m_field, "wrong", !faults.isEmpty());
}

namespace {

QPushButton *menuButton(const QString &text, const QString &name, QWidget *parent)
{
    auto *button = new QPushButton(text + u" ▾"_s, parent);
    button->setObjectName(name);
    button->setAccessibleName(text);
    button->setMinimumHeight(grid::controlHeight);
    button->setMenu(new QMenu(button));
    return button;
}

} // namespace

ActivityNoticesView::ActivityNoticesView(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_layout(new QVBoxLayout(this))
    , m_trouble(named(new Banner(theme, this), u"activityTrouble"_s))
    , m_unreadable(named(new Banner(theme, this), u"activityUnreadable"_s))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(2 * grid::unit);
    m_layout->addWidget(m_unreadable);
    m_layout->addWidget(m_trouble);
    hide();
}

void ActivityNoticesView::showParts()
{
    setVisible(!m_trouble->isHidden() || !m_unreadable->isHidden() || !m_damaged.isEmpty());
}

void ActivityNoticesView::setTrouble(const QString &words)
{
    if (words.isEmpty())
        m_trouble->hide();
    else
        m_trouble->showMessage(Token::Warned, u"warned"_s, tr("Activity is not being recorded completely."),
                               displayText(words));
    showParts();
}

void ActivityNoticesView::setUnreadable(const QString &why)
{
    if (why.isEmpty())
        m_unreadable->hide();
    else
        m_unreadable->showMessage(Token::Failed, u"failed"_s, tr("Cannot show the records."), displayText(why));
    showParts();
}

void ActivityNoticesView::add(const ActivityNotices &notices)
{
    for (const QString &file : notices.movedAside) {
        if (m_damaged.contains(file))
            continue;
        auto *banner = named(new Banner(m_theme, this), u"activityDamaged"_s);
        const QStringList foreign = file == notices.movedAside.constLast() ? notices.foreignParts : QStringList();
        banner->showMessage(Token::Warned, u"warned"_s, noticeSentences({{file}, foreign, {}}).constFirst());
        m_layout->addWidget(banner);
        m_damaged.append(file);
    }
    if (!notices.copiedTo.isEmpty()) {
        auto *banner = named(new Banner(m_theme, this), u"activityCopied"_s);
        banner->showMessage(Token::Accent, u"info"_s, noticeSentences({{}, {}, notices.copiedTo}).constFirst());
        auto *close = linkButton(tr("Close"), banner);
        connect(close, &QPushButton::clicked, banner, &QWidget::hide);
        banner->addAction(close);
        m_layout->addWidget(banner);
        show();
    }
    showParts();
}

namespace {

constexpr int narrow = 820; // of the content: the detail replaces the table
constexpr int detailWidth = 380;
constexpr int maxSelected = 30'000; // SQLite's limit per statement
constexpr auto livePause = 150ms;   // a burst writes many times per second

} // namespace

ActivityScreen::ActivityScreen(Session &session, Theme &theme, QWidget *parent)
    : Page(parent)
    , m_session(session)
    , m_theme(theme)
    , m_layout(new QVBoxLayout(this))
    , m_totals(std::make_unique<ActivityTotals>())
{
    setObjectName(u"activityPage"_s);
    m_layout->setSpacing(grid::gap);
    ActivityLog *log = session.activity();
    m_tableLog = std::make_unique<ActivityLog>(log == nullptr ? QString() : log->path());
    m_model = new ActivityModel(*m_tableLog, this);
    m_layout->addWidget(buildHeader());
    m_notices = new ActivityNoticesView(theme, this);
    m_layout->addWidget(m_notices);
    m_layout->addWidget(buildResult());
    m_layout->addWidget(buildBatchLine());
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(buildContent());
    m_stack->addWidget(buildMessage());
    m_layout->addWidget(m_stack, 1);
    m_live.setSingleShot(true);
    m_live.setInterval(livePause);
    if (log == nullptr) {
        m_message->showMessage(tr("Nothing is recorded in this window"), {});
        m_stack->setCurrentIndex(1);
        return;
    }
    m_worker = std::make_unique<ActivityWorker>(*log);
    connectTable();
    connectWorker();
    connectLog(*log);
    followDemo();
}

ActivityScreen::~ActivityScreen() = default;

void ActivityScreen::searchFor(const QString &query)
{
    closeBatch();
    m_bar->setQuery(query);
}

ActivitySearch ActivityScreen::currentSearch() const
{
    ActivitySearch search = parseActivitySearch(m_bar->query(), QDateTime::currentDateTime());
    search.filter.batch = m_batch;
    return search;
}

void ActivityScreen::openBatch(const QUuid &batch)
{
    const int row = m_model->rowOf(batch);
    if (row < 0 || !m_model->batch(row))
        return;
    m_batch = batch;
    m_batchLabel->setText(tr("Batch of %n entries · %1", "when the first was sent", int(m_model->batch(row)->count))
                              .arg(whenText(m_model->record(row).at, QDateTime::currentDateTime())));
    m_batchLine->show();
    search();
}

/// Its row is current again; see ActivityTable.
void ActivityScreen::closeBatch()
{
    if (m_batch.isNull())
        return;
    m_batch = {};
    if (m_batchLine->isAncestorOf(QApplication::focusWidget()))
        m_table->setFocus(Qt::OtherFocusReason);
    m_batchLine->hide();
    search();
}

void ActivityScreen::search()
{
    m_currentSearch = currentSearch();
    m_bar->setFaults(m_currentSearch.faults);
    showMenus(0, true, false); // until the number of matches is known
    m_model->setFilter(m_currentSearch.filter);
    m_worker->computeTotals(m_currentSearch.filter);
}

/// Adds new records without moving the visible ones.
void ActivityScreen::update()
{
    m_isStale = false;
    m_model->refreshAll();
    m_worker->computeTotals(m_currentSearch.filter);
}

void ActivityScreen::refresh()
{
    if (m_worker == nullptr)
        return;
    if (currentSearch().filter == m_currentSearch.filter)
        update();
    else
        search(); // the time of "since:24h" has moved on
}

void ActivityScreen::rowsLoaded()
{
    showArrivals();
    m_notices->setUnreadable({});
    if (m_model->rowCount() == 0 && !m_batch.isNull() && m_bar->query().isEmpty()) {
        closeBatch(); // all of its entries were deleted
        return;
    }
    if (m_detail->record())
        m_table->setCurrent(m_detail->record()->id);
    if (!m_detail->isHidden())
        fetchDetail();
    showMessage();
}

void ActivityScreen::showMessage()
{
    const bool empty = m_model->isLoaded() && m_model->rowCount() == 0;
    const bool searching = m_currentSearch.filter != ActivityFilter();
    if (empty && searching)
        m_message->showEmpty(u"empty-search"_s, tr("No matches"), {});
    else if (empty)
        m_message->showEmpty(
            u"empty-activity"_s, tr("No activity yet"),
            {tr("Every send, check, tool list, call and drill is recorded here. The API key never is.")});
    m_stack->setCurrentIndex(empty ? 1 : 0);
}

void ActivityScreen::showTotals(const ActivityTotals &totals)
{
    *m_totals = totals;
    m_bar->setProfiles(totals.profiles);
    m_model->setShowsProfiles(totals.profiles.size() > 1 && m_currentSearch.filter.profiles.size() != 1);
    showCounts();
}

void ActivityScreen::showCounts()
{
    const QLocale locale;
    const bool searching = m_currentSearch.filter != ActivityFilter();
    m_bar->setCount(
        searching
            ? tr("%1 of %2", "found rows of all").arg(locale.toString(m_totals->found), locale.toString(m_totals->all))
            : tr("%n record(s)", nullptr, int(m_totals->all)));
    showMenus(m_totals->found, searching, m_currentSearch.faults.isEmpty());
    emit statusChanged(isBusy() ? tr("Exporting…") : storageText(m_totals->bytes, m_totals->retentionDays));
}

void ActivityScreen::showResult(Token tone, const QString &icon, const QString &headline, const QString &detail)
{
    m_undo->setVisible(m_worker->canUndo());
    m_result->showMessage(tone, icon, headline, detail);
}

void ActivityScreen::showRemoved(qint64 rows)
{
    if (rows == 0)
        showResult(Token::Accent, u"info"_s, tr("Nothing was deleted."), tr("Records in progress cannot be deleted."));
    else
        showResult(Token::Accent, u"info"_s, tr("%n record(s) were deleted.", nullptr, int(rows)),
                   tr("You can undo this until you close the window."));
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
        m_detail->showMessage(tr("Select a record."));
        return;
    }
    if (const auto batch = m_table->currentBatch()) {
        m_detail->showBatch(batchOutcome(*batch));
        return;
    }
    using Found = Result<std::optional<ActivityRecord>>;
    const auto work = [id = current->id](ActivityFile &file) { return file.record(id); };
    m_tableLog->run<Found>(work, this, [this, id = current->id](const Found &found) {
        const auto now = m_table->currentRecord();
        if (!now || now->id != id || m_detail->isHidden())
            return; // the user selected another record meanwhile
        if (!found || !*found) {
            m_detail->showMessage(found ? tr("This record was deleted.") : errorLine(found.error()).text());
            return;
        }
        std::optional<ReceivedEntry> arrived;
        if (const DemoService *demo = m_session.demo(); demo != nullptr && !(*found)->marker.isEmpty()) {
            for (const ReceivedEntry &entry : demo->received()) {
                if (entry.marker == (*found)->marker)
                    arrived = entry;
            }
        }
        m_detail->showRecord(**found, arrived);
        if (m_list->isHidden() && !m_detail->isAncestorOf(QApplication::focusWidget()))
            m_detail->focusClose(); // the table that had the focus is hidden
    });
}

void ActivityScreen::showDetail(bool shown)
{
    m_detail->setVisible(shown);
    arrange();
    if (!shown) {
        m_detail->showMessage({});
        m_table->setFocus(Qt::OtherFocusReason);
    }
}

/// Whether there is no room for the list beside the detail.
bool ActivityScreen::isNarrow() const
{
    return width() - 2 * grid::margin < narrow;
}

/// Side by side, or, in a narrow window, only the detail.
void ActivityScreen::arrange()
{
    m_layout->setContentsMargins(grid::margin, 20, grid::margin, grid::margin);
    const bool alone = isNarrow();
    m_list->setVisible(!alone || m_detail->isHidden());
    m_detail->setMinimumWidth(alone ? 1 : detailWidth);
    m_detail->setMaximumWidth(alone ? QWIDGETSIZE_MAX : detailWidth);
}

void ActivityScreen::removeSelected()
{
    if (m_table->selectedCount() > maxSelected) {
        showResult(Token::Accent, u"info"_s, tr("Too many records selected."),
                   tr("Search for them, then choose Delete matching records in the More menu."));
        return;
    }
    const ActivityFilter selected = m_table->selected();
    // A batch's row represents its records that match the search.
    ActivityFilter chosen = selected.batches.isEmpty() ? ActivityFilter() : m_currentSearch.filter;
    chosen.batches = selected.batches;
    chosen.ids = selected.ids;
    if (!chosen.ids.isEmpty() || !chosen.batches.isEmpty())
        m_worker->remove(chosen);
}

void ActivityScreen::followDemo()
{
    disconnect(m_demo);
    DemoService *demo = m_session.demo();
    showArrivals();
    updateArrivalTimes(demo);
    if (demo != nullptr)
        m_demo = connect(demo, &DemoService::served, this, [this, demo] { updateArrivalTimes(demo); });
}

/// For a real service the column appears once its log was read.
void ActivityScreen::showArrivals()
{
    m_table->showArrived(m_session.demo() != nullptr || m_model->showsArrivals());
}

void ActivityScreen::updateArrivalTimes(DemoService *demo)
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
        m_worker->stop();
    else if (!m_detail->isHidden())
        showDetail(false);
    else
        closeBatch();
}

bool ActivityScreen::undoRemoval()
{
    if (m_worker == nullptr || !m_worker->canUndo())
        return false;
    m_worker->undo();
    return true;
}

bool ActivityScreen::hasTransientState() const
{
    return m_worker && m_worker->canUndo();
}

bool ActivityScreen::isBusy() const
{
    return m_worker && m_worker->isBusy();
}

QWidget *ActivityScreen::firstFocus()
{
    return m_bar->field();
}

void ActivityScreen::showEvent(QShowEvent *event)
{
    if (m_worker != nullptr) {
        if (!m_model->isLoaded())
            search();
        else if (m_isStale)
            update();
        showCounts();
    }
    Page::showEvent(event);
}

void ActivityScreen::resizeEvent(QResizeEvent *event)
{
    arrange();
    Page::resizeEvent(event);
}

QWidget *ActivityScreen::buildHeader()
{
    auto *header = new QWidget(this);
    QLabel *title = plainLabel(tr("Activity"), m_theme, Token::Text, TextSize::Title, header);
    title->setWordWrap(false);
    title->setMinimumHeight(grid::controlHeight); // centered beside the field, also above the faults of a search
    m_bar = new ActivitySearchBar(m_theme, header);
    QPushButton *exporting = menuButton(tr("Export"), u"exportButton"_s, header);
    QPushButton *more = menuButton(tr("More"), u"moreButton"_s, header);
    buildMenus(exporting, more);
    makeRow(header, {noMargins, grid::gap},
            {{title, 0, Qt::AlignTop}, {m_bar, 1}, {exporting, 0, Qt::AlignTop}, {more, 0, Qt::AlignTop}});
    return header;
}

void ActivityScreen::buildMenus(const QPushButton *exporting, const QPushButton *more)
{
    const auto add = [this](const QPushButton *button, const auto &chosen) {
        QAction *action = button->menu()->addAction(QString());
        connect(action, &QAction::triggered, this, chosen);
        return action;
    };
    m_exportLines = add(exporting, [this] { chooseExport(ActivityFormat::JsonLines); });
    m_exportCsv = add(exporting, [this] { chooseExport(ActivityFormat::Csv); });
    m_removeSelected = add(more, &ActivityScreen::removeSelected);
    m_removeFound = add(more, [this] { m_worker->remove(m_currentSearch.filter); });
    showMenus(0, false, true);
}

/// `found`: of m_totals. `known`: the search is valid, so that only visible records are deleted.
void ActivityScreen::showMenus(qint64 found, bool filtered, bool known)
{
    const QLocale locale;
    const qint64 selected = m_table == nullptr ? 0 : m_table->selectedRecords();
    const int exported = int(filtered ? found : m_totals->all);
    m_exportLines->setText(tr("%n record(s) as JSON Lines…", nullptr, exported));
    m_exportCsv->setText(tr("%n record(s) as CSV…", nullptr, exported));
    for (QAction *action : {m_exportLines, m_exportCsv, m_removeFound})
        action->setEnabled(found > 0 && known);
    m_removeSelected->setText(tr("Delete selected records (%1)  Del").arg(locale.toString(selected)));
    m_removeSelected->setEnabled(selected > 0);
    m_removeFound->setText(filtered ? tr("Delete matching records (%1)").arg(locale.toString(found))
                                    : tr("Delete all records (%1)").arg(locale.toString(m_totals->all)));
}

void ActivityScreen::chooseExport(ActivityFormat format)
{
    const bool csv = format == ActivityFormat::Csv;
    auto *dialog = named(new QFileDialog(this, tr("Export Activity")), u"exportDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({csv ? tr("CSV (*.csv)") : tr("JSON Lines (*.jsonl)")});
    dialog->setDefaultSuffix(csv ? u"csv"_s : u"jsonl"_s);
    dialog->selectFile(u"activity-%1.%2"_s.arg(QDate::currentDate().toString(Qt::ISODate), dialog->defaultSuffix()));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString &name) { m_worker->exportTo(name, m_currentSearch.filter); });
    dialog->open();
}

QWidget *ActivityScreen::buildResult()
{
    m_result = named(new Banner(m_theme, this), u"activityResult"_s);
    m_undo = named(new QPushButton(tr("Undo"), m_result), u"undoButton"_s, tr("Restore deleted records"));
    connect(m_undo, &QPushButton::clicked, this, [this] { m_worker->undo(); });
    m_result->addAction(m_undo);
    QPushButton *close = named(linkButton(tr("Close"), m_result), u"closeResult"_s);
    connect(close, &QPushButton::clicked, m_result, &QWidget::hide);
    m_result->addAction(close);
    return m_result;
}

QWidget *ActivityScreen::buildBatchLine()
{
    m_batchLine = named(new QWidget(this), u"batchLine"_s);
    m_batchLabel = named(plainLabel({}, m_theme, Token::Text, TextSize::Strong, m_batchLine), u"batchWords"_s);
    m_batchLabel->setWordWrap(false);
    QPushButton *back = named(linkButton(tr("Back to all records"), m_batchLine), u"leaveBatch"_s);
    connect(back, &QPushButton::clicked, this, &ActivityScreen::closeBatch);
    makeRow(m_batchLine, {noMargins, grid::gap}, {m_batchLabel, back, stretch()});
    m_batchLine->hide();
    return m_batchLine;
}

QWidget *ActivityScreen::buildMessage()
{
    auto *container = new QWidget(this);
    m_message = named(new MessageCard(m_theme, container), u"activityMessage"_s);
    makeColumn(container, {noMargins}, {m_message, stretch()});
    return container;
}

QWidget *ActivityScreen::buildContent()
{
    auto *container = new QWidget(this);
    m_list = new Panel(container);
    m_table = new ActivityTable(*m_model, m_theme, m_list);
    makeColumn(m_list, {QMargins(1, 2, 1, 4)}, {m_table});
    m_detail = new RecordDetail(m_session, m_theme, container);
    m_detail->hide();
    makeRow(container, {noMargins, 14}, {{m_list, 1}, m_detail});
    return container;
}

void ActivityScreen::connectTable()
{
    connect(m_bar, &ActivitySearchBar::queryChanged, this, &ActivityScreen::search);
    connect(m_model, &ActivityModel::loaded, this, &ActivityScreen::rowsLoaded);
    connect(m_model, &ActivityModel::failed, this, [this](const Error &error) {
        m_notices->setUnreadable(errorLine(error));
        showMessage();
        if (!m_live.isActive())
            m_live.start(ActivityLog::retryPause);
    });
    connect(m_table, &ActivityTable::opened, this, &ActivityScreen::openCurrent);
    connect(m_table, &ActivityTable::clicked, this, [this] {
        // In a narrow window the list would vanish under the pointer.
        if (!isNarrow() && m_table->selectedCount() == 1)
            openCurrent();
    });
    connect(m_table, &ActivityTable::currentChosen, this, [this] {
        if (!m_detail->isHidden())
            fetchDetail();
    });
    connect(m_table, &ActivityTable::selectionResized, this, &ActivityScreen::showCounts);
    connect(m_table, &ActivityTable::batchRequested, this, &ActivityScreen::openBatch);
    connect(m_table, &ActivityTable::removalRequested, this, &ActivityScreen::removeSelected);
    connect(m_detail, &RecordDetail::closed, this, [this] { showDetail(false); });
    connect(m_detail, &RecordDetail::batchRequested, this, [this] {
        m_table->setFocus(Qt::OtherFocusReason);
        m_table->open();
    });
    connect(m_detail, &RecordDetail::resendRequested, this, &ActivityScreen::resendRequested);
    connect(m_detail, &RecordDetail::callAgainRequested, this, &ActivityScreen::callAgainRequested);
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

void ActivityScreen::connectWorker()
{
    connect(m_worker.get(), &ActivityWorker::totalsReady, this, &ActivityScreen::showTotals);
    connect(m_worker.get(), &ActivityWorker::busyChanged, this, [this](bool busy) {
        emit busyChanged(busy);
        showCounts();
    });
    connect(m_worker.get(), &ActivityWorker::removed, this, &ActivityScreen::showRemoved);
    connect(m_worker.get(), &ActivityWorker::undone, this, [this](qint64 rows) {
        showResult(Token::Passed, u"passed"_s, tr("%n record(s) were restored.", nullptr, int(rows)));
    });
    connect(m_worker.get(), &ActivityWorker::exported, this, [this](const QString &name, qint64 rows) {
        showResult(Token::Passed, u"passed"_s, tr("%n record(s) were exported.", nullptr, int(rows)),
                   displayText(name));
    });
    connect(m_worker.get(), &ActivityWorker::stopped, this,
            [this] { showResult(Token::Accent, u"info"_s, tr("Export stopped."), tr("Nothing was exported.")); });
    connect(m_worker.get(), &ActivityWorker::failed, this, [this](const QString &what, const Error &error) {
        showResult(Token::Failed, u"failed"_s, what, errorLine(error));
    });
}

/// Anything written through `log` appears here soon after.
void ActivityScreen::connectLog(ActivityLog &log)
{
    connect(&m_live, &QTimer::timeout, this, [this] {
        if (isVisible())
            update();
        else
            m_isStale = true;
    });
    const auto scheduleUpdate = [this] {
        if (!m_live.isActive()) // reading a burst of 100,000 takes a while: sending comes first
            m_live.start(std::max<std::chrono::milliseconds>(livePause, 3 * m_model->lastFetch()));
    };
    connect(&log, &ActivityLog::changed, this, scheduleUpdate);
    connect(m_worker.get(), &ActivityWorker::changed, this, scheduleUpdate);
    m_tableLog->reportTo(log);
    connect(&log, &ActivityLog::noticed, m_notices, &ActivityNoticesView::add);
    connect(&log, &ActivityLog::problemChanged, m_notices, &ActivityNoticesView::setTrouble);
    connect(&m_session.book(), &ProfileBook::changed, this, &ActivityScreen::followDemo);
    m_notices->add(log.notices());
    m_notices->setTrouble(log.problem());
}

} // namespace rc

#include "moc_activityscreen.cpp"
