// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/review/findingspanel.h"

#include "core/words/age.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "session/tools/catalogreviewer.h"
#include "ui/buttons/rowmenu.h"
#include "ui/fields/nowheelboxes.h"
#include "ui/parts/statetokens.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/theme.h"
#include "ui/tools/review/changeview.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/wrappedtext.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// On a button that accepts findings, or reopens accepted ones.
void showAcceptance(QPushButton &button, bool isAccepted)
{
    button.setText(isAccepted ? FindingRows::tr("Reopen") : FindingRows::tr("Accept"));
    setPlainToolTip(&button, isAccepted ? QString() : FindingRows::tr("Stays hidden until the definition changes."));
}

} // namespace

QString findingsTabText(qsizetype findings)
{
    return findings > 0 ? FindingsPanel::tr("Findings %1").arg(QLocale().toString(findings))
                        : FindingsPanel::tr("Findings");
}

FindingsPanel::FindingsPanel(CatalogReviewer &reviewer, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_reviewer(reviewer)
    , m_model(new FindingModel(this))
    , m_filters(named(new NoWheelComboBox(this), u"findingFilters"_s, tr("Findings to show")))
    , m_compared(named(plainLabel({}, theme, Token::Quiet, TextSize::Small, this), u"changesWords"_s))
    , m_view(named(new QTreeView(this), u"findings"_s, tr("Findings")))
    , m_changes(named(new ChangeView(theme, this), u"changesText"_s))
    , m_label(named(plainLabel({}, theme, Token::Quiet, TextSize::Small, this), u"findingsWords"_s))
    , m_accept(named(linkButton({}, this), u"acceptChosen"_s))
    , m_all(named(linkButton(tr("Mark all as reviewed"), this), u"reviewAll"_s))
{
    setObjectName(u"findingsPanel"_s);
    for (int i = 0; i < findingFilterCount; ++i)
        m_filters->addItem({});
    buildView(theme);
    auto *splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(m_view);
    splitter->addWidget(m_changes);
    splitter->setChildrenCollapsible(false);
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 1);
    auto *top = makeRow({}, {m_filters, stretch(0), m_accept});
    auto *comparedRow = makeRow({}, {{m_compared, 1}, {m_all, 0, Qt::AlignTop}});
    makeColumn(this, {noMargins}, {top, comparedRow, {splitter, 1}, m_label});
    setTabOrder(m_filters, m_accept);
    setTabOrder(m_accept, m_all);
    setTabOrder(m_all, m_view);
    setTabOrder(m_view, m_changes);
    connect(m_filters, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_model->setFilter(FindingModel::Filter(index));
        updateTexts();
    });
    connect(m_accept, &QPushButton::clicked, this, &FindingsPanel::acceptChosen);
    connect(m_all, &QPushButton::clicked, this, [this] {
        for (const CatalogKind &kind : QList<CatalogKind>(m_shown))
            m_reviewer.setReviewed(kind);
    });
    connect(&reviewer, &CatalogReviewer::reviewed, this, &FindingsPanel::showReviews);
    fitToTheme(this, theme, [this] { m_view->doItemsLayout(); });
    showReviews();
}

void FindingsPanel::buildView(const Theme &theme)
{
    m_view->setModel(m_model);
    m_view->setItemDelegate(new FindingDelegate(theme, m_view));
    m_view->header()->hide();
    m_view->setRootIsDecorated(false);
    m_view->setIndentation(0);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    reserveGutter(m_view);
    // Scrolling by item measures only visible rows.
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerItem);
    m_view->viewport()->installEventFilter(this);
    m_view->setMinimumHeight(80);
    connect(m_view, &QTreeView::activated, this, &FindingsPanel::open);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &FindingsPanel::updateTexts);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &FindingsPanel::showDetail);
    connect(m_model, &QAbstractItemModel::modelReset, this, &FindingsPanel::showDetail);
    attachRowMenu(m_view, [this](QMenu &menu, const QModelIndex &at) { addActions(menu, at); });
}

