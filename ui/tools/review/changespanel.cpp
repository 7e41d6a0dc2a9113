// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/review/changespanel.h"

#include "core/words/displaytext.h"
#include "session/tools/catalogreviewer.h"
#include "ui/buttons/rowmenu.h"
#include "ui/theme/boxlayouts.h"
#include "ui/tools/review/changeview.h"
#include "ui/widgets/kit.h"

#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QTreeWidget>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int kindRole = Qt::UserRole;
constexpr int placeRole = Qt::UserRole + 1; ///< in CatalogReview::changes
constexpr qsizetype mostShown = 2000;       // of one catalog

} // namespace

QString fateName(ToolFate fate)
{
    switch (fate) {
    case ToolFate::Added:
        return ChangesPanel::tr("new");
    case ToolFate::Removed:
        return ChangesPanel::tr("removed");
    case ToolFate::Changed:
        break;
    }
    return ChangesPanel::tr("changed");
}

Token tokenOf(const ToolDifference &one)
{
    if (one.fate == ToolFate::Added)
        return Token::Passed;
    return one.weight() >= ChangeWeight::Breaking  ? Token::Failed
           : one.weight() == ChangeWeight::Wording ? Token::Warned
                                                   : Token::Quiet;
}

ChangesPanel::ChangesPanel(CatalogReviewer &reviewer, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_reviewer(reviewer)
    , m_theme(theme)
    , m_tools(named(changedToolsList({tr("Tool"), tr("Type"), tr("Severity")}, this), u"changedTools"_s,
                    tr("Changed tools")))
    , m_changes(named(new ChangeView(theme, this), u"changesText"_s))
    , m_words(named(plainLabel({}, theme, Token::Quiet, TextSize::Body, this), u"changesWords"_s))
    , m_all(named(linkButton(tr("Mark all as reviewed"), this), u"lookedAtAll"_s))
    , m_both(new QSplitter(Qt::Vertical, this))
{
    setObjectName(u"changesPanel"_s);
    m_both->addWidget(m_tools);
    m_both->addWidget(m_changes);
    m_both->setChildrenCollapsible(false);
    auto *row = makeRow({}, {{m_words, 1}, {m_all, 0, Qt::AlignTop}});
    auto *layout = makeColumn(this, {noMargins}, {row, {m_both, 1}});
    layout->addStretch(0); // below the words where there is nothing else
    connect(m_tools, &QTreeWidget::currentItemChanged, this, &ChangesPanel::showChosen);
    connect(m_tools, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem *item) {
        if (const ToolDifference one = differenceOf(*item); one.fate != ToolFate::Removed)
            emit toolWanted(item->data(0, kindRole).value<CatalogKind>(), one.name);
    });
    giveRowMenu(m_tools, [this](QMenu &menu, const QModelIndex &) {
        if (const QTreeWidgetItem *item = m_tools->currentItem())
            addActions(menu, *item);
    });
    connect(m_all, &QPushButton::clicked, this, [this] {
        for (const CatalogKind &kind : QList<CatalogKind>(m_shown))
            m_reviewer.lookedAt(kind);
    });
    connect(&reviewer, &CatalogReviewer::reviewed, this, &ChangesPanel::showReviews);
    connect(&theme, &Theme::changed, this, &ChangesPanel::showReviews);
    showReviews();
}

ToolDifference ChangesPanel::differenceOf(const QTreeWidgetItem &item) const
{
    const CatalogReview *review = m_reviewer.reviewOf(item.data(0, kindRole).value<CatalogKind>());
    return review ? review->changes.value(item.data(0, placeRole).toInt()) : ToolDifference();
}

void ChangesPanel::addActions(QMenu &menu, const QTreeWidgetItem &item)
{
    const auto kind = item.data(0, kindRole).value<CatalogKind>();
    const ToolDifference one = differenceOf(item);
    if (one.name.isEmpty())
        return; // it says how many more there are
    QAction *show = menu.addAction(tr("Show tool"));
    show->setEnabled(one.fate != ToolFate::Removed);
    connect(show, &QAction::triggered, this, [this, kind, one] { emit toolWanted(kind, one.name); });
    QAction *reviewed = menu.addAction(tr("Mark as reviewed"));
    reviewed->setEnabled(item.font(0).weight() == QFont::DemiBold); // as what is not reviewed stands there
    connect(reviewed, &QAction::triggered, this, [this, kind, one] { m_reviewer.lookedAt(kind, one.name); });
    menu.addSeparator();
    addCopy(menu, tr("Copy name"), one.name);
    addCopy(menu, tr("Copy changes"), m_changes->toPlainText());
}

