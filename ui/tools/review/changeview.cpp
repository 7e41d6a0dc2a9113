// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/review/changeview.h"

#include "catalog/difference/worddiff.h"
#include "core/words/age.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "session/tools/catalogreviewer.h"
#include "ui/buttons/rowmenu.h"
#include "ui/fields/nowheelboxes.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/isolates.h"
#include "ui/widgets/kit.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QHash>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QTextBlock>
#include <QTreeWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype maxChangeLength = 20'000;
constexpr qsizetype maxChanges = 200;

QString shownChange(const QString &text)
{
    return displayText(text, LineBreaks::Keep, maxChangeLength);
}

Token tokenOf(ChangeSeverity severity)
{
    return severity >= ChangeSeverity::Breaking  ? Token::Failed
           : severity == ChangeSeverity::Wording ? Token::Warned
                                                 : Token::Quiet;
}

} // namespace

Token tokenOf(const ToolDifference &difference)
{
    return difference.fate == DifferenceKind::Added ? Token::Passed : tokenOf(difference.severity());
}

QString comparingText()
{
    return ChangeView::tr("Comparing…");
}

QString incompleteText(const CatalogKind &kind)
{
    return ChangeView::tr("%1: the list is incomplete, so it is not compared.").arg(catalogName(kind));
}

ChangeView::ChangeView(const Theme &theme, QWidget *parent)
    : CodeView(theme, parent)
    , m_theme(theme)
{
    setFont(theme.body());
    setAccessibleName(tr("What changed"));
    connect(&theme, &Theme::changed, this, &ChangeView::paintMarks);
}

void ChangeView::showChanges(const QList<ToolChange> &changes)
{
    m_marks.clear();
    QString text;
    const auto add = [&](const QString &piece, Token token, bool isRemoved, bool isHeading) {
        m_marks.append({text.size(), piece.size(), token, isRemoved, isHeading});
        text += piece;
    };
    for (qsizetype i = 0; i < changes.size() && i < maxChanges; ++i) {
        const ToolChange &change = changes.at(i);
        if (!text.isEmpty())
            text += u"\n\n"_s;
        add(changePathText(change.where), Token::Text, false, true);
        text += u"  "_s;
        add(changeSeverityName(change.severity), tokenOf(change.severity), false, true);
        text += u'\n' + change.what;
        if (!change.before.isEmpty() || !change.after.isEmpty())
            text += u'\n';
        for (const WordPiece &piece : wordDifference(shownChange(change.before), shownChange(change.after))) {
            const bool isRemoved = piece.kind == WordPiece::Kind::Removed;
            if (piece.kind == WordPiece::Kind::Same)
                text += piece.text;
            else
                add(piece.text, isRemoved ? Token::FailedSoft : Token::PassedSoft, isRemoved, false);
        }
    }
    if (const auto more = static_cast<int>(changes.size() - maxChanges); more > 0)
        text += u"\n\n"_s + tr("%n more change(s)", nullptr, more);
    // showText() would skip the same text with other marks.
    setPlainText(text);
    paintMarks();
    setVisible(!changes.isEmpty());
}

/// Strikes out removed text and underlines new text, because color alone is not enough.
void ChangeView::paintMarks()
{
    QList<QTextEdit::ExtraSelection> selections;
    for (const Mark &mark : std::as_const(m_marks)) {
        QTextEdit::ExtraSelection selection;
        selection.cursor = QTextCursor(document());
        selection.cursor.setPosition(int(mark.start));
        selection.cursor.setPosition(int(mark.start + mark.length), QTextCursor::KeepAnchor);
        if (mark.isHeading) {
            selection.format.setForeground(m_theme.color(mark.token));
            selection.format.setFontWeight(QFont::DemiBold);
        } else {
            selection.format.setBackground(m_theme.color(mark.token));
            selection.format.setFontStrikeOut(mark.isRemoved);
            selection.format.setFontUnderline(!mark.isRemoved);
        }
        selections.append(selection);
    }
    setExtraSelections(selections);
}

namespace {

constexpr int minChangesHeight = 160;

} // namespace