/// Requests the location of a tool, finding or change.
void FindingsPanel::open(const QModelIndex &index)
{
    const int row = index.row();
    if (const ToolDifference *change = m_model->change(row); change && change->fate == DifferenceKind::Removed)
        return;
    const bool isFinding = m_model->kind(row) == FindingModel::RowKind::Finding;
    emit locationRequested(m_model->catalog(row), m_model->toolName(row),
                           isFinding ? m_model->finding(row).where : QString());
}

void FindingsPanel::addActions(QMenu &menu, const QModelIndex &at)
{
    const int row = at.row();
    const FindingModel::RowKind kind = m_model->kind(row);
    const ToolDifference *change = m_model->change(row);
    const QString name = m_model->toolName(row);
    QAction *show = menu.addAction(kind == FindingModel::RowKind::Finding ? tr("Show location") : tr("Show tool"));
    show->setEnabled(!change || change->fate != DifferenceKind::Removed);
    connect(show, &QAction::triggered, this, [this, index = QPersistentModelIndex(at)] {
        if (index.isValid())
            open(index);
    });
    if (kind == FindingModel::RowKind::Finding) {
        QAction *accept = menu.addAction(m_accept->text());
        accept->setEnabled(m_accept->isEnabled());
        connect(accept, &QAction::triggered, this, &FindingsPanel::acceptChosen);
    } else if (change) {
        QAction *reviewed = menu.addAction(tr("Mark as reviewed"));
        reviewed->setEnabled(m_model->needsReview(row));
        connect(reviewed, &QAction::triggered, this,
                [this, catalog = m_model->catalog(row), name] { m_reviewer.setReviewed(catalog, name); });
    }
    menu.addSeparator();
    addCopyAction(menu, tr("Copy name of the tool"), name);
    if (kind == FindingModel::RowKind::Finding) {
        addCopyAction(menu, FindingRows::tr("Copy finding"),
                      at.data().toString() + u'\n' + at.data(FindingModel::AsideRole).toString());
        addCopyAction(menu, tr("Copy rule"), ruleRow(m_model->finding(row).rule).word);
    } else if (kind == FindingModel::RowKind::Change) {
        addCopyAction(menu, tr("Copy changes"),
                      m_changes->isVisible() ? m_changes->toPlainText() : at.data().toString());
    }
}

/// Keeps the current row visible when the view gets smaller.
bool FindingsPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize) {
        m_view->doItemsLayout();
        // EnsureVisible would leave a partly visible row.
        const QModelIndex current = m_view->currentIndex();
        if (current.isValid() && !m_view->viewport()->rect().contains(m_view->visualRect(current)))
            m_view->scrollTo(current, QAbstractItemView::PositionAtTop);
    }
    return QWidget::eventFilter(watched, event);
}

qsizetype FindingsPanel::count() const
{
    return m_model->count(FindingModel::Filter::All);
}

void FindingsPanel::setShown(const QList<CatalogKind> &catalogs)
{
    m_shown = catalogs;
    showReviews();
}

void FindingsPanel::showChanges()
{
    m_filters->setCurrentIndex(int(FindingModel::Filter::Changes));
}

void FindingsPanel::showReviews()
{
    QList<CatalogReview> reviews;
    for (const CatalogKind &kind : std::as_const(m_shown)) {
        if (const CatalogReview *review = m_reviewer.reviewOf(kind))
            reviews.append(*review);
    }
    m_model->setReviews(reviews);
    showComparison();
    updateTexts();
    emit countChanged();
}

