// SPDX-License-Identifier: GPL-3.0-or-later
// The tools of one catalog or both as a list, with a filter above it and lines on where they came from below.
#include "ui/tools/toollistpane.h"

#include "ui/theme/theme.h"
#include "ui/tools/arrangementmenu.h"
#include "ui/tools/toolfilterfield.h"
#include "ui/tools/toollistview.h"
#include "ui/tools/toolorigin.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/tinted.h"
#include "ui/widgets/tone.h"
#include "wire/elsewhere.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QScopedValueRollback>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

using namespace std::chrono_literals;

namespace rc {

namespace {
constexpr auto typingPause = 120ms;
constexpr int lowPane = 420; // the list needs its height
} // namespace

ToolListPane::ToolListPane(Settings &settings, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_model(new ToolModel(this))
    , m_needle(new ToolFilterField(theme, this))
    , m_arrangement(new ArrangementMenu(settings, this))
    , m_faults(plainLabel({}, theme, Token::Failed, TextSize::Small, this))
    , m_footer(plainLabel({}, theme, Token::Quiet, TextSize::Small, this))
{
    m_faults->setObjectName(QStringLiteral("filterFaults"));
    m_faults->hide();
    m_footer->setObjectName(QStringLiteral("toolsFooter"));
    m_model->setArrangement(m_arrangement->grouping(), m_arrangement->order());

    auto *top = new QHBoxLayout;
    top->setSpacing(2 * grid::unit);
    top->addWidget(m_needle, 1);
    top->addWidget(m_arrangement);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2 * grid::unit);
    layout->addLayout(top);
    layout->addWidget(m_faults);
    layout->addWidget(buildList(theme), 1);
    layout->addWidget(m_footer);

    m_pause.setSingleShot(true);
    m_pause.setInterval(typingPause);
    connect(&m_pause, &QTimer::timeout, this, &ToolListPane::tell);
    connect(m_needle, &QLineEdit::textChanged, this, &ToolListPane::filter);
    connect(m_needle, &ToolFilterField::left, this, &ToolListPane::moveIntoList);
    connect(m_arrangement, &ArrangementMenu::chosen, this, [this] {
        m_model->setArrangement(m_arrangement->grouping(), m_arrangement->order());
        follow();
    });
    updateWords();
}

QWidget *ToolListPane::buildList(const Theme &theme)
{
    auto *card = new Panel(theme, this);
    m_list = new ToolListView(*m_model, theme, card);
    m_nothing = plainLabel({}, theme, Token::Quiet, TextSize::Body, card);
    m_nothing->setObjectName(QStringLiteral("nothingFound"));
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setContentsMargins(24, 24, 24, 24);
    m_nothing->hide();
    auto *layout = new QVBoxLayout(card);
    layout->setContentsMargins(1, 4, 1, 4);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_nothing, 1);
    connect(m_list, &ToolListView::leftUpwards, m_needle, [this] { m_needle->setFocus(Qt::BacktabFocusReason); });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &to) {
        if (m_filling || !m_model->isTool(to.row()))
            return;
        chosen() = m_model->key(to.row());
        tell();
    });
    return card;
}

void ToolListPane::setCatalog(const ToolCatalog &catalog)
{
    {
        // While the rows are exchanged the view passes through choices that nobody made.
        const QScopedValueRollback<bool> filling(m_filling, true);
        Origin &origin = m_origins.at(size_t(catalog.kind));
        origin = {originText(catalog), shortOriginText(catalog), {}, origin.prepared};
        m_model->setTools(catalog.kind, catalog.tools);
    }
    follow();
    tell(); // a tool of the same name may have become another
    prepare(catalog);
}

/// What the filter looks in takes longer than the first look at the list.
void ToolListPane::prepare(const ToolCatalog &catalog)
{
    Origin &origin = m_origins.at(size_t(catalog.kind));
    elsewhere(
        this, catalog.bytes, [catalog] { return toolIndexes(catalog); },
        [this, kind = catalog.kind, mine = ++origin.prepared](const QList<ToolIndex> &indexes) {
            if (mine != m_origins.at(size_t(kind)).prepared)
                return;
            {
                const QScopedValueRollback<bool> filling(m_filling, true);
                m_model->setIndexes(kind, indexes);
            }
            follow();
        });
}

void ToolListPane::clear()
{
    const QScopedValueRollback<bool> filling(m_filling, true);
    for (const CatalogRow &row : catalogTable()) {
        Origin &origin = m_origins.at(size_t(row.kind));
        origin = {{}, {}, {}, origin.prepared + 1};
        m_model->setTools(row.kind, {});
    }
    tell();
    updateWords();
}

void ToolListPane::setShown(const QList<CatalogKind> &catalogs)
{
    if (catalogs == m_shown)
        return;
    {
        const QScopedValueRollback<bool> filling(m_filling, true);
        m_shown = catalogs;
        m_model->setShown(catalogs);
    }
    follow();
    tell();
}

