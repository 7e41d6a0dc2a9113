// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/inspector/tooldetail.h"

#include "catalog/poison/foldedtext.h"
#include "catalog/review/toolcost.h"
#include "core/words/displaytext.h"
#include "session/tools/catalogreviewer.h"
#include "ui/tools/inspector/factrows.h"
#include "ui/tools/inspector/jsonview.h"
#include "ui/tools/inspector/schematableview.h"
#include "ui/tools/list/annotationtext.h"
#include "ui/tools/review/changeview.h"
#include "ui/tools/review/costtable.h"
#include "ui/tools/review/findingrows.h"
#include "ui/tools/review/historyview.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/segmentedcontrol.h"
#include "ui/widgets/textwindow.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype shortDescription = 320;
constexpr qsizetype longDescription = 2000; // in place; longer ones get a window
constexpr qsizetype wholeDescription = 4'000'000;

} // namespace

ToolDetail::ToolDetail(const Theme &theme, QWidget *parent)
    : Panel(theme, parent)
    , m_theme(theme)
    , m_scroll(new QScrollArea(this))
    , m_content(new QWidget(m_scroll))
    , m_nothing(plainLabel(tr("Select a tool"), theme, Token::Quiet, TextSize::Body, this))
{
    setObjectName(u"toolDetail"_s);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_scroll->setWidget(m_content);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setStyleSheet(u"QScrollArea { background: transparent; }"_s);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_content->setAutoFillBackground(false);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(16, 14, 8, 16);
    outer->addWidget(m_nothing);
    outer->addWidget(m_scroll, 1);
    buildHead();
    auto *layout = new QVBoxLayout(m_content);
    layout->setContentsMargins(0, 0, 8, 0);
    layout->setSpacing(6);
    layout->addLayout(m_head);
    layout->addWidget(m_description);
    layout->addWidget(m_showAll, 0, Qt::AlignLeading);
    layout->addWidget(m_chips);
    layout->addWidget(m_change);
    layout->addWidget(m_findings);
    layout->addWidget(buildTabs(), 1);
    clear();
}

void ToolDetail::buildHead()
{
    m_title = named(plainLabel({}, m_theme, Token::Text, TextSize::Strong, m_content), u"toolTitle"_s);
    m_name = named(plainLabel({}, m_theme, Token::Quiet, TextSize::Mono, m_content), u"toolName"_s);
    m_description = named(plainLabel({}, m_theme, Token::Text, TextSize::Body, m_content), u"toolDescription"_s);
    for (QLabel *label : {m_title, m_name, m_description})
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_showAll = named(linkButton(tr("Show all"), m_content), u"showAll"_s);
    connect(m_showAll, &QPushButton::clicked, this, [this] { showDescription(true); });
    m_chips = new QWidget(m_content);
    new FlowLayout(m_chips);
    auto *names = new QVBoxLayout;
    names->setSpacing(4);
    names->addWidget(m_title);
    names->addWidget(m_name);
    m_head = new QHBoxLayout;
    m_head->addLayout(names, 1);

    auto *call = named(new QPushButton(tr("&Call…"), m_content), u"callTool"_s);
    call->setAccessibleDescription(
        tr("Opens the form for this tool’s arguments. Nothing is called until you press Call there."));
    connect(call, &QPushButton::clicked, this, [this] { emit callWanted(m_tool); });
    m_head->addWidget(call, 0, Qt::AlignTop);

    m_change = named(new Banner(m_theme, m_content), u"toolChange"_s);
    auto *show = named(linkButton(tr("Show"), m_change), u"showChange"_s);
    connect(show, &QPushButton::clicked, this, [this] {
        showTab(HistoryTab);
        lookedAt();
    });
    m_change->addAction(show);
    m_findings = named(new FindingRows(m_theme, m_content), u"toolFindings"_s);
    connect(m_findings, &FindingRows::placeWanted, this, &ToolDetail::showPlace);
}