void FindingsPanel::showComparison()
{
    QStringList sentences;
    for (const CatalogKind &kind : std::as_const(m_shown)) {
        const CatalogReview *review = m_reviewer.reviewOf(kind);
        const ToolCatalog *catalog = m_reviewer.catalogOf(kind);
        if (!catalog)
            continue;
        const QString name = catalogName(kind);
        if (!review)
            sentences.append(tr("%1: comparing…").arg(name));
        else if (!catalog->complete)
            sentences.append(incompleteText(kind));
        else if (!review->since.isValid())
            sentences.append(tr("%1: no changes.").arg(name));
        else
            sentences.append(tr("%1: compared with the list from %2.").arg(name, momentText(review->since)));
    }
    m_compared->setText(sentences.isEmpty() ? tr("No list has been reviewed yet.") : sentences.join(QLatin1Char('\n')));
    m_all->setVisible(m_model->unreviewed() > 0);
}

void FindingsPanel::showDetail()
{
    const QModelIndex index = m_view->currentIndex();
    const bool isChange = index.isValid() && m_model->kind(index.row()) == FindingModel::RowKind::Change;
    const QList<ToolChange> changes = isChange ? m_model->change(index.row())->changes : QList<ToolChange>();
    m_changes->showChanges(changes);
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

void FindingsPanel::updateTexts()
{
    using Filter = FindingModel::Filter;
    const auto number = [this](Filter filter) { return QLocale().toString(m_model->count(filter)); };
    const QStringList choices{
        tr("All %1").arg(QLocale().toString(m_model->count(Filter::All) + m_model->count(Filter::Changes))),
        tr("Critical %1").arg(number(Filter::Critical)),
        tr("Warnings %1").arg(number(Filter::Warnings)),
        tr("Info %1").arg(number(Filter::Notes)),
        tr("Changes %1").arg(number(Filter::Changes)),
        tr("Accepted %1").arg(number(Filter::Accepted))};
    for (int i = 0; i < int(choices.size()); ++i)
        m_filters->setItemText(i, choices.at(i));
    const auto count = static_cast<int>(chosen().size());
    m_accept->setEnabled(count > 0);
    showAcceptance(*m_accept, m_model->filter() == Filter::Accepted);
    const bool isComparing = std::any_of(m_shown.cbegin(), m_shown.cend(), [this](const CatalogKind &kind) {
        return m_reviewer.catalogOf(kind) && !m_reviewer.reviewOf(kind);
    });
    m_label->setText(isComparing ? comparingText()
                     : m_model->rowCount() == 0
                         ? (m_model->filter() == Filter::Changes ? tr("No changes") : tr("No findings"))
                     : count > 1 ? tr("%n selected", nullptr, count)
                                 : QString());
    m_label->setVisible(!m_label->text().isEmpty());
}

void FindingsPanel::acceptChosen()
{
    const bool reopens = m_model->filter() == FindingModel::Filter::Accepted;
    const QList<ToolFinding> all = chosen();
    for (const CatalogKind &kind : std::as_const(m_shown)) {
        QList<ToolFinding> own = all;
        own.removeIf([&kind](const ToolFinding &finding) { return finding.catalog != kind; });
        if (!own.isEmpty())
            m_reviewer.accept(kind, own, !reopens);
    }
}

namespace {

constexpr qsizetype maxRows = 40;
constexpr int findingIconSize = 16;

} // namespace

FindingRows::FindingRows(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_rows(new QVBoxLayout(this))
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    connect(&theme, &Theme::changed, this, &FindingRows::fill);
    hide();
}

void FindingRows::showFindings(const QList<ToolFinding> &findings, const QList<ToolFinding> &accepted)
{
    if (findings == m_findings && accepted == m_accepted)
        return;
    const bool isSameTool = !(m_findings + m_accepted).isEmpty() && !(findings + accepted).isEmpty() &&
                            (m_findings + m_accepted).constFirst().tool == (findings + accepted).constFirst().tool;
    if (!isSameTool)
        m_showsAccepted = false;
    m_findings = findings;
    // Keeps the order of the definition among equal severities.
    std::stable_sort(m_findings.begin(), m_findings.end(),
                     [](const ToolFinding &a, const ToolFinding &b) { return severityOf(a) > severityOf(b); });
    m_accepted = accepted;
    fill();
}

void FindingRows::fill()
{
    if (m_holder)
        m_holder->deleteLater(); // because one of its buttons may be the caller
    m_holder = nullptr;
    setVisible(!m_findings.isEmpty() || !m_accepted.isEmpty());
    if (isHidden())
        return;
    m_holder = new QWidget(this);
    auto *layout = makeColumn(m_holder, {noMargins, 0});
    m_rows->addWidget(m_holder);
    for (qsizetype i = 0; i < m_findings.size() && i < maxRows; ++i)
        addRow(m_findings.at(i), false);
    if (m_findings.size() > maxRows)
        layout->addWidget(
            quietLabel(tr("%n more finding(s)", nullptr, int(m_findings.size() - maxRows)), m_theme, m_holder));
    if (!m_accepted.isEmpty() && !m_showsAccepted) {
        auto *link = named(linkButton(tr("%n accepted finding(s)", nullptr, int(m_accepted.size())), m_holder),
                           u"acceptedFindings"_s);
        layout->addWidget(link, 0, Qt::AlignLeading);
        connect(link, &QPushButton::clicked, this, [this] {
            m_showsAccepted = true;
            fill();
        });
    }
    for (qsizetype i = 0; m_showsAccepted && i < m_accepted.size() && i < maxRows; ++i)
        addRow(m_accepted.at(i), true);
    fixTabOrder(this);
}

void FindingRows::addRow(const ToolFinding &finding, bool isAccepted)
{
    constexpr qsizetype maxLength = 4000;
    const FindingRuleRow &rule = ruleRow(finding.rule);
    const FindingSeverity severity = severityOf(finding);
    auto *row = named(new QWidget(m_holder), u"finding"_s);
    auto *icon = plainLabel({}, row);
    showIcon(icon, isAccepted ? u"passed"_s : iconName(severity), m_theme,
             isAccepted ? Token::Skipped : tokenFor(severity), m_theme.scaledLength(findingIconSize));
    icon->setAccessibleName(findingSeverityName(severity));
    auto *text = new LeadText(m_theme, row);
    const QString location = displayText(finding.where, LineBreaks::Mark, maxLength);
    const QString what = displayText(finding.what, LineBreaks::Mark, maxLength);
    text->showText({}, sentencesText({what, finding.harm}),
                   rule.word + (location.isEmpty() ? QString() : u" · "_s + location));
    text->setMinimumWidth(24 * grid::unit);
    row->setAccessibleName(text->text());
    auto *layout = makeRow(row, {QMargins(0, 2, 0, 2), 3 * grid::unit}, {{icon, 0, Qt::AlignTop}, {text, 1}});
    if (!finding.where.isEmpty()) {
        auto *show = named(linkButton(tr("Show"), row), u"showLocation"_s, tr("Show location: %1").arg(finding.what));
        connect(show, &QPushButton::clicked, this, [this, where = finding.where] { emit locationRequested(where); });
        layout->addWidget(show, 0, Qt::AlignTop);
    }
    auto *accept = named(linkButton({}, row), isAccepted ? u"reopen"_s : u"accept"_s);
    showAcceptance(*accept, isAccepted);
    accept->setAccessibleName(accept->text() + u": "_s + finding.what);
    connect(accept, &QPushButton::clicked, this, [this, finding, isAccepted] {
        if (isAccepted)
            emit reopened(finding);
        else
            emit accepted(finding);
    });
    layout->addWidget(accept, 0, Qt::AlignTop);
    attachMenu(row, [row, text](QMenu &menu) {
        for (QPushButton *button : row->findChildren<QPushButton *>())
            connect(menu.addAction(button->text()), &QAction::triggered, button, &QPushButton::click);
        menu.addSeparator();
        addCopyAction(menu, tr("Copy finding"), text->text());
    });
    m_holder->layout()->addWidget(row);
}

} // namespace rc

#include "moc_findingspanel.cpp"
