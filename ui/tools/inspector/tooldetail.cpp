// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/json/canonicaljson.h"
#include "catalog/poison/foldedtext.h"
#include "catalog/review/toolcost.h"
#include "core/json/jsontape.h"
#include "core/words/age.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "session/tools/catalogreviewer.h"
#include "ui/buttons/copybutton.h"
#include "ui/buttons/rowmenu.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/theme.h"
#include "ui/tools/inspector/toolinspector.h"
#include "ui/tools/list/toollistpane.h"
#include "ui/tools/list/toolmodel.h"
#include "ui/tools/review/changeview.h"
#include "ui/tools/review/findingspanel.h"
#include "ui/tools/review/readingpanel.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/codeview.h"
#include "ui/widgets/fittedtable.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/segmentedcontrol.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QStackedWidget>
#include <QTableView>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype maxJsonShown = 2 * 1024 * 1024;
constexpr qsizetype maxMatches = 1000;
constexpr qsizetype maxDescriptionInOverview = 320;
constexpr qsizetype maxDescriptionInPage = 2000; // longer descriptions open in a window
constexpr qsizetype maxDescriptionInWindow = 4'000'000;

SchemaRow rowOf(SchemaRow::Kind kind, const QString &name, const QString &description)
{
    SchemaRow row;
    row.kind = kind;
    row.name = name;
    row.description = description;
    return row;
}

QList<SchemaRow> rowsOf(const SchemaPart &part, qsizetype maxRows)
{
    QList<SchemaRow> rows = part.schema.isEmpty() ? part.rows : schemaRows(part.schema, part.where, maxRows);
    if (rows.isEmpty())
        rows.append(rowOf(SchemaRow::Kind::Note, {}, part.emptyText));
    return rows;
}

/// A scroll area around `content`, with the background of its parent.
QScrollArea *scrollingPage(QWidget *content, QWidget *parent)
{
    auto *scroll = new QScrollArea(parent);
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    reserveGutter(scroll);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setStyleSheet(u"QScrollArea { background: transparent; }"_s);
    scroll->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    return scroll;
}

} // namespace