QWidget *ToolDetail::buildTabs()
{
    auto *whole = new QWidget(m_content);
    m_tabs = named(new SegmentedControl(SegmentedControl::Look::Tabs, whole), u"toolTabs"_s);
    m_tabs->setChoices({tr("Parameters"), tr("Output"), tr("Annotations"), tr("History"), tr("Cost"), tr("JSON")});
    m_stack = new QStackedWidget(whole);
    m_parameters = new SchemaTableView(u"inputSchema"_s, m_theme, m_stack);
    m_parameters->table()->setObjectName(u"parameters"_s);
    m_output = new SchemaTableView(u"outputSchema"_s, m_theme, m_stack);
    m_output->table()->setObjectName(u"toolOutput"_s);
    m_output->table()->setAccessibleName(tr("Output"));
    m_facts = new SchemaTableView({}, m_theme, m_stack);
    m_facts->table()->setObjectName(u"toolAnnotations"_s);
    m_facts->table()->setAccessibleName(tr("Annotations"));
    m_historyPlace = new QWidget(m_stack);
    auto *historyLayout = new QVBoxLayout(m_historyPlace);
    historyLayout->setContentsMargins(0, 0, 0, 0);
    auto *costs = new QWidget(m_stack);
    m_costWords = named(plainLabel({}, m_theme, Token::Quiet, TextSize::Small, costs), u"costWords"_s);
    m_costs = named(new CostTable(tr("Field"), false, costs), u"toolCosts"_s, tr("Cost of each field"));
    auto *costsLayout = new QVBoxLayout(costs);
    costsLayout->setContentsMargins(0, 0, 0, 0);
    costsLayout->addWidget(m_costs, 1);
    costsLayout->addWidget(m_costWords);
    m_json = new JsonView(m_theme, m_stack);
    for (QWidget *page :
         std::initializer_list<QWidget *>{m_parameters, m_output, m_facts, m_historyPlace, costs, m_json})
        m_stack->addWidget(page);
    m_stack->setMinimumSize(1, 180);
    connect(m_tabs, &SegmentedControl::currentChanged, this, [this](int tab) {
        m_stack->setCurrentIndex(tab);
        showTabContent();
    });

    auto *layout = new QVBoxLayout(whole);
    layout->setContentsMargins(0, 6, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_tabs);
    layout->addWidget(m_stack, 1);
    return whole;
}

void ToolDetail::setReviewer(CatalogReviewer &reviewer)
{
    m_reviewer = &reviewer;
    m_history = new HistoryView(reviewer, m_theme, m_historyPlace);
    m_historyPlace->layout()->addWidget(m_history);
    connect(m_findings, &FindingRows::accepted, this,
            [this](const ToolFinding &finding) { m_reviewer->accept(m_kind, {finding}); });
    connect(m_findings, &FindingRows::takenBack, this,
            [this](const ToolFinding &finding) { m_reviewer->withdraw(m_kind, {finding}); });
    connect(m_reviewer, &CatalogReviewer::reviewed, this, [this](const CatalogKind &kind) {
        if (m_hasTool && kind == m_kind)
            showReview();
    });
}

void ToolDetail::clear()
{
    m_tool = {};
    m_hasTool = false;
    m_scroll->hide();
    m_nothing->show();
}

void ToolDetail::showTool(const Tool &tool, const CatalogKind &kind)
{
    const bool isSame = m_hasTool && m_kind == kind && m_tool == tool;
    m_tool = tool;
    m_kind = kind;
    m_hasTool = true;
    m_nothing->hide();
    m_scroll->show();
    if (!isSame) {
        m_title->setText(displayText(tool.shownName(), LineBreaks::Mark, 300));
        m_name->setText(displayText(tool.name, LineBreaks::Mark, 300));
        showDescription(false);
        m_isShown = QList<bool>(JsonTab + 1, false);
    }
    m_isShown[HistoryTab] = false;
    showChips();
    showReview();
    showTabContent();
    // what is new is seen with this; a change is looked at when it is shown
    if (m_reviewer && isVisible()) {
        const CatalogReview *review = m_reviewer->reviewOf(m_kind);
        const qsizetype place = placeInCatalog();
        if (review && place >= 0 && review->marks.at(place).isNew)
            lookedAt();
    }
}

/// What a tab shows is made when it is looked at.
void ToolDetail::showTabContent()
{
    const int tab = m_stack->currentIndex();
    if (!m_hasTool || m_isShown.value(tab, true))
        return;
    m_isShown[tab] = true;
    switch (Tab(tab)) {
    case ParametersTab:
        m_parameters->showSchema(m_tool.inputSchema, tr("This tool takes no parameters, or its schema lists none."));
        break;
    case OutputTab:
        m_output->showSchema(m_tool.outputSchema, m_tool.outputSchema.isEmpty()
                                                      ? tr("No output schema")
                                                      : tr("The output schema lists no fields."));
        break;
    case AnnotationsTab:
        m_facts->showRows(factRows(m_tool), {tr("Annotation"), tr("Value"), tr("Meaning")});
        break;
    case HistoryTab:
        if (m_history) {
            const CatalogReview *review = m_reviewer->reviewOf(m_kind);
            const qsizetype place = placeInCatalog();
            m_history->showTool(m_kind, m_tool, review && place >= 0 ? review->marks.at(place).since : QDateTime());
        }
        break;
    case CostTab:
        showCosts();
        break;
    case JsonTab:
        m_json->showJson(m_tool.raw);
        break;
    }
}

