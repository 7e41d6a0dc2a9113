// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/list/toollistpane.h"

#include "catalog/query/toolquery.h"
#include "catalog/review/toolcost.h"
#include "check/evidence/fact.h"
#include "core/background.h"
#include "core/words/age.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "session/tools/catalogtext.h"
#include "store/profiles/settings.h"
#include "ui/buttons/rowmenu.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/isolates.h"
#include "ui/theme/look.h"
#include "ui/theme/theme.h"
#include "ui/tools/list/toolmodel.h"
#include "ui/widgets/codeview.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/panel.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QScopedValueRollback>

#include <algorithm>
#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace rc {

namespace {

constexpr int maxQueryLength = 1000;
constexpr auto typingDelay = 120ms;
constexpr auto listAgeInterval = 20s;
constexpr qsizetype maxHostLength = 80;

} // namespace

ToolFilterField::ToolFilterField(const Theme &theme, QWidget *parent)
    : QLineEdit(parent)
    , m_theme(theme)
    , m_queryWordMenu(named(new QMenu(this), u"queryWords"_s, tr("Query words")))
{
    setObjectName(u"toolFilter"_s);
    setAccessibleName(tr("Filter the tools"));
    setAccessibleDescription(tr("Ctrl+Space lists the query words"));
    setPlaceholderText(tr("Filter, e.g. param:owner"));
    setMaxLength(maxQueryLength);
    setMinimumHeight(grid::controlHeight);
    m_searchIcon = addAction(QIcon(), LeadingPosition);
    m_searchIcon->setText(accessibleName());
    m_queryWordsAction = addAction(QIcon(), TrailingPosition);
    m_queryWordsAction->setText(tr("Query words"));
    m_queryWordsAction->setObjectName(u"queryWordsAction"_s);
    connect(m_queryWordsAction, &QAction::triggered, this,
            [this] { m_queryWordMenu->popup(mapToGlobal(QPoint(0, height() + 2))); });
    fillQueryWords();
    updateIcons();
    connect(&theme, &Theme::changed, this, &ToolFilterField::updateIcons);
}

void ToolFilterField::updateIcons()
{
    m_searchIcon->setIcon(m_theme.icon(u"search"_s, Token::Quiet));
    m_queryWordsAction->setIcon(m_theme.icon(u"chevron-down"_s, Token::Quiet));
}

void ToolFilterField::fillQueryWords()
{
    for (const QueryWord word : queryWords()) {
        const QString typed = wireWord(word);
        connect(m_queryWordMenu->addAction(asIsolate(typed) + u'\t' + queryWordMeaning(word)), &QAction::triggered,
                this, [this, typed] { insertQueryWord(typed); });
    }
    for (const QString &hint : {tr("\"two words\": exact phrase"), tr("-word: exclude")})
        m_queryWordMenu->addAction(hint)->setEnabled(false);
}

void ToolFilterField::insertQueryWord(const QString &word)
{
    const QString before = text().left(cursorPosition());
    insert(before.isEmpty() || before.back().isSpace() ? word : u' ' + word);
    setFocus();
}

bool ToolFilterField::event(QEvent *event)
{
    // Esc clears the filter before it cancels anything.
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape &&
        !text().isEmpty()) {
        event->accept();
        return true;
    }
    return QLineEdit::event(event);
}