void ToolListPane::setReview(CatalogKind catalog, const QList<ToolMarks> &marks, const QString &cost)
{
    m_origins.at(size_t(catalog)).cost = cost;
    {
        const QScopedValueRollback<bool> filling(m_filling, true);
        m_model->setMarks(catalog, marks);
    }
    follow();
}

void ToolListPane::filter()
{
    const ToolQuery query = parseToolQuery(m_needle->text());
    m_faults->setText(query.faults.join(u' '));
    m_faults->setVisible(!query.faults.isEmpty());
    {
        const QScopedValueRollback<bool> filling(m_filling, true);
        m_model->setQuery(query);
    }
    follow();
}

/// The chosen tool, or the first one while it is out of sight.
void ToolListPane::follow()
{
    {
        const QScopedValueRollback<bool> filling(m_filling, true);
        const int row = m_model->rowOf(chosen());
        const int shown = row >= 0 ? row : m_model->firstTool();
        const QModelIndex index = m_model->index(shown);
        if (index != m_list->currentIndex()) {
            m_list->setCurrentIndex(index);
            if (shown == m_model->firstTool())
                m_list->scrollToTop();
            else
                m_list->scrollTo(index);
        }
        updateWords();
    }
    if (currentKey() != m_told)
        m_pause.start();
}

void ToolListPane::tell()
{
    m_pause.stop();
    m_told = currentKey();
    emit currentChanged();
}

const Tool *ToolListPane::current() const
{
    const int row = m_list->currentIndex().row();
    return m_model->isTool(row) ? &m_model->tool(row) : nullptr;
}

QList<Tool> ToolListPane::shownTools(CatalogKind catalog) const
{
    QList<Tool> tools;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (m_model->isTool(row) && m_model->key(row).catalog == catalog)
            tools.append(m_model->tool(row));
    }
    return tools;
}

ToolKey ToolListPane::currentKey() const
{
    return m_model->key(m_list->currentIndex().row());
}

void ToolListPane::choose(const ToolKey &key)
{
    if (m_model->rowOf(key) < 0)
        m_needle->clear();
    chosen() = key;
    follow();
    tell();
}

void ToolListPane::moveIntoList()
{
    if (m_model->firstTool() < 0)
        return;
    m_list->setFocus(Qt::TabFocusReason);
    chosen() = currentKey();
    if (currentKey() != m_told)
        tell();
}

QString ToolListPane::nothingFound() const
{
    for (const ToolTerm &term : m_model->query().terms) {
        if (!term.word || term.excluded)
            continue;
        const QString word(wireWord(*term.word));
        if (*term.word == ToolWord::New || *term.word == ToolWord::Changed || *term.word == ToolWord::Hidden)
            return tr("No tool meets all of this. To look for the text \"%1\", put it in quotes.").arg(word);
    }
    return tr("No tool meets all of this.");
}

void ToolListPane::updateWords()
{
    const QLocale locale;
    const qsizetype all = m_model->allTools();
    const qsizetype shown = m_model->shownTools();
    const bool waits = !m_model->query().terms.isEmpty() && !m_model->isSearchable();
    m_needle->setCount(waits ? tr("reading…", "the tools, to filter them")
                             : tr("%1 of %2", "shown tools of all").arg(locale.toString(shown), locale.toString(all)));
    const bool empty = shown == 0;
    m_nothing->setText(all > 0 ? nothingFound() : tr("The server offers no tools."));
    m_nothing->setVisible(empty);
    m_list->setVisible(!empty);
    updateOrigins();
}

/// In full where there is room for it; else the tool tip has the rest.
void ToolListPane::updateOrigins()
{
    QStringList lines;
    QStringList whole;
    for (const CatalogKind kind : std::as_const(m_shown)) {
        const Origin &origin = m_origins.at(size_t(kind));
        if (origin.text.isEmpty())
            continue;
        const bool several = m_shown.size() > 1;
        const auto named = [&](const QString &text) {
            return several ? tr("%1: %2", "catalog, where it came from").arg(catalogName(kind), text) : text;
        };
        const bool low = height() < lowPane;
        const QString full = (origin.text + QStringLiteral(". ") + origin.cost).trimmed();
        const QString brief = low ? origin.brief : (origin.brief + QStringLiteral(". ") + origin.cost).trimmed();
        lines.append(named(several || low ? brief : full));
        whole.append(named(full));
    }
    m_footer->setText(lines.join(u'\n'));
    setPlainToolTip(m_footer, whole.join(u'\n'));
    m_footer->setVisible(!lines.isEmpty());
}

void ToolListPane::resizeEvent(QResizeEvent *event)
{
    updateOrigins();
    QWidget::resizeEvent(event);
}

} // namespace rc
