// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/page/toolspage.h"

#include "catalog/difference/tooldifference.h"
#include "catalog/lock/toollock.h"
#include "catalog/query/toolquery.h"
#include "catalog/review/catalogreview.h"
#include "catalog/review/toolcost.h"
#include "check/causes/diagnosis.h"
#include "check/run/stepoutcome.h"
#include "core/background.h"
#include "core/error.h"
#include "core/files/regularfile.h"
#include "core/words/age.h"
#include "core/words/displaytext.h"
#include "core/words/errortext.h"
#include "core/words/listtext.h"
#include "session/session.h"
#include "session/tools/catalogreviewer.h"
#include "session/tools/catalogtext.h"
#include "session/tools/catalogwatch.h"
#include "session/tools/listoperation.h"
#include "store/profiles/profilestore.h"
#include "ui/parts/fixoffer.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/theme/theme.h"
#include "ui/tools/inspector/toolinspector.h"
#include "ui/tools/list/toollistpane.h"
#include "ui/tools/page/toolsheader.h"
#include "ui/tools/review/changeview.h"
#include "ui/tools/review/readingpanel.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/kit.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPushButton>
#include <QResizeEvent>
#include <QShortcut>
#include <QStackedWidget>
#include <QStringList>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int minWideWidth = 780; // at the default text size; a narrower page shows either the list or the selection
constexpr int maxCompactHeight = 560; // the banner leaves room for the list

/// Resets the settings that no tool list depends on.
Profile withListSettingsOnly(Profile profile)
{
    const Profile defaults;
    profile.name = defaults.name;
    profile.envPrefix = defaults.envPrefix;
    profile.threshold = defaults.threshold;
    profile.debug = defaults.debug;
    profile.color = defaults.color;
    profile.verifiesArrival = defaults.verifiesArrival;
    profile.logTool = defaults.logTool;
    return profile;
}

/// The command line's files, or those next to a profiles file elsewhere.
ReviewPaths reviewPathsFor(const QString &profiles)
{
    if (profiles == profilesFile())
        return reviewPaths();
    const QDir folder = QFileInfo(profiles).absoluteDir();
    return {folder.filePath(u"catalogs"_s), folder.filePath(u"accepted.json"_s), folder.filePath(u"seen"_s)};
}

} // namespace

ListWatchCard::ListWatchCard(CatalogWatch &watch, const UnsavedFields &fields, const Theme &theme, QWidget *parent)
    : WatchPanel(theme, parent)
    , m_watch(watch)
    , m_fields(fields)
    , m_show(named(linkButton(tr("Show changes"), this), u"showWatchedChanges"_s))
{
    setObjectName(u"listWatchCard"_s);
    addAction(m_show);
    connect(this, &WatchPanel::stopRequested, &watch, &CatalogWatch::stop);
    connect(m_show, &QPushButton::clicked, this, &ListWatchCard::changesRequested);
    connect(&watch, &CatalogWatch::busyChanged, this, &ListWatchCard::start);
    connect(&watch, &CatalogWatch::fetchingChanged, this, &ListWatchCard::showState);
    for (const auto signal : {&UnsavedFields::asked, &UnsavedFields::answered})
        connect(&fields, signal, this, &ListWatchCard::showState);
    connect(&watch, &CatalogWatch::listed, this, [this](const ToolListResult &result) {
        (result.error ? m_lastFailure : m_lastFetch) = QDateTime::currentDateTime();
        showState();
    });
    connect(&watch, &CatalogWatch::changed, this, &ListWatchCard::addChange);
    connect(&watch, &CatalogWatch::waiting, this, [this](std::chrono::milliseconds pause, bool listening) {
        m_nextFetch = QDateTime::currentDateTime().addMSecs(pause.count());
        m_listening = listening;
        showState();
    });
    start(watch.isBusy());
}

void ListWatchCard::start(bool watching)
{
    setVisible(watching);
    clearLines();
    m_show->hide();
    m_lastFetch = m_lastFailure = m_nextFetch = QDateTime();
    m_listening = false;
    const QList<CatalogKind> &kinds = m_watch.kinds();
    setTitle(kinds.size() == 1 ? tr("Watching %1", "a tool list").arg(catalogName(kinds.constFirst()))
                               : tr("Watching the tool lists"));
    showState();
}

