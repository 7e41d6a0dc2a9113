// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/review/readingpanel.h"

#include "catalog/review/toolcost.h"
#include "core/words/displaytext.h"
#include "core/words/errorwords.h"
#include "core/words/listtext.h"
#include "session/tools/catalogreviewer.h"
#include "ui/buttons/copybutton.h"
#include "ui/buttons/rowmenu.h"
#include "ui/parts/statetokens.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
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
constexpr int usualBudgetPlace = 1;
constexpr qsizetype largestNamed = 3;
constexpr qsizetype shownPieceName = 60;
constexpr qsizetype findingsTold = 3;
constexpr int lowReading = 420; // the text needs the height

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
    m_resized.setSingleShot(true);
    m_resized.setInterval(80ms);
    connect(&m_resized, &QTimer::timeout, this,
            [this] { m_model->setColumns(m_delegate->columnsIn(m_view->viewport()->width())); });
    connect(m_model, &ReadingModel::changed, this, &ReadingPanel::showBudget);
    connect(m_model, &ReadingModel::counted, this, &ReadingPanel::showWait);
    connect(m_model, &ReadingModel::counted, this, &ReadingPanel::findBack);
    connect(m_model, &QAbstractItemModel::modelReset, this, &ReadingPanel::showRow);
    connect(&reviewer, &CatalogReviewer::reviewed, this, &ReadingPanel::becomeStale);
    fitToTheme(this, theme, [this] {
        m_view->doItemsLayout();
        m_resized.start();
    });
    showBudget();
    showRow();
}

QWidget *ReadingPanel::buildBudget()
{
    auto *whole = new QWidget(this);
    m_words = named(plainLabel({}, m_theme, Token::Text, TextSize::Body, whole), u"budgetWords"_s);
    m_budgets =
        named(new SegmentedControl(SegmentedControl::Look::Segments, whole), u"budgets"_s, tr("Context budget"));
    QStringList choices;
    for (const int budget : budgets)
        choices.append(tr("%1k", "thousands of tokens").arg(budget / 1000));
    m_budgets->setChoices(choices);
    for (int i = 0; i < int(budgets.size()); ++i)
        m_budgets->button(i)->setAccessibleName(
            tr("Budget of %1 tokens").arg(QLocale().toString(budgets.at(std::size_t(i)))));
    m_budgets->setCurrentIndex(usualBudgetPlace);
    connect(m_budgets, &SegmentedControl::currentChanged, this, &ReadingPanel::showBudget);
    auto *row = new QHBoxLayout;
    row->addWidget(m_words, 1);
    row->addWidget(m_budgets, 0, Qt::AlignTop);
    m_bar = named(new QProgressBar(whole), u"budgetBar"_s);
    m_bar->setTextVisible(false);
    m_largest = named(plainLabel({}, m_theme, Token::Quiet, TextSize::Small, whole), u"largestTools"_s);
    setPlainToolTip(m_words, costMethod());
    makeColumn(whole, {noMargins, 6}, {row, m_bar, m_largest});
    return whole;
}

QWidget *ReadingPanel::buildReading()
{
    auto *whole = new QWidget(this);
    m_hint = named(plainLabel({}, m_theme, Token::Quiet, TextSize::Small, whole), u"readingHint"_s);
    m_all = named(linkButton(tr("Check all"), whole), u"keepAll"_s);
    m_copy = named(CopyButton::link(tr("Copy tool spec"), whole), u"copyToolSpec"_s);
    setPlainToolTip(m_copy, tr("Allows the checked tools only, and asks before each call. A variable stands in for the "
                               "API key."));
    connect(m_all, &QPushButton::clicked, this, [this] { m_model->keepAll(); });
    connect(m_copy, &QPushButton::clicked, this, &ReadingPanel::copySpec);
    auto *row = new QHBoxLayout;
    row->addWidget(m_hint, 1);
    row->addWidget(m_all);
    row->addWidget(m_copy);
    m_view = named(new QListView(whole), u"modelReading"_s, tr("What the model sees"));
    m_view->setModel(m_model);
    m_view->setItemDelegate(m_delegate);
    m_view->setUniformItemSizes(true); // ten thousand tools have some hundred thousand lines
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    keepGutter(m_view);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setMinimumHeight(80);
    m_view->viewport()->installEventFilter(this);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &ReadingPanel::showRow);
    connect(m_view, &QListView::activated, this, [this](const QModelIndex &index) {
        const ReadingModel::Entry &entry = *m_model->row(index.row()).entry;
        if (entry.isTool())
            emit toolWanted(entry.kind, QString(entry.name));
    });
    giveRowMenu(m_view, [this](QMenu &menu, const QModelIndex &at) { addActions(menu, at.row()); });
    makeColumn(whole, {noMargins, grid::unit}, {row, {m_view, 1}});
    return whole;
}