HistoryView::HistoryView(CatalogReviewer &reviewer, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_reviewer(reviewer)
    , m_listBox(named(new NoWheelComboBox(this), u"earlierLists"_s, tr("Compare with")))
    , m_label(named(plainLabel({}, theme, Token::Quiet, TextSize::Body, this), u"historyWords"_s))
    , m_changes(named(new ChangeView(theme, this), u"historyChanges"_s))
{
    m_listBox->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_listBox->setMinimumContentsLength(4);
    auto *label = plainLabel(tr("Compare with"), theme, Token::Quiet, TextSize::Body, this);
    label->setWordWrap(false);
    label->setBuddy(m_listBox);
    auto *file = named(new QPushButton(tr("A file…"), this), u"compareFile"_s);
    auto *row = makeRow({}, {label, {m_listBox, 1}, file});
    auto *layout = makeColumn(this, {noMargins}, {row, m_label, {m_changes, 1}});
    layout->addStretch(0); // used while the changes are hidden
    m_changes->setMinimumHeight(minChangesHeight);
    m_changes->hide();
    connect(m_listBox, &QComboBox::activated, this, &HistoryView::choose);
    connect(file, &QPushButton::clicked, this, &HistoryView::chooseFile);
}

void HistoryView::showTool(const CatalogKind &kind, const Tool &tool, const QDateTime &since)
{
    m_kind = kind;
    m_tool = tool;
    const int request = ++m_requestId;
    m_listBox->clear();
    m_label->clear();
    m_changes->hide();
    m_reviewer.storedLists(kind, this, [this, request, since](const QList<Snapshot> &lists) {
        if (request == m_requestId)
            fill(lists, since);
    });
}

void HistoryView::fill(const QList<Snapshot> &lists, const QDateTime &since)
{
    m_listBox->clear();
    for (const Snapshot &list : lists)
        m_listBox->addItem(momentText(list.at), list.path);
    m_listBox->setEnabled(!lists.isEmpty());
    if (lists.isEmpty()) {
        m_label->setText(tr("No earlier versions yet"));
        return;
    }
    const auto match =
        std::find_if(lists.cbegin(), lists.cend(), [&since](const Snapshot &list) { return list.at == since; });
    const int index = match != lists.cend() ? int(match - lists.cbegin()) : lists.size() > 1 ? 1 : 0;
    m_listBox->setCurrentIndex(index);
    choose(index);
}

void HistoryView::choose(int index)
{
    compareWith(m_listBox->itemData(index).toString(), tr("the list of %1").arg(m_listBox->itemText(index)));
}

void HistoryView::chooseFile()
{
    auto *dialog = new QFileDialog(this, tr("Compare with a saved list"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Tool lists (*.json)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        m_listBox->setCurrentIndex(-1);
        compareWith(path, displayText(QFileInfo(path).fileName()));
    });
    dialog->open();
}

void HistoryView::compareWith(const QString &path, const QString &name)
{
    const int request = ++m_requestId;
    m_label->setText(comparingText());
    m_reviewer.compare(m_kind, path, this, [this, request, name](const Result<CatalogComparison> &comparison) {
        if (request != m_requestId)
            return;
        if (comparison) {
            showComparison(*comparison, name);
        } else {
            m_label->setText(tr("Nothing to compare with: %1").arg(displayText(comparison.error().detail)));
            m_changes->hide();
        }
    });
}

void HistoryView::showComparison(const CatalogComparison &comparison, const QString &name)
{
    // Names may repeat: prefers the identical tool, else the first.
    const Tool *before = nullptr;
    for (const Tool &tool : comparison.before) {
        if (tool.name == m_tool.name && (!before || tool.raw == m_tool.raw))
            before = &tool;
    }
    if (!before) {
        m_label->setText(tr("The tool was not in %1.").arg(name));
        m_changes->hide();
        return;
    }
    const QList<ToolChange> changes = toolChanges(*before, m_tool);
    m_label->setText(changes.isEmpty() ? tr("The definition has not changed since %1.").arg(name)
                                       : tr("%n change(s) since %1.", nullptr, int(changes.size())).arg(name));
    m_changes->showChanges(changes);
}

namespace {

constexpr qsizetype maxComparedTools = 20'000;

QString shown(const QString &name)
{
    return displayText(name, LineBreaks::Mark, 200);
}

} // namespace

ComparePanel::ComparePanel(const Theme &theme, QWidget *parent)
    : Panel(parent)
    , m_theme(theme)
    , m_title(named(plainLabel({}, theme, Token::Text, TextSize::Title, this), u"compareTitle"_s))
    , m_label(named(plainLabel({}, theme, Token::Quiet, TextSize::Body, this), u"compareWords"_s))
    , m_tools(named(new QTreeWidget(this), u"comparedTools"_s, tr("Tools that differ from the lock")))
    , m_changes(new ChangeView(theme, this))
    , m_close(named(new QPushButton(tr("Close"), this), u"closeCompare"_s))
{
    setObjectName(u"comparePanel"_s);
    m_close->setMinimumHeight(grid::controlHeight);
    m_tools->setHeaderLabels({tr("Tool"), tr("Catalog"), tr("Change")});
    reserveGutter(m_tools);
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
    makeColumn(this, {QMargins(16, 14, 16, 16), 2 * grid::unit}, {head, m_label, {splitter, 1}});
    setTabOrder(m_close, m_tools);
    connect(m_close, &QPushButton::clicked, this, &ComparePanel::closed);
    connect(m_tools, &QTreeWidget::currentItemChanged, this, &ComparePanel::showChosen);
    connect(m_tools, &QTreeWidget::itemActivated, this, [this] {
        if (const Row *row = current(); row != nullptr && row->isListed)
            emit toolRequested(row->kind, QString(row->name));
    });
    attachRowMenu(m_tools, [this](QMenu &menu, const QModelIndex &) {
        if (const Row *row = current())
            addActions(menu, *row);
    });
    connect(&theme, &Theme::changed, this, &ComparePanel::fill);
}

void ComparePanel::addActions(QMenu &menu, const Row &row)
{
    QAction *show = menu.addAction(tr("Show tool"));
    show->setEnabled(row.isListed);
    connect(show, &QAction::triggered, this,
            [this, kind = row.kind, name = row.name] { emit toolRequested(kind, name); });
    menu.addSeparator();
    addCopyAction(menu, tr("Copy name"), row.name);
    addCopyAction(menu, tr("Copy changes"), m_changes->toPlainText());
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
        for (const ToolDifference &tool : catalog.drift.tools) {
            m_rows.append({catalog.kind, tool.name,
                           tool.fate == DifferenceKind::Changed
                               ? changeSeverityName(tool.severity())
                               : tr("%1 · %2", "new or removed, how severe that is")
                                     .arg(differenceKindName(tool.fate), changeSeverityName(tool.severity())),
                           tokenOf(tool), tool.changes, tool.fate != DifferenceKind::Removed});
        }
    }
    for (const CatalogKind &kind : compared.incomplete)
        sentences.append(incompleteText(kind));
    if (!m_rows.isEmpty())
        sentences.append(tr("A lock has no texts to compare. To accept these lists, save them as a lock (Export)."));
    m_label->setText(sentences.join(QLatin1Char('\n')));
    fill();
}