void ListWatchCard::addChange(const ToolListResult &result, const ToolCatalog &before,
                              const QList<ToolDifference> &differences)
{
    QStringList changes;
    if (!differences.isEmpty())
        changes.append(differenceCounts(differences));
    if (!result.catalog.instructions.isEmpty() && result.catalog.instructions != before.instructions)
        changes.append(tr("instructions changed"));
    add(tr("%1: %2", "catalog name, what changed in it").arg(catalogName(result.catalog.kind), listText(changes)));
    m_show->show();
}

void ListWatchCard::showState()
{
    QStringList sentences;
    if (m_lastFetch.isValid())
        sentences.append(tr("Last fetched at %1.").arg(momentText(m_lastFetch)));
    if (m_lastFailure.isValid() && (!m_lastFetch.isValid() || m_lastFailure > m_lastFetch))
        sentences.append(tr("The attempt at %1 failed.").arg(momentText(m_lastFailure)));
    if (m_watch.isFetching() && !m_fields.isAwaited())
        sentences.append(tr("Fetching…"));
    else if (m_nextFetch.isValid() && m_listening)
        sentences.append(
            tr("The server announces changes. Next fetch at %1 at the latest.").arg(momentText(m_nextFetch)));
    else if (m_nextFetch.isValid())
        sentences.append(tr("Next fetch at %1.").arg(momentText(m_nextFetch)));
    sentences.append(tr("Watching ends when you leave this page."));
    setDescription(sentencesText(sentences));
}

ToolsPage::ToolsPage(Session &session, Theme &theme, QWidget *parent)
    : Page(parent)
    , m_session(session)
    , m_theme(theme)
{
    setObjectName(u"toolsPage"_s);
    m_header = new ToolsHeader(theme, this);
    m_layout = makeColumn(this, {.spacing = grid::gap}, {m_header});
    m_banner = named(new Banner(theme, this), u"toolsBanner"_s);
    m_banner->hide();
    m_layout->addWidget(m_banner);
    m_bannerFix = new FixOffer(session, theme, FixPage::Tools, this);
    m_banner->addAction(m_bannerFix->button());
    m_layout->addWidget(m_bannerFix->row());
    m_reviewer = new CatalogReviewer(reviewPathsFor(session.book().path()), this);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(buildMessage());
    m_stack->addWidget(buildLists());
    m_layout->addWidget(m_stack, 1);
    m_lists = new ListOperation(session, this);
    m_lists->enableInstructions();
    addShortcuts();
    addExport();
    addCompare();
    addWatch();
    buildFixes();

    connect(m_header, &ToolsHeader::shownChanged, this, [this] {
        m_list->setShown(m_header->shown());
        m_inspector->catalog()->setShown(m_header->shown());
        showLists();
    });
    connect(m_header, &ToolsHeader::refreshRequested, this,
            [this](const QList<CatalogKind> &catalogs) { refresh(catalogs); });
    connect(m_header, &ToolsHeader::cancelRequested, this, &ToolsPage::cancel);
    connect(m_header, &ToolsHeader::compareRequested, this, &ToolsPage::chooseLock);
    connect(m_list, &ToolListPane::currentChanged, this, &ToolsPage::showTool);
    connect(m_list, &ToolListPane::opened, this, [this] { showDetail(true); });
    connect(m_inspector, &ToolInspector::backRequested, this, [this] { showDetail(false); });
    connect(m_inspector->detail(), &ToolDetail::callRequested, this,
            [this](const Tool &tool) { emit callRequested(m_list->currentKey().catalog, tool); });
    connect(m_lists, &ListOperation::busyChanged, this, &ToolsPage::updateBusy);
    connect(m_lists, &ListOperation::ended, this, &ToolsPage::listFetched);
    connect(m_lists, &ListOperation::progressed, this, [this](int pages, qsizetype tools) {
        const QString progress = listText({tr("%n page(s)", nullptr, pages), tr("%n tool(s)", nullptr, int(tools))});
        emit statusChanged(tr("Fetching the tool lists: %1").arg(progress));
    });
    connect(m_reviewer, &CatalogReviewer::reviewed, this,
            [this](const CatalogKind &, const CatalogReview &review) { reviewed(review); });
    connect(m_reviewer, &CatalogReviewer::storingFailed, this, &ToolsPage::statusChanged);
    connect(m_reviewer, &CatalogReviewer::acceptanceChanged, this, [this](int findings, bool accepted) {
        emit statusChanged(accepted ? tr("%n finding(s) accepted. Ctrl+Z undoes this.", nullptr, findings)
                                    : tr("%n finding(s) reopened.", nullptr, findings));
    });
    connect(&session.book(), &ProfileBook::changed, this, &ToolsPage::resourceChanged);
    for (const auto signal : {&UnsavedFields::asked, &UnsavedFields::answered})
        connect(&session.fields(), signal, this, &ToolsPage::showLists);
    connect(&theme, &Theme::changed, this, &ToolsPage::updateLayout);
    m_inspector->catalog()->setShown(m_header->shown());
    resourceChanged();
}

