// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/review/readingpanel.h"

#include "catalog/review/toolcost.h"
#include "core/words/displaytext.h"
#include "core/words/errortext.h"
#include "core/words/listtext.h"
#include "session/tools/catalogreviewer.h"
#include "ui/buttons/copybutton.h"
#include "ui/buttons/rowmenu.h"
#include "ui/parts/statetokens.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/tools/list/toolmodel.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/segmentedcontrol.h"
#include "ui/widgets/wrappedtext.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QLocale>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>
#include <array>
#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace rc {

namespace {

constexpr std::array<int, 4> budgets{8'000, 32'000, 128'000, 200'000};
constexpr int defaultBudgetIndex = 1;
constexpr qsizetype maxLargestShown = 3;
constexpr qsizetype maxEntryNameLength = 60;
constexpr qsizetype maxFindingsShown = 3;
constexpr int minHeightForLargest = 420;

} // namespace

ReadingPanel::ReadingPanel(CatalogReviewer &reviewer, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_reviewer(reviewer)
    , m_theme(theme)
    , m_model(new ReadingModel(this))
    , m_delegate(new ReadingDelegate(*m_model, theme, this))
{
    setObjectName(u"readingPanel"_s);
    makeColumn(this, {noMargins, 2 * grid::unit}, {buildBudget(), {buildReading(), 1}, buildAbout()});
    m_resizeTimer.setSingleShot(true);
    m_resizeTimer.setInterval(80ms);
    connect(&m_resizeTimer, &QTimer::timeout, this,
            [this] { m_model->setColumns(m_delegate->columnsIn(m_view->viewport()->width())); });
    connect(m_model, &ReadingModel::changed, this, &ReadingPanel::showBudget);
    connect(m_model, &ReadingModel::counted, this, &ReadingPanel::showHint);
    connect(m_model, &ReadingModel::counted, this, &ReadingPanel::restoreCurrent);
    connect(m_model, &QAbstractItemModel::modelReset, this, &ReadingPanel::showRow);
    connect(&reviewer, &CatalogReviewer::reviewed, this, &ReadingPanel::markStale);
    fitToTheme(this, theme, [this] {
        m_view->doItemsLayout();
        m_resizeTimer.start();
    });
    showBudget();
    showRow();
}

QWidget *ReadingPanel::buildBudget()
{
    auto *container = new QWidget(this);
    m_label = named(plainLabel({}, m_theme, Token::Text, TextSize::Body, container), u"budgetWords"_s);
    m_budgets =
        named(new SegmentedControl(SegmentedControl::Look::Segments, container), u"budgets"_s, tr("Context budget"));
    QStringList choices;
    for (const int budget : budgets)
        choices.append(tr("%1k", "thousands of tokens").arg(budget / 1000));
    m_budgets->setChoices(choices);
    for (int i = 0; i < int(budgets.size()); ++i)
        m_budgets->button(i)->setAccessibleName(
            tr("Budget of %1 tokens").arg(QLocale().toString(budgets.at(std::size_t(i)))));
    m_budgets->setCurrentIndex(defaultBudgetIndex);
    connect(m_budgets, &SegmentedControl::currentChanged, this, &ReadingPanel::showBudget);
    auto *row = new QHBoxLayout;
    row->addWidget(m_label, 1);
    row->addWidget(m_budgets, 0, Qt::AlignTop);
    m_bar = named(new QProgressBar(container), u"budgetBar"_s);
    m_bar->setTextVisible(false);
    m_largest = named(plainLabel({}, m_theme, Token::Quiet, TextSize::Small, container), u"largestTools"_s);
    setPlainToolTip(m_label, costMethod());
    makeColumn(container, {noMargins, 6}, {row, m_bar, m_largest});
    return container;
}

QWidget *ReadingPanel::buildReading()
{
    auto *container = new QWidget(this);
    m_hint = named(plainLabel({}, m_theme, Token::Quiet, TextSize::Small, container), u"readingHint"_s);
    m_all = named(linkButton(tr("Check all"), container), u"includeAll"_s);
    m_copy = named(CopyButton::link(tr("Copy tool spec"), container), u"copyToolSpec"_s);
    setPlainToolTip(m_copy, tr("Allows the checked tools only, and asks before each call. A variable stands in for the "
                               "API key."));
    connect(m_all, &QPushButton::clicked, this, [this] { m_model->includeAll(); });
    connect(m_copy, &QPushButton::clicked, this, &ReadingPanel::copySpec);
    auto *row = new QHBoxLayout;
    row->addWidget(m_hint, 1);
    row->addWidget(m_all);
    row->addWidget(m_copy);
    m_view = named(new QListView(container), u"modelReading"_s, tr("What the model sees"));
    m_view->setModel(m_model);
    m_view->setItemDelegate(m_delegate);
    m_view->setUniformItemSizes(true); // ten thousand tools have hundreds of thousands of lines
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    reserveGutter(m_view);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setMinimumHeight(80);
    m_view->viewport()->installEventFilter(this);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &ReadingPanel::showRow);
    connect(m_view, &QListView::activated, this, [this](const QModelIndex &index) {
        const ReadingModel::Entry &entry = *m_model->row(index.row()).entry;
        if (entry.isTool())
            emit toolRequested(entry.kind, QString(entry.name));
    });
    attachRowMenu(m_view, [this](QMenu &menu, const QModelIndex &at) { addActions(menu, at.row()); });
    makeColumn(container, {noMargins, grid::unit}, {row, {m_view, 1}});
    return container;
}

