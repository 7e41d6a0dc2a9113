// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/review/findingspanel.h"

#include "core/words/displaytext.h"
#include "session/tools/catalogreviewer.h"
#include "ui/tools/review/findingrows.h"
#include "ui/widgets/insetdelegate.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/segmentedcontrol.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QResizeEvent>
#include <QTableView>
#include <QVBoxLayout>

#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// The choices above the table, in their order.
const std::array<FindingModel::Filter, 5> filters{{{std::nullopt, false},
                                                   {FindingWeight::Danger, false},
                                                   {FindingWeight::Warning, false},
                                                   {FindingWeight::Note, false},
                                                   {std::nullopt, true}}};

constexpr int forRules = 640;           // of the panel: room for the column of the rules
constexpr qsizetype longestShown = 600; // of one finding

} // namespace

FindingsPanel::FindingsPanel(CatalogReviewer &reviewer, const Theme &theme, QWidget *parent)
    : Panel(theme, parent)
    , m_reviewer(reviewer)
    , m_model(new FindingModel(theme, this))
    , m_weights(named(new SegmentedControl(SegmentedControl::Look::Tabs, this), u"findingWeights"_s, tr("Severity")))
    , m_table(named(new QTableView(this), u"findings"_s, tr("Findings")))
    , m_words(named(plainLabel({}, theme, Token::Quiet, TextSize::Small, this), u"findingsWords"_s))
    , m_accept(named(linkButton({}, this), u"acceptChosen"_s))
{
    setObjectName(u"findingsPanel"_s);
    m_table->setModel(m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->verticalHeader()->hide();
    fitToTheme(m_table, theme, [this, &theme] {
        m_table->verticalHeader()->setDefaultSectionSize(
            qMax(30, QFontMetrics(theme.body()).height() + 2 * grid::unit));
    });
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->setItemDelegate(new InsetDelegate(m_table));
    m_table->horizontalHeader()->setSectionResizeMode(FindingModel::WhatColumn, QHeaderView::Stretch);
    m_table->setColumnWidth(FindingModel::WeightColumn, 104);
    m_table->setColumnWidth(FindingModel::ToolColumn, 150);
    m_table->setColumnWidth(FindingModel::RuleColumn, 150);
    auto *row = new QHBoxLayout;
    row->addWidget(m_words, 1);
    row->addWidget(m_accept);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 14, 16, 12);
    layout->addWidget(m_weights);
    layout->addWidget(m_table, 1);
    layout->addLayout(row);
    connect(m_weights, &SegmentedControl::currentChanged, this, [this](int index) {
        m_model->setFilter(filters.at(size_t(index)));
        updateWords();
    });
    const auto open = [this](const QModelIndex &index) {
        const ToolFinding &finding = m_model->finding(index.row());
        emit placeWanted(finding.catalog, finding.name, finding.where);
    };
    connect(m_table, &QTableView::activated, this, open);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &FindingsPanel::updateWords);
    connect(m_accept, &QPushButton::clicked, this, &FindingsPanel::acceptChosen);
    connect(&reviewer, &CatalogReviewer::reviewed, this, &FindingsPanel::showReviews);
    connect(&theme, &Theme::changed, m_table->viewport(), qOverload<>(&QWidget::update));
    showReviews();
}

qsizetype FindingsPanel::count() const
{
    return m_model->count({});
}

void FindingsPanel::setShown(const QList<CatalogKind> &catalogs)
{
    m_shown = catalogs;
    showReviews();
}

void FindingsPanel::showReviews()
{
    QList<ToolFinding> findings;
    QList<ToolFinding> accepted;
    for (const CatalogKind &kind : std::as_const(m_shown)) {
        if (const CatalogReview *review = m_reviewer.reviewOf(kind)) {
            findings += review->findings;
            accepted += review->accepted;
        }
    }
    m_model->setFindings(findings, accepted);
    updateWords();
    emit countChanged();
}

QList<ToolFinding> FindingsPanel::chosen() const
{
    QList<ToolFinding> findings;
    for (const QModelIndex &index : m_table->selectionModel()->selectedRows())
        findings.append(m_model->finding(index.row()));
    return findings;
}

void FindingsPanel::updateWords()
{
    const QLocale locale;
    const auto number = [&](size_t filter) { return locale.toString(m_model->count(filters.at(filter))); };
    m_weights->setChoices({tr("All %1").arg(number(0)), tr("Critical %1").arg(number(1)),
                           tr("Warnings %1").arg(number(2)), tr("Info %1").arg(number(3)),
                           tr("Accepted %1").arg(number(4))});
    m_weights->updateGeometry();
    const auto count = static_cast<int>(m_table->selectionModel()->selectedRows().size());
    m_accept->setEnabled(count > 0);
    m_accept->setText(m_model->filter().accepted ? tr("Reopen") : tr("Accept"));
    if (count == 1) { // whole, whatever the columns leave of it
        const ToolFinding finding = chosen().constFirst();
        const QString why =
            finding.harm.isEmpty() ? QString() : u' ' + finding.harm + u" ("_s + finding.signs.join(u", "_s) + u')';
        m_words->setText(
            tr("%1: %2", "rule, finding")
                .arg(ruleRow(finding.rule).word, displayText(finding.what, LineBreaks::Mark, longestShown)) +
            why);
        return;
    }
    m_words->setText(count > 0
                         ? tr("%n selected. Press Enter to open.", nullptr, count)
                         : tr("Press Enter to open. Accepted findings stay hidden until the definition changes."));
}

/// The sentence needs the room more than the name of its rule, which the line below the table has, too.
void FindingsPanel::resizeEvent(QResizeEvent *event)
{
    m_table->setColumnHidden(FindingModel::RuleColumn, event->size().width() < forRules);
    Panel::resizeEvent(event);
}

void FindingsPanel::acceptChosen()
{
    const bool takeBack = m_model->filter().accepted;
    const QList<ToolFinding> all = chosen();
    for (const CatalogKind &kind : std::as_const(m_shown)) {
        QList<ToolFinding> own = all;
        own.removeIf([&kind](const ToolFinding &one) { return one.catalog != kind; });
        if (own.isEmpty())
            continue;
        if (takeBack)
            m_reviewer.withdraw(kind, own);
        else
            m_reviewer.accept(kind, own);
    }
}

} // namespace rc

#include "moc_findingspanel.cpp"