QWidget *ReadingPanel::buildAbout()
{
    m_about = named(new Panel(this), u"aboutLine"_s);
    m_aboutWords = named(new LeadText(m_theme, m_about), u"aboutLineWords"_s);
    m_leave = named(linkButton({}, m_about), u"leaveOut"_s);
    m_open = named(linkButton(tr("Show tool"), m_about), u"showReadTool"_s);
    connect(m_leave, &QPushButton::clicked, this, [this] {
        const QModelIndex head = m_model->index(m_model->headOf(m_view->currentIndex().row()));
        const bool isKept = head.data(Qt::CheckStateRole).toInt() == Qt::Checked;
        m_view->setCurrentIndex(head); // its lines will be removed
        static_cast<void>(m_model->setData(head, isKept ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole));
        showRow();
    });
    connect(m_open, &QPushButton::clicked, this, [this] { emit m_view->activated(m_view->currentIndex()); });
    makeRow(m_about, {QMargins(3 * grid::unit, 2 * grid::unit, 3 * grid::unit, 2 * grid::unit)},
            {{m_aboutWords, 1}, {m_leave, 0, Qt::AlignTop}, {m_open, 0, Qt::AlignTop}});
    return m_about;
}

/// The actions of the buttons below, for the current row.
void ReadingPanel::addActions(QMenu &menu, int row)
{
    const ReadingModel::Row at = m_model->row(row);
    if (at.entry->isTool()) {
        connect(menu.addAction(m_open->text()), &QAction::triggered, m_open, &QPushButton::click);
        connect(menu.addAction(m_leave->text()), &QAction::triggered, m_leave, &QPushButton::click);
        menu.addSeparator();
        addCopy(menu, tr("Copy name"), at.entry->name);
    }
    const ToolCatalog *catalog = m_reviewer.catalogOf(at.entry->kind);
    if (at.part)
        addCopy(menu, tr("Copy this text"), at.part->text);
    if (catalog && at.entry->isTool() && at.entry->place < catalog->tools.size())
        addCopy(menu, tr("Copy definition as JSON"), QString::fromUtf8(catalog->tools.at(at.entry->place).raw));
    else if (catalog && !at.entry->isTool())
        addCopy(menu, tr("Copy instructions"), catalog->instructions);
}

void ReadingPanel::setShown(const QList<CatalogKind> &catalogs)
{
    m_shown = catalogs;
    becomeStale();
}

void ReadingPanel::keepAll()
{
    m_model->keepAll();
}

/// Updated when shown.
void ReadingPanel::becomeStale()
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
        ReadCatalog one{kind, catalog->tools, {}, review->findings, {}};
        one.costs.reserve(review->marks.size());
        for (const ToolMark &mark : review->marks)
            one.costs.append({mark.bytes, mark.tokens});
        const QByteArray instructions = catalog->instructions.toUtf8();
        if (!instructions.isEmpty())
            one.instructions = {instructions.size(), estimatedTokens(instructions)};
        catalogs.append(one);
    }
    m_model->setCatalogs(catalogs);
    showWait();
    showRow();
}

void ReadingPanel::showWait()
{
    m_hint->setText(
        m_model->isCounting() || m_model->entries().isEmpty()
            ? tr("Reading the definitions…")
            : tr("What the model reads, word for word; only line breaks were added. Stronger color means more "
                 "tokens."));
}