void ToolFilterField::keyPressEvent(QKeyEvent *event)
{
    const bool withControl = event->modifiers().testFlag(Qt::ControlModifier);
    if (event->key() == Qt::Key_Escape && !text().isEmpty())
        clear();
    else if (event->key() == Qt::Key_Space && withControl)
        m_queryWordsAction->trigger();
    else if (event->key() == Qt::Key_Down || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        emit leftDownwards();
    else
        QLineEdit::keyPressEvent(event);
}

namespace {

QString title(ToolOrder order)
{
    switch (order) {
    case ToolOrder::AsSent:
        return SortButton::tr("As sent by the server");
    case ToolOrder::ShownName:
        return SortButton::tr("By title");
    case ToolOrder::Name:
        return SortButton::tr("By name");
    case ToolOrder::Effect:
        return SortButton::tr("Destructive first");
    case ToolOrder::Size:
        return SortButton::tr("Largest first");
    case ToolOrder::ChangedFirst:
        return SortButton::tr("Changed and new first");
    }
    return {};
}

} // namespace

SortButton::SortButton(Settings &settings, QWidget *parent)
    : QPushButton(tr("Sort") + u" ▾"_s, parent)
    , m_order(toolOrderFromWord(settings.toolOrder()))
{
    named(this, u"sortTools"_s, tr("Sort"));
    setAccessibleDescription(title(m_order));
    setMinimumHeight(grid::controlHeight);
    setMenu(new QMenu(this));
    auto *group = new QActionGroup(this);
    for (const ToolOrder order : toolOrders()) {
        QAction *action = menu()->addAction(title(order));
        action->setObjectName(wireWord(order));
        action->setCheckable(true);
        action->setChecked(order == m_order);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, order, &settings] {
            m_order = order;
            settings.toolOrder.set(wireWord(order));
            setAccessibleDescription(title(order));
            emit chosen();
        });
    }
}

CatalogItem::CatalogItem(const Theme &theme, QWidget *parent)
    : QPushButton(tr("Catalog"), parent)
    , m_detail(plainLabel({}, theme, Token::Quiet, TextSize::Small, this))
{
    setObjectName(u"catalogItem"_s);
    setCheckable(true);
    setAutoExclusive(false);
    setFlag(this, "lead");
    setFlag(this, "row");
    setMinimumHeight(grid::rowHeight);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_detail->setWordWrap(false);
    m_detail->setAttribute(Qt::WA_TransparentForMouseEvents);
    makeRow(this, {QMargins(3 * grid::unit, 0, 3 * grid::unit, 0)}, {stretch(), m_detail});
}

void CatalogItem::setDetail(const QString &detail)
{
    m_detail->setText(detail);
    setAccessibleName(detail.isEmpty() ? tr("Catalog") : listText({tr("Catalog"), detail}));
}

QSize CatalogItem::minimumSizeHint() const
{
    return {60, sizeHint().height()};
}

void CatalogItem::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Up)
        emit leftUpwards();
    else if (event->key() == Qt::Key_Down)
        emit leftDownwards();
    else
        QPushButton::keyPressEvent(event);
}