void ChangesPanel::setShown(const QList<CatalogKind> &catalogs)
{
    m_shown = catalogs;
    showReviews();
}

void ChangesPanel::showReviews()
{
    m_tools->clear();
    m_unseen = 0;
    QStringList sentences;
    for (const CatalogKind &kind : std::as_const(m_shown)) {
        const CatalogReview *review = m_reviewer.reviewOf(kind);
        if (!review)
            continue;
        const QString name = catalogName(kind);
        for (const ToolMark &mark : review->marks)
            m_unseen += mark.isUnseen() ? 1 : 0;
        if (!m_reviewer.catalogOf(kind)->complete)
            sentences.append(tr("%1: the list is incomplete, so it is not compared.").arg(name));
        else if (!review->since.isValid())
            sentences.append(tr("%1: no changes.").arg(name));
        else
            sentences.append(tr("%1: compared with the list from %2.")
                                 .arg(name, QLocale().toString(review->since.toLocalTime(), QLocale::ShortFormat)));
        addCatalog(*review);
    }
    m_words->setText(sentences.isEmpty() ? tr("No list has been reviewed yet.") : sentences.join(QLatin1Char('\n')));
    m_all->setEnabled(m_unseen > 0);
    m_both->setVisible(m_tools->topLevelItemCount() > 0);
    if (m_tools->topLevelItemCount() > 0)
        m_tools->setCurrentItem(m_tools->topLevelItem(0));
    else
        m_changes->showChanges({}, {});
    emit countChanged();
}

void ChangesPanel::addCatalog(const CatalogReview &review)
{
    QHash<qsizetype, bool> unseen;
    for (const ToolMark &mark : review.marks) {
        if (mark.change >= 0)
            unseen.insert(mark.change, mark.isUnseen());
    }
    QList<QTreeWidgetItem *> items;
    for (qsizetype i = 0; i < review.changes.size() && i < mostShown; ++i) {
        const ToolDifference &one = review.changes.at(i);
        const QString weight = one.fate == ToolFate::Added ? QString() : changeWeightName(one.weight());
        auto *item = new QTreeWidgetItem({displayText(one.name, LineBreaks::Mark, 200), fateName(one.fate), weight});
        item->setData(0, kindRole, QVariant::fromValue(review.kind));
        item->setSizeHint(0, {0, grid::controlHeight});
        item->setData(0, placeRole, int(i));
        item->setForeground(1, m_theme.color(tokenOf(one)));
        item->setForeground(2, m_theme.color(tokenOf(one)));
        QFont font = m_theme.body();
        font.setWeight(unseen.value(i) ? QFont::DemiBold : QFont::Normal);
        item->setFont(0, font);
        items.append(item);
    }
    m_tools->addTopLevelItems(items);
    if (const auto more = static_cast<int>(review.changes.size() - items.size()); more > 0) {
        auto *item = new QTreeWidgetItem({tr("%n more tool(s)", nullptr, more)});
        item->setFlags(Qt::NoItemFlags);
        m_tools->addTopLevelItem(item);
    }
}

void ChangesPanel::showChosen()
{
    const QTreeWidgetItem *item = m_tools->currentItem();
    const CatalogReview *review = item ? m_reviewer.reviewOf(item->data(0, kindRole).value<CatalogKind>()) : nullptr;
    if (!review)
        return;
    const ToolDifference one = review->changes.value(item->data(0, placeRole).toInt());
    m_changes->showChanges(one.changes, one.fate == ToolFate::Removed
                                            ? tr("Removed. Clients that call it will get an error.")
                                            : tr("New tool. Press Enter to show it."));
}

} // namespace rc

#include "moc_changespanel.cpp"