QWidget *ReadingPanel::buildAbout()
{
    m_about = named(new Panel(this), u"aboutLine"_s);
    m_aboutWords = named(new LeadText(m_theme, m_about), u"aboutLineWords"_s);
    m_toggle = named(linkButton({}, m_about), u"toggleIncluded"_s);
    m_open = named(linkButton(tr("Show tool"), m_about), u"showReadTool"_s);
    connect(m_toggle, &QPushButton::clicked, this, [this] {
        const QModelIndex head = m_model->index(m_model->headOf(m_view->currentIndex().row()));
        const bool isIncluded = head.data(Qt::CheckStateRole).toInt() == Qt::Checked;
        m_view->setCurrentIndex(head); // because its lines may be removed
        static_cast<void>(m_model->setData(head, isIncluded ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole));
        showRow();
    });
    connect(m_open, &QPushButton::clicked, this, [this] { emit m_view->activated(m_view->currentIndex()); });
    makeRow(m_about, {QMargins(3 * grid::unit, 2 * grid::unit, 3 * grid::unit, 2 * grid::unit)},
            {{m_aboutWords, 1}, {m_toggle, 0, Qt::AlignTop}, {m_open, 0, Qt::AlignTop}});
    return m_about;
}

/// Adds the actions of the buttons below, for the current row.
void ReadingPanel::addActions(QMenu &menu, int row)
{
    const ReadingModel::Row at = m_model->row(row);
    if (at.entry->isTool()) {
        connect(menu.addAction(m_open->text()), &QAction::triggered, m_open, &QPushButton::click);
        connect(menu.addAction(m_toggle->text()), &QAction::triggered, m_toggle, &QPushButton::click);
        menu.addSeparator();
    }
    const ToolCatalog *catalog = m_reviewer.catalogOf(at.entry->kind);
    if (at.part)
        addCopyAction(menu, tr("Copy this text"), at.part->text);
    if (catalog && at.entry->isTool() && at.entry->index < catalog->tools.size())
        addCopyToolActions(menu, catalog->tools.at(at.entry->index));
    else if (catalog && !at.entry->isTool())
        addCopyAction(menu, tr("Copy instructions"), catalog->instructions);
}

void ReadingPanel::setShown(const QList<CatalogKind> &catalogs)
{
    m_shown = catalogs;
    markStale();
}

void ReadingPanel::includeAll()
{
    m_model->includeAll();
}

/// The panel is updated when it is shown.
void ReadingPanel::markStale()
{
    m_isStale = true;
    if (isVisible())
        showReviews();
}

void ReadingPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_isStale)
        showReviews();
}

void ReadingPanel::showReviews()
{
    m_isStale = false;
    QList<ReadCatalog> catalogs;
    for (const CatalogKind &kind : std::as_const(m_shown)) {
        const CatalogReview *review = m_reviewer.reviewOf(kind);
        const ToolCatalog *catalog = m_reviewer.catalogOf(kind);
        if (!review || !catalog)
            continue;
        ReadCatalog read{kind, catalog->tools, {}, review->findings, {}};
        read.costs.reserve(review->marks.size());
        for (const ToolMark &mark : review->marks)
            read.costs.append({mark.bytes, mark.tokens});
        const QByteArray instructions = catalog->instructions.toUtf8();
        if (!instructions.isEmpty())
            read.instructions = {instructions.size(), estimatedTokens(instructions)};
        catalogs.append(read);
    }
    m_model->setCatalogs(catalogs);
    showHint();
    showRow();
}

void ReadingPanel::showHint()
{
    m_hint->setText(m_model->isCounting() || m_model->entries().isEmpty() ? tr("Reading the definitions…")
                                                                          : tr("Stronger color means more tokens."));
}

void ReadingPanel::showBudget()
{
    const QLocale locale;
    const int budget = budgets.at(std::size_t(m_budgets->currentIndex()));
    QList<const ReadingModel::Entry *> included;
    ToolCost fullCost;
    ToolCost includedCost;
    int tools = 0;
    int all = 0;
    for (const ReadingModel::Entry &entry : m_model->entries()) {
        all += entry.isTool() ? 1 : 0;
        fullCost += entry.cost;
        if (!entry.included)
            continue;
        tools += entry.isTool() ? 1 : 0;
        includedCost += entry.cost;
        included.append(&entry);
    }
    const qint64 tokens = includedCost.tokens;
    const auto largest = std::min(included.size(), maxLargestShown);
    std::partial_sort(included.begin(), included.begin() + largest, included.end(),
                      [](const auto *a, const auto *b) { return a->cost.tokens > b->cost.tokens; });
    m_bar->setRange(0, budget);
    m_bar->setValue(int(std::min<qint64>(tokens, budget)));
    const QString error = QString::number(catalogTokenError);
    const qint64 upperEstimate = upperBound(tokens, catalogTokenError);
    QString text = upperEstimate > budget
                       ? tr("About %1 tokens with %2 of %3 tools (±%4%): up to %5 more than the budget")
                             .arg(locale.toString(tokens), locale.toString(tools), locale.toString(all), error,
                                  locale.toString(upperEstimate - budget))
                       : tr("About %1 of %5 tokens with %2 of %3 tools (±%4%)")
                             .arg(locale.toString(tokens), locale.toString(tools), locale.toString(all), error,
                                  locale.toString(budget));
    text.replace(u" %"_s, QChar(QChar::Nbsp) + u"%"_s); // so that no line begins with the sign
    const bool hasEntries = !m_model->entries().isEmpty();
    m_label->setText(hasEntries ? text : tr("No tools read yet"));
    setTone(m_label, upperEstimate > budget ? Token::Failed : Token::Text);
    m_bar->setAccessibleName(m_label->text());
    QStringList named;
    for (const ReadingModel::Entry *entry : included.first(largest)) {
        const QString name = entry->isTool() ? displayText(entry->name, LineBreaks::Mark, maxEntryNameLength)
                                             : tr("server instructions");
        // An isolate keeps each entry in order in any window direction.
        named.append(QChar(0x2068) + name + u' ' + locale.toString(entry->cost.tokens) + QChar(0x2069));
    }
    QStringList parts{tr("%1 bytes").arg(locale.toString(includedCost.bytes))};
    if (const int excludedTokens = fullCost.tokens - includedCost.tokens; excludedTokens > 0)
        parts.append(tr("%1 tokens left out").arg(locale.toString(excludedTokens)));
    if (!named.isEmpty())
        parts.append(tr("Largest: %1").arg(named.join(u" · "_s)));
    m_largest->setText(hasEntries ? parts.join(u" · "_s) : QString());
    m_all->setVisible(tools < all);
}

