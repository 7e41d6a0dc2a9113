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
constexpr auto typingPause = 120ms;
constexpr auto agingPause = 20s;
constexpr qsizetype shownHost = 80;

} // namespace

ToolFilterField::ToolFilterField(const Theme &theme, QWidget *parent)
    : QLineEdit(parent)
    , m_theme(theme)
    , m_wordMenu(named(new QMenu(this), u"queryWords"_s, tr("Query words")))
{
    setObjectName(u"toolFilter"_s);
    setAccessibleName(tr("Filter the tools"));
    setAccessibleDescription(tr("Words in name, title, description, parameters and values, and query words such as "
                                "destructive:yes or param:owner. The list in the field shows them all"));
    setPlaceholderText(tr("Filter, e.g. param:owner"));
    setMaxLength(maxQueryLength);
    setMinimumHeight(grid::controlHeight);
    m_glass = addAction(QIcon(), LeadingPosition);
    m_wordsAction = addAction(QIcon(), TrailingPosition);
    m_wordsAction->setText(tr("Query words"));
    m_wordsAction->setObjectName(u"queryWordsAction"_s);
    connect(m_wordsAction, &QAction::triggered, this,
            [this] { m_wordMenu->popup(mapToGlobal(QPoint(0, height() + 2))); });
    fillWords();
    dress();
    connect(&theme, &Theme::changed, this, &ToolFilterField::dress);
}

void ToolFilterField::dress()
{
    m_glass->setIcon(m_theme.icon(u"search"_s, Token::Quiet));
    m_wordsAction->setIcon(m_theme.icon(u"chevron-down"_s, Token::Quiet));
}

void ToolFilterField::fillWords()
{
    for (const QueryWord word : queryWords()) {
        const QString typed = wireWord(word);
        connect(m_wordMenu->addAction(asIsolate(typed) + u'\t' + queryWordMeaning(word)), &QAction::triggered, this,
                [this, typed] { insertWord(typed); });
    }
    for (const QString &hint : {tr("\"two words\": exact phrase"), tr("-word: exclude")})
        m_wordMenu->addAction(hint)->setEnabled(false);
}

void ToolFilterField::insertWord(const QString &word)
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
        m_wordsAction->trigger();
    else if (event->key() == Qt::Key_Down || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        emit left();
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
    named(this, u"arrangement"_s, tr("Sort"));
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
    , m_nothing(named(plainLabel({}, theme, Token::Quiet, TextSize::Body, this), u"nothingFound"_s))
    , m_filter(new ToolFilterField(theme, this))
    , m_count(named(plainLabel({}, theme, Token::Quiet, TextSize::Small, this), u"toolCount"_s))
    , m_sortButton(new SortButton(settings, this))
    , m_faults(named(plainLabel({}, theme, Token::Failed, TextSize::Small, this), u"filterFaults"_s))
    , m_catalog(new CatalogItem(theme, this))
    , m_footer(named(new ElidedLabel({}, this), u"toolsFooter"_s))
    , m_details(named(linkButton(tr("Details"), this), u"listDetails"_s, tr("Details of the tool lists")))
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
    m_aging.setInterval(agingPause);
    connect(&m_aging, &QTimer::timeout, this, &ToolListPane::updateFooter);

    m_pause.setSingleShot(true);
    m_pause.setInterval(typingPause);
    connect(&m_pause, &QTimer::timeout, this, &ToolListPane::emitCurrentChanged);
    connect(m_filter, &QLineEdit::textChanged, this, &ToolListPane::filter);
    connect(m_filter, &ToolFilterField::left, this, &ToolListPane::moveIntoList);
    connect(m_catalog, &QPushButton::clicked, this, [this] {
        chooseCatalog();
        emit opened();
    });
    connect(m_catalog, &CatalogItem::leftUpwards, m_filter, [this] { m_filter->setFocus(Qt::BacktabFocusReason); });
    connect(m_catalog, &CatalogItem::leftDownwards, this, &ToolListPane::moveIntoList);
    connect(m_sortButton, &SortButton::chosen, this, [this] {
        m_model->setOrder(m_sortButton->order());
        follow();
    });
    m_model->setOrder(m_sortButton->order());
    updateWords();
}

Panel *ToolListPane::buildList()
{
    auto *panel = new Panel(this);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setContentsMargins(24, 24, 24, 24);
    m_nothing->hide();
    makeColumn(panel, {QMargins(1, 1, 1, 4), 0}, {m_catalog, {m_view, 1}, {m_nothing, 1}});
    connect(m_view, &ToolListView::leftUpwards, this, [this] {
        m_catalog->setFocus(Qt::BacktabFocusReason);
        chooseCatalog();
    });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &to) {
        if (!m_choosing && m_model->isTool(to.row()))
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
    // Resetting the rows changes the view's selection without the user.
    connect(m_model, &QAbstractItemModel::modelAboutToBeReset, this, [this] { m_choosing = true; });
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] { m_choosing = false; });
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
    addCopyAction(menu, tr("Copy name"), tool.name);
    addCopyAction(menu, tr("Copy description"), tool.description);
    addCopyAction(menu, tr("Copy definition as JSON"), QString::fromUtf8(tool.raw));
}

