// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/inspector/toolinspector.h"

#include "catalog/review/toolcost.h"
#include "catalog/review/toolfindings.h"
#include "core/textsof.h"
#include "core/words/age.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "session/tools/catalogreviewer.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/theme.h"
#include "ui/tools/review/findingspanel.h"
#include "ui/tools/review/readingpanel.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/segmentedcontrol.h"

#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QStackedWidget>

#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype shortInstructions = 240;
constexpr qsizetype maxInstructions = 20'000;

} // namespace

InstructionsView::InstructionsView(CatalogReviewer &reviewer, const Theme &theme, QWidget *parent)
    : Panel(parent)
    , m_reviewer(reviewer)
    , m_heading(named(plainLabel({}, theme, Token::Quiet, TextSize::Small, this), u"instructionsHeading"_s))
    , m_label(named(plainLabel({}, theme, Token::Text, TextSize::Body, this), u"instructionsText"_s))
    , m_findings(named(plainLabel({}, theme, Token::Warned, TextSize::Small, this), u"instructionsFindings"_s))
    , m_change(named(plainLabel({}, theme, Token::Quiet, TextSize::Small, this), u"instructionsChange"_s))
    , m_all(named(linkButton({}, this), u"allInstructions"_s))
{
    setObjectName(u"instructionsView"_s);
    auto *row = makeRow({}, {{m_heading, 1}, m_all});
    makeColumn(this, {QMargins(14, 10, 14, 10), grid::unit}, {row, m_label, m_findings, m_change});
    for (QLabel *label : {m_label, m_findings, m_change})
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    connect(m_all, &QPushButton::clicked, this, [this] {
        m_isExpanded = !m_isExpanded;
        showText();
    });
    connect(&reviewer, &CatalogReviewer::reviewed, this, &InstructionsView::showInstructions);
    hide();
}

void InstructionsView::setShown(const QList<CatalogKind> &catalogs)
{
    m_shown = catalogs;
    showInstructions();
}

void InstructionsView::showInstructions()
{
    QList<const ToolCatalog *> catalogs;
    QStringList changes;
    for (const CatalogKind &kind : std::as_const(m_shown)) {
        const ToolCatalog *catalog = m_reviewer.catalogOf(kind);
        const CatalogReview *review = m_reviewer.reviewOf(kind);
        if (catalog)
            catalogs.append(catalog);
        if (review && !review->instructionsBefore.isNull())
            changes.append(tr("Changed since %1. Before: “%2”")
                               .arg(momentText(review->instructionsSince),
                                    displayText(review->instructionsBefore, LineBreaks::Mark, shortInstructions)));
    }
    QStringList texts;
    for (const ToolCatalog *catalog : std::as_const(catalogs)) {
        const QString name = catalogs.size() > 1 ? shortCatalogName(catalog->kind) + u": "_s : QString();
        if (!catalog->instructions.isEmpty())
            texts.append(name + catalog->instructions);
    }
    if (const QString text = texts.join(u'\n'); std::exchange(m_text, text) != text)
        m_isExpanded = false;
    m_change->setText(changes.join(u'\n'));
    m_change->setVisible(!changes.isEmpty());
    showFindings(catalogs);
    showText();
}

void InstructionsView::showFindings(const QList<const ToolCatalog *> &catalogs)
{
    constexpr qsizetype maxShown = 6;
    QStringList lines;
    for (const ToolCatalog *catalog : catalogs) {
        for (const ToolFinding &finding : instructionsFindings({*catalog})) {
            const FindingRuleRow &row = ruleRow(finding.rule);
            lines.append(u"%1 · %2 · %3 · %4"_s.arg(severityWord(severityOf(finding)), finding.what, row.word,
                                                    wireWord(row.family)));
        }
    }
    if (lines.size() > maxShown) {
        lines.resize(maxShown);
        lines.append(u"…"_s);
    }
    m_findings->setText(lines.join(u'\n'));
    m_findings->setVisible(!lines.isEmpty());
}

void InstructionsView::showText()
{
    setVisible(!m_text.isEmpty());
    m_heading->setText(
        tr("Instructions for the model · about %1 tokens").arg(QLocale().toString(estimatedTokens(m_text.toUtf8()))));
    const bool isLong = m_text.size() > shortInstructions;
    m_all->setVisible(isLong);
    m_all->setText(m_isExpanded ? tr("Show less") : tr("Show all"));
    m_label->setText(m_isExpanded || !isLong
                         ? displayText(m_text, LineBreaks::Keep, maxInstructions)
                         : displayText(m_text.left(shortInstructions).section(u'\n', 0, 2), LineBreaks::Mark) + u'…');
}