QWidget *ToolsPage::buildMessage()
{
    auto *container = new QWidget(this);
    m_message = named(new MessageCard(m_theme, container), u"toolsMessage"_s);
    makeColumn(container, {noMargins}, {m_message, stretch()});
    m_messageFix = new FixOffer(m_session, m_theme, FixPage::Tools, m_message);
    m_setup = named(new QPushButton(tr("Open Setup"), m_message), u"openSetup"_s);
    m_retry = named(new QPushButton(tr("Try again"), m_message), u"tryAgain"_s);
    connect(m_setup, &QPushButton::clicked, this, &ToolsPage::setupRequested);
    connect(m_retry, &QPushButton::clicked, this, [this] { refresh(); });
    auto *row = makeRow({.spacing = 2 * grid::unit}, {m_messageFix->button(), m_setup, m_retry, stretch()});
    auto *column = static_cast<QVBoxLayout *>(m_message->layout());
    column->addLayout(row);
    column->addWidget(m_messageFix->row());
    return container;
}

void ToolsPage::buildFixes()
{
    named(m_bannerFix->button(), u"bannerFix"_s);
    named(m_bannerFix->row(), u"bannerFixRow"_s);
    for (FixOffer *fixes : {m_bannerFix, m_messageFix}) {
        connect(fixes, &FixOffer::statusMessage, this, &Page::statusChanged);
        connect(fixes, &FixOffer::savingStarted, this, [this] { emit statusChanged(tr("Saving to the keychain…")); });
        connect(fixes, &FixOffer::done, this, [this] { refresh(); });
    }
}

void ToolsPage::offerFix(FixOffer &fixOffer, const CatalogKind &kind)
{
    fixOffer.offer(fixForCause(m_faults[kind].fault->cause, StepId::tools(kind), fixOffer.scope()));
}

QWidget *ToolsPage::buildLists()
{
    auto *container = new QWidget(this);
    m_list = new ToolListPane(m_session.settings(), m_theme, container);
    m_list->setMinimumWidth(1);
    connect(m_list, &ToolListPane::callRequested, this, &ToolsPage::callRequested);
    m_inspector = new ToolInspector(*m_reviewer, m_theme, container);
    connect(m_inspector, &ToolInspector::toolRequested, this, &ToolsPage::choose);
    m_inspector->catalog()->reading()->setSpecSource([this](const QList<OfferedCatalog> &catalogs) {
        return toolSpec(m_session.profile(), catalogs, ToolApproval::Always, endpointForm());
    });
    makeRow(container, {noMargins, 14}, {{m_list, 2}, {m_inspector, 3}});
    return container;
}

void ToolsPage::addShortcuts()
{
    auto *find = new QShortcut(this);
    find->setKeys({QKeySequence(QKeySequence::Find), QKeySequence(Qt::Key_Slash)});
    find->setContext(Qt::WidgetWithChildrenShortcut);
    connect(find, &QShortcut::activated, this, [this] {
        showDetail(false);
        m_list->filterField()->setFocus(Qt::ShortcutFocusReason);
        m_list->filterField()->selectAll();
    });
}

void ToolsPage::refresh()
{
    refresh(hasLists() ? m_header->shown() : m_header->catalogs());
}

QList<ToolCatalog> ToolsPage::catalogs() const
{
    QList<ToolCatalog> fetched;
    for (const CatalogKind &kind : m_header->catalogs()) {
        if (const ToolCatalog *list = catalog(kind))
            fetched.append(*list);
    }
    return fetched;
}

bool ToolsPage::hasServer() const
{
    return !m_session.profile().toolServer.trimmed().isEmpty();
}

