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

constexpr qsizetype maxShownChange = 20'000; // of one piece
constexpr qsizetype shownChanges = 200;

QString shownChange(const QString &text)
{
    return displayText(text, LineBreaks::Keep, maxShownChange);
}

} // namespace

QString differenceKindName(DifferenceKind fate)
{
    switch (fate) {
    case DifferenceKind::Added:
        return ChangeView::tr("new");
    case DifferenceKind::Removed:
        return ChangeView::tr("removed");
    case DifferenceKind::Changed:
        break;
    }
    return ChangeView::tr("changed");
}

Token tokenOf(const ToolDifference &one)
{
    if (one.fate == DifferenceKind::Added)
        return Token::Passed;
    return one.severity() >= ChangeSeverity::Breaking  ? Token::Failed
           : one.severity() == ChangeSeverity::Wording ? Token::Warned
                                                       : Token::Quiet;
}

ChangeView::ChangeView(const Theme &theme, QWidget *parent)
    : CodeView(theme, parent)
    , m_theme(theme)
{
    setFont(theme.body());
    setAccessibleName(tr("What changed"));
    connect(&theme, &Theme::changed, this, &ChangeView::paintMarks);
}

void ChangeView::showChanges(const QList<ToolChange> &changes, const QString &emptyText)
{
    m_marks.clear();
    QString text;
    const auto add = [&](const QString &piece, Token token, bool isGone, bool isHeading) {
        m_marks.append({text.size(), piece.size(), token, isGone, isHeading});
        text += piece;
    };
    for (qsizetype i = 0; i < changes.size() && i < shownChanges; ++i) {
        const ToolChange &change = changes.at(i);
        if (!text.isEmpty())
            text += u"\n\n"_s;
        add(changePathText(change.where), Token::Text, false, true);
        text += u"  "_s;
        add(changeSeverityName(change.severity),
            change.severity >= ChangeSeverity::Breaking  ? Token::Failed
            : change.severity == ChangeSeverity::Wording ? Token::Warned
                                                         : Token::Quiet,
            false, true);
        text += u'\n' + change.what;
        if (!change.before.isEmpty() || !change.after.isEmpty())
            text += u'\n';
        for (const WordPiece &piece : wordDifference(shownChange(change.before), shownChange(change.after))) {
            if (piece.kind == WordPiece::Kind::Same)
                text += piece.text;
            else
                add(piece.text, piece.kind == WordPiece::Kind::Removed ? Token::FailedSoft : Token::PassedSoft,
                    piece.kind == WordPiece::Kind::Removed, false);
        }
    }
    if (const auto more = static_cast<int>(changes.size() - shownChanges); more > 0)
        text += u"\n\n"_s + tr("%n more change(s)", nullptr, more);
    // not showText(), which skips an equal text although its marks may differ
    setPlainText(changes.isEmpty() ? emptyText : text);
    paintMarks();
}

/// Not by color alone: removed text is struck out, new text underlined.
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
            selection.format.setFontStrikeOut(mark.isGone);
            selection.format.setFontUnderline(!mark.isGone);
        }
        selections.append(selection);
    }
    setExtraSelections(selections);
}

namespace {

constexpr int minChangesHeight = 160; // minimum height
} // namespace