void ToolDetail::showCosts()
{
    constexpr qsizetype most = 2000;
    QList<CostRow> rows;
    for (const FieldCost &field : fieldCosts(m_tool)) {
        if (rows.size() == most)
            break;
        rows.append({displayText(field.where, LineBreaks::Mark, 200), field.cost, field.isGiven, true});
    }
    m_costs->costs()->setRows(rows);
    const ToolCost whole = toolCost(m_tool);
    m_costWords->setText(
        tr("About %1 tokens (±%2 %), %3 bytes as sent to a model: name, description and parameters.")
            .arg(QLocale().toString(whole.tokens), QString::number(tokenErrorOfTool), QLocale().toString(whole.bytes)));
    setPlainToolTip(m_costWords, costMethod());
}

void ToolDetail::showDescription(bool whole)
{
    const QString &text = m_tool.description;
    if (whole && text.size() > longDescription) {
        showWholeText(displayText(m_tool.shownName(), LineBreaks::Mark, 100),
                      displayText(text, LineBreaks::Keep, wholeDescription), m_theme, this);
        return;
    }
    m_description->setVisible(!text.isEmpty());
    m_description->setText(displayText(text, LineBreaks::Keep, whole ? longDescription : shortDescription));
    m_showAll->setVisible(!whole && text.size() > shortDescription);
}

void ToolDetail::showChips()
{
    qDeleteAll(m_chips->findChildren<Chip *>(Qt::FindDirectChildrenOnly));
    QList<AnnotationChip> chips = annotationChips(m_tool.annotations);
    if (hidesCharacters(m_tool.name) || hidesCharacters(m_tool.title) || hidesCharacters(m_tool.description))
        chips.append({tr("hidden text, shown as marks"), Token::Failed});
    chips.append({tr("%n token(s)", nullptr, toolCost(m_tool).tokens), Token::Quiet});
    for (const AnnotationChip &words : std::as_const(chips)) {
        auto *chip = new Chip(m_theme, m_chips);
        chip->showText(words.text, words.tone);
        m_chips->layout()->addWidget(chip);
        chip->show();
        if (&words == &chips.constLast())
            setPlainToolTip(chip, costMethod());
    }
}

qsizetype ToolDetail::placeInCatalog() const
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

void ToolDetail::showReview()
{
    const CatalogReview *review = m_reviewer ? m_reviewer->reviewOf(m_kind) : nullptr;
    const qsizetype place = placeInCatalog();
    QList<ToolFinding> findings;
    QList<ToolFinding> accepted;
    const bool isReviewed = review && place >= 0;
    if (isReviewed) {
        const auto isOwn = [place](const ToolFinding &finding) { return finding.tool == place; };
        std::copy_if(review->findings.cbegin(), review->findings.cend(), std::back_inserter(findings), isOwn);
        std::copy_if(review->accepted.cbegin(), review->accepted.cend(), std::back_inserter(accepted), isOwn);
    }
    m_findings->showFindings(findings, accepted);
    showChange(isReviewed ? &review->marks.at(place) : nullptr);
}

void ToolDetail::showChange(const ToolMark *mark)
{
    const CatalogReview *review = m_reviewer ? m_reviewer->reviewOf(m_kind) : nullptr;
    const bool isChanged = mark && mark->change >= 0 && review->changes.at(mark->change).fate == ToolFate::Changed;
    if (!isChanged) {
        m_change->hide();
        return;
    }
    const QString date = QLocale().toString(mark->since.toLocalTime().date(), QLocale::ShortFormat);
    const QString sentence = changeSentence(review->changes.at(mark->change).changes);
    if (mark->changed)
        m_change->showMessage(Token::Warned, {}, tr("Changed since %1:").arg(date), sentence);
    else
        m_change->showMessage(Token::Quiet, {}, tr("Changed since %1 and reviewed:").arg(date), sentence);
}

void ToolDetail::lookedAt()
{
    if (m_reviewer && m_hasTool)
        m_reviewer->lookedAt(m_kind, m_tool.name);
}

void ToolDetail::showTab(Tab tab)
{
    m_tabs->setCurrentIndex(tab);
}

void ToolDetail::showPlace(const QString &where)
{
    const auto isIn = [&where](QLatin1String part) { return where.startsWith(part); };
    if (isIn("inputSchema"_L1)) {
        showTab(ParametersTab);
        if (m_parameters->showPlace(where))
            return;
    } else if (isIn("outputSchema"_L1)) {
        showTab(OutputTab);
        if (m_output->showPlace(where))
            return;
    } else if (where == "description"_L1 || where == "title"_L1 || where == "name"_L1) {
        showDescription(true);
        QLabel *label = where == "description"_L1 ? m_description : where == "title"_L1 ? m_title : m_name;
        m_scroll->ensureWidgetVisible(label);
        label->setSelection(0, int(label->text().size()));
        return;
    } else {
        showTab(AnnotationsTab);
        if (m_facts->showPlace(where))
            return;
    }
    showTab(JsonTab);
}

} // namespace rc

#include "moc_tooldetail.cpp"