bool ToolsPage::hasLists() const
{
    return !catalogs().isEmpty();
}

void ToolsPage::refresh(const QList<CatalogKind> &catalogs)
{
    if (isBusy())
        return;
    m_notice.clear();
    if (!hasServer()) {
        m_setup->setFocus(Qt::OtherFocusReason);
        return;
    }
    const QList<CatalogKind> &watched = m_watch->kinds();
    const bool isWatched = m_watch->isBusy() && std::all_of(catalogs.begin(), catalogs.end(),
                                                            [&](const auto &kind) { return watched.contains(kind); });
    if (isWatched)
        m_watch->fetchNow();
    else
        runWhenNotFetching([this, catalogs] { m_lists->start(catalogs); });
}

void ToolsPage::addWatch()
{
    m_watch = new CatalogWatch(m_session, this);
    m_watch->enableInstructions();
    auto *card = new ListWatchCard(*m_watch, m_session.fields(), m_theme, this);
    m_layout->insertWidget(m_layout->indexOf(m_banner), card);
    connect(m_header, &ToolsHeader::watchRequested, this, [this](bool wanted) {
        if (wanted)
            watch();
        else
            stopWatching();
    });
    connect(m_watch, &CatalogWatch::listed, this, &ToolsPage::listFetched);
    connect(m_watch, &CatalogWatch::busyChanged, m_header, &ToolsHeader::setWatching);
    connect(m_watch, &CatalogWatch::fetchingChanged, this, [this](bool fetching) {
        if (const auto next = fetching ? std::function<void()>() : std::exchange(m_nextAction, {}))
            next();
        if (!hasLists())
            showLists(); // shows that it is fetching
    });
    connect(card, &ListWatchCard::changesRequested, this, [this] {
        m_list->chooseCatalog();
        m_inspector->catalog()->showChanges();
        showDetail(true);
    });
}

void ToolsPage::watch()
{
    if (isWatching())
        return;
    setNotice({}); // it may be about the previous watch
    if (!hasServer()) {
        m_header->setWatching(false);
        m_setup->setFocus(Qt::OtherFocusReason);
        return;
    }
    m_watch->setPaused(ToolsPage::isBusy());
    m_watch->start(m_header->shown());
}

void ToolsPage::stopWatching(bool left)
{
    if (!isWatching())
        return;
    m_watch->stop();
    if (left)
        setNotice(tr("Watching stopped when you left this page."));
}

bool ToolsPage::isWatching() const
{
    return m_watch->isBusy();
}

/// Calls `next` immediately if the watch is not fetching.
void ToolsPage::runWhenNotFetching(const std::function<void()> &next)
{
    if (m_watch->isFetching())
        m_nextAction = next;
    else
        next();
}

void ToolsPage::listFetched(const ToolListResult &result)
{
    const CatalogKind &kind = result.catalog.kind;
    if (m_fetchIsOutdated)
        return;
    m_wasCanceled = result.error && result.error->kind == ErrorKind::Canceled;
    if (!result.error)
        m_faults[kind] = {};
    else if (!m_wasCanceled) // which is no fault of the list
        m_faults[kind] = ListFault{listDiagnosis(result), result.error->quote};
    // After an error the earlier list stays below the reason.
    if (!result.error) {
        m_list->setCatalog(result.catalog);
        m_reviewer->review(result.catalog, !m_session.isDemo());
    }
    if (m_header->shown().contains(kind))
        showLists();
    updateHeader();
}

bool ToolsPage::isBusy() const
{
    return m_lists->isBusy();
}

bool ToolsPage::showsProgress() const
{
    return m_header->isVisibleTo(this);
}

void ToolsPage::updateBusy(bool busy)
{
    if (!busy)
        m_fetchIsOutdated = false;
    m_watch->setPaused(isBusy());
    if (!busy && m_lock)
        compareWithPendingLock();
    emit busyChanged(busy);
    emit statusChanged(busy ? tr("Fetching the tool lists…") : listsSummary(*m_reviewer, m_header->catalogs()));
    showLists();
}

/// Cancels the operation; otherwise closes a comparison or, in a narrow window, returns from the selection to the list.
void ToolsPage::cancel()
{
    if (!isBusy() && m_stack->currentWidget() == m_compared) {
        endCompare();
        return;
    }
    if (!isBusy() && isInDetail()) {
        showDetail(false);
        return;
    }
    m_nextAction = {};
    m_lists->cancel();
}