void ComparePanel::waitForLock(const QString &lock)
{
    begin(lock);
    m_label->setText(comparingText());
    fill();
}

void ComparePanel::showMessage(const QString &sentence)
{
    m_label->setText(sentence);
}

void ComparePanel::fill()
{
    m_tools->clear();
    // A lock can name any number of removed tools.
    const qsizetype more = m_rows.size() - std::min(m_rows.size(), maxComparedTools);
    QList<QTreeWidgetItem *> items;
    for (const Row &row : m_rows.first(m_rows.size() - more)) {
        auto *item = new QTreeWidgetItem({shown(row.name), catalogName(row.kind), row.change});
        item->setSizeHint(0, {0, grid::controlHeight});
        item->setForeground(2, m_theme.color(row.token));
        items.append(item);
    }
    if (more > 0) {
        items.append(new QTreeWidgetItem({tr("%n more tool(s)", nullptr, int(more))}));
        items.constLast()->setFlags(Qt::NoItemFlags);
    }
    m_tools->addTopLevelItems(items);
    m_tools->setVisible(!m_rows.isEmpty());
    m_changes->hide();
    if (!m_rows.isEmpty())
        m_tools->setCurrentItem(m_tools->topLevelItem(0));
}

const ComparePanel::Row *ComparePanel::current() const
{
    const int itemIndex = m_tools->indexOfTopLevelItem(m_tools->currentItem());
    return itemIndex < 0 || itemIndex >= maxComparedTools ? nullptr : &m_rows.at(itemIndex);
}

void ComparePanel::showChosen()
{
    if (const Row *row = current())
        m_changes->showChanges(row->changes);
}

} // namespace rc

#include "moc_changeview.cpp"