void ReadingPanel::showRow()
{
    const QModelIndex index = m_view->currentIndex();
    m_about->setVisible(index.isValid());
    if (!index.isValid())
        return;
    const ReadingModel::Row row = m_model->row(index.row());
    const ReadingModel::Entry &entry = *row.entry;
    m_readKind = entry.kind;
    m_readTool = entry.name;
    QList<ToolFinding> findings = m_model->findingsOf(entry);
    findings.removeIf([&row](const ToolFinding &finding) {
        const QString location = row.part ? row.part->where : QString();
        return severityOf(finding) == FindingSeverity::Info ||
               (!location.isEmpty() && finding.where != location && !finding.where.startsWith(location + u'.'));
    });
    std::stable_sort(findings.begin(), findings.end(),
                     [](const ToolFinding &a, const ToolFinding &b) { return severityOf(a) > severityOf(b); });
    QStringList sentences;
    for (const ToolFinding &finding : findings.first(std::min(findings.size(), maxFindingsShown)))
        sentences.append(
            tr("%1: %2", "severity, finding").arg(findingSeverityName(severityOf(finding)), displayText(finding.what)) +
            (finding.harm.isEmpty() ? QString() : u' ' + finding.harm));
    const bool hasFindings = !findings.isEmpty();
    m_about->setEdge(hasFindings ? std::optional(tokenFor(severityOf(findings.constFirst()))) : std::nullopt);
    const QString name = m_model->index(m_model->headOf(index.row())).data().toString();
    const QString where = row.part ? displayText(row.part->where, LineBreaks::Mark, maxEntryNameLength) : QString();
    const int tokens = entry.cost.tokens;
    const QString cost = row.part
                             ? tr("%1 of %n token(s)", nullptr, tokens).arg(QLocale().toString(row.part->tokens))
                             : listText({tokensText(tokens), tr("%1 bytes").arg(QLocale().toString(entry.cost.bytes))});
    m_aboutWords->showText(where.isEmpty() ? name : name + u" · "_s + where, sentencesText(sentences), cost);
    m_toggle->setText(entry.included ? tr("Leave out") : tr("Include"));
    m_toggle->setAccessibleName(m_toggle->text() + u": "_s + name);
    m_toggle->setVisible(entry.isTool());
    m_open->setVisible(entry.isTool());
}

/// Returns to the same tool after a change of lines.
void ReadingPanel::restoreCurrent()
{
    for (int row = 0; !m_readTool.isEmpty() && row < m_model->rowCount();) {
        const ReadingModel::Entry &entry = *m_model->row(row).entry;
        if (entry.kind == m_readKind && entry.name == m_readTool) {
            m_view->setCurrentIndex(m_model->index(row));
            return;
        }
        row += 1 + (entry.included ? entry.lines : 0);
    }
}

QList<OfferedCatalog> ReadingPanel::offered() const
{
    QList<OfferedCatalog> catalogs;
    for (const CatalogKind &kind : m_shown) {
        const ToolCatalog *catalog = m_reviewer.catalogOf(kind);
        if (!catalog)
            continue;
        QList<Tool> tools = catalog->tools;
        tools.removeIf([this, &kind](const Tool &tool) { return !m_model->isIncluded(kind, tool.name); });
        catalogs.append(offeredCatalog(kind, tools));
    }
    return catalogs;
}

void ReadingPanel::copySpec()
{
    const Result<QString> text = m_spec(offered());
    if (text)
        m_copy->copy(*text);
    else
        m_hint->setText(errorLine(text.error()));
}

bool ReadingPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        m_resizeTimer.start();
    return QWidget::eventFilter(watched, event);
}

void ReadingPanel::resizeEvent(QResizeEvent *event)
{
    m_largest->setVisible(height() >= minHeightForLargest);
    QWidget::resizeEvent(event);
}

} // namespace rc

#include "moc_readingpanel.cpp"