void ReadingPanel::showBudget()
{
    const QLocale locale;
    const int budget = budgets.at(std::size_t(m_budgets->currentIndex()));
    QList<const ReadingModel::Entry *> kept;
    ToolCost whole;
    ToolCost taken;
    int tools = 0;
    int all = 0;
    for (const ReadingModel::Entry &entry : m_model->entries()) {
        all += entry.isTool() ? 1 : 0;
        whole += entry.cost;
        if (!entry.kept)
            continue;
        tools += entry.isTool() ? 1 : 0;
        taken += entry.cost;
        kept.append(&entry);
    }
    const qint64 tokens = taken.tokens;
    const auto largest = std::min(kept.size(), largestNamed);
    std::partial_sort(kept.begin(), kept.begin() + largest, kept.end(),
                      [](const auto *one, const auto *other) { return one->cost.tokens > other->cost.tokens; });
    m_bar->setRange(0, budget);
    m_bar->setValue(int(std::min<qint64>(tokens, budget)));
    const QString error = QString::number(tokenErrorOfCatalog);
    const qint64 most = upperBound(tokens, tokenErrorOfCatalog);
    QString words = most > budget ? tr("About %1 tokens with %2 of %3 tools (±%4%): up to %5 more than the budget")
                                        .arg(locale.toString(tokens), locale.toString(tools), locale.toString(all),
                                             error, locale.toString(most - budget))
                                  : tr("About %1 of %5 tokens with %2 of %3 tools (±%4%)")
                                        .arg(locale.toString(tokens), locale.toString(tools), locale.toString(all),
                                             error, locale.toString(budget));
    words.replace(u" %"_s, QChar(QChar::Nbsp) + u"%"_s); // avoids a sign alone on a line
    const bool isThere = !m_model->entries().isEmpty();
    m_words->setText(isThere ? words : tr("The tools have not been read yet."));
    setTone(m_words, most > budget ? Token::Failed : Token::Text);
    m_bar->setAccessibleName(m_words->text());
    QStringList named;
    for (const ReadingModel::Entry *entry : kept.first(largest)) {
        const QString name =
            entry->isTool() ? displayText(entry->name, LineBreaks::Mark, shownPieceName) : tr("server instructions");
        // isolates each part in any window direction
        named.append(QChar(0x2068) + name + u' ' + locale.toString(entry->cost.tokens) + QChar(0x2069));
    }
    QStringList parts{tr("%1 bytes").arg(locale.toString(taken.bytes))};
    if (const int less = whole.tokens - taken.tokens; less > 0)
        parts.append(tr("%1 tokens left out").arg(locale.toString(less)));
    if (!named.isEmpty())
        parts.append(tr("Largest: %1").arg(named.join(u" · "_s)));
    m_largest->setText(isThere ? parts.join(u" · "_s) : QString());
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
    findings.removeIf([&row](const ToolFinding &one) {
        const QString place = row.part ? row.part->where : QString();
        return weightOf(one) == FindingWeight::Note ||
               (!place.isEmpty() && one.where != place && !one.where.startsWith(place + u'.'));
    });
    std::stable_sort(findings.begin(), findings.end(),
                     [](const ToolFinding &one, const ToolFinding &other) { return weightOf(one) > weightOf(other); });
    QStringList sentences;
    for (const ToolFinding &one : findings.first(std::min(findings.size(), findingsTold)))
        sentences.append(
            tr("%1: %2", "severity, finding").arg(findingWeightName(weightOf(one)), displayText(one.what)) +
            (one.harm.isEmpty() ? QString() : u' ' + one.harm));
    const bool isFound = !findings.isEmpty();
    m_about->setEdge(isFound ? std::optional(tokenFor(weightOf(findings.constFirst()))) : std::nullopt);
    const QString name = m_model->index(m_model->headOf(index.row())).data().toString();
    const QString where = row.part ? displayText(row.part->where, LineBreaks::Mark, shownPieceName) : QString();
    const int tokens = entry.cost.tokens;
    const QString cost =
        row.part
            ? tr("%1 of %n token(s)", nullptr, tokens).arg(QLocale().toString(row.part->tokens))
            : listText({tr("%n token(s)", nullptr, tokens), tr("%1 bytes").arg(QLocale().toString(entry.cost.bytes))});
    m_aboutWords->showText(where.isEmpty() ? name : name + u" · "_s + where, sentencesText(sentences), cost);
    m_leave->setText(entry.kept ? tr("Leave out") : tr("Include"));
    m_leave->setAccessibleName(m_leave->text() + u": "_s + name);
    m_leave->setVisible(entry.isTool());
    m_open->setVisible(entry.isTool());
}

/// After a change of lines: returns to the same tool.
void ReadingPanel::findBack()
{
    for (int row = 0; !m_readTool.isEmpty() && row < m_model->rowCount();) {
        const ReadingModel::Entry &entry = *m_model->row(row).entry;
        if (entry.kind == m_readKind && entry.name == m_readTool) {
            m_view->setCurrentIndex(m_model->index(row));
            return;
        }
        row += 1 + (entry.kept ? entry.lines : 0);
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
        tools.removeIf([this, &kind](const Tool &tool) { return !m_model->isKept(kind, tool.name); });
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
        m_resized.start();
    return QWidget::eventFilter(watched, event);
}

void ReadingPanel::resizeEvent(QResizeEvent *event)
{
    m_largest->setVisible(height() >= lowReading);
    QWidget::resizeEvent(event);
}

} // namespace rc

#include "moc_readingpanel.cpp"
