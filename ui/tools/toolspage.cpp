// SPDX-License-Identifier: GPL-3.0-or-later
// The Tools page: which tools a language model would be given, from each endpoint.
#include "ui/tools/toolspage.h"

#include "check/rungending.h"
#include "insight/reviewmarks.h"
#include "store/profilestore.h"
#include "ui/currentresource.h"
#include "ui/theme/theme.h"
#include "ui/tools/catalogreviewer.h"
#include "ui/tools/comparepanel.h"
#include "ui/tools/identitycompare.h"
#include "ui/tools/tooldetail.h"
#include "ui/tools/toolexport.h"
#include "ui/tools/toolfilterfield.h"
#include "ui/tools/toolinspector.h"
#include "ui/tools/toollistpane.h"
#include "ui/tools/toolsheader.h"
#include "ui/tools/toolspagewords.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/messagecard.h"
#include "ui/widgets/tinted.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPushButton>
#include <QResizeEvent>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace rc {

namespace {
constexpr int narrow = 540; // of the page: list and detail one above the other
constexpr int forTwo = 760; // of the page: room for two lists beside each other

/// Where the command line keeps lists, too. Who has his profiles elsewhere has these there as well.
ReviewPlaces placesBeside(const QString &profiles)
{
    if (profiles == profilesFile())
        return reviewPlaces();
    const QDir folder = QFileInfo(profiles).absoluteDir();
    return {folder.filePath(QStringLiteral("catalogs")), folder.filePath(QStringLiteral("accepted.json")),
            folder.filePath(QStringLiteral("seen"))};
}

} // namespace

ToolsPage::ToolsPage(CurrentResource &current, Theme &theme, QWidget *parent)
    : Page(parent)
    , m_current(current)
    , m_theme(theme)
{
    setObjectName(QStringLiteral("toolsPage"));
    m_layout = new QVBoxLayout(this);
    m_layout->setSpacing(grid::gap);
    m_header = new ToolsHeader(theme, this);
    m_layout->addWidget(m_header);
    m_banner = new Banner(theme, this);
    m_banner->setObjectName(QStringLiteral("toolsBanner"));
    m_banner->hide();
    m_layout->addWidget(m_banner);
    m_reviewer = new CatalogReviewer(placesBeside(current.profilesPath()), this);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(buildMessage());
    m_stack->addWidget(buildLists());
    m_layout->addWidget(m_stack, 1);
    addShortcuts();
    addExport();
    addCompare();

    connect(m_header, &ToolsHeader::shownChanged, this, [this] {
        m_list->setShown(m_header->shown());
        m_inspector->setShown(m_header->shown());
        showSides();
    });
    connect(m_header, &ToolsHeader::refreshWanted, this,
            [this](const QList<CatalogKind> &catalogs) { refresh(catalogs); });
    connect(m_header, &ToolsHeader::cancelWanted, this, &ToolsPage::cancel);
    connect(m_list, &ToolListPane::currentChanged, this, &ToolsPage::showTool);
    connect(m_list, &ToolListPane::sideBySideChanged, this, &ToolsPage::layOut);
    connect(m_inspector->detail(), &ToolDetail::callWanted, this,
            [this](const Tool &tool) { emit callWanted(m_list->currentKey().catalog, tool); });
    connect(m_reviewer, &CatalogReviewer::reviewed, this,
            [this](CatalogKind, const CatalogReview &review) { reviewed(review); });
    connect(m_reviewer, &CatalogReviewer::keepingFailed, this, &ToolsPage::statusChanged);
    connect(&current, &CurrentResource::changed, this, &ToolsPage::resourceChanged);
    m_inspector->setShown(m_header->shown());
    resourceChanged();
}

ToolsPage::~ToolsPage() = default;

QWidget *ToolsPage::buildMessage()
{
    auto *whole = new QWidget(this);
    m_message = new MessageCard(m_theme, whole);
    m_message->setObjectName(QStringLiteral("toolsMessage"));
    auto *outer = new QVBoxLayout(whole);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_message);
    outer->addStretch();
    return whole;
}

