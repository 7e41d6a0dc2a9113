// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/page/comparepanel.h"

#include "core/words/displaytext.h"
#include "ui/buttons/rowmenu.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/isolates.h"
#include "ui/tools/review/changeview.h"
#include "ui/widgets/kit.h"

#include <QHash>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QTreeWidget>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int placeRole = Qt::UserRole;  ///< in the rows
constexpr qsizetype mostCompared = 2000; // per catalog

QString shown(const QString &name)
{
    return displayText(name, LineBreaks::Mark, 200);
}

} // namespace

ComparePanel::ComparePanel(const Theme &theme, QWidget *parent)
    : Panel(parent)
    , m_theme(theme)
    , m_title(named(plainLabel({}, theme, Token::Text, TextSize::Title, this), u"compareTitle"_s))
    , m_words(named(plainLabel({}, theme, Token::Quiet, TextSize::Body, this), u"compareWords"_s))
    , m_tools(named(new QTreeWidget(this), u"comparedTools"_s, tr("Tools that differ from the lock")))
    , m_changes(new ChangeView(theme, this))
    , m_close(named(new QPushButton(tr("Close"), this), u"closeCompare"_s))
{
    setObjectName(u"comparePanel"_s);
    m_close->setMinimumHeight(grid::controlHeight);
    m_tools->setHeaderLabels({tr("Tool"), tr("Catalog"), tr("Change")});
    keepGutter(m_tools);
    m_tools->setRootIsDecorated(false);
    m_tools->setUniformRowHeights(true);
    m_tools->setItemDelegate(new IsolatingDelegate(m_tools));
    m_tools->header()->setStyleSheet(u"QHeaderView::section { padding: 4px 3px; }"_s); // as the cells
    m_tools->header()->setStretchLastSection(false);
    m_tools->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_tools->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    auto *splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(m_tools);
    splitter->addWidget(m_changes);
    splitter->setChildrenCollapsible(false);
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 1);
    auto *head = makeRow({}, {{m_title, 1}, {m_close, 0, Qt::AlignTop}});
    makeColumn(this, {QMargins(16, 14, 16, 16), 2 * grid::unit}, {head, m_words, {splitter, 1}});
    setTabOrder(m_close, m_tools);
    connect(m_close, &QPushButton::clicked, this, &ComparePanel::closed);
    connect(m_tools, &QTreeWidget::currentItemChanged, this, &ComparePanel::showChosen);
    connect(m_tools, &QTreeWidget::itemActivated, this, [this] {
        if (const Row *row = current(); row != nullptr && row->isThere)
            emit toolWanted(row->kind, QString(row->name));
    });
    giveRowMenu(m_tools, [this](QMenu &menu, const QModelIndex &) {
        if (const Row *row = current())
            addActions(menu, *row);
    });
    connect(&theme, &Theme::changed, this, &ComparePanel::fill);
}

void ComparePanel::addActions(QMenu &menu, const Row &row)
{
    QAction *show = menu.addAction(tr("Show tool"));
    show->setEnabled(row.isThere);
    connect(show, &QAction::triggered, this, [this, kind = row.kind, name = row.name] { emit toolWanted(kind, name); });
    menu.addSeparator();
    addCopy(menu, tr("Copy name"), row.name);
    addCopy(menu, tr("Copy changes"), m_changes->toPlainText());
}

void ComparePanel::begin(const QString &lock)
{
    m_rows.clear();
    m_title->setText(tr("Compared with %1", "a file").arg(shown(lock)));
}

void ComparePanel::showDrift(const LockComparison &compared)
{
    begin(compared.lock);
    QStringList sentences;
    for (const LockComparison::Catalog &catalog : compared.catalogs) {
        const QString name = catalogName(catalog.kind);
        if (catalog.drift.isNew)
            sentences.append(tr("%1: the lock does not have this catalog.").arg(name));
        else if (catalog.drift.isEmpty())
            sentences.append(tr("%1: as locked.").arg(name));
        else
            sentences.append(
                tr("%1: %n tool(s) differ from the lock.", nullptr, int(catalog.drift.tools.size())).arg(name));
        for (const ToolChange &change : catalog.drift.changes)
            sentences.append(tr("%1: %2", "a catalog, what changed").arg(name, change.what));
        for (const ToolDifference &one : catalog.drift.tools) {
            const QString nothing = one.fate == ToolFate::Removed ? tr("The server no longer lists this tool.")
                                    : one.fate == ToolFate::Added ? tr("The lock does not have this tool.")
                                                                  : QString();
            m_rows.append({catalog.kind, one.name,
                           one.fate == ToolFate::Changed ? changeWeightName(one.weight())
                                                         : tr("%1 · %2", "new or removed, how severe that is")
                                                               .arg(fateName(one.fate), changeWeightName(one.weight())),
                           tokenOf(one), one.changes, nothing, one.fate != ToolFate::Removed});
        }
    }
    for (const CatalogKind &kind : compared.incomplete)
        sentences.append(tr("%1: the list is incomplete, so it is not compared.").arg(catalogName(kind)));
    if (!m_rows.isEmpty())
        sentences.append(tr("A lock has no texts, so changes of texts are shown without words. To accept these lists, "
                            "save them as a lock (Export)."));
    m_words->setText(sentences.join(QLatin1Char('\n')));
    fill();
}

void ComparePanel::waitForLock(const QString &lock)
{
    begin(lock);
    m_words->setText(tr("Comparing…"));
    fill();
}

void ComparePanel::showMessage(const QString &sentence)
{
    m_words->setText(sentence);
}

void ComparePanel::fill()
{
    m_tools->clear();
    QHash<CatalogKind, qsizetype> ofCatalog;
    qsizetype more = 0;
    for (qsizetype i = 0; i < m_rows.size(); ++i) {
        const Row &row = m_rows.at(i);
        if (++ofCatalog[row.kind] > mostCompared) {
            ++more;
            continue;
        }
        auto *item = new QTreeWidgetItem({shown(row.name), catalogName(row.kind), row.what});
        item->setSizeHint(0, {0, grid::controlHeight});
        item->setData(0, placeRole, int(i));
        item->setForeground(2, m_theme.color(row.token));
        m_tools->addTopLevelItem(item);
    }
    if (more > 0) {
        auto *item = new QTreeWidgetItem({tr("%n more tool(s)", nullptr, int(more))});
        item->setFlags(Qt::NoItemFlags);
        m_tools->addTopLevelItem(item);
    }
    m_tools->setVisible(!m_rows.isEmpty());
    m_changes->setVisible(!m_rows.isEmpty());
    if (!m_rows.isEmpty())
        m_tools->setCurrentItem(m_tools->topLevelItem(0));
}

const ComparePanel::Row *ComparePanel::current() const
{
    const QTreeWidgetItem *item = m_tools->currentItem();
    const QVariant place = item ? item->data(0, placeRole) : QVariant();
    return place.isValid() ? &m_rows.at(place.toInt()) : nullptr;
}

void ComparePanel::showChosen()
{
    if (const Row *row = current())
        m_changes->showChanges(row->changes, row->nothing);
}

} // namespace rc

#include "moc_comparepanel.cpp"