namespace {

SegmentedControl *buildCatalogTabs(QWidget *parent)
{
    auto *tabs = named(new SegmentedControl(SegmentedControl::Look::Tabs, parent), u"catalogTabs"_s);
    tabs->setChoices(QStringList(CatalogDetail::FindingsTab + 1)); // before the contents are created, for the tab order
    return tabs;
}

} // namespace

CatalogDetail::CatalogDetail(CatalogReviewer &reviewer, const Theme &theme, QWidget *parent)
    : Panel(parent)
    , m_title(named(plainLabel({}, theme, Token::Text, TextSize::Strong, this), u"catalogTitle"_s))
    , m_tabs(buildCatalogTabs(this))
    , m_stack(new QStackedWidget(this))
    , m_instructions(new InstructionsView(reviewer, theme, this))
    , m_reading(new ReadingPanel(reviewer, theme, m_stack))
    , m_findings(new FindingsPanel(reviewer, theme, m_stack))
{
    setObjectName(u"catalogDetail"_s);
    auto *readingPage = new QWidget(m_stack);
    makeColumn(readingPage, {noMargins, 2 * grid::unit}, {m_instructions, {m_reading, 1}});
    m_stack->addWidget(readingPage);
    m_stack->addWidget(m_findings);
    m_stack->setMinimumSize(1, 100);
    makeColumn(this, {QMargins(16, 12, 16, 12), 6}, {m_title, m_tabs, {m_stack, 1}});
    connect(m_tabs, &SegmentedControl::currentChanged, m_stack, &QStackedWidget::setCurrentIndex);
    connect(m_findings, &FindingsPanel::countChanged, this, &CatalogDetail::updateTabTexts);
    connect(m_findings, &FindingsPanel::locationRequested, this, &CatalogDetail::locationRequested);
    connect(m_reading, &ReadingPanel::toolRequested, this,
            [this](const CatalogKind &kind, const QString &name) { emit locationRequested(kind, name, {}); });
    setShown(interfaceCatalogs());
}

void CatalogDetail::setShown(const QList<CatalogKind> &catalogs)
{
    m_shown = catalogs;
    QStringList names = textsOf(catalogs, [](const CatalogKind &kind) { return catalogName(kind); });
    m_title->setText(tr("Catalog: %1").arg(listText(names)));
    m_instructions->setShown(catalogs);
    m_reading->setShown(catalogs);
    m_findings->setShown(catalogs);
}

void CatalogDetail::showTab(Tab tab)
{
    m_tabs->setCurrentIndex(tab);
}

void CatalogDetail::showChanges()
{
    showTab(FindingsTab);
    m_findings->showChanges();
}

void CatalogDetail::forget()
{
    m_reading->includeAll();
    setShown(m_shown);
}

void CatalogDetail::updateTabTexts()
{
    QStringList texts{findingsTabText(m_findings->count())};
    if (const auto unreviewed = static_cast<int>(m_findings->unreviewed()); unreviewed > 0)
        texts.append(tr("%n change(s)", "not reviewed yet", unreviewed));
    m_tabs->setChoices({tr("What the model sees"), texts.join(u" · "_s)});
    m_tabs->updateGeometry();
}

ToolInspector::ToolInspector(CatalogReviewer &reviewer, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_back(named(linkButton(u"‹ "_s + tr("Back to the list"), this), u"backToList"_s, tr("Back to the list")))
    , m_stack(new QStackedWidget(this))
    , m_detail(new ToolDetail(theme, m_stack))
    , m_catalog(new CatalogDetail(reviewer, theme, m_stack))
{
    setObjectName(u"toolInspector"_s);
    m_detail->setReviewer(reviewer);
    m_stack->addWidget(m_detail);
    m_stack->addWidget(m_catalog);
    m_back->hide();
    makeColumn(this, {noMargins, grid::unit}, {{m_back, 0, Qt::AlignLeading}, {m_stack, 1}});
    connect(m_back, &QPushButton::clicked, this, &ToolInspector::backRequested);
    connect(m_catalog, &CatalogDetail::locationRequested, this,
            [this](const CatalogKind &kind, const QString &name, const QString &where) {
                emit toolRequested(kind, name);
                if (!where.isEmpty())
                    m_detail->showLocation(where);
            });
}

void ToolInspector::showTool(const Tool &tool, const CatalogKind &kind)
{
    m_stack->setCurrentWidget(m_detail);
    m_detail->showTool(tool, kind);
}

void ToolInspector::showCatalog()
{
    m_stack->setCurrentWidget(m_catalog);
}

void ToolInspector::setBackShown(bool shown)
{
    m_back->setVisible(shown);
}

QWidget *ToolInspector::firstFocus() const
{
    const SegmentedControl *tabs = m_stack->currentWidget() == m_catalog ? m_catalog->tabs() : m_detail->tabs();
    return tabs->button(tabs->currentIndex());
}

} // namespace rc

#include "moc_toolinspector.cpp"