bool ToolsPage::undoRemoval()
{
    return m_reviewer->undoAcceptance();
}

void ToolsPage::setNotice(const QString &sentence)
{
    m_notice = sentence;
    showLists();
}

void ToolsPage::resourceChanged()
{
    m_notice.clear();
    m_wasCanceled = false;
    m_lock.reset();
    const bool waitsForThis = m_session.fields().isAwaited() && m_profile.id == m_session.profile().id;
    m_fetchIsOutdated = m_lists->isBusy() && !waitsForThis;
    stopWatching();
    endCompare();
    if (!waitsForThis)
        cancel();
    cacheLists();
    m_faults.clear();
    m_reviewer->forget();
    m_list->clear();
    m_inspector->catalog()->forget();
    m_inDetail = false;
    updateLayout();
    m_header->setCatalogs(m_session.book().hasProfile() ? allCatalogs(m_session.profile()) : interfaceCatalogs());
    restoreLists();
    showLists();
}

/// So that they are there when that profile is opened again.
void ToolsPage::continueFrom(ToolsPage &before)
{
    before.cacheLists();
    m_cachedLists = before.m_cachedLists;
    m_faults = before.m_faults;
    restoreLists();
    m_header->show(before.m_header->shown());
    m_list->continueFrom(*before.m_list);
    showLists();
}

void ToolsPage::cacheLists()
{
    constexpr qsizetype maxProfiles = 4;
    m_cachedLists.removeIf([this](const CachedLists &entry) { return entry.profile.id == m_profile.id; });
    if (hasLists())
        m_cachedLists.prepend({m_profile, catalogs()});
    m_cachedLists.resize(std::min(m_cachedLists.size(), maxProfiles));
}

/// Shows the lists fetched earlier for this profile.
void ToolsPage::restoreLists()
{
    m_profile = m_session.profile();
    for (const CachedLists &entry : std::as_const(m_cachedLists)) {
        if (withListSettingsOnly(entry.profile) != withListSettingsOnly(m_profile))
            continue;
        for (const ToolCatalog &list : entry.lists) {
            m_list->setCatalog(list);
            m_reviewer->review(list, !m_session.isDemo());
        }
    }
}

void ToolsPage::showLists()
{
    m_export->button()->setEnabled(hasLists());
    if (m_stack->currentWidget() == m_compared)
        return;
    m_banner->hide();
    m_bannerFix->offer({});
    m_messageFix->offer({});
    const QList<CatalogKind> shown = m_header->shown();
    const bool any =
        std::any_of(shown.cbegin(), shown.cend(), [this](const auto &kind) { return catalog(kind) != nullptr; });
    if (any)
        showBanner();
    else
        showMessage();
    m_stack->setCurrentIndex(any ? 1 : 0);
    updateHeader();
}

void ToolsPage::reviewed(const CatalogReview &review)
{
    m_list->setReview(review.kind, review.marks, costText(review));
    if (!isBusy())
        emit statusChanged(listsSummary(*m_reviewer, m_header->catalogs()));
}

const ToolCatalog *ToolsPage::catalog(const CatalogKind &kind) const
{
    return m_reviewer->catalogOf(kind);
}

void ToolsPage::choose(const CatalogKind &kind, const QString &name)
{
    m_header->show(kind);
    m_list->choose({kind, name, 0});
    showDetail(true);
}

void ToolsPage::showTool()
{
    if (m_list->isCatalogChosen())
        m_inspector->showCatalog();
    else if (const Tool *tool = m_list->current())
        m_inspector->showTool(*tool, m_list->currentKey().catalog);
    else
        m_inspector->detail()->clear();
}

void ToolsPage::updateHeader()
{
    QHash<CatalogKind, qsizetype> counts;
    for (const CatalogKind &kind : m_header->catalogs()) {
        if (const ToolCatalog *fetched = catalog(kind))
            counts.insert(kind, fetched->tools.size());
    }
    QList<CatalogKind> failed = m_header->catalogs();
    failed.removeIf([this](const CatalogKind &kind) { return !m_faults[kind].fault; });
    m_header->showState(counts, failed, ToolsPage::isBusy(), hasServer());
}

QWidget *ToolsPage::firstFocus()
{
    if (m_stack->currentIndex() != 1)
        return m_header->refreshButton();
    return isInDetail() ? m_inspector->firstFocus() : m_list->filterField();
}