QWidget *ToolsPage::buildLists()
{
    auto *whole = new QWidget(this);
    m_columns = new QBoxLayout(QBoxLayout::LeftToRight, whole);
    m_columns->setContentsMargins(0, 0, 0, 0);
    m_columns->setSpacing(14);
    m_list = new ToolListPane(m_current.settings(), m_theme, whole);
    m_list->setMinimumWidth(1);
    m_inspector = new ToolInspector(*m_reviewer, m_theme, whole);
    connect(m_inspector, &ToolInspector::toolWanted, this, &ToolsPage::choose);
    m_columns->addWidget(m_list, 2);
    m_columns->addWidget(m_inspector, 3);
    return whole;
}

void ToolsPage::addShortcuts()
{
    for (const QKeySequence &keys : {QKeySequence(QKeySequence::Find), QKeySequence(Qt::Key_Slash)}) {
        auto *find = new QShortcut(keys, this);
        find->setContext(Qt::WidgetWithChildrenShortcut);
        connect(find, &QShortcut::activated, this, [this] {
            m_list->filterField()->setFocus(Qt::ShortcutFocusReason);
            m_list->filterField()->selectAll();
        });
    }
}

void ToolsPage::refresh()
{
    refresh(hasAny() ? m_header->shown() : m_header->catalogs());
}

bool ToolsPage::hasAny() const
{
    return std::any_of(m_sides.begin(), m_sides.end(), [](const auto &one) { return one.second.fetched; });
}

void ToolsPage::refresh(const QList<CatalogKind> &catalogs)
{
    if (isBusy())
        return;
    const Result<QUrl> toolServer = m_current.toolServer();
    if (!toolServer) {
        fail(catalogs, toolServer.error());
        return;
    }
    m_waitsForKey = true;
    const int attempt = ++m_attempt;
    setBusy(true);
    m_current.withCredentials(this, [this, attempt, catalogs, url = *toolServer](Result<Credentials> credentials) {
        if (!m_waitsForKey || attempt != m_attempt)
            return;
        m_waitsForKey = false;
        const Result<Authorities> authorities = m_current.authorities();
        if (credentials && authorities) {
            fetch(catalogs, url, *credentials, *authorities);
        } else {
            fail(catalogs, credentials ? authorities.error() : credentials.error());
            setBusy(false);
        }
    });
}

void ToolsPage::fetch(const QList<CatalogKind> &catalogs, const QUrl &toolServer, const Credentials &credentials,
                      const Authorities &authorities)
{
    const HttpLimits limits = toolListLimits(m_current.limits(), authorities);
    for (const CatalogKind &kind : catalogs) {
        Side &one = side(kind);
        one.job = std::make_unique<ToolListJob>(toolServer, kind, credentials.clone(), m_current.dialects(), limits);
        connect(one.job.get(), &ToolListJob::progressed, this, [this](int pages, qsizetype tools) {
            const QString progress =
                tr("%n page(s)", nullptr, pages) + QStringLiteral(", ") + tr("%n tool(s)", nullptr, int(tools));
            emit statusChanged(tr("Fetching the tool lists: %1").arg(progress));
        });
        connect(one.job.get(), &ToolListJob::finished, this,
                [this, kind](const ToolListResult &result) { end(kind, result); });
    }
    for (const CatalogKind &kind : catalogs) {
        Side &one = side(kind);
        one.note = ActivityNote(m_current.activity(), listRecord(m_current.profile().name, toolServer, kind));
        one.note.setKey(credentials);
    }
    m_waiting = catalogs;
    beginNext();
    showSides();
}

/// One request at a time: a tool server may stand still while it waits for what is behind one of them.
void ToolsPage::beginNext()
{
    if (m_waiting.isEmpty())
        return;
    Side &one = side(m_waiting.takeFirst());
    one.note.first(one.job.get(), [job = one.job.get()] { job->start(); });
}

void ToolsPage::setFault(Side &one, const ToolListResult &result)
{
    one.fault = result.error ? std::optional(listDiagnosis(result)) : std::nullopt;
    one.quote = result.error ? result.error->quote : QString();
}

void ToolsPage::fail(const QList<CatalogKind> &catalogs, const Error &error)
{
    for (const CatalogKind &kind : catalogs) {
        ToolListResult none;
        none.catalog.kind = kind;
        none.error = error;
        setFault(side(kind), none);
    }
    showSides();
}