ToolListPane::ToolListPane(Settings &settings, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_model(new ToolModel(this))
    , m_view(new ToolListView(*m_model, theme, this))
    , m_emptyLabel(named(plainLabel({}, theme, Token::Quiet, TextSize::Body, this), u"nothingFound"_s))
    , m_filter(new ToolFilterField(theme, this))
    , m_count(named(plainLabel({}, theme, Token::Quiet, TextSize::Small, this), u"toolCount"_s))
    , m_sortButton(new SortButton(settings, this))
    , m_faults(named(plainLabel({}, theme, Token::Failed, TextSize::Small, this), u"filterFaults"_s))
    , m_catalog(new CatalogItem(theme, this))
    , m_footer(named(new ElidedLabel({}, this), u"toolsFooter"_s))
    , m_details(named(linkButton(tr("Details"), this), u"listDetails"_s))
{
    m_count->setWordWrap(false);
    m_faults->hide();

    auto *top = makeRow({.spacing = 2 * grid::unit}, {{m_filter, 1}, m_count, m_sortButton});
    auto *footer = makeRow({.spacing = 2 * grid::unit}, {{m_footer, 1}, m_details});
    makeColumn(this, {noMargins, 2 * grid::unit}, {top, m_faults, {buildList(), 1}, footer});
    setTabOrder(m_catalog, m_view);
    setTabOrder(m_view, m_details);
    tint(m_footer, theme, Token::Quiet);
    fitToTheme(m_footer, theme, [this, &theme] { m_footer->setFont(theme.small()); });
    connect(m_details, &QPushButton::clicked, this,
            [this, &theme] { showTextWindow(tr("Tool lists"), details(), theme, this); });
    m_ageTimer.setInterval(listAgeInterval);
    connect(&m_ageTimer, &QTimer::timeout, this, &ToolListPane::updateFooter);

    m_typingTimer.setSingleShot(true);
    m_typingTimer.setInterval(typingDelay);
    connect(&m_typingTimer, &QTimer::timeout, this, &ToolListPane::emitCurrentChanged);
    connect(m_filter, &QLineEdit::textChanged, this, &ToolListPane::filter);
    connect(m_filter, &ToolFilterField::leftDownwards, this, &ToolListPane::moveIntoList);
    connect(m_catalog, &QPushButton::clicked, this, [this] {
        chooseCatalog();
        emit opened();
    });
    connect(m_catalog, &CatalogItem::leftUpwards, m_filter, [this] { m_filter->setFocus(Qt::BacktabFocusReason); });
    connect(m_catalog, &CatalogItem::leftDownwards, this, &ToolListPane::moveIntoList);
    connect(m_sortButton, &SortButton::chosen, this, [this] {
        m_model->setOrder(m_sortButton->order());
        updateSelection();
    });
    m_model->setOrder(m_sortButton->order());
    updateTexts();
}

Panel *ToolListPane::buildList()
{
    auto *panel = new Panel(this);
    m_emptyLabel->setAlignment(Qt::AlignCenter);
    m_emptyLabel->setContentsMargins(24, 24, 24, 24);
    m_emptyLabel->hide();
    makeColumn(panel, {QMargins(1, 1, 1, 4), 0}, {m_catalog, {m_view, 1}, {m_emptyLabel, 1}});
    connect(m_view, &ToolListView::leftUpwards, this, [this] {
        m_catalog->setFocus(Qt::BacktabFocusReason);
        chooseCatalog();
    });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &to) {
        if (!m_selecting && m_model->isTool(to.row()))
            userChose();
    });
    for (const auto press : {&QListView::clicked, &QListView::activated}) {
        connect(m_view, press, this, [this](const QModelIndex &index) {
            if (!m_model->isTool(index.row()))
                return;
            if (m_catalogChosen)
                userChose();
            emit opened();
        });
    }
    attachRowMenu(m_view, [this](QMenu &menu, const QModelIndex &at) {
        if (m_model->isTool(at.row()))
            addActions(menu, at.row());
    });
    // A reset of the rows changes the view's selection.
    connect(m_model, &QAbstractItemModel::modelAboutToBeReset, this, [this] { m_selecting = true; });
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] { m_selecting = false; });
    return panel;
}

void ToolListPane::addActions(QMenu &menu, int row)
{
    const Tool tool = m_model->tool(row);
    connect(menu.addAction(tr("Show tool")), &QAction::triggered, this, [this] {
        if (m_model->isTool(m_view->currentIndex().row()))
            emit opened();
    });
    connect(menu.addAction(tr("Call…")), &QAction::triggered, this,
            [this, kind = m_model->catalog(row), tool] { emit callRequested(kind, tool); });
    menu.addSeparator();
    addCopyToolActions(menu, tool);
}

void ToolListPane::userChose()
{
    setCatalogChosen(false);
    chosen() = currentKey();
    updateSelection();
    emitCurrentChanged();
}

void ToolListPane::select(int row)
{
    const QScopedValueRollback<bool> selecting(m_selecting, true);
    const QModelIndex index = m_model->index(row);
    if (index == m_view->currentIndex() && (!index.isValid() || m_view->selectionModel()->isSelected(index)))
        return;
    m_view->setCurrentIndex(index);
    if (!index.isValid())
        m_view->clearSelection();
    else if (row == m_model->firstTool())
        m_view->scrollToTop();
    else
        m_view->scrollTo(index);
}

void ToolListPane::setCatalog(const ToolCatalog &catalog)
{
    Origin &origin = m_origins[catalog.kind];
    origin = {};
    origin.list = catalog;
    origin.list.tools.clear();
    origin.tools = catalog.tools.size();
    m_model->setTools(catalog.kind, catalog.tools);
    updateSelection();
    emitCurrentChanged(); // a tool with the same name may have changed
    buildIndexes(catalog);
}