void ToolListPane::userChose()
{
    setCatalogChosen(false);
    chosen() = currentKey();
    follow();
    emitCurrentChanged();
}

void ToolListPane::select(int row)
{
    const QScopedValueRollback<bool> choosing(m_choosing, true);
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
    follow();
    emitCurrentChanged(); // a tool with the same name may have changed
    prepare(catalog);
}

/// Building the search index takes longer than showing the list.
void ToolListPane::prepare(const ToolCatalog &catalog)
{
    runInBackgroundIfLarge(
        this, catalog.bytes, [catalog] { return toolIndexes(catalog); },
        [this, kind = catalog.kind, mine = ++m_prepared[catalog.kind]](const QList<ToolIndex> &indexes) {
            if (mine != m_prepared[kind])
                return;
            m_model->setIndexes(kind, indexes);
            follow();
        });
}

void ToolListPane::clear()
{
    for (auto &[kind, origin] : m_origins) {
        origin = {};
        ++m_prepared[kind];
        m_model->setTools(kind, {});
    }
    emitCurrentChanged();
    updateWords();
}

void ToolListPane::setShown(const QList<CatalogKind> &catalogs)
{
    if (catalogs == m_shown)
        return;
    m_shown = catalogs;
    m_model->setShown(m_shown);
    follow();
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
    follow();
}

/// Words for the filter in addition to the standard ones.
QStringList ToolListPane::catalogWords() const
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
    const ToolQuery query = parseToolQuery(m_filter->text(), catalogWords());
    m_faults->setText(sentencesText(query.faults));
    m_faults->setVisible(!query.faults.isEmpty());
    m_model->setQuery(query);
    follow();
}

/// The selected tool, or the first one while that is hidden.
void ToolListPane::follow()
{
    const int row = m_model->rowOf(chosen());
    select(row < 0 ? m_model->firstTool() : row);
    if (m_catalogChosen) { // keeps the current row for the keyboard
        const QScopedValueRollback<bool> choosing(m_choosing, true);
        m_view->clearSelection();
    }
    updateWords();
    if (currentKey() != m_lastEmitted && !m_catalogChosen)
        m_pause.start();
}

void ToolListPane::setCatalogChosen(bool chosen)
{
    m_catalogChosen = chosen;
    m_catalog->setChecked(chosen);
}

void ToolListPane::chooseCatalog()
{
    setCatalogChosen(true);
    follow();
    emitCurrentChanged();
}

void ToolListPane::focusChosen()
{
    if (m_catalogChosen)
        m_catalog->setFocus(Qt::OtherFocusReason);
    else
        m_view->setFocus(Qt::OtherFocusReason);
}

void ToolListPane::emitCurrentChanged()
{
    m_pause.stop();
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
    follow();
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
        follow();
    if (wasCatalog || currentKey() != m_lastEmitted)
        emitCurrentChanged();
}

QString ToolListPane::nothingFound() const
{
    for (const ToolTerm &term : m_model->query().terms) {
        if (!term.word || term.excluded)
            continue;
        const QString word(wireWord(*term.word));
        if (*term.word == QueryWord::New || *term.word == QueryWord::Changed || *term.word == QueryWord::Hidden)
            return tr("No tool matches all of this. To search for the text “%1”, put it in quotes.").arg(word);
    }
    return tr("No matching tools");
}

void ToolListPane::updateWords()
{
    const QLocale locale;
    const bool waits = !m_model->query().terms.isEmpty() && !m_model->isSearchable();
    m_count->setText(waits ? tr("reading…", "the tools, to filter them")
                           : tr("%1 of %2", "shown tools of all")
                                 .arg(locale.toString(m_model->shownTools()), locale.toString(m_model->allTools())));
    const bool isEmpty = m_model->shownTools() == 0;
    m_nothing->setText(m_model->allTools() > 0 ? nothingFound() : tr("The server offers no tools."));
    m_nothing->setVisible(isEmpty);
    m_view->setVisible(!isEmpty);
    updateSums();
    updateFooter();
}

void ToolListPane::updateSums()
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

/// Host, tools and age of the lists shown; the oldest counts.
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
        hosts.append(displayText(origin.list.url.host(), LineBreaks::Mark, shownHost));
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
    m_aging.start();
    QWidget::showEvent(event);
}

void ToolListPane::hideEvent(QHideEvent *event)
{
    m_aging.stop();
    QWidget::hideEvent(event);
}

} // namespace rc

#include "moc_toollistpane.cpp"