HistoryView::HistoryView(CatalogReviewer &reviewer, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_reviewer(reviewer)
    , m_lists(named(new NoWheelComboBox(this), u"earlierLists"_s, tr("Compare with the list of")))
    , m_label(named(plainLabel({}, theme, Token::Quiet, TextSize::Body, this), u"historyWords"_s))
    , m_changes(named(new ChangeView(theme, this), u"historyChanges"_s))
{
    m_lists->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_lists->setMinimumContentsLength(4);
    auto *label = plainLabel(tr("Compare with"), theme, Token::Quiet, TextSize::Body, this);
    label->setWordWrap(false);
    label->setBuddy(m_lists);
    auto *file = named(new QPushButton(tr("A file…"), this), u"compareFile"_s);
    auto *row = makeRow({}, {label, {m_lists, 1}, file});
    auto *layout = makeColumn(this, {noMargins}, {row, m_label, {m_changes, 1}});
    layout->addStretch(0); // below the text if nothing changed
    m_changes->setMinimumHeight(minChangesHeight);
    m_changes->hide();
    connect(m_lists, &QComboBox::activated, this, &HistoryView::choose);
    connect(file, &QPushButton::clicked, this, &HistoryView::chooseFile);
}

void HistoryView::showTool(const CatalogKind &kind, const Tool &tool, const QDateTime &since)
{
    m_kind = kind;
    m_tool = tool;
    const int asked = ++m_requestId;
    m_lists->clear();
    m_label->clear();
    m_changes->hide();
    m_reviewer.storedLists(kind, this, [this, asked, since](const QList<Snapshot> &lists) {
        if (asked == m_requestId)
            fill(lists, since);
    });
}

void HistoryView::fill(const QList<Snapshot> &lists, const QDateTime &since)
{
    m_lists->clear();
    for (const Snapshot &list : lists)
        m_lists->addItem(momentText(list.at), list.path);
    m_lists->setEnabled(!lists.isEmpty());
    if (lists.isEmpty()) {
        m_label->setText(tr("No earlier versions yet. A version is saved whenever the list changes."));
        return;
    }
    const auto match =
        std::find_if(lists.cbegin(), lists.cend(), [&since](const Snapshot &list) { return list.at == since; });
    const int index = match != lists.cend() ? int(match - lists.cbegin()) : lists.size() > 1 ? 1 : 0;
    m_lists->setCurrentIndex(index);
    choose(index);
}

void HistoryView::choose(int index)
{
    compareWith(m_lists->itemData(index).toString(), tr("the list of %1").arg(m_lists->itemText(index)));
}

void HistoryView::chooseFile()
{
    auto *dialog = new QFileDialog(this, tr("Compare with a saved list"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Tool lists (*.json)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        m_lists->setCurrentIndex(-1);
        compareWith(path, displayText(QFileInfo(path).fileName()));
    });
    dialog->open();
}

void HistoryView::compareWith(const QString &path, const QString &name)
{
    const int asked = ++m_requestId;
    m_label->setText(tr("Comparing…"));
    m_reviewer.compare(m_kind, path, this, [this, asked, name](const Result<CatalogComparison> &comparison) {
        if (asked != m_requestId)
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
    // the identical one among those with that name, else the first
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
    m_changes->showChanges(changes, {});
    m_changes->setVisible(!changes.isEmpty());
}

namespace {

constexpr qsizetype maxCompared = 20'000;

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
        for (const ToolDifference &one : catalog.drift.tools) {
            const QString emptyText = one.fate == DifferenceKind::Removed ? tr("The server no longer lists this tool.")
                                      : one.fate == DifferenceKind::Added ? tr("The lock does not have this tool.")
                                                                          : QString();
            m_rows.append({catalog.kind, one.name,
                           one.fate == DifferenceKind::Changed
                               ? changeSeverityName(one.severity())
                               : tr("%1 · %2", "new or removed, how severe that is")
                                     .arg(differenceKindName(one.fate), changeSeverityName(one.severity())),
                           tokenOf(one), one.changes, emptyText, one.fate != DifferenceKind::Removed});
        }
    }
    for (const CatalogKind &kind : compared.incomplete)
        sentences.append(tr("%1: the list is incomplete, so it is not compared.").arg(catalogName(kind)));
    if (!m_rows.isEmpty())
        sentences.append(tr("A lock has no texts, so changes of texts are shown without words. To accept these lists, "
                            "save them as a lock (Export)."));
    m_label->setText(sentences.join(QLatin1Char('\n')));
    fill();
}

void ComparePanel::waitForLock(const QString &lock)
{
    begin(lock);
    m_label->setText(tr("Comparing…"));
    fill();
}

void ComparePanel::showMessage(const QString &sentence)
{
    m_label->setText(sentence);
}

void ComparePanel::fill()
{
    m_tools->clear();
    // A lock from elsewhere can name any number of removed tools.
    const qsizetype more = m_rows.size() - std::min(m_rows.size(), maxCompared);
    QList<QTreeWidgetItem *> items;
    for (const Row &row : m_rows.first(m_rows.size() - more)) {
        auto *item = new QTreeWidgetItem({shown(row.name), catalogName(row.kind), row.what});
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
    m_changes->setVisible(!m_rows.isEmpty());
    if (!m_rows.isEmpty())
        m_tools->setCurrentItem(m_tools->topLevelItem(0));
}

const ComparePanel::Row *ComparePanel::current() const
{
    const int itemIndex = m_tools->indexOfTopLevelItem(m_tools->currentItem());
    return itemIndex < 0 || itemIndex >= maxCompared ? nullptr : &m_rows.at(itemIndex);
}

void ComparePanel::showChosen()
{
    if (const Row *row = current())
        m_changes->showChanges(row->changes, row->emptyText);
}

} // namespace rc

#include "moc_changeview.cpp"
