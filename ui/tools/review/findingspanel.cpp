// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/review/findingspanel.h"

#include "session/tools/catalogreviewer.h"
#include "ui/buttons/rowmenu.h"
#include "ui/fields/calmcombo.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/theme.h"
#include "ui/tools/review/findingdelegate.h"
#include "ui/widgets/kit.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QStyle>
#include <QTreeView>

#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// The choices above the list, in their order.
const std::array<FindingModel::Filter, 5> filters{{{std::nullopt, false},
                                                   {FindingWeight::Danger, false},
                                                   {FindingWeight::Warning, false},
                                                   {FindingWeight::Note, false},
                                                   {std::nullopt, true}}};

} // namespace

FindingsPanel::FindingsPanel(CatalogReviewer &reviewer, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_reviewer(reviewer)
    , m_model(new FindingModel(this))
    , m_weights(named(new CalmCombo(this), u"findingWeights"_s, tr("Severity")))
    , m_view(named(new QTreeView(this), u"findings"_s, tr("Findings")))
    , m_words(named(plainLabel({}, theme, Token::Quiet, TextSize::Small, this), u"findingsWords"_s))
    , m_accept(named(linkButton({}, this), u"acceptChosen"_s))
{
    setObjectName(u"findingsPanel"_s);
    for (std::size_t i = 0; i < filters.size(); ++i)
        m_weights->addItem({});
    m_view->setModel(m_model);
    m_view->setItemDelegate(new FindingDelegate(theme, m_view));
    m_view->header()->hide();
    m_view->setRootIsDecorated(false);
    m_view->setIndentation(0);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    keepGutter(m_view);
    // By rows: only those that are seen are measured, however many there are.
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerItem);
    m_view->viewport()->installEventFilter(this);
    m_view->setMinimumHeight(80);
    auto *top = makeRow({}, {m_weights, stretch(0), m_accept});
    makeColumn(this, {noMargins}, {top, {m_view, 1}, m_words});
    setTabOrder(m_weights, m_accept);
    setTabOrder(m_accept, m_view);
    connect(m_weights, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_model->setFilter(filters.at(size_t(index)));
        updateWords();
    });
    connect(m_view, &QTreeView::activated, this, &FindingsPanel::open);
    connect(m_view, &QTreeView::clicked, this, [this](const QModelIndex &index) {
        // where one click activates, open() does it
        const bool isActivated =
            m_view->style()->styleHint(QStyle::SH_ItemView_ActivateItemOnSingleClick, nullptr, m_view) != 0;
        if (!isActivated && m_model->kind(index.row()) == FindingModel::RowKind::Folded)
            m_model->unfold(index.row());
    });
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &FindingsPanel::updateWords);
    giveRowMenu(m_view, [this](QMenu &menu, const QModelIndex &at) { addActions(menu, at); });
    connect(m_accept, &QPushButton::clicked, this, &FindingsPanel::acceptChosen);
    connect(&reviewer, &CatalogReviewer::reviewed, this, &FindingsPanel::showReviews);
    fitToTheme(this, theme, [this] { m_view->doItemsLayout(); });
    showReviews();
}

/// A tool's row and a finding lead to their place, what is folded opens.
void FindingsPanel::open(const QModelIndex &index)
{
    if (m_model->kind(index.row()) == FindingModel::RowKind::Folded) {
        m_model->unfold(index.row());
        return;
    }
    const ToolFinding finding = m_model->finding(index.row());
    const bool isTool = m_model->kind(index.row()) == FindingModel::RowKind::Tool;
    emit placeWanted(finding.catalog, finding.name, isTool ? QString() : finding.where);
}

void FindingsPanel::addActions(QMenu &menu, const QModelIndex &at)
{
    const FindingModel::RowKind kind = m_model->kind(at.row());
    const ToolFinding finding = m_model->finding(at.row());
    const QString show = kind == FindingModel::RowKind::Finding ? tr("Show location")
                         : kind == FindingModel::RowKind::Tool  ? tr("Show tool")
                                                                : tr("Show or hide these");
    connect(menu.addAction(show), &QAction::triggered, this, [this, row = QPersistentModelIndex(at)] {
        if (row.isValid())
            open(row);
    });
    if (kind == FindingModel::RowKind::Folded)
        return;
    if (kind == FindingModel::RowKind::Finding) {
        QAction *accept = menu.addAction(m_accept->text());
        accept->setEnabled(m_accept->isEnabled());
        connect(accept, &QAction::triggered, this, &FindingsPanel::acceptChosen);
    }
    menu.addSeparator();
    addCopy(menu, tr("Copy name of the tool"), finding.name);
    if (kind == FindingModel::RowKind::Finding) {
        addCopy(menu, tr("Copy finding"), at.data().toString() + u'\n' + at.data(FindingModel::AsideRole).toString());
        addCopy(menu, tr("Copy rule"), ruleRow(finding.rule).word);
    }
}

/// Lines break elsewhere in another width.
bool FindingsPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        m_view->doItemsLayout();
    return QWidget::eventFilter(watched, event);
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
    for (const QModelIndex &index : m_view->selectionModel()->selectedRows()) {
        if (m_model->kind(index.row()) == FindingModel::RowKind::Finding)
            findings.append(m_model->finding(index.row()));
    }
    return findings;
}

void FindingsPanel::updateWords()
{
    const QLocale locale;
    const auto number = [&](size_t filter) { return locale.toString(m_model->count(filters.at(filter))); };
    const QStringList choices{tr("All %1").arg(number(0)), tr("Critical %1").arg(number(1)),
                              tr("Warnings %1").arg(number(2)), tr("Info %1").arg(number(3)),
                              tr("Accepted %1").arg(number(4))};
    for (int i = 0; i < int(choices.size()); ++i)
        m_weights->setItemText(i, choices.at(i));
    const auto count = static_cast<int>(chosen().size());
    m_accept->setEnabled(count > 0);
    m_accept->setText(m_model->filter().accepted ? tr("Reopen") : tr("Accept"));
    m_words->setText(m_model->rowCount() == 0 ? tr("No findings")
                     : count > 1
                         ? tr("%n selected. Press Enter to open.", nullptr, count)
                         : tr("Press Enter to open. Accepted findings stay hidden until the definition changes."));
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