/// In the background if large, because indexing takes longer than showing the list.
void ToolListPane::buildIndexes(const ToolCatalog &catalog)
{
    runInBackgroundIfLarge(
        this, catalog.bytes, [catalog] { return toolIndexes(catalog); },
        [this, kind = catalog.kind, request = ++m_indexRequests[catalog.kind]](const QList<ToolIndex> &indexes) {
            if (request != m_indexRequests[kind])
                return;
            m_model->setIndexes(kind, indexes);
            updateSelection();
        });
}

void ToolListPane::clear()
{
    for (auto &[kind, origin] : m_origins) {
        origin = {};
        ++m_indexRequests[kind];
        m_model->setTools(kind, {});
    }
    emitCurrentChanged();
    updateTexts();
}

void ToolListPane::setShown(const QList<CatalogKind> &catalogs)
{
    if (catalogs == m_shown)
        return;
    m_shown = catalogs;
    m_model->setShown(m_shown);
    updateSelection();
    emitCurrentChanged();
}

void ToolListPane::setReview(const CatalogKind &catalog, const QList<ToolMark> &marks, const QString &cost)
{
    Origin &origin = m_origins[catalog];
    origin.cost = cost;
    origin.tokens = 0;
    origin.critical = 0;
    for (const ToolMark &mark : marks) {
        origin.tokens += mark.tokens;
        origin.critical += mark.maxSeverity == FindingSeverity::Critical ? 1 : 0;
    }
    m_model->setMarks(catalog, marks);
    updateSelection();
}

/// Words for the filter in addition to the standard ones.
QStringList ToolListPane::customCatalogWords() const
{
    QStringList words;
    for (const auto &[kind, origin] : m_origins) {
        if (kind.isCustom())
            words.append(kind.word());
    }
    return words;
}

void ToolListPane::filter()
{
    const ToolQuery query = parseToolQuery(m_filter->text(), customCatalogWords());
    m_faults->setText(sentencesText(query.faults));
    m_faults->setVisible(!query.faults.isEmpty());
    m_model->setQuery(query);
    updateSelection();
}

/// Selects the chosen tool, or the first one while the filter hides it.
void ToolListPane::updateSelection()
{
    const int row = m_model->rowOf(chosen());
    select(row < 0 ? m_model->firstTool() : row);
    if (m_catalogChosen) { // keeps the current row for the keyboard
        const QScopedValueRollback<bool> selecting(m_selecting, true);
        m_view->clearSelection();
    }
    updateTexts();
    if (currentKey() != m_lastEmitted && !m_catalogChosen)
        m_typingTimer.start();
}

void ToolListPane::setCatalogChosen(bool chosen)
{
    m_catalogChosen = chosen;
    m_catalog->setChecked(chosen);
}

void ToolListPane::chooseCatalog()
{
    setCatalogChosen(true);
    updateSelection();
    emitCurrentChanged();
}

void ToolListPane::focusChosen()
{
    if (m_catalogChosen)
        m_catalog->setFocus(Qt::OtherFocusReason);
    else
        m_view->setFocus(Qt::OtherFocusReason);
}

void ToolListPane::continueFrom(const ToolListPane &before)
{
    if (before.m_catalogChosen)
        chooseCatalog();
    else if (before.current())
        choose(before.currentKey());
    m_filter->setText(before.m_filter->text()); // last: it must not hide the chosen tool until it is read
}

void ToolListPane::emitCurrentChanged()
{
    m_typingTimer.stop();
    m_lastEmitted = currentKey();
    emit currentChanged();
}

const Tool *ToolListPane::current() const
{
    const int row = m_view->currentIndex().row();
    return m_model->isTool(row) ? &m_model->tool(row) : nullptr;
}

QList<Tool> ToolListPane::shownTools(const CatalogKind &catalog) const
{
    QList<Tool> tools;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (m_model->isTool(row) && m_model->catalog(row) == catalog)
            tools.append(m_model->tool(row));
    }
    return tools;
}

ToolKey ToolListPane::currentKey() const
{
    return m_model->key(m_view->currentIndex().row());
}

void ToolListPane::choose(const ToolKey &key)
{
    if (m_model->rowOf(key) < 0)
        m_filter->clear();
    setCatalogChosen(false);
    chosen() = key;
    updateSelection();
    emitCurrentChanged();
}