bool ToolsPage::isInDetail() const
{
    return m_isNarrow && m_inDetail && m_stack->currentIndex() == 1;
}

/// Switches between list and selection in a narrow page.
void ToolsPage::showDetail(bool shown)
{
    const bool hadFocus = m_list->isAncestorOf(focusWidget()) || m_inspector->isAncestorOf(focusWidget());
    m_inDetail = shown;
    updateLayout();
    if (!m_isNarrow || !hadFocus)
        return;
    if (shown)
        m_inspector->firstFocus()->setFocus(Qt::OtherFocusReason);
    else
        m_list->focusChosen();
}

void ToolsPage::updateLayout()
{
    m_isNarrow = width() < m_theme.scaledLength(minWideWidth);
    m_list->setVisible(!m_isNarrow || !m_inDetail);
    m_inspector->setVisible(!m_isNarrow || m_inDetail);
    m_inspector->setBackShown(m_isNarrow);
    m_header->setVisible(!isInDetail()); // the selection needs the height
}

void ToolsPage::resizeEvent(QResizeEvent *event)
{
    m_layout->setContentsMargins(grid::margin, 20, grid::margin, grid::margin);
    updateLayout();
    Page::resizeEvent(event);
}

void ToolsPage::addExport()
{
    m_export = new ToolExport([this] { return exportable(); }, m_theme, this);
    m_header->addAction(m_export->button());
    m_layout->insertWidget(m_layout->indexOf(m_banner) + 1, m_export->banner());
}

std::function<QUrl(const QUrl &endpoint)> ToolsPage::endpointForm() const
{
    return [this](const QUrl &endpoint) { return m_session.dialects().addressOf(endpoint); };
}

ExportableTools ToolsPage::exportable() const
{
    ExportableTools tools;
    tools.profile = m_session.profile();
    tools.form = endpointForm();
    for (const CatalogKind &kind : m_header->shown()) {
        const ToolCatalog *fetched = catalog(kind);
        if (!fetched)
            continue;
        ToolSelection selection{*fetched, fetched->tools.size()};
        tools.all.append(selection);
        selection.catalog.tools = m_list->shownTools(kind);
        if (!selection.catalog.tools.isEmpty())
            tools.shown.append(selection);
    }
    return tools;
}

void ToolsPage::addCompare()
{
    m_compared = new ComparePanel(m_theme, this);
    m_stack->addWidget(m_compared);
    connect(m_compared, &ComparePanel::closed, this, &ToolsPage::endCompare);
    connect(m_compared, &ComparePanel::toolRequested, this, [this](const CatalogKind &kind, const QString &name) {
        endCompare();
        choose(kind, name);
    });
}

void ToolsPage::chooseLock()
{
    auto *dialog = named(new QFileDialog(this, tr("Compare with a tool lock")), u"lockDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Tool locks (*.json)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        runInBackground(
            this, [path] { return readRegularFile(path, FileOwner::User, maxToolLockBytes); },
            [this, path](const FileResult<QByteArray> &lock) {
                if (lock)
                    compareWithLock(QFileInfo(path).fileName(), *lock);
                else
                    setNotice(errorLine(fileError(path, lock.error())));
            });
    });
    dialog->open();
}

void ToolsPage::compareWithLock(const QString &name, const QByteArray &lock)
{
    m_lock = Lock{name, lock};
    if (m_lists->isBusy())
        return;
    if (hasLists())
        compareWithPendingLock();
    else
        refresh();
}

/// Does nothing without a list: the page shows the reason.
void ToolsPage::compareWithPendingLock()
{
    const Lock lock = *std::exchange(m_lock, std::nullopt);
    const QList<ToolCatalog> fetched = catalogs();
    if (fetched.isEmpty())
        return;
    const qint64 bytes = std::accumulate(fetched.cbegin(), fetched.cend(), qint64(lock.bytes.size()),
                                         [](qint64 sum, const ToolCatalog &list) { return sum + list.bytes; });
    m_banner->hide();
    m_bannerFix->offer({});
    m_compared->waitForLock(lock.name);
    m_stack->setCurrentWidget(m_compared);
    m_compared->setFocus(Qt::OtherFocusReason);
    runInBackgroundIfLarge(
        this, bytes, [lock, fetched] { return lockComparison(lock.name, lock.bytes, fetched); },
        [this, id = ++m_comparisonId](const Result<LockComparison> &compared) {
            if (id != m_comparisonId || m_stack->currentWidget() != m_compared)
                return;
            if (compared)
                m_compared->showDrift(*compared);
            else
                m_compared->showMessage(tr("This lock cannot be compared. %1").arg(errorLine(compared.error())));
        });
}