void ToolsPage::end(const CatalogKind &kind, const ToolListResult &result)
{
    Side &one = side(kind);
    one.job.release()->deleteLater(); // it is emitting this
    one.note.ended(result);
    const bool ofAnother = std::exchange(one.ofAnother, false);
    if (!ofAnother)
        setFault(one, result);
    // A list that could not be fetched anew stays, with the words on why above it.
    if (!result.error && !ofAnother) {
        one.catalog = result.catalog;
        one.fetched = true;
        m_list->setCatalog(one.catalog);
        m_reviewer->review(one.catalog, !m_current.isDemo());
    }
    beginNext();
    if (m_header->shown().contains(kind))
        showSides();
    updateWords();
    if (!isBusy()) {
        setBusy(false);
        emit statusChanged(summary());
    }
}

QString ToolsPage::summary() const
{
    QList<SummedList> lists;
    for (const CatalogKind &kind : m_header->catalogs()) {
        if (const ToolCatalog *came = catalog(kind))
            lists.append({came, m_reviewer->reviewOf(kind)});
    }
    return listsSummary(lists);
}

bool ToolsPage::isBusy() const
{
    const auto isAsked = [](const auto &one) { return one.second.job != nullptr; };
    return m_waitsForKey || std::any_of(m_sides.begin(), m_sides.end(), isAsked) || m_compare->isBusy();
}

void ToolsPage::setBusy(bool busy)
{
    emit busyChanged(busy);
    if (busy)
        emit statusChanged(tr("Fetching the tool lists…"));
    showSides();
}

void ToolsPage::cancel()
{
    m_compare->cancel();
    if (m_waitsForKey) {
        m_waitsForKey = false;
        setBusy(false);
    }
    m_waiting.clear();
    for (auto &[kind, one] : m_sides) {
        if (one.job)
            one.job->abort();
    }
}

void ToolsPage::resourceChanged()
{
    cancel();
    endCompare();
    for (auto &[kind, one] : m_sides) {
        one.catalog = {};
        one.fault.reset();
        one.fetched = false;
        one.ofAnother = one.job != nullptr;
    }
    m_reviewer->forget();
    m_list->clear();
    m_header->setCatalogs(m_current.hasProfile() ? allCatalogs(m_current.profile()) : interfaceCatalogs());
    showSides();
}

void ToolsPage::showSides()
{
    m_export->button()->setEnabled(hasAny());
    if (m_stack->currentWidget() == m_compared)
        return;
    const QList<CatalogKind> shown = m_header->shown();
    const bool any =
        std::any_of(shown.begin(), shown.end(), [this](const CatalogKind &kind) { return side(kind).fetched; });
    m_banner->hide();
    if (any)
        showBanner();
    else
        showMessage();
    m_stack->setCurrentIndex(any ? 1 : 0);
    updateWords();
}

void ToolsPage::reviewed(const CatalogReview &review)
{
    if (review.marks.size() != side(review.kind).catalog.tools.size())
        return; // of a list that is shown no longer
    m_list->setReview(review.kind, queryMarks(review), costText(review));
    if (!isBusy())
        emit statusChanged(summary());
}

const ToolCatalog *ToolsPage::catalog(const CatalogKind &kind) const
{
    return side(kind).fetched ? &side(kind).catalog : nullptr;
}

void ToolsPage::choose(const CatalogKind &kind, const QString &name)
{
    m_header->show(kind);
    m_list->choose({kind, name, 0});
}

void ToolsPage::showTool()
{
    if (const Tool *tool = m_list->current())
        m_inspector->showTool(*tool, m_list->currentKey().catalog);
    else
        m_inspector->clear();
}

void ToolsPage::updateWords()
{
    QHash<CatalogKind, qsizetype> counts;
    for (const auto &[kind, one] : m_sides) {
        if (one.fetched)
            counts.insert(kind, one.catalog.tools.size());
    }
    m_header->setCounts(counts);
    m_header->setBusy(ToolsPage::isBusy());
}

QWidget *ToolsPage::firstFocus()
{
    return m_stack->currentIndex() == 1 ? static_cast<QWidget *>(m_list->filterField()) : m_header->refreshButton();
}

/// Two lists need the width of the page: the tool then stands below them.
void ToolsPage::layOut()
{
    const bool stacked = width() < narrow || m_list->isSideBySide();
    m_columns->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void ToolsPage::resizeEvent(QResizeEvent *event)
{
    const int margin = pageMargin(width());
    m_layout->setContentsMargins(margin, 20, margin, grid::margin);
    m_list->setRoomForTwo(event->size().width() >= forTwo);
    layOut();
    Page::resizeEvent(event);
}

} // namespace rc

#include "moc_toolspage.cpp"
