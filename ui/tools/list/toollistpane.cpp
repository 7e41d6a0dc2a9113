// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/list/toollistpane.h"

#include "core/background.h"
#include "core/words/age.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "store/profiles/settings.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/theme.h"
#include "ui/tools/list/arrangementmenu.h"
#include "ui/tools/list/catalogitem.h"
#include "ui/tools/list/toolfilterfield.h"
#include "ui/tools/list/toollistcolumn.h"
#include "ui/tools/list/toollistview.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/textwindow.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

#include <algorithm>
#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace rc {

namespace {
constexpr auto typingPause = 120ms;
constexpr auto agingPause = 20s;
constexpr qsizetype shownHost = 80;
} // namespace

ToolListPane::ToolListPane(Settings &settings, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_needle(new ToolFilterField(theme, this))
    , m_arrangement(new ArrangementMenu(settings, this))
    , m_faults(named(plainLabel({}, theme, Token::Failed, TextSize::Small, this), u"filterFaults"_s))
    , m_catalog(new CatalogItem(theme, this))
    , m_lists(new QHBoxLayout)
    , m_footer(named(new ElidedLabel({}, this), u"toolsFooter"_s))
    , m_details(named(linkButton(tr("Details"), this), u"listDetails"_s, tr("Details of the tool lists")))
{
    m_faults->hide();
    m_lists->setSpacing(grid::gap);
    buildColumns(theme);
    setTabOrder(m_columns.back()->view(), m_details); // it is below the lists

    auto *top = makeRow({.spacing = 2 * grid::unit}, {{m_needle, 1}, m_arrangement});
    auto *footer = makeRow({.spacing = 2 * grid::unit}, {{m_footer, 1}, m_details});
    makeColumn(this, {noMargins, 2 * grid::unit}, {top, m_faults, m_catalog, {m_lists, 1}, footer});
    tint(m_footer, theme, Token::Quiet);
    fitToTheme(m_footer, theme, [this, &theme] { m_footer->setFont(theme.small()); });
    connect(m_details, &QPushButton::clicked, this,
            [this, &theme] { showWholeText(tr("Tool lists"), details(), theme, this); });
    m_aging.setInterval(agingPause);
    connect(&m_aging, &QTimer::timeout, this, &ToolListPane::updateFooter);

    m_pause.setSingleShot(true);
    m_pause.setInterval(typingPause);
    connect(&m_pause, &QTimer::timeout, this, &ToolListPane::emitChosen);
    connect(m_needle, &QLineEdit::textChanged, this, &ToolListPane::filter);
    connect(m_needle, &ToolFilterField::left, this, &ToolListPane::moveIntoList);
    connect(m_catalog, &QPushButton::clicked, this, [this] {
        chooseCatalog();
        emit opened();
    });
    connect(m_catalog, &CatalogItem::leftUpwards, m_needle, [this] { m_needle->setFocus(Qt::BacktabFocusReason); });
    connect(m_catalog, &CatalogItem::leftDownwards, this, &ToolListPane::moveIntoList);
    connect(m_arrangement, &ArrangementMenu::chosen, this, [this] {
        arrange();
        divide();
    });
    arrange();
    updateWords();
}

void ToolListPane::buildColumns(const Theme &theme)
{
    for (ToolListColumn *&column : m_columns) {
        column = new ToolListColumn(theme, this);
        m_lists->addWidget(column, 1);
        connect(column->view(), &ToolListView::leftUpwards, this, [this] {
            m_catalog->setFocus(Qt::BacktabFocusReason);
            chooseCatalog();
        });
        const auto choose = [this, column] {
            setCatalogChosen(false);
            chosen() = column->model()->key(column->view()->currentIndex().row());
            follow(); // clears the selection in the other list
            emitChosen();
        };
        connect(column, &ToolListColumn::chosen, this, choose);
        connect(column, &ToolListColumn::callWanted, this, &ToolListPane::callWanted);
        connect(column, &ToolListColumn::opened, this, [this, choose] {
            if (m_catalogChosen)
                choose();
            emit opened();
        });
    }
    m_columns[1]->model()->setShown({});
    m_columns[1]->hide();
}

bool ToolListPane::isSideBySide() const
{
    return m_roomForTwo && m_shown.size() > 1 && m_arrangement->isSideBySide();
}

ToolListColumn *ToolListPane::columnOf(const CatalogKind &catalog) const
{
    return m_columns.at(isSideBySide() && catalog != m_shown.first() ? 1 : 0);
}

QList<ToolListColumn *> ToolListPane::columns() const
{
    if (isSideBySide())
        return {m_columns[0], m_columns[1]};
    return {m_columns[0]};
}

ToolListColumn *ToolListPane::active() const
{
    return isSideBySide() && m_columns[1]->view()->currentIndex().isValid() ? m_columns[1] : m_columns[0];
}

void ToolListPane::arrange()
{
    for (ToolListColumn *column : m_columns)
        column->model()->setArrangement(m_arrangement->grouping(), m_arrangement->order());
}

/// Assigns the catalogs to the lists.
void ToolListPane::divide()
{
    const bool two = isSideBySide();
    m_columns[0]->model()->setShown(two ? m_shown.first(1) : m_shown);
    m_columns[1]->model()->setShown(two ? m_shown.mid(1) : QList<CatalogKind>());
    m_columns[1]->setVisible(two);
    follow();
    if (std::exchange(m_wasSideBySide, two) != two)
        emit sideBySideChanged();
}

void ToolListPane::setRoomForTwo(bool room)
{
    if (room == m_roomForTwo)
        return;
    m_roomForTwo = room;
    divide();
}

void ToolListPane::setCatalog(const ToolCatalog &catalog)
{
    Origin &origin = m_origins[catalog.kind];
    const int prepared = origin.prepared;
    origin = {};
    origin.prepared = prepared;
    origin.list = catalog;
    origin.list.tools.clear();
    origin.host = displayText(catalog.url.host(), LineBreaks::Mark, shownHost);
    origin.at = catalog.at;
    origin.tools = catalog.tools.size();
    for (ToolListColumn *column : m_columns)
        column->model()->setTools(catalog.kind, catalog.tools);
    follow();
    emitChosen(); // a tool with the same name may have changed
    prepare(catalog);
}

/// Building the search index takes longer than showing the list.
void ToolListPane::prepare(const ToolCatalog &catalog)
{
    Origin &origin = m_origins[catalog.kind];
    inBackgroundIfLarge(
        this, catalog.bytes, [catalog] { return toolIndexes(catalog); },
        [this, kind = catalog.kind, mine = ++origin.prepared](const QList<ToolIndex> &indexes) {
            if (mine != m_origins[kind].prepared)
                return;
            for (ToolListColumn *column : m_columns)
                column->model()->setIndexes(kind, indexes);
            follow();
        });
}

void ToolListPane::clear()
{
    for (auto &[kind, origin] : m_origins) {
        const int prepared = origin.prepared + 1;
        origin = {};
        origin.prepared = prepared;
        for (ToolListColumn *column : m_columns)
            column->model()->setTools(kind, {});
    }
    emitChosen();
    updateWords();
}

void ToolListPane::setShown(const QList<CatalogKind> &catalogs)
{
    if (catalogs == m_shown)
        return;
    m_shown = catalogs;
    divide();
    emitChosen();
}

void ToolListPane::setReview(const CatalogKind &catalog, const QList<ToolMarks> &marks, const QString &cost)
{
    Origin &origin = m_origins[catalog];
    origin.cost = cost;
    origin.tokens = 0;
    origin.critical = 0;
    for (const ToolMarks &mark : marks) {
        origin.tokens += mark.tokens;
        origin.critical += mark.heaviest == FindingWeight::Danger ? 1 : 0;
    }
    for (ToolListColumn *column : m_columns)
        column->model()->setMarks(catalog, marks);
    follow();
}

/// Words for the filter in addition to the standard ones.
QStringList ToolListPane::catalogWords() const
{
    QStringList words;
    for (const auto &[kind, origin] : m_origins) {
        if (kind.isFurther())
            words.append(kind.word());
    }
    return words;
}

void ToolListPane::filter()
{
    const ToolQuery query = parseToolQuery(m_needle->text(), catalogWords());
    m_faults->setText(sentencesText(query.faults));
    m_faults->setVisible(!query.faults.isEmpty());
    for (ToolListColumn *column : m_columns)
        column->model()->setQuery(query);
    follow();
}

/// The selected tool, or the first one while that is hidden.
void ToolListPane::follow()
{
    ToolListColumn *column = columnOf(chosen().catalog);
    int row = column->model()->rowOf(chosen());
    if (row < 0) {
        if (column->model()->firstTool() < 0)
            column = columns().at(column == m_columns[0] && isSideBySide() ? 1 : 0);
        row = column->model()->firstTool();
    }
    for (ToolListColumn *each : m_columns) {
        each->choose(each == column ? row : -1);
        if (m_catalogChosen)
            each->clearChoice();
    }
    updateWords();
    if (currentKey() != m_told && !m_catalogChosen)
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
    emitChosen();
}

void ToolListPane::focusChosen()
{
    if (m_catalogChosen)
        m_catalog->setFocus(Qt::OtherFocusReason);
    else
        active()->view()->setFocus(Qt::OtherFocusReason);
}

void ToolListPane::emitChosen()
{
    m_pause.stop();
    m_told = currentKey();
    emit currentChanged();
}

const Tool *ToolListPane::current() const
{
    const int row = active()->view()->currentIndex().row();
    const ToolModel *model = active()->model();
    return model->isTool(row) ? &model->tool(row) : nullptr;
}

QList<Tool> ToolListPane::shownTools(const CatalogKind &catalog) const
{
    const ToolModel *model = columnOf(catalog)->model();
    QList<Tool> tools;
    for (int row = 0; row < model->rowCount(); ++row) {
        if (model->isTool(row) && model->catalog(row) == catalog)
            tools.append(model->tool(row));
    }
    return tools;
}

ToolKey ToolListPane::currentKey() const
{
    return active()->model()->key(active()->view()->currentIndex().row());
}

void ToolListPane::choose(const ToolKey &key)
{
    if (columnOf(key.catalog)->model()->rowOf(key) < 0)
        m_needle->clear();
    setCatalogChosen(false);
    chosen() = key;
    follow();
    emitChosen();
}

void ToolListPane::moveIntoList()
{
    if (current() == nullptr)
        return;
    active()->view()->setFocus(Qt::TabFocusReason);
    chosen() = currentKey();
    const bool wasCatalog = m_catalogChosen;
    setCatalogChosen(false);
    if (wasCatalog)
        follow();
    if (wasCatalog || currentKey() != m_told)
        emitChosen();
}

QString ToolListPane::nothingFound() const
{
    for (const ToolTerm &term : m_columns[0]->model()->query().terms) {
        if (!term.word || term.excluded)
            continue;
        const QString word(wireWord(*term.word));
        if (*term.word == QueryWord::New || *term.word == QueryWord::Changed || *term.word == QueryWord::Hidden)
            return tr("No tool matches all of this. To search for the text “%1”, put it in quotes.").arg(word);
    }
    return tr("No matching tools");
}

QString ToolListPane::countText(qsizetype shown, qsizetype all)
{
    const QLocale locale;
    return tr("%1 of %2", "shown tools of all").arg(locale.toString(shown), locale.toString(all));
}

void ToolListPane::updateWords()
{
    qsizetype all = 0;
    qsizetype shown = 0;
    bool waits = false;
    for (const ToolListColumn *column : columns()) {
        all += column->model()->allTools();
        shown += column->model()->shownTools();
        waits = waits || (!column->model()->query().terms.isEmpty() && !column->model()->isSearchable());
    }
    m_needle->setCount(waits ? tr("reading…", "the tools, to filter them") : countText(shown, all));
    for (ToolListColumn *column : columns()) {
        const ToolModel *model = column->model();
        column->setNothing(model->allTools() > 0 ? nothingFound() : tr("The server offers no tools."));
        QStringList names;
        for (const CatalogKind &kind : column == m_columns[1] ? m_shown.mid(1) : m_shown.first(1))
            names.append(catalogName(kind));
        column->setHeading(isSideBySide() ? tr("%1, %2", "catalog, how many tools")
                                                .arg(listText(names), countText(model->shownTools(), model->allTools()))
                                          : QString());
    }
    updateSums();
    updateFooter();
}

void ToolListPane::updateSums()
{
    qint64 tokens = 0;
    int critical = 0;
    for (const CatalogKind &kind : std::as_const(m_shown)) {
        tokens += m_origins[kind].tokens;
        critical += m_origins[kind].critical;
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
        if (!origin.at.isValid())
            continue;
        if (!hosts.contains(origin.host))
            hosts.append(origin.host);
        tools += origin.tools;
        oldest = oldest.isValid() ? std::min(oldest, origin.at) : origin.at;
    }
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

/// All details about the origin of the lists shown.
QString ToolListPane::details() const
{
    QStringList parts;
    for (const CatalogKind &kind : m_shown) {
        const Origin &origin = m_origins[kind];
        if (!origin.at.isValid())
            continue;
        QStringList lines{catalogName(kind), originText(origin.list), origin.cost};
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