SchemaTableView::SchemaTableView(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_table(named(new FittedTable(3, 2, theme, this), u"parameters"_s, tr("Parameters")))
{
    m_table->setHeadings({tr("Name"), tr("Type"), tr("Description")});
    makeColumn(this, {noMargins}, {m_table});
    connect(&theme, &Theme::changed, this, &SchemaTableView::fill);
    attachRowMenu(m_table, [this](QMenu &menu, const QModelIndex &at) { addActions(menu, at.row()); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &SchemaTableView::emitRowChosen);
    // Enter or a double click; for omitted rows also a click
    connect(m_table, &QTableWidget::cellActivated, this, [this](int row) { open(row); });
    connect(m_table, &QTableWidget::cellClicked, this, [this](int row) {
        if (m_rows.at(row).kind == SchemaRow::Kind::More)
            open(row);
    });
}

void SchemaTableView::addActions(QMenu &menu, int row)
{
    const SchemaRow &at = m_rows.at(row);
    if (at.kind == SchemaRow::Kind::Heading)
        return;
    const QString show = at.kind == SchemaRow::Kind::More ? tr("Show more") : tr("Show in full");
    connect(menu.addAction(show), &QAction::triggered, this, [this, row] { open(row); });
    if (at.kind == SchemaRow::Kind::More)
        return;
    menu.addSeparator();
    addCopyAction(menu, tr("Copy name"), at.name);
    addCopyAction(menu, tr("Copy type"), at.type);
    addCopyAction(menu, tr("Copy description"), (QStringList(at.description) + at.limits).join(u'\n').trimmed());
}

void SchemaTableView::showParts(const QList<SchemaPart> &parts)
{
    m_parts = parts;
    m_maxRows = QList<qsizetype>(parts.size(), maxSchemaRows);
    fill();
}

void SchemaTableView::fill()
{
    m_rows.clear();
    m_partOf.clear();
    for (qsizetype i = 0; i < m_parts.size(); ++i) {
        const SchemaPart &part = m_parts.at(i);
        if (!part.heading.isEmpty())
            m_rows.append(rowOf(SchemaRow::Kind::Heading, part.heading, {}));
        m_rows += rowsOf(part, m_maxRows.at(i));
        m_partOf.resize(m_rows.size(), i);
    }
    m_table->clearSpans();
    m_table->setRowCount(int(m_rows.size()));
    for (int i = 0; i < m_table->rowCount(); ++i) {
        fillRow(i, m_rows.at(i));
        if (m_rows.at(i).kind == SchemaRow::Kind::Heading)
            m_table->setSpan(i, 0, 1, m_table->columnCount());
    }
}

/// Nested names are indented; limits are below the description.
void SchemaTableView::fillRow(int at, const SchemaRow &row)
{
    using Kind = SchemaRow::Kind;
    constexpr int maxIndents = 6; // deeper levels are not indented further, to leave room for the name
    const bool isHeading = row.kind == Kind::Heading;
    const auto cell = [&](int column, const QString &text, const QString &spoken, const QFont &font, Token ink) {
        QTableWidgetItem *item = m_table->setCell(at, column, text);
        item->setData(Qt::AccessibleTextRole, spoken);
        item->setFont(isHeading ? m_theme.strong() : font);
        item->setForeground(m_theme.color(ink));
        item->setBackground(isHeading ? QBrush(m_theme.color(Token::Raised)) : QBrush());
    };
    const QString indent(3 * std::min(maxIndents, row.depth), QChar::Nbsp);
    const Token quiet = row.kind == Kind::More ? Token::Accent : Token::Quiet;
    cell(0, indent + (row.required ? row.name + u" *"_s : row.name),
         row.required ? tr("%1, required").arg(row.name) : row.name,
         row.kind == Kind::Property || row.kind == Kind::Cycle ? m_theme.mono() : m_theme.small(),
         row.kind == Kind::Part || row.kind == Kind::More ? quiet : Token::Text);
    cell(1, row.type, row.type, m_theme.mono(), quiet);
    QStringList lines{row.description, row.limits.join(u" · "_s)};
    lines.removeAll(QString());
    cell(2, lines.join(u'\n'), (QStringList(row.description) + row.limits).join(u". "_s), m_theme.body(), quiet);
}

bool SchemaTableView::showLocation(const QString &path)
{
    qsizetype row = rowAtPath(m_rows, path);
    for (qsizetype i = 0; row < 0 && i < m_parts.size(); ++i) {
        constexpr qsizetype maxSearchedRows = 10 * maxSchemaRows;
        if (!path.startsWith(m_parts.at(i).where) || m_maxRows.at(i) >= maxSearchedRows ||
            rowAtPath(rowsOf(m_parts.at(i), maxSearchedRows), path) < 0)
            continue;
        m_maxRows[i] = maxSearchedRows;
        fill();
        row = rowAtPath(m_rows, path);
    }
    if (row < 0)
        return false;
    m_table->fit();
    m_table->selectRow(int(row));
    m_table->setFocus();
    emitRowChosen();
    return true;
}

void SchemaTableView::emitRowChosen()
{
    const QRect row = m_table->visualRect(m_table->currentIndex());
    emit rowChosen(row.translated(m_table->viewport()->mapTo(this, QPoint())));
}

void SchemaTableView::open(int row)
{
    const SchemaRow chosen = m_rows.value(row);
    const SchemaPart &part = m_parts.at(m_partOf.at(row));
    if (chosen.kind == SchemaRow::Kind::Heading)
        return;
    if (chosen.kind != SchemaRow::Kind::More) {
        showTextWindow(chosen.name, fullSchemaText(part.schema, chosen, part.where), m_theme, this);
        return;
    }
    m_maxRows[m_partOf.at(row)] += 5 * maxSchemaRows;
    fill();
    m_table->setCurrentCell(row, 0);
}

JsonView::JsonView(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_view(named(new CodeView(theme, this), u"toolJson"_s, tr("Definition as JSON")))
    , m_searchField(named(new QLineEdit(this), u"jsonSearch"_s))
    , m_count(named(plainLabel({}, theme, Token::Quiet, TextSize::Small, this), u"jsonCount"_s))
{
    m_searchField->setPlaceholderText(tr("Search in the definition  Ctrl+F"));
    m_searchField->setAccessibleName(tr("Search in the definition"));
    m_searchField->setClearButtonEnabled(true);
    m_searchField->setMinimumWidth(1);
    m_count->setWordWrap(false);
    CopyButton *copy = named(CopyButton::link(tr("Copy"), this), u"jsonCopy"_s);
    setPlainToolTip(copy, tr("Copies the definition exactly as sent, byte for byte."));
    auto *row = makeRow({}, {{m_searchField, 1}, m_count, copy});
    makeColumn(this, {noMargins}, {row, {m_view, 1}});

    connect(m_searchField, &QLineEdit::textChanged, this, &JsonView::search);
    connect(m_searchField, &QLineEdit::returnPressed, this, [this] { findNext(); });
    connect(copy, &QPushButton::clicked, this, [this, copy] { copy->copy(QString::fromUtf8(m_json)); });
    auto *find = new QShortcut(QKeySequence::Find, this);
    find->setContext(Qt::WidgetWithChildrenShortcut);
    connect(find, &QShortcut::activated, m_searchField, [this] {
        m_searchField->setFocus(Qt::ShortcutFocusReason);
        m_searchField->selectAll();
    });
    for (const bool backward : {false, true}) {
        auto *next = new QShortcut(backward ? QKeySequence::FindPrevious : QKeySequence::FindNext, this);
        next->setContext(Qt::WidgetWithChildrenShortcut);
        connect(next, &QShortcut::activated, this, [this, backward] { findNext(backward); });
    }
}

void JsonView::showJson(const QByteArray &json)
{
    if (m_json == json && !m_view->document()->isEmpty())
        return;
    m_json = json;
    const QByteArray text = jsonFault(json) ? json : jsonIndented(json);
    m_view->showText(displayText(QString::fromUtf8(text), LineBreaks::Keep, maxJsonShown));
    markMatches();
}

void JsonView::search(const QString &needle)
{
    QTextCursor cursor = m_view->textCursor();
    cursor.setPosition(cursor.selectionStart());
    m_view->setTextCursor(cursor);
    if (!needle.isEmpty())
        findNext();
    markMatches();
}

void JsonView::findNext(bool backward)
{
    const QString needle = m_searchField->text();
    const QTextDocument::FindFlags flags = backward ? QTextDocument::FindBackward : QTextDocument::FindFlags();
    if (needle.isEmpty() || m_view->find(needle, flags))
        return;
    const QTextCursor before = m_view->textCursor();
    m_view->moveCursor(backward ? QTextCursor::End : QTextCursor::Start);
    if (!m_view->find(needle, flags))
        m_view->setTextCursor(before);
}

void JsonView::markMatches()
{
    QList<QTextEdit::ExtraSelection> matches;
    const QString needle = m_searchField->text();
    QTextCursor cursor(m_view->document());
    while (!needle.isEmpty() && matches.size() < maxMatches) {
        cursor = m_view->document()->find(needle, cursor);
        if (cursor.isNull())
            break;
        QTextEdit::ExtraSelection match;
        match.cursor = cursor;
        match.format.setBackground(m_theme.color(Token::WarnedSoft));
        match.format.setFontUnderline(true);
        matches.append(match);
    }
    m_view->setExtraSelections(matches);
    m_count->setText(needle.isEmpty()               ? QString()
                     : matches.size() >= maxMatches ? tr("more than %1").arg(maxMatches)
                     : matches.isEmpty()            ? tr("not found")
                                                    : tr("%n hit(s)", nullptr, int(matches.size())));
}

ToolDetail::ToolDetail(const Theme &theme, QWidget *parent)
    : Panel(parent)
    , m_theme(theme)
    , m_content(new QWidget(this))
    , m_nothing(plainLabel(tr("Select a tool"), theme, Token::Quiet, TextSize::Body, this))
{
    setObjectName(u"toolDetail"_s);
    m_nothing->setAlignment(Qt::AlignCenter);
    makeColumn(this, {QMargins(16, 12, 8, 8)}, {m_nothing, {m_content, 1}});
    auto *layout = makeColumn(m_content, {noMargins, 6}, {buildHead()});
    buildTabs();
    m_critical = named(new Banner(m_theme, m_content), u"criticalFinding"_s);
    layout->addWidget(m_critical);
    layout->addWidget(m_tabs);
    layout->addWidget(m_stack, 1);
    clear();
}

QHBoxLayout *ToolDetail::buildHead()
{
    m_title = named(plainLabel({}, m_theme, Token::Text, TextSize::Strong, m_content), u"toolTitle"_s);
    m_name = named(plainLabel({}, m_theme, Token::Quiet, TextSize::Mono, m_content), u"toolName"_s);
    auto *names = makeColumn({.spacing = 2}, {m_title, m_name});
    auto *call = named(new QPushButton(ToolListPane::tr("Call…"), m_content), u"callTool"_s);
    call->setShortcut(Qt::ALT | Qt::Key_C);
    connect(call, &QPushButton::clicked, this, [this] { emit callRequested(m_tool); });
    return makeRow({QMargins(0, 0, 8, 0)}, {{names, 1}, {call, 0, Qt::AlignTop}});
}

QWidget *ToolDetail::buildOverview()
{
    auto *content = new QWidget(m_stack);
    m_description = named(plainLabel({}, m_theme, Token::Text, TextSize::Body, content), u"toolDescription"_s);
    for (QLabel *label : {m_title, m_name, m_description})
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_showAll = named(linkButton(tr("Show all"), content), u"showAll"_s);
    connect(m_showAll, &QPushButton::clicked, this, [this] { showDescription(true); });
    m_chips = new QWidget(content);
    new FlowLayout(m_chips);
    m_change = named(new Banner(m_theme, content), u"toolChange"_s);
    auto *show = named(linkButton(tr("Show"), m_change), u"showChange"_s);
    connect(show, &QPushButton::clicked, this, [this] {
        showTab(FindingsTab);
        markReviewed();
    });
    m_change->addAction(show);
    m_parts = new SchemaTableView(m_theme, content);
    makeColumn(content, {QMargins(0, 2, 8, 8), 6},
               {m_description, {m_showAll, 0, Qt::AlignLeading}, m_chips, m_change, m_parts, stretch()});
    m_overview = scrollingPage(content, m_stack);
    connect(m_parts, &SchemaTableView::rowChosen, this, [this, content](const QRect &row) {
        content->layout()->activate();
        const QPoint at = m_parts->mapTo(content, row.center());
        m_overview->ensureVisible(at.x(), at.y(), 0, row.height() / 2 + grid::unit);
    });
    return m_overview;
}

QWidget *ToolDetail::buildFindings()
{
    auto *content = new QWidget(m_stack);
    m_findings = named(new FindingRows(m_theme, content), u"toolFindings"_s);
    m_noFindings =
        named(plainLabel(tr("No findings"), m_theme, Token::Quiet, TextSize::Body, content), u"noFindings"_s);
    connect(m_findings, &FindingRows::locationRequested, this, &ToolDetail::showLocation);
    makeColumn(content, {QMargins(0, 2, 8, 8), 2 * grid::unit}, {m_findings, m_noFindings});
    return scrollingPage(content, m_stack);
}

void ToolDetail::buildTabs()
{
    m_tabs = named(new SegmentedControl(SegmentedControl::Look::Tabs, m_content), u"toolTabs"_s);
    m_tabs->setChoices({tr("Overview"), findingsTabText(0), tr("JSON")});
    m_stack = new QStackedWidget(m_content);
    m_json = new JsonView(m_theme, m_stack);
    m_json->setContentsMargins(0, 0, 8, 8);
    for (QWidget *page : {buildOverview(), buildFindings(), static_cast<QWidget *>(m_json)})
        m_stack->addWidget(page);
    m_stack->setMinimumSize(1, 100);
    connect(m_tabs, &SegmentedControl::currentChanged, this, [this](int tab) {
        m_stack->setCurrentIndex(tab);
        showTabContent();
    });
}

void ToolDetail::setReviewer(CatalogReviewer &reviewer)
{
    m_reviewer = &reviewer;
    QWidget *page = m_findings->parentWidget();
    m_history = new HistoryView(reviewer, m_theme, page);
    static_cast<QBoxLayout *>(page->layout())->addWidget(m_history, 1);
    connect(m_findings, &FindingRows::accepted, this,
            [this](const ToolFinding &finding) { m_reviewer->accept(m_kind, {finding}); });
    connect(m_findings, &FindingRows::reopened, this,
            [this](const ToolFinding &finding) { m_reviewer->accept(m_kind, {finding}, false); });
    connect(m_reviewer, &CatalogReviewer::reviewed, this, [this](const CatalogKind &kind) {
        if (m_hasTool && kind == m_kind)
            showReview();
    });
}

void ToolDetail::clear()
{
    m_tool = {};
    m_hasTool = false;
    m_content->hide();
    m_nothing->show();
}

void ToolDetail::showTool(const Tool &tool, const CatalogKind &kind)
{
    const bool isSame = m_hasTool && m_kind == kind && m_tool == tool;
    m_tool = tool;
    m_kind = kind;
    m_hasTool = true;
    m_nothing->hide();
    m_content->show();
    if (!isSame) {
        m_title->setText(displayText(tool.shownName(), LineBreaks::Mark, 300));
        m_name->setText(displayText(tool.name, LineBreaks::Mark, 300));
        showDescription(false);
        m_loadedTabs = QList<bool>(JsonTab + 1, false);
    }
    m_loadedTabs[FindingsTab] = false; // another list may be available for comparison
    showChips();
    showReview();
    showTabContent();
    // Showing a new tool reviews it; a change is reviewed when its details are shown.
    if (const ToolMark *mark = this->mark(); mark && mark->isNew && isVisible())
        markReviewed();
}

/// Fills the current tab, on its first display.
void ToolDetail::showTabContent()
{
    const int tab = m_stack->currentIndex();
    if (!m_hasTool || m_loadedTabs.value(tab, true))
        return;
    m_loadedTabs[tab] = true;
    switch (Tab(tab)) {
    case OverviewTab:
        showOverview();
        break;
    case FindingsTab: // showReview() adds the findings
        if (m_history) {
            const ToolMark *mark = this->mark();
            m_history->showTool(m_kind, m_tool, mark ? mark->since : QDateTime());
        }
        break;
    case JsonTab:
        m_json->showJson(m_tool.raw);
        break;
    }
}

void ToolDetail::showOverview()
{
    m_parts->showParts(
        {{tr("Parameters"), u"inputSchema"_s, m_tool.inputSchema, {}, tr("The schema lists no parameters.")},
         {tr("Output"),
          u"outputSchema"_s,
          m_tool.outputSchema,
          {},
          m_tool.outputSchema.isEmpty() ? tr("No output schema") : tr("The output schema lists no fields.")},
         {tr("Annotations"), u"annotations"_s, {}, definitionFacts(m_tool), {}}});
    m_overview->verticalScrollBar()->setValue(0);
}

void ToolDetail::showDescription(bool expanded)
{
    const QString &text = m_tool.description;
    if (expanded && text.size() > maxDescriptionInPage) {
        showTextWindow(displayText(m_tool.shownName(), LineBreaks::Mark, 100),
                       displayText(text, LineBreaks::Keep, maxDescriptionInWindow), m_theme, this);
        return;
    }
    m_description->setVisible(!text.isEmpty());
    m_description->setText(
        displayText(text, LineBreaks::Keep, expanded ? maxDescriptionInPage : maxDescriptionInOverview));
    m_showAll->setVisible(!expanded && text.size() > maxDescriptionInOverview);
}

void ToolDetail::showChips()
{
    qDeleteAll(m_chips->findChildren<Chip *>(Qt::FindDirectChildrenOnly));
    QList<AnnotationChip> chips = annotationChips(m_tool.annotations);
    if (hidesCharacters(m_tool.name) || hidesCharacters(m_tool.title) || hidesCharacters(m_tool.description))
        chips.append({tr("hidden text, shown as marks"), Token::Failed});
    chips.append({tokensText(toolCost(m_tool).tokens), Token::Quiet});
    for (const AnnotationChip &annotation : std::as_const(chips)) {
        auto *chip = new Chip(m_theme, m_chips);
        chip->showText(annotation.text, annotation.tone);
        m_chips->layout()->addWidget(chip);
        chip->show();
        if (&annotation == &chips.constLast())
            setPlainToolTip(chip, costMethod());
    }
}

qsizetype ToolDetail::indexInCatalog() const
{
    if (!m_reviewer)
        return -1;
    const ToolCatalog *catalog = m_reviewer->catalogOf(m_kind);
    for (qsizetype i = 0; catalog && i < catalog->tools.size(); ++i) {
        if (catalog->tools.at(i).name == m_tool.name && catalog->tools.at(i).raw == m_tool.raw)
            return i;
    }
    return -1;
}

const ToolMark *ToolDetail::mark() const
{
    const CatalogReview *review = m_reviewer ? m_reviewer->reviewOf(m_kind) : nullptr;
    const qsizetype toolIndex = indexInCatalog();
    return review && toolIndex >= 0 ? &review->marks.at(toolIndex) : nullptr;
}

void ToolDetail::showReview()
{
    const ToolMark *mark = this->mark();
    QList<ToolFinding> findings;
    QList<ToolFinding> accepted;
    if (mark) {
        const CatalogReview *review = m_reviewer->reviewOf(m_kind);
        const qsizetype toolIndex = indexInCatalog();
        const auto isOwn = [toolIndex](const ToolFinding &finding) { return finding.tool == toolIndex; };
        std::copy_if(review->findings.cbegin(), review->findings.cend(), std::back_inserter(findings), isOwn);
        std::copy_if(review->accepted.cbegin(), review->accepted.cend(), std::back_inserter(accepted), isOwn);
    }
    m_findings->showFindings(findings, accepted);
    m_noFindings->setText(mark ? tr("No findings") : comparingText());
    m_noFindings->setVisible(findings.isEmpty() && accepted.isEmpty());
    showCritical(findings);
    m_tabs->setText(FindingsTab, findingsTabText(findings.size()));
    showChange(mark);
}

void ToolDetail::showCritical(const QList<ToolFinding> &findings)
{
    constexpr qsizetype maxLength = 300;
    const auto isCritical = [](const ToolFinding &finding) { return severityOf(finding) == FindingSeverity::Critical; };
    const auto first = std::find_if(findings.cbegin(), findings.cend(), isCritical);
    if (first == findings.cend()) {
        m_critical->hide();
        return;
    }
    const auto count = std::count_if(first, findings.cend(), isCritical);
    m_critical->showMessage(Token::Failed, u"failed"_s, tr("%n critical finding(s).", nullptr, int(count)),
                            sentencesText({displayText(first->what, LineBreaks::Mark, maxLength), first->harm}));
}

void ToolDetail::showChange(const ToolMark *mark)
{
    const CatalogReview *review = m_reviewer ? m_reviewer->reviewOf(m_kind) : nullptr;
    const bool isChanged =
        mark && mark->change >= 0 && review->changes.at(mark->change).fate == DifferenceKind::Changed;
    if (!isChanged) {
        m_change->hide();
        return;
    }
    const QString date = momentText(mark->since);
    const QString sentence = changeSentence(review->changes.at(mark->change).changes);
    if (mark->changed)
        m_change->showMessage(Token::Warned, {}, tr("Changed since %1:").arg(date), sentence);
    else
        m_change->showMessage(Token::Quiet, {}, tr("Changed since %1 and reviewed:").arg(date), sentence);
}

void ToolDetail::markReviewed()
{
    if (m_reviewer && m_hasTool)
        m_reviewer->setReviewed(m_kind, m_tool.name);
}

void ToolDetail::showTab(Tab tab)
{
    m_tabs->setCurrentIndex(tab);
}

void ToolDetail::showLocation(const QString &where)
{
    if (where == "description"_L1 || where == "title"_L1 || where == "name"_L1) {
        showTab(OverviewTab);
        showDescription(true);
        QLabel *label = where == "description"_L1 ? m_description : where == "title"_L1 ? m_title : m_name;
        m_overview->verticalScrollBar()->setValue(0);
        label->setSelection(0, int(label->text().size()));
        return;
    }
    showTab(OverviewTab);
    if (!m_parts->showLocation(where))
        showTab(JsonTab);
}

} // namespace rc