void ToolListPane::moveIntoList()
{
    if (current() == nullptr)
        return;
    m_view->setFocus(Qt::TabFocusReason);
    chosen() = currentKey();
    const bool wasCatalog = m_catalogChosen;
    setCatalogChosen(false);
    if (wasCatalog)
        updateSelection();
    if (wasCatalog || currentKey() != m_lastEmitted)
        emitCurrentChanged();
}

QString ToolListPane::noMatchText() const
{
    for (const ToolTerm &term : m_model->query().terms) {
        if (!term.word || term.excluded)
            continue;
        const QString word(wireWord(*term.word));
        if (*term.word == QueryWord::New || *term.word == QueryWord::Changed || *term.word == QueryWord::Hidden)
            return tr("No matching tools") + u'\n' + tr("To search for the text “%1”, put it in quotes.").arg(word);
    }
    return tr("No matching tools");
}

void ToolListPane::updateTexts()
{
    const QLocale locale;
    const bool isPending = !m_model->query().terms.isEmpty() && !m_model->isSearchable();
    m_count->setText(isPending
                         ? tr("reading…", "the tools, to filter them")
                         : tr("%1 of %2", "shown tools of all")
                               .arg(locale.toString(m_model->shownTools()), locale.toString(m_model->allTools())));
    const bool isEmpty = m_model->shownTools() == 0;
    m_emptyLabel->setText(m_model->allTools() > 0 ? noMatchText() : tr("The server offers no tools."));
    m_emptyLabel->setVisible(isEmpty);
    m_view->setVisible(!isEmpty);
    updateCatalogItem();
    updateFooter();
}

void ToolListPane::updateCatalogItem()
{
    qint64 tokens = 0;
    int critical = 0;
    for (const CatalogKind &kind : std::as_const(m_shown)) {
        const Origin &origin = m_origins[kind];
        if (origin.tokens > 0)
            tokens += origin.tokens + estimatedTokens(origin.list.instructions.toUtf8());
        critical += origin.critical;
    }
    QStringList sums;
    if (tokens > 0)
        sums.append(tr("%1 tokens", "of a model's context").arg(QLocale().toString(tokens)));
    if (critical > 0)
        sums.append(tr("%n critical", "tools with a critical finding", critical));
    m_catalog->setDetail(sums.join(u" · "_s));
}

/// Shows the hosts and tools of the lists, and the age of the oldest.
void ToolListPane::updateFooter()
{
    QStringList hosts;
    qsizetype tools = 0;
    QDateTime oldest;
    for (const CatalogKind &kind : std::as_const(m_shown)) {
        const Origin &origin = m_origins[kind];
        const QDateTime &at = origin.list.at;
        if (!at.isValid())
            continue;
        hosts.append(displayText(origin.list.url.host(), LineBreaks::Mark, maxHostLength));
        tools += origin.tools;
        oldest = oldest.isValid() ? std::min(oldest, at) : at;
    }
    hosts.removeDuplicates();
    m_footer->setVisible(oldest.isValid());
    m_details->setVisible(oldest.isValid());
    if (!oldest.isValid()) {
        m_footer->setText({});
        return;
    }
    const qint64 age = std::max<qint64>(0, oldest.secsTo(QDateTime::currentDateTime()));
    m_footer->setText(
        QStringList{hosts.join(u", "_s), tr("%n tool(s)", nullptr, int(tools)), ageText(age)}.join(u" · "_s));
}

QString ToolListPane::details() const
{
    QStringList parts;
    for (const CatalogKind &kind : m_shown) {
        const Origin &origin = m_origins[kind];
        if (!origin.list.at.isValid())
            continue;
        QStringList lines{catalogName(kind), listOrigin(origin.list), origin.cost};
        lines.removeAll(QString());
        parts.append(lines.join(u'\n'));
    }
    return parts.join(u"\n\n"_s);
}

void ToolListPane::showEvent(QShowEvent *event)
{
    updateFooter();
    m_ageTimer.start();
    QWidget::showEvent(event);
}

void ToolListPane::hideEvent(QHideEvent *event)
{
    m_ageTimer.stop();
    QWidget::hideEvent(event);
}

} // namespace rc

#include "moc_toollistpane.cpp"
