// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/review/costpanel.h"

#include "core/words/displaytext.h"
#include "session/tools/catalogreviewer.h"
#include "ui/buttons/rowmenu.h"
#include "ui/theme/boxlayouts.h"
#include "ui/tools/review/costtable.h"
#include "ui/tools/review/leftouttools.h"
#include "ui/widgets/kit.h"

#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QScopedValueRollback>

using namespace Qt::StringLiterals;

namespace rc {

CostPanel::CostPanel(CatalogReviewer &reviewer, LeftOutTools &left, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_reviewer(reviewer)
    , m_left(left)
    , m_table(named(new CostTable(tr("Tool"), true, this), u"catalogCosts"_s, tr("Cost of each tool")))
    , m_total(named(plainLabel({}, theme, Token::Text, TextSize::Strong, this), u"costTotal"_s))
    , m_chosen(named(plainLabel({}, theme, Token::Quiet, TextSize::Small, this), u"costChosen"_s))
    , m_all(named(linkButton(tr("Check all"), this), u"keepAllCosts"_s))
{
    setObjectName(u"costPanel"_s);
    keepGutter(m_table);
    auto *hint = plainLabel(tr("Total for the lists shown. Uncheck tools to see what would remain without them. The "
                               "server is not changed."),
                            theme, Token::Quiet, TextSize::Small, this);
    auto *row = makeRow({}, {{m_total, 1}, {m_all, 0, Qt::AlignTop}});
    makeColumn(this, {noMargins}, {row, hint, {m_table, 1}, m_chosen});
    setPlainToolTip(m_total, costMethod());
    setPlainToolTip(m_chosen, costMethod());
    connect(m_table->costs(), &CostModel::keptChanged, this, &CostPanel::keepTicks);
    connect(&left, &LeftOutTools::changed, this, &CostPanel::becomeStale);
    connect(m_table, &CostTable::choiceChanged, this, &CostPanel::updateWords);
    connect(m_table, &QTableView::activated, this, &CostPanel::showChosen);
    giveRowMenu(m_table, [this](QMenu &menu, const QModelIndex &) { addActions(menu); });
    connect(m_all, &QPushButton::clicked, this, [this] { m_left.keepAll(); });
    connect(&reviewer, &CatalogReviewer::reviewed, this, &CostPanel::becomeStale);
    updateWords();
}

void CostPanel::showChosen()
{
    const QList<int> rows = m_table->chosenRows();
    if (!rows.isEmpty())
        emit toolWanted(m_rows.at(rows.first()).kind, m_rows.at(rows.first()).name);
}

void CostPanel::addActions(QMenu &menu)
{
    const QList<int> rows = m_table->chosenRows();
    if (rows.isEmpty())
        return;
    const bool isKept = m_table->costs()->rows().at(rows.first()).isKept;
    QStringList names;
    for (const int row : rows)
        names.append(m_rows.at(row).name);
    connect(menu.addAction(tr("Show tool")), &QAction::triggered, this, &CostPanel::showChosen);
    connect(menu.addAction(isKept ? tr("Leave out") : tr("Include")), &QAction::triggered, m_table,
            &CostTable::toggleChosen);
    menu.addSeparator();
    addCopy(menu, tr("Copy name"), names.join(u'\n'));
    addCopy(menu, tr("Copy rows"), m_table->chosenText());
}

void CostPanel::setShown(const QList<CatalogKind> &catalogs)
{
    m_shown = catalogs;
    becomeStale();
}

/// The table is made when somebody looks at it.
void CostPanel::becomeStale()
{
    if (m_followsTicks) // they are the table's own
        return;
    m_isStale = true;
    if (isVisible())
        showReviews();
    emit countChanged();
}

qint64 CostPanel::tokens() const
{
    qint64 sum = 0;
    for (const CatalogKind &kind : m_shown) {
        if (const CatalogReview *review = m_reviewer.reviewOf(kind))
            sum += review->tokens;
    }
    return sum;
}

void CostPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_isStale)
        showReviews();
}

void CostPanel::showReviews()
{
    m_isStale = false;
    QList<Row> rows;
    QList<CostRow> costs;
    for (const CatalogKind &kind : std::as_const(m_shown)) {
        const CatalogReview *review = m_reviewer.reviewOf(kind);
        for (qsizetype i = 0; review && i < review->marks.size(); ++i) {
            const QString &name = m_reviewer.catalogOf(kind)->tools.at(i).name;
            rows.append({kind, name});
            costs.append({displayText(name, LineBreaks::Mark, 200),
                          {review->marks.at(i).bytes, review->marks.at(i).tokens},
                          true,
                          m_left.isKept(kind, name)});
        }
    }
    m_rows = rows;
    const QScopedValueRollback<bool> following(m_followsTicks, true);
    m_table->costs()->setRows(costs);
    updateWords();
}

void CostPanel::keepTicks()
{
    if (m_followsTicks)
        return;
    const QScopedValueRollback<bool> following(m_followsTicks, true);
    for (qsizetype i = 0; i < m_rows.size(); ++i)
        m_left.setKept(m_rows.at(i).kind, m_rows.at(i).name, m_table->costs()->rows().at(i).isKept);
    updateWords();
}

void CostPanel::updateWords()
{
    const QLocale locale;
    const ToolCost all = m_table->costs()->all();
    const ToolCost kept = m_table->costs()->kept();
    const QString error = QString::number(tokenErrorOfCatalog);
    const bool isWhole = kept == all;
    m_total->setText(isWhole ? tr("About %1 tokens (±%2 %), %3 bytes")
                                   .arg(locale.toString(all.tokens), error, locale.toString(all.bytes))
                             : tr("About %1 of %2 tokens would remain (±%3 %), %4 fewer")
                                   .arg(locale.toString(kept.tokens), locale.toString(all.tokens), error,
                                        locale.toString(all.tokens - kept.tokens)));
    m_all->setVisible(!isWhole);
    ToolCost chosen;
    const QList<int> rows = m_table->chosenRows();
    for (const int row : rows)
        chosen += m_table->costs()->rows().at(row).cost;
    m_chosen->setText(rows.size() > 1 ? tr("%n tool(s) selected: about %1 tokens, %2 bytes", nullptr, int(rows.size()))
                                            .arg(locale.toString(chosen.tokens), locale.toString(chosen.bytes))
                                      : tr("Counts name, description and parameters."));
}

} // namespace rc

#include "moc_costpanel.cpp"