void ToolsPage::endCompare()
{
    ++m_comparisonId;
    if (m_stack->currentWidget() != m_compared)
        return;
    m_stack->setCurrentIndex(0);
    showLists();
}

/// Shows the most severe problem, because there is only one banner.
void ToolsPage::showBanner()
{
    const QList<CatalogKind> shown = m_header->shown();
    for (const CatalogKind &kind : shown) {
        const ListFault &listFault = m_faults[kind];
        if (!listFault.fault)
            continue;
        const bool warned = listFault.fault->state == StepState::Warned;
        const QString lead = catalog(kind) ? tr("%1: refresh failed. This list is older.").arg(catalogName(kind))
                                           : tr("%1: could not be fetched.").arg(catalogName(kind));
        m_banner->showMessage(warned ? Token::Warned : Token::Failed, warned ? u"warned"_s : u"failed"_s, lead,
                              listFault.fault->summary, listFault.fault->hint);
        if (!ToolsPage::isBusy())
            offerFix(*m_bannerFix, kind);
        return;
    }
    for (const CatalogKind &kind : shown) {
        const ToolCatalog *fetched = catalog(kind);
        if (!fetched || (fetched->complete && fetched->problems.isEmpty()))
            continue;
        m_banner->showMessage(Token::Warned, u"warned"_s,
                              fetched->complete ? tr("%1: this list has problems.").arg(catalogName(kind))
                                                : tr("%1: this list is incomplete.").arg(catalogName(kind)),
                              displayText(Phrase::sentences(fetched->problems), LineBreaks::Mark,
                                          height() < maxCompactHeight ? 240 : 1000));
        return;
    }
    if (!m_notice.isEmpty())
        m_banner->showMessage(Token::Accent, u"info"_s, m_notice);
}

/// Shows a message instead of the lists.
void ToolsPage::showMessage()
{
    QList<CatalogKind> failed = m_header->shown();
    failed.removeIf([this](const CatalogKind &kind) { return !m_faults[kind].fault; });
    const bool isFailed = !ToolsPage::isBusy() && !failed.isEmpty();
    m_setup->setVisible(isFailed || !hasServer());
    setFlag(m_setup, "primary", !hasServer());
    m_setup->setText(hasServer() ? tr("Open Setup") : tr("Set tool server…"));
    m_retry->setVisible(isFailed);
    m_message->setEdge(!isFailed                                                    ? std::nullopt
                       : m_faults[failed.first()].fault->state == StepState::Warned ? std::optional(Token::Warned)
                                                                                    : std::optional(Token::Failed));
    if (isFailed) {
        const ListFault &first = m_faults[failed.first()];
        QStringList sentences = failureSentences(*first.fault, first.quote);
        QStringList reportedCauses{first.fault->cause};
        for (const CatalogKind &kind : std::as_const(failed)) {
            const ListFault &other = m_faults[kind];
            if (reportedCauses.contains(other.fault->cause))
                continue;
            reportedCauses.append(other.fault->cause);
            sentences.append(tr("%1: could not be fetched.").arg(catalogName(kind)));
            sentences += failureSentences(*other.fault, other.quote);
        }
        m_message->showMessage(tr("%1: could not be fetched.").arg(catalogName(failed.first())), sentences);
        offerFix(*m_messageFix, failed.first());
    } else if ((ToolsPage::isBusy() || m_watch->isFetching()) && !m_session.fields().isAwaited()) {
        m_message->showMessage(tr("Fetching the tool lists…"), {});
    } else if (!hasServer()) {
        m_message->showEmpty(u"empty-tools"_s, tr("No tool server is set."), {});
    } else {
        m_message->showEmpty(u"empty-tools"_s, tr("No tool list yet"),
                             {m_wasCanceled ? errorLine({ErrorKind::Canceled}).text()
                                            : tr("Fetch shows the tools a language model will see.")});
    }
}

} // namespace rc

#include "moc_toolspage.cpp"
